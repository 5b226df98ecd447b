import { AppError } from '../../lib/errors.js';

/** Revisions that a record must have for a change; `undefined` for any. */
export type Precondition = ReadonlySet<number> | undefined;

/** Headers of requests that change a record. */
export interface ChangeHeaders {
  readonly 'if-match'?: string | undefined;
}

/**
 * Reads `If-Match`. An `ETag` of a record begins with its revision (`"3-1f0c9a"`). The rest also depends on
 * related records, such as the venue, which a change does not overwrite, and is ignored. Weak and foreign
 * tags match no revision.
 */
export function readPrecondition({ 'if-match': header }: ChangeHeaders): Precondition {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',').map((tag) => /^\s*"(\d{1,15})-[^"]*"\s*$/.exec(tag)?.[1]);
  return new Set(tags.flatMap((revision) => (revision === undefined ? [] : [Number(revision)])));
}

/**
 * Checks the revision. @throws {AppError} `request.precondition_failed` if the record has changed since.
 */
export function requireRevision(expected: Precondition, revision: number): void {
  if (expected === undefined || expected.has(revision)) return;
  throw new AppError('request.precondition_failed', 'The record has changed since it was read.');
}
