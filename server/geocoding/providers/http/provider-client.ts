import { askStrictly, type ServerAnswer } from '../../../outbound/ask-strictly.js';
import { FetchError } from '../../../outbound/fetch-error.js';
import { GeocodeError } from '../../geocoder.js';
import { Pace } from './pace.js';
import { pause } from './pause.js';

export interface ProviderClientOptions {
  /** `host:port` of servers that are allowed although their addresses are not public. */
  readonly allow: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly requestsPerSecond: number;
  readonly requestsAtOnce: number;
  readonly timeoutMs?: number;
  /** Delay before the first retry; it doubles each time. */
  readonly pauseMs?: number;
}

/** JSON answer of a provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Client of a provider's API. */
export interface ProviderClient {
  /**
   * Sends a request, and retries with growing delays after a lost connection, an overload, or an answer for which
   * `isBusy` is true.
   *
   * It respects `Retry-After`.
   *
   * @throws {GeocodeError} `unavailable` after all attempts; `refused` for status 401 and 403.
   */
  ask(url: URL, request: ProviderRequest): Promise<ProviderAnswer>;
}

export interface ProviderRequest {
  readonly signal: AbortSignal;
  /** Form to POST; without one the request is a GET. */
  readonly form?: URLSearchParams;
  readonly isBusy?: (json: unknown) => boolean;
}

const TIMEOUT_MS = 60_000;
const MAX_BYTES = 32 * 2 ** 20;
const TRIES = 4;
const PAUSE_MS = 500;
/** Maximum wait that a provider may request. Beyond it the attempt fails, and the job retries later. */
const LONGEST_WAIT_MS = 60_000;
const BUSY_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { allow, headers = {}, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = options;
  const pace = new Pace({ perSecond: options.requestsPerSecond, atOnce: options.requestsAtOnce });

  async function ask(url: URL, request: ProviderRequest): Promise<ProviderAnswer> {
    const { signal, form } = request;
    for (let tries = 1; ; tries += 1) {
      const outcome = await pace.run(async () => {
        try {
          const limits = { timeoutMs, maxBytes: MAX_BYTES, allow, headers };
          return await askStrictly(url.href, { signal, ...limits, ...(form && { form }) });
        } catch (error) {
          if (error instanceof FetchError) return error;
          throw error;
        }
      }, signal);
      const busy = classifyOutcome(outcome, request);
      if (!('reason' in busy)) return busy;
      const waitMs = busy.waitMs ?? pauseMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
      if (tries === TRIES || waitMs > LONGEST_WAIT_MS) {
        // Report only the host, because the address may contain a token.
        const text = `The geocoder at ${url.host} ${busy.reason}.`;
        throw new GeocodeError('unavailable', text, { cause: outcome });
      }
      await pause(waitMs, signal);
    }
  }

  return { ask };
}

interface Busy {
  readonly reason: string;
  readonly waitMs?: number;
}

function classifyOutcome(
  outcome: ServerAnswer | FetchError,
  { isBusy }: ProviderRequest,
): ProviderAnswer | Busy {
  if (outcome instanceof FetchError) return { reason: outcome.message };
  const { status, headers, text } = outcome;
  if (status === 401 || status === 403) {
    throw new GeocodeError('refused', `The geocoder answers with status ${String(status)}.`);
  }
  if (BUSY_STATUSES.has(status)) {
    const waitMs = readRetryAfter(headers['retry-after']);
    return { reason: `answers with status ${String(status)}`, ...(waitMs !== undefined && { waitMs }) };
  }
  try {
    const json: unknown = JSON.parse(text);
    return isBusy?.(json) === true ? { reason: 'reports that it is overloaded' } : { status, json };
  } catch {
    return { reason: 'answers with something other than JSON' };
  }
}

/** Parses seconds or a date, and returns milliseconds. */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
