import { FairgroundError, type FairgroundErrorDetails } from './fairground-error.js';
import { withoutQuery } from './without-query.js';

/** Maximum characters of the excerpt: enough to recognise a response without filling a log. */
const EXCERPT_LENGTH = 300;

/**
 * Error thrown when a response does not come from the API: a proxy's error page, a sign-in page or incomplete JSON.
 *
 * Often the address is wrong or a gateway has failed.
 */
export class UnexpectedReplyError extends FairgroundError {
  /** Start of the response. */
  readonly excerpt: string;

  /** @param text - the response. The error reports the address without its query, which may hold secrets. */
  constructor(
    text: string,
    details: Omit<FairgroundErrorDetails, 'code' | 'faults'> & { readonly address?: string },
  ) {
    const { address = '', status } = details;
    const whose = address && ` of ${withoutQuery(address)}`;
    super(`The answer${whose} (HTTP ${String(status)}) is not from the interface`, {
      ...details,
      code: 'unexpected_reply',
    });
    this.name = 'UnexpectedReplyError';
    this.excerpt = text.slice(0, EXCERPT_LENGTH);
  }
}
