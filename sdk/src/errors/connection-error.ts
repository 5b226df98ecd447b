import { FairgroundError } from './fairground-error.js';
import { withoutQuery } from './without-query.js';

/** Error thrown when no complete response arrives: the server is down, the host is unknown or the connection breaks. */
export class ConnectionError extends FairgroundError {
  /** @param address - reported without its query, which may hold secrets. */
  constructor(address: string, cause: unknown) {
    super(`No answer from ${withoutQuery(address)}: ${innermostReason(cause)}`, {
      code: 'connection_failed',
      cause,
    });
    this.name = 'ConnectionError';
  }
}

/** Returns the innermost cause of an error: `fetch` reports "fetch failed" and nests the reason. */
function innermostReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return innermostReason(error.cause);
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && !error.message.includes(code)
    ? `${code} ${error.message}`.trim()
    : error.message;
}
