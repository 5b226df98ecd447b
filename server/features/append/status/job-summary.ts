import type { Job } from '../../../jobs/job.js';
import type { components } from '../../../generated/features/types.js';
import { describeAppendJob } from './job-status.js';
import { fromPayload } from '../request/request.js';

type JobSummary = components['schemas']['JobSummary'];

/** Describes a job as lists show it. */
export function summarizeJob(job: Job): JobSummary {
  const { layerName, submissionTime, lastUpdatedTime, recordCount, errorCount, status } = describeAppendJob(
    job,
    'service',
  );
  return {
    jobId: job.id,
    status: status === 'processing' ? 'InProgress' : status,
    layerName,
    submissionTime,
    lastUpdatedTime,
    recordCount,
    errorCount,
    owner: fromPayload(job.payload).userName,
  };
}
