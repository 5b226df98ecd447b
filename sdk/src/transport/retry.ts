import { isApiError, isConnectionError, isUnexpectedReplyError } from '../errors/guards.js';

/** Tries of a call that is safe to repeat, the first included. */
export const MAX_TRIES = 4;

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

// Too many requests, and a gateway or server that is away for the moment.
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** True when the same request may well succeed a little later. */
export function isTransient(error: unknown): boolean {
  if (isConnectionError(error)) return true;
  return (isApiError(error) || isUnexpectedReplyError(error)) && TRANSIENT_STATUSES.has(error.status ?? 0);
}

/**
 * How long to wait after try number `attempt` (from 1): doubling, with full jitter so that many clients do
 * not come back at the same moment, and never less than the server asks for.
 */
export function retryDelayMs(
  attempt: number,
  retryAfterMs: number | undefined,
  random = Math.random,
): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
  return Math.max(Math.round(random() * ceiling), retryAfterMs ?? 0);
}

/** Milliseconds of a `Retry-After` header, which holds seconds or a date. */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
