import type { Logger } from 'pino';
import type { Access } from '../../auth/access.js';
import type { Pages } from '../../api/pages.js';
import type { Operation } from './operation.js';

export interface ServeOptions {
  readonly access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>;
  readonly log: Logger;
  readonly publicUrl: () => string;
  readonly bodyLimitBytes: number;
  readonly fileLimitBytes: number;
  /** Limits of single operations by id, where they differ from the default. */
  readonly limits?: Readonly<Record<string, OperationLimits>>;
  /** Existing folder for the file parts of a request while it is served. */
  readonly uploadFolder: string;
  /** True if every reply is checked against the document. */
  readonly validateResponses: boolean;
  /** HTML pages shown in place of JSON, if the profile has them. */
  readonly pages?: Pages;
}

/** Limits of one operation; absent ones have the value for all operations. */
export interface OperationLimits {
  readonly fileBytes?: number;
  /** Maximum file size for a sender without credentials before the file begins. */
  readonly anonymousFileBytes?: number;
  /** Advice for callers with a larger file, part of the refusal; `{name}` stands for a path parameter. */
  readonly largerFiles?: string;
  /**
   * Maximum number of body bytes that are still read after a file that is too large, so that a page gets the fields
   * behind it. Without it, reading ends at that file.
   */
  readonly pastFileBytes?: number;
  /** Time limit. Operations of one path share the longest one. */
  readonly timeoutSeconds?: number;
}

/** Returns the maximum file size of an operation. */
export function fileLimitOf(
  operation: Operation,
  options: Pick<ServeOptions, 'limits' | 'fileLimitBytes'>,
): number {
  return options.limits?.[operation.operationId]?.fileBytes ?? options.fileLimitBytes;
}
