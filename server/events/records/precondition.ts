import { AppError } from '../../lib/errors.js';

/** Revisions that a record must be at for a change to be made; `undefined` for any. */
export type Precondition = ReadonlySet<number> | undefined;

/** Headers of whatever changes a record. */
export interface ChangeHeaders {
  readonly 'if-match'?: string | undefined;
}

/**
 * Reads `If-Match`. An `ETag` of a record begins with its revision (`"3-1f0c9a"`); what follows also tells of
 * whatever is shown beside the record, such as its venue, which a change of the record does not overwrite. Weak
 * tags and those of something else stand for no revision at all.
 */
export function readPrecondition({ 'if-match': header }: ChangeHeaders): Precondition {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',').map((tag) => /^\s*"(\d{1,15})-[^"]*"\s*$/.exec(tag)?.[1]);
  return new Set(tags.flatMap((revision) => (revision === undefined ? [] : [Number(revision)])));
}

/** @throws {AppError} `request.precondition_failed` when the record has changed since. */
export function requireRevision(expected: Precondition, revision: number): void {
  if (expected === undefined || expected.has(revision)) return;
  throw new AppError('request.precondition_failed', 'The record has changed since it was read.');
}
