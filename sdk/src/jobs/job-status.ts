import type { components } from '../generated/features.js';

type AppendJob = components['schemas']['AppendJob'];

/** How a job is getting on, as the server tells it. Counts grow while it runs. */
export interface JobStatus extends AppendJob {}

/** A row of the source that was refused, and why. A row with several faults comes once for each of them. */
export type RefusedRow = JobStatus['errors'][number];

/**
 * A status as servers that are not Fairground tell it: much may be missing, and `CompletedWithErrors` or
 * `esriJobSucceeded` may stand for what is `Completed` here.
 */
export type ForeignStatus = Partial<Omit<JobStatus, 'status'>> & { readonly status?: string };

/** Returns the status with every member, and its state as one of our words. */
export function completeStatus(told: ForeignStatus, jobId: string): JobStatus {
  return {
    layerName: '',
    submissionTime: 0,
    lastUpdatedTime: 0,
    recordCount: 0,
    insertCount: 0,
    updateCount: 0,
    skippedCount: 0,
    errorCount: 0,
    statusMessage: '',
    messages: [],
    errors: [],
    errorsTruncated: false,
    jobId,
    ...told,
    status: stateOf(told.status ?? ''),
  };
}

function stateOf(word: string): JobStatus['status'] {
  if (/complete|succeeded/i.test(word)) return 'Completed';
  if (/fail|cancel|timedout|deleted/i.test(word)) return 'Failed';
  if (/pending|submitted|waiting|new/i.test(word)) return 'Pending';
  return /progress|executing/i.test(word) ? 'InProgress' : 'processing';
}

/** True when everything, or everything but the rows in `errors`, was written. */
export function hasSucceeded(job: JobStatus): boolean {
  return job.status === 'Completed';
}
