import type { JobStatus } from '../features/job-status.js';
import { FairgroundError } from './fairground-error.js';

/** A job that was waited for ended without success. */
export class JobFailedError extends FairgroundError {
  /** The job's last word: counts, messages and the rows that were refused. */
  readonly job: JobStatus;

  constructor(job: JobStatus) {
    super(job.statusMessage || `Job ${job.jobId} failed`, { code: 'job_failed' });
    this.name = 'JobFailedError';
    this.job = job;
  }
}
