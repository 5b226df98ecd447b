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
  /** Bounds of single operations, by their ids, where they are others. */
  readonly limits?: Readonly<Record<string, OperationLimits>>;
  /** An existing folder for file parts while their request lasts. */
  readonly uploadFolder: string;
  /** True if every reply is checked against the document. */
  readonly validateResponses: boolean;
  /** HTML pages in place of JSON, where the profile has them. */
  readonly pages?: Pages;
}

/** Limits of one operation; absent ones are those of all operations. */
export interface OperationLimits {
  readonly fileBytes?: number;
  /** Largest file of a sender who has shown no credentials by the time it begins. */
  readonly anonymousFileBytes?: number;
  /** Advice for who has a larger file, for the refusal; `{name}` stands for the parameter of the path. */
  readonly largerFiles?: string;
  /**
   * Most bytes of a body whose file is too large that are read on for a page, for the fields behind the file; without
   * it, the reading ends with such a file.
   */
  readonly pastFileBytes?: number;
  /** Time limit. Operations of one path share the longest. */
  readonly timeoutSeconds?: number;
}

/** Largest file that an operation takes. */
export function fileLimitOf(
  operation: Operation,
  options: Pick<ServeOptions, 'limits' | 'fileLimitBytes'>,
): number {
  return options.limits?.[operation.operationId]?.fileBytes ?? options.fileLimitBytes;
}
