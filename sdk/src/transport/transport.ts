import type { CallOptions } from './call-options.js';
import type { Credentials } from './credentials.js';
import { ConnectionError } from '../errors/connection-error.js';
import { isFairgroundError, isUnauthenticated } from '../errors/guards.js';
import { type Deadline, startDeadline } from './deadline.js';
import type { Hooks } from './hooks.js';
import { isObject, isRefusal, parseJson, readError, unexpectedReply } from './read-error.js';
import { MAX_TRIES, isTransient, retryDelayMs } from './retry.js';

export interface TransportOptions {
  /** Address of the server, with the path it lives under if any, without a slash at the end. */
  readonly url: string;
  readonly credentials: Credentials | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly hooks: Hooks;
  /** Takes a line for each thing that happens; without secrets. */
  readonly debug: ((line: string) => void) | undefined;
}

/** Options that openapi-fetch receives with each request. */
export interface SendInit {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

/** Result that openapi-fetch makes of an answer. */
export interface Outcome<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Call {
  /** True when doing it twice is the same as doing it once, so that it may be sent again after a failure. */
  readonly isSafe: boolean;
  /** Makes a call safe that would not be: sent as `Idempotency-Key`, the same with each try. */
  readonly idempotencyKey?: string | undefined;
  /** Takes the place of the client's `timeoutMs` where the caller gives none. */
  readonly timeoutMs?: number;
  /** True where the answer is read after the call: the caller's signal ends that, too. */
  readonly isStreamed?: boolean;
  /** True where the answer is a file, and not JSON. */
  readonly isFile?: boolean;
}

/**
 * Carries calls: adds credentials, keeps the time limit, repeats what is safe to repeat, and turns everything
 * that is not a good answer into an error of ours.
 */
export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  get url(): string {
    return this.#options.url;
  }

  /**
   * Runs one call. `send` makes the request, once for each try.
   *
   * @throws {FairgroundError} when there is no good answer.
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
            // Refused before anything was done: sending it again is harmless whatever it asks for.
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
   * Sends a request that somebody else has made as calls are sent: signed, within the time limit, told of, and repeated
   * where it only reads or carries a key.
   *
   * @throws {FairgroundError} when there is no good answer.
   */
  send(request: Request): Promise<Response> {
    const isSafe = /^(GET|HEAD)$/.test(request.method) || request.headers.has('idempotency-key');
    const call = { isSafe, isStreamed: true };
    return this.call<Response>(call, { signal: request.signal }, async ({ fetch, headers, signal }) => {
      const sent = addHeaders(new Request(request.clone(), { signal }), headers);
      const response = await fetch(sent);
      const error = await readRefusal(response);
      // An error may come with a good status: then it stands for the answer.
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
    // Sign-ins go the same way as calls, past the hooks and into the log, with what is meant for this server.
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const isOurs = request.url.startsWith(`${url}/`);
      return this.#exchange(isOurs ? addHeaders(request, headers) : request, request.signal);
    };
    return credentials?.authorization({ url, fetch, signal });
  }

  async #fetch(request: Request, signal: AbortSignal, isFile = false): Promise<Response> {
    const response = await this.#exchange(request, signal);
    // Good answers are never pages, but some servers call their JSON one. openapi-fetch would fail on another with a bare
    // SyntaxError.
    if (response.ok && response.headers.get('content-type')?.includes('html') === true) {
      const text = await response.clone().text();
      if (isFile || !isObject(parseJson(text))) throw unexpectedReply(response, text);
    }
    return response;
  }

  /** One request and its answer, with hooks and log around it. */
  async #exchange(request: Request, signal: AbortSignal): Promise<Response> {
    const { hooks, fetch } = this.#options;
    const sent = (await hooks.onRequest?.(request)) ?? request;
    await this.#log(({ describeRequest }) => describeRequest(sent));
    const startedAt = performance.now();
    // A request may be one of a hook's, or be forgotten while its answer is read: neither would hear of the signal.
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

/** The body of an answer that is an error or may be one; another may be large, and is its reader's. */
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

/** Returns the error for a body that could not be read: its JSON or the connection broke. */
export function readingFailure(error: unknown, response: Response): unknown {
  if (error instanceof SyntaxError) return unexpectedReply(response, '', error);
  // Platforms throw a TypeError when the connection is lost in the middle of a body.
  return error instanceof TypeError ? new ConnectionError(response.url, error) : error;
}
