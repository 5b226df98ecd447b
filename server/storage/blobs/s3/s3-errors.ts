import type { S3ServiceException } from '@aws-sdk/client-s3';
import { BlobMissingError, BlobStoreError } from '../blobs.js';

/** Awaits a response of the store. Errors become a {BlobStoreError}, except for an abort. */
export async function awaitAnswer<T>(doing: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isAbort(error) ? error : toStoreError(doing, error);
  }
}

/** Wraps an error that occurred during the operation `doing`. */
export function toStoreError(doing: string, error: unknown): Error {
  const isTold = error instanceof BlobStoreError || error instanceof BlobMissingError;
  return isTold ? error : new BlobStoreError(doing, describeFailure(error), error);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Returns the HTTP status of the store's response; `undefined` if there was none. */
export function statusOf(error: unknown): number | undefined {
  const isAnswer = error instanceof Error && '$metadata' in error;
  return isAnswer ? (error as S3ServiceException).$metadata.httpStatusCode : undefined;
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = statusOf(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (status !== undefined) return `${error.name} (${status})`;
  return error.message === '' ? code : `${code}: ${error.message}`;
}
