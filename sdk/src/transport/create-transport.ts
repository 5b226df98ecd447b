import type { Credentials } from './credentials.js';
import { withoutQuery } from '../errors/without-query.js';
import type { Hooks } from './hooks.js';
import { Transport } from './transport.js';

/** How a server is talked to. */
export interface ConnectionOptions {
  /** Credentials of the caller: `signIn(…)`, `basic(…)` or `token(…)`. Calls are anonymous where left out. */
  readonly credentials?: Credentials;
  /** Time limit of each call in milliseconds, repeats included; 30 000 unless told. Uploads have longer. */
  readonly timeoutMs?: number;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the place of the platform's `fetch`, for a proxy or for tests. */
  readonly fetch?: typeof globalThis.fetch;
  /** Called on the way of each request. */
  readonly hooks?: Hooks;
  /** Takes a line for each request, answer and repeat, without bodies and with secrets hidden. */
  readonly debug?: (line: string) => void;
}

const TIMEOUT_MS = 30_000;

/** @throws {TypeError} when `url` is not an address of the web. */
export function createTransport(options: ConnectionOptions & { readonly url: string | URL }): Transport {
  const { href, protocol, username, password } = new URL(options.url);
  // As in `localhost:8080`, which is an address, too.
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${href} does not begin with http:// or https://`);
  // Nor do platforms: they say so at the first request, with the password.
  if (username !== '' || password !== '')
    throw new TypeError(
      'The address may not hold a user or password: give `credentials`, such as basic({ … })',
    );
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
