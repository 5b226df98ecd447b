import { BlobStoreError } from '../storage/blobs/blobs.js';
import { isDiskFull } from '../storage/disk-full.js';
import { JobError, type JobFailure } from './job.js';

const STORE_AWAY: JobFailure = {
  code: 'job.store_unavailable',
  message: 'The store of files did not answer.',
  details: [],
};

const NO_ROOM: JobFailure = {
  code: 'job.no_room',
  message: 'There is no room on the disk of the server.',
  details: [],
};

/** Failure of a job that no worker could finish. */
export const WORKER_LOST: JobFailure = {
  code: 'job.worker_lost',
  message: 'The worker stopped unexpectedly, each time that the job was tried.',
  details: [],
};

/**
 * Returns the failure that the owner may read. Unforeseen errors may mention files and statements, so they are only
 * logged.
 */
export function describeFailure(error: unknown): JobFailure {
  if (error instanceof JobError) return { code: error.code, message: error.message, details: error.details };
  if (error instanceof BlobStoreError) return STORE_AWAY;
  if (isDiskFull(error)) return NO_ROOM;
  return {
    code: 'job.internal',
    message: 'The job failed for a reason that it did not foresee.',
    details: [],
  };
}

/** Returns true if an operator must first repair the blob store or the disk, so that an immediate retry is useless. */
export function isOutage(error: unknown): boolean {
  const reason = error instanceof JobError ? error.cause : error;
  return reason instanceof BlobStoreError || isDiskFull(reason);
}

/**
 * Removes the result and details of a foreseen failure from the log: they are large, and belong to the owner of the
 * job.
 */
export function toLogged(error: unknown): object {
  if (!(error instanceof JobError)) return { err: error };
  const { code, message, cause } = error;
  return { code, reason: message, ...(cause !== undefined && { err: cause }) };
}
