import type { components } from '../generated/features.js';

/** How a job is getting on, as the server tells it. Counts grow while it runs. */
export type JobStatus = components['schemas']['AppendJob'];

/** True when everything, or everything but the rows in `errors`, was written. */
export function hasSucceeded(job: JobStatus): boolean {
  return job.status === 'Completed';
}

/** True when the job will not change any more. */
export function hasEnded(job: JobStatus): boolean {
  return hasSucceeded(job) || job.status === 'Failed';
}
