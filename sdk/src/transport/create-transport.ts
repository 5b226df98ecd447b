import type { Credentials } from './credentials.js';
import { withoutQuery } from '../errors/without-query.js';
import type { Hooks } from './hooks.js';
import { Transport } from './transport.js';

/** Options of a connection to a server. */
export interface ConnectionOptions {
  /** Credentials of the caller: `signIn(…)`, `basic(…)` or `token(…)`. Defaults to anonymous calls. */
  readonly credentials?: Credentials;
  /**
   * Time limit of each call in milliseconds, retries included. Uploads have longer ones.
   *
   * @default 30_000
   */
  readonly timeoutMs?: number;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replacement for the platform's `fetch`, for a proxy or for tests. */
  readonly fetch?: typeof globalThis.fetch;
  /** Functions called before and after each request. */
  readonly hooks?: Hooks;
  /** Receives a line for each request, response and retry, without bodies and with secrets hidden. */
  readonly debug?: (line: string) => void;
}

const TIMEOUT_MS = 30_000;

/** @throws {TypeError} when `url` is not an HTTP address. */
export function createTransport(options: ConnectionOptions & { readonly url: string | URL }): Transport {
  const { href, protocol, username, password } = new URL(options.url);
  // Refuse `localhost:8080`, which parses as a URL with the scheme `localhost:`.
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${href} must begin with http:// or https://`);
  // Refuse it now: `fetch` refuses it as well, but with the password in its error.
  if (username !== '' || password !== '')
    throw new TypeError('`url` must not contain a user or password: use `credentials`, such as basic({ … })');
  return new Transport({
    url: withoutQuery(href).replace(/\/+$/, ''),
    credentials: options.credentials,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    headers: options.headers ?? {},
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    hooks: options.hooks ?? {},
    debug: options.debug,
  });
}
