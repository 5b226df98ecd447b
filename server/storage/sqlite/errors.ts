/** Returns true if another connection holds the lock that the statement needs. */
export function isSqliteBusy(error: unknown): boolean {
  return hasCode(error, 'SQLITE_BUSY') || hasCode(error, 'SQLITE_LOCKED');
}

/** Returns true for a violation of a unique index or primary key. */
export function isSqliteUniqueViolation(error: unknown): boolean {
  // `sqlite3` returns only primary result codes, and 19 is any constraint. The rest of the message is the column, so
  // its beginning stands for the extended codes 2067 and 1555.
  return hasCode(error, 'SQLITE_CONSTRAINT') && (error as Error).message.includes(UNIQUE_FAILED);
}

/** Returns true if the statement was interrupted before it completed. */
export function isSqliteInterrupted(error: unknown): boolean {
  return hasCode(error, 'SQLITE_INTERRUPT');
}

/** Returns true if the disk is full, or the file has reached its limit. */
export function isSqliteFull(error: unknown): boolean {
  return hasCode(error, 'SQLITE_FULL');
}

const UNIQUE_FAILED = 'SQLITE_CONSTRAINT: UNIQUE constraint failed: ';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
