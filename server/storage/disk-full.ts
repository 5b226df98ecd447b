import { isPostgresFull } from './postgres/errors.js';
import { isSqliteFull } from './sqlite/errors.js';

const FILE_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Returns true for the error of a full disk, of a file or either database. */
export function isDiskFull(error: unknown): boolean {
  const isOfFile = error instanceof Error && 'code' in error && FILE_CODES.has(error.code);
  return isOfFile || isSqliteFull(error) || isPostgresFull(error);
}
