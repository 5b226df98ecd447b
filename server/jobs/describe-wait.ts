import type { DiskWatch } from '../storage/write-checks.js';
import type { Job, JobQueue } from './job.js';

const NO_ROOM = 'There is no room on the disk of the server. The job goes on once there is.';
const NO_WORKER =
  'Waiting: no worker runs. The job starts once one does (fairground serve starts one, fairground work is one).';

/**
 * Describes why a job waits for another reason than a free worker: its last attempt failed, the disk is full, or no
 * worker runs.
 *
 * Returns `undefined` for other jobs, and for those that have ended.
 */
export async function describeWait(
  job: Pick<Job, 'status' | 'error' | 'submittedAt'>,
  disk: DiskWatch | undefined,
  jobs: Pick<JobQueue, 'isUnattended'>,
): Promise<string | undefined> {
  const { status, error } = job;
  if (status !== 'queued' && status !== 'running') return undefined;
  const isFull = (await disk?.isFull()) === true;
  if (!isFull && (await jobs.isUnattended(job))) return NO_WORKER;
  if (status === 'queued' && error !== undefined) return `Waiting to be tried again: ${error.message}`;
  return isFull ? NO_ROOM : undefined;
}
