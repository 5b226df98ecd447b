import type { CallOptions } from './call-options.js';
import type { Credentials } from './credentials.js';
import { ConnectionError } from '../errors/connection-error.js';
import { isFairgroundError, isUnauthenticated } from '../errors/guards.js';
import { type Deadline, startDeadline } from './deadline.js';
import type { Hooks } from './hooks.js';
import { isObject, isRefusal, parseJson, readError, unexpectedReply } from './read-error.js';
import { MAX_TRIES, isTransient, retryDelayMs } from './retry.js';

export interface TransportOptions {
  /** Address of the server, with its path if any, without a trailing slash. */
  readonly url: string;
  readonly credentials: Credentials | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly hooks: Hooks;
  /** Receives a log line for each event, without secrets. */
  readonly debug: ((line: string) => void) | undefined;
}

/** Options that openapi-fetch receives with each request. */
export interface SendInit {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

/** Result that openapi-fetch returns for a response. */
export interface Outcome<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Call {
  /** True if the call is idempotent, so that it can be retried after a failure. */
  readonly isSafe: boolean;
  /** Value of the `Idempotency-Key` header, the same for all attempts. It makes other calls safe to retry. */
  readonly idempotencyKey?: string | undefined;
  /** Time limit if the caller gives none, instead of the client's. */
  readonly timeoutMs?: number;
  /** True if the response is read after the call, where the caller's signal must still end it. */
  readonly isStreamed?: boolean;
  /** True if the response is a file rather than JSON. */
  readonly isFile?: boolean;
}

/** Sends calls: adds credentials, enforces the time limit, retries safe requests and converts failures to errors. */
export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  get url(): string {
    return this.#options.url;
  }

  /**
   * Runs one call. `send` sends the request, once per attempt.
   *
   * @throws {FairgroundError} when there is no good response.
   */
  async call<Body>(
    call: Call,
    options: CallOptions,
    send: (init: SendInit) => Promise<Outcome<Body>>,
  ): Promise<NonNullable<Body>> {
    const deadline = startDeadline(options, call.timeoutMs ?? this.#options.timeoutMs);
    const { credentials } = this.#options;
    let mayRenew = true;
    try {
      for (let attempt = 1; ;) {
        let authorization: string | undefined;
        try {
          deadline.signal.throwIfAborted();
          authorization = await this.#authorization(deadline.signal);
          return await this.#try(call, deadline, { ...options, authorization }, send);
        } catch (error) {
          deadline.signal.throwIfAborted();
          if (mayRenew && authorization !== undefined && isUnauthenticated(error)) {
            // The request was refused before it had any effect, so repeating it is always safe.
            mayRenew = false;
            if (credentials?.refused?.(authorization) === true) continue;
          }
          await this.#waitForNextTry(call, attempt, error, deadline);
          attempt += 1;
        }
      }
    } finally {
      deadline.end(call.isStreamed);
    }
  }

  /**
   * Sends a request of the openapi-fetch clients like other calls: signed, within the time limit and logged.
   *
   * It is retried if it only reads or has an idempotency key.
   *
   * @throws {FairgroundError} when there is no good response.
   */
  send(request: Request): Promise<Response> {
    const isSafe = /^(GET|HEAD)$/.test(request.method) || request.headers.has('idempotency-key');
    const call = { isSafe, isStreamed: true };
    return this.call<Response>(call, { signal: request.signal }, async ({ fetch, headers, signal }) => {
      const sent = addHeaders(new Request(request.clone(), { signal }), headers);
      const response = await fetch(sent);
      const error = await readRefusal(response);
      // An error may have a success status: return it as the response.
      return { data: isRefusal(error) ? (error as never) : response, error, response };
    });
  }

  async #waitForNextTry(call: Call, attempt: number, error: unknown, deadline: Deadline): Promise<void> {
    const mayRepeat = call.isSafe || call.idempotencyKey !== undefined;
    if (!mayRepeat || attempt >= MAX_TRIES || !isTransient(error)) throw error;
    const delayMs = retryDelayMs(attempt, isFairgroundError(error) ? error.retryAfterMs : undefined);
    // Throw the cause, which says more than a time limit that is sure to be passed.
    if (delayMs >= deadline.remainingMs()) throw error;
    const retry = { error, attempt, delayMs };
    await this.#log(({ describeRetry }) => describeRetry(retry));
    this.#options.hooks.onRetry?.(retry);
    await deadline.sleep(delayMs);
  }

