import { isFairgroundError } from '../errors/guards.js';
import type { Retry } from './hooks.js';

const HIDDEN = '***';

// Parts of names of headers and parameters whose values are secret.
const SECRET = 'auth|cookie|token|secret|passw|nonce|session|signature|api.?key';
const SECRET_NAME = new RegExp(SECRET, 'i');
const SECRET_VALUE = new RegExp(`((?:${SECRET})\\w*=)[^&;\\s]+`, 'gi');

/** Describes a request in one line, without its body or secrets. */
export function describeRequest({ method, url, headers }: Request): string {
  const shown = [...headers].map(
    ([name, value]) => `${name}: ${SECRET_NAME.test(name) ? HIDDEN : hideInText(value)}`,
  );
  return [`${method} ${hideInUrl(url)}`, ...shown].join(' | ');
}

/** Describes a response in one line, without its body. */
export function describeResponse({ status, headers }: Response, request: Request, ms: number): string {
  const requestId = headers.get('x-request-id');
  const id = requestId === null ? '' : ` | request ${requestId}`;
  return `${String(status)} after ${ms.toFixed(0)} ms, to ${request.method} ${hideInUrl(request.url)}${id}`;
}

/** Describes the reason of a retry, without the server's message, which may repeat what was sent. */
export function describeRetry({ error, attempt, delayMs }: Retry): string {
  const reason = isFairgroundError(error) ? `${error.code} ${String(error.status ?? '')}`.trim() : 'failure';
  return `try ${String(attempt)} failed (${reason}), again in ${String(delayMs)} ms`;
}

/** Removes the values of secret parameters from an address. Requests have no user or password in theirs. */
function hideInUrl(address: string): string {
  const url = new URL(address);
  for (const name of new Set(url.searchParams.keys())) {
    if (SECRET_NAME.test(name)) url.searchParams.set(name, HIDDEN);
  }
  return url.href;
}

/** Removes secrets from header values, because a header such as `Referer` may contain a token. */
function hideInText(value: string): string {
  return value.replace(SECRET_VALUE, `$1${HIDDEN}`);
}
