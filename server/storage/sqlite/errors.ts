/** The lock that the statement needs is held by another connection. */
export function isSqliteBusy(error: unknown): boolean {
  return hasCode(error, 'SQLITE_BUSY') || hasCode(error, 'SQLITE_LOCKED');
}

/** A unique index or primary key refused the statement. */
export function isSqliteUniqueViolation(error: unknown): boolean {
  // `sqlite3` hands out primary result codes only, and 19 is any constraint; the rest of the text below is
  // the column, so its beginning stands for the extended codes 2067 and 1555.
  return hasCode(error, 'SQLITE_CONSTRAINT') && (error as Error).message.includes(UNIQUE_FAILED);
}

/** The statement was interrupted before it was done. */
export function isSqliteInterrupted(error: unknown): boolean {
  return hasCode(error, 'SQLITE_INTERRUPT');
}

/** There was no room on the disk, or below the limit of the file, for what the statement writes. */
export function isSqliteFull(error: unknown): boolean {
  return hasCode(error, 'SQLITE_FULL');
}

const UNIQUE_FAILED = 'SQLITE_CONSTRAINT: UNIQUE constraint failed: ';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
