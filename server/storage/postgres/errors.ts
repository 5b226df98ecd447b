const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
const QUERY_CANCELED = '57014';
const CONFIGURATION_LIMIT_EXCEEDED = '53400';

// serialization_failure, deadlock_detected, lock_not_available
const BUSY = new Set(['40001', '40P01', '55P03']);

/** Returns true for a violation of a unique index or primary key. */
export function isPostgresUniqueViolation(error: unknown): boolean {
  return sqlState(error) === UNIQUE_VIOLATION;
}

/** Returns true if the transaction was aborted in favour of another and may succeed on a retry. */
export function isPostgresBusy(error: unknown): boolean {
  return BUSY.has(sqlState(error) ?? '');
}

/** Returns true if the statement was cancelled, by another connection or by `statement_timeout`. */
export function isPostgresCanceled(error: unknown): boolean {
  return sqlState(error) === QUERY_CANCELED;
}

/** Returns true if the server's disk is full. */
export function isPostgresFull(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/** Returns true if the statement needs more than the server's settings allow, such as `temp_file_limit`. */
export function isPostgresLimit(error: unknown): boolean {
  return sqlState(error) === CONFIGURATION_LIMIT_EXCEEDED;
}

function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
