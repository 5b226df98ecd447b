import type { JobStatus } from '../jobs/job-status.js';
import type { ApiError } from './api-error.js';
import type { ConnectionError } from './connection-error.js';
import { ERROR_BRAND, type FairgroundError } from './fairground-error.js';
import type { JobFailedError } from './job-failed-error.js';
import type { TimeoutError } from './timeout-error.js';
import type { UnexpectedReplyError } from './unexpected-reply-error.js';

// These look at a mark and a name, not at the class, so that they hold where two copies of the package meet.

/** True for every error that this package made. */
export function isFairgroundError(error: unknown): error is FairgroundError {
  return error instanceof Error && ERROR_BRAND in error;
}

/** True when the server refused the request in its own words. */
export function isApiError(error: unknown): error is ApiError {
  return isFairgroundError(error) && error.name === 'ApiError';
}

/** True when no whole answer came. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return isFairgroundError(error) && error.name === 'ConnectionError';
}

/** True when the call's `timeoutMs` was over. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isFairgroundError(error) && error.name === 'TimeoutError';
}

/** True when something other than the interface answered. */
export function isUnexpectedReplyError(error: unknown): error is UnexpectedReplyError {
  return isFairgroundError(error) && error.name === 'UnexpectedReplyError';
}

/**
 * True when a job that was waited for failed or was cancelled. `job` is what its kind of job tells of itself: of an
 * append unless told, as in `isJobFailedError<ImportStatus>(error)`.
 */
export function isJobFailedError<Status = JobStatus>(error: unknown): error is JobFailedError<Status> {
  return isFairgroundError(error) && error.name === 'JobFailedError';
}

/** True when the request itself is at fault; `faults` then names the fields. */
export function isInvalidRequest(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 400;
}

/** True when credentials are missing, wrong or expired. */
export function isUnauthenticated(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 401;
}

/** True when the caller is known but may not do this. */
export function isForbidden(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 403;
}

/** True when there is no such record, service, layer, job or route. */
export function isNotFound(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 404;
}

/** True when what is there already stands in the way: a name that is taken, a record that is not in the trash. */
export function isConflict(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 409;
}

/** True when the server has had too many requests from here; `retryAfterMs` says how long to wait. */
export function isRateLimited(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 429;
}
