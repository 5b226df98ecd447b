import type { DiskWatch } from '../storage/write-checks.js';
import type { Job } from './job.js';

const NO_ROOM = 'There is no room on the disk of the server. The job goes on once there is.';

/**
 * Describes why a job waits for another reason than a free worker: its last attempt failed, or the disk is full.
 *
 * Returns `undefined` for other jobs, and for those that have ended.
 */
export async function describeWait(
  { status, error }: Pick<Job, 'status' | 'error'>,
  disk: DiskWatch | undefined,
): Promise<string | undefined> {
  if (status !== 'queued' && status !== 'running') return undefined;
  if (status === 'queued' && error !== undefined) return `Waiting to be tried again: ${error.message}`;
  return (await disk?.isFull()) === true ? NO_ROOM : undefined;
}