  async #try<Body>(
    { idempotencyKey, isFile }: Call,
    deadline: Deadline,
    { headers, authorization }: Pick<CallOptions, 'headers'> & { readonly authorization: string | undefined },
    send: (init: SendInit) => Promise<Outcome<Body>>,
  ): Promise<NonNullable<Body>> {
    const { signal } = deadline;
    let answered: Response | undefined;
    const init: SendInit = {
      fetch: async (request) => (answered = await this.#fetch(request, signal, isFile)),
      headers: {
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(authorization !== undefined && { authorization }),
        ...this.#options.headers,
        ...headers,
      },
      signal,
    };
    const outcome = await send(init).catch((error: unknown): never => {
      throw answered === undefined ? error : readingFailure(error, answered);
    });
    const { data, error, response } = outcome;
    if (!response.ok) throw readError(response, error);
    if (isRefusal(data)) throw readError(response, data);
    if (data === undefined || data === null) throw readError(response, '');
    return data;
  }

  async #authorization(signal: AbortSignal): Promise<string | undefined> {
    const { credentials, url, headers } = this.#options;
    // Send sign-ins like calls, with hooks and log, and add the headers meant for this server.
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const isOurs = request.url.startsWith(`${url}/`);
      return this.#exchange(isOurs ? addHeaders(request, headers) : request, request.signal);
    };
    return credentials?.authorization({ url, fetch, signal });
  }

  async #fetch(request: Request, signal: AbortSignal, isFile = false): Promise<Response> {
    const response = await this.#exchange(request, signal);
    // Good responses are never HTML, but some servers label JSON so. openapi-fetch would throw a bare SyntaxError on a
    // page.
    if (response.ok && response.headers.get('content-type')?.includes('html') === true) {
      const text = await response.clone().text();
      if (isFile || !isObject(parseJson(text))) throw unexpectedReply(response, text);
    }
    return response;
  }

  /** Sends one request and returns its response, with hooks and log. */
  async #exchange(request: Request, signal: AbortSignal): Promise<Response> {
    const { hooks, fetch } = this.#options;
    const sent = (await hooks.onRequest?.(request)) ?? request;
    await this.#log(({ describeRequest }) => describeRequest(sent));
    const startedAt = performance.now();
    // Pass the signal to `fetch`: a request of a hook lacks it, and a garbage-collected request stops following it.
    const response = await fetch(sent, { signal }).catch((error: unknown): never => {
      throw signal.aborted ? error : new ConnectionError(sent.url, error);
    });
    const ms = performance.now() - startedAt;
    await this.#log(({ describeResponse }) => describeResponse(response, sent, ms));
    await hooks.onResponse?.(response, sent);
    return response;
  }

  async #log(describe: (lines: typeof import('./debug-log.js')) => string): Promise<void> {
    const { debug } = this.#options;
    // Load the code that hides secrets only when a log is wanted: most pages want none.
    if (debug !== undefined) debug(describe(await import('./debug-log.js')));
  }
}

/** Reads the body if the response is or may be an error. Other bodies may be large and are left to the caller. */
async function readRefusal(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (response.ok && !isJson) return undefined;
  const text = await response.clone().text();
  return parseJson(text) ?? text;
}

function addHeaders(request: Request, headers: Readonly<Record<string, string>>): Request {
  for (const [name, value] of Object.entries(headers))
    if (!request.headers.has(name)) request.headers.set(name, value);
  return request;
}

/** Returns the error for a body that could not be read, because its JSON or the connection is broken. */
export function readingFailure(error: unknown, response: Response): unknown {
  if (error instanceof SyntaxError) return unexpectedReply(response, '', error);
  // Platforms throw a TypeError when the connection is lost during a body.
  return error instanceof TypeError ? new ConnectionError(response.url, error) : error;
}
