import type { JobStatus } from '../jobs/job-status.js';
import { FairgroundError } from './fairground-error.js';

/** Error thrown when an awaited job fails or is cancelled. */
export class JobFailedError<Status = JobStatus> extends FairgroundError {
  /** Last status of the job. For an append: counts, messages and refused rows. */
  readonly job: Status;

  constructor(job: Status, message: string) {
    super(message || 'The job failed', { code: 'job_failed' });
    this.name = 'JobFailedError';
    this.job = job;
  }
}
