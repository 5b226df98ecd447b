import { AppError } from '../../lib/errors.js';
import type { JobQueue } from '../../jobs/job.js';
import { toJobId } from '../append/request/submit.js';
import type { CallContext, Schemas } from '../model/call.js';
import type { Service } from '../model/service.js';

const DEFINITION_JOB = 'definition';

/** Completed change of a definition. */
export interface DefinitionChange {
  readonly service: Pick<Service, 'key' | 'name'>;
  /** Name of the changed layer, or of the service. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** Records a completed change as a job, and returns its status URL for clients that poll it. */
export async function recordChange(
  jobs: Pick<JobQueue, 'record'>,
  { service, name, startedAt }: DefinitionChange,
  { principal, publicUrl, requestId }: CallContext,
): Promise<string> {
  const { id } = await jobs.record({
    kind: DEFINITION_JOB,
    ...(principal && { ownerId: principal.userId }),
    requestId,
    payload: { serviceKey: service.key, name },
    startedAt,
  });
  return `${publicUrl}/rest/admin/services/${encodeURIComponent(service.name)}/FeatureServer/jobs/${id}`;
}

/**
 * Returns a recorded change of the service.
 *
 * @throws {AppError} `feature.no_job`.
 */
export async function findChange(
  jobs: Pick<JobQueue, 'find'>,
  { key }: Pick<Service, 'key'>,
  jobId: string,
): Promise<Schemas['DefinitionJob']> {
  const job = await jobs.find(toJobId(jobId));
  if (job?.kind !== DEFINITION_JOB || job.payload['serviceKey'] !== key) {
    throw new AppError('feature.no_job', 'Job not found.');
  }
  return {
    jobId: job.id,
    layerName: String(job.payload['name']),
    submissionTime: job.submittedAt,
    lastUpdatedTime: job.updatedAt,
    status: 'Completed',
  };
}
