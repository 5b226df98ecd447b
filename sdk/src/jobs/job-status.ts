import type { components } from '../generated/features.js';

type AppendJob = components['schemas']['AppendJob'];

/** Status of a job. Counts grow while it runs. */
export interface JobStatus extends AppendJob {}

/** Refused row of the source, and the reason. A row with several faults has one entry for each. */
export type RefusedRow = JobStatus['errors'][number];

/**
 * Status as other servers send it.
 *
 * Properties may be missing, and `CompletedWithErrors` or `esriJobSucceeded` may replace `Completed`.
 */
export type ForeignStatus = Partial<Omit<JobStatus, 'status'>> & { readonly status?: string };

/** Returns the status with all properties, and with the server's state mapped to one of Fairground's. */
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

/** Returns true if all rows except those in `errors` were written. */
export function hasSucceeded(job: JobStatus): boolean {
  return job.status === 'Completed';
}
