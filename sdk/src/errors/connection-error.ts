import { FairgroundError } from './fairground-error.js';
import { withoutQuery } from './without-query.js';

/** No answer came, or it broke off: the server is down, the name unknown, the network gone. */
export class ConnectionError extends FairgroundError {
  /** @param address - is told without its query, where others may have put secrets. */
  constructor(address: string, cause: unknown) {
    super(`No answer from ${withoutQuery(address)}: ${innermostReason(cause)}`, {
      code: 'connection_failed',
      cause,
    });
    this.name = 'ConnectionError';
  }
}

/** `fetch` says "fetch failed" and hides why in a chain of causes. */
function innermostReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return innermostReason(error.cause);
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && !error.message.includes(code)
    ? `${code} ${error.message}`.trim()
    : error.message;
}
