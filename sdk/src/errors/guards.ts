import type { JobStatus } from '../jobs/job-status.js';
import type { ApiError } from './api-error.js';
import type { ConnectionError } from './connection-error.js';
import { ERROR_BRAND, type FairgroundError } from './fairground-error.js';
import type { JobFailedError } from './job-failed-error.js';
import type { TimeoutError } from './timeout-error.js';
import type { UnexpectedReplyError } from './unexpected-reply-error.js';

// These check a brand and a name instead of the class, so that they work across two copies of the package.

/** Returns true for every error that this package throws. */
export function isFairgroundError(error: unknown): error is FairgroundError {
  return error instanceof Error && ERROR_BRAND in error;
}

/** Returns true if the server refused the request with an error of its API. */
export function isApiError(error: unknown): error is ApiError {
  return isFairgroundError(error) && error.name === 'ApiError';
}

/** Returns true if no complete response arrived. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return isFairgroundError(error) && error.name === 'ConnectionError';
}

/** Returns true if the call took longer than its `timeoutMs`. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return isFairgroundError(error) && error.name === 'TimeoutError';
}

/** Returns true if the response did not come from the API. */
export function isUnexpectedReplyError(error: unknown): error is UnexpectedReplyError {
  return isFairgroundError(error) && error.name === 'UnexpectedReplyError';
}

/**
 * Returns true if an awaited job failed or was cancelled.
 *
 * `job` is the last status of that kind of job: of an append by default, or of an import as in
 * `isJobFailedError<ImportStatus>(error)`.
 */
export function isJobFailedError<Status = JobStatus>(error: unknown): error is JobFailedError<Status> {
  return isFairgroundError(error) && error.name === 'JobFailedError';
}

/** Returns true if the request is not valid; `faults` then names the fields. */
export function isInvalidRequest(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 400;
}

/** Returns true if credentials are missing, wrong or expired. */
export function isUnauthenticated(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 401;
}

/** Returns true if the caller is known but lacks the right. */
export function isForbidden(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 403;
}

/** Returns true if the record, service, layer, job or route does not exist. */
export function isNotFound(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 404;
}

/**
 * Returns true if the request conflicts with existing data, such as a name that is taken or a record that is not in the
 * trash.
 */
export function isConflict(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 409;
}

/** Returns true if the server received too many requests from this client; `retryAfterMs` says how long to wait. */
export function isRateLimited(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 429;
}
