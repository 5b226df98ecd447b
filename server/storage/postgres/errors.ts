const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
const QUERY_CANCELED = '57014';
const CONFIGURATION_LIMIT_EXCEEDED = '53400';

// serialization_failure, deadlock_detected, lock_not_available
const BUSY = new Set(['40001', '40P01', '55P03']);

/** A unique index or primary key refused the statement. */
export function isPostgresUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

/** The transaction was given up in favour of another and may succeed when it is tried again. */
export function isPostgresBusy(error: unknown): boolean {
  return BUSY.has(sqlState(error) ?? '');
}

/** The statement was cancelled, by another connection or by `statement_timeout`. */
export function isPostgresCanceled(error: unknown): boolean {
  return sqlState(error) === QUERY_CANCELED;
}

/** There was no room on the server's disk for what the statement writes. */
export function isPostgresFull(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/** The statement needs more than the server's settings allow, such as `temp_file_limit`. */
export function isPostgresLimit(error: unknown): boolean {
  return sqlState(error) === CONFIGURATION_LIMIT_EXCEEDED;
}

function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
