import type { JobStatus } from '../jobs/job-status.js';
import { FairgroundError } from './fairground-error.js';

/** A job that was waited for ended without success. */
export class JobFailedError<Status = JobStatus> extends FairgroundError {
  /** The job's last word. Of an append: counts, messages and the rows that were refused. */
  readonly job: Status;

  constructor(job: Status, message: string) {
    super(message || 'The job failed', { code: 'job_failed' });
    this.name = 'JobFailedError';
    this.job = job;
  }
}
