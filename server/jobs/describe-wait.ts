import type { DiskWatch } from '../storage/write-checks.js';
import type { Job } from './job.js';

const NO_ROOM = 'There is no room on the disk of the server. The job goes on once there is.';

/**
 * Why a job is not done yet, where that is not for want of a worker: its last try has failed, or nothing can be written,
 * not even that. `undefined` for others, and for those that have ended.
 */
export async function describeWait(
  { status, error }: Pick<Job, 'status' | 'error'>,
  disk: DiskWatch | undefined,
): Promise<string | undefined> {
  if (status !== 'queued' && status !== 'running') return undefined;
  if (status === 'queued' && error !== undefined) return `Waiting to be tried again: ${error.message}`;
  return (await disk?.isFull()) === true ? NO_ROOM : undefined;
}
