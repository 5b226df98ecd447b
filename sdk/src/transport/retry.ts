import { isApiError, isConnectionError, isUnexpectedReplyError } from '../errors/guards.js';

/** Maximum number of attempts, the first included. */
export const MAX_TRIES = 4;

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

// Too many requests, or a gateway or server that is temporarily unavailable.
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Returns true if a retry of the request may succeed. */
export function isTransient(error: unknown): boolean {
  if (isConnectionError(error)) return true;
  return (isApiError(error) || isUnexpectedReplyError(error)) && TRANSIENT_STATUSES.has(error.status ?? 0);
}

/**
 * Returns the delay after attempt number `attempt` (from 1): exponential backoff with full jitter.
 *
 * Jitter keeps clients from retrying at the same moment. The delay is never shorter than the server asks for.
 */
export function retryDelayMs(
  attempt: number,
  retryAfterMs: number | undefined,
  random = Math.random,
): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
  return Math.max(Math.round(random() * ceiling), retryAfterMs ?? 0);
}

/** Parses a `Retry-After` header, which holds seconds or a date, and returns milliseconds. */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
