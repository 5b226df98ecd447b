import { isBoom } from '@hapi/boom';
import { AppError } from '../../lib/errors.js';
import { BlobDamagedError, BlobMissingError, BlobStoreError } from '../../storage/blobs/blobs.js';
import { isDiskFull } from '../../storage/disk-full.js';
import { isStatementTimeout } from '../../storage/statement-timeout.js';

/** Time in seconds after which a client may retry. */
const STORE_SECONDS = 5;

/**
 * Converts any failure into an error for the caller. Internal errors reveal nothing and keep the original as `cause`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof BlobStoreError) {
    const message = 'The file store does not answer.';
    return new AppError('server.unavailable', message, {
      cause: error,
      data: { retry_after: STORE_SECONDS },
    });
  }
  if (error instanceof BlobDamagedError || error instanceof BlobMissingError) {
    const state = error instanceof BlobDamagedError ? 'damaged' : 'missing';
    return new AppError('server.internal', `The file is ${state}.`, { cause: error });
  }
  if (isDiskFull(error)) {
    return new AppError('server.unavailable', 'There is no room on the disk of the server.', {
      cause: error,
    });
  }
  if (isStatementTimeout(error)) {
    const message = 'The query took longer than this server allows. Ask for less, or narrow its conditions.';
    return new AppError('server.unavailable', message, { cause: error });
  }
  if (!isBoom(error)) return internal(error);
  switch (error.output.statusCode) {
    case 400:
      return new AppError('request.invalid', 'The request could not be read.', { cause: error });
    case 404:
      return new AppError('request.no_route', 'There is nothing at this address.');
    case 408:
      return new AppError('server.unavailable', 'The request took too long to arrive.', { cause: error });
    case 413:
      return new AppError('request.too_large', 'The body is too large.', { cause: error });
    case 415:
      return new AppError('request.media_type', 'The media type of the body is not supported.', {
        cause: error,
      });
    case 503:
      return new AppError('server.unavailable', 'The request took too long.', { cause: error });
    default:
      return internal(error);
  }
}

function internal(cause: unknown): AppError {
  return new AppError('server.internal', 'Something went wrong on the server.', { cause });
}
