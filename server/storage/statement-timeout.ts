import { isPostgresCanceled } from './postgres/errors.js';

/** True if the database ended a statement for its time, by our limit or by `statement_timeout` of PostgreSQL. */
export function isStatementTimeout(error: unknown): boolean {
  return (error instanceof Error && error.name === 'StatementTimeoutError') || isPostgresCanceled(error);
}
