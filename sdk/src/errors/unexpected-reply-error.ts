import { FairgroundError, type FairgroundErrorDetails } from './fairground-error.js';
import { withoutQuery } from './without-query.js';

/** The start of a strange answer is enough to recognise it; a whole page would drown a log. */
const EXCERPT_LENGTH = 300;

/**
 * Something answered, but not the interface: a proxy's error page, a sign-in page, cut-off JSON. Often the
 * address is wrong or a gateway on the way has failed.
 */
export class UnexpectedReplyError extends FairgroundError {
  /** How the answer begins. */
  readonly excerpt: string;

  /** @param text - the answer. The address is told without its query, where others may have put secrets. */
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
