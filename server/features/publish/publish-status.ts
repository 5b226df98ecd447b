import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import { describeWait } from '../../jobs/describe-wait.js';
import type { Job, JobQueue, JobStatus } from '../../jobs/job.js';
import { type AppendResult, warningMessage } from '../append/status/job-status.js';
import { toJobId } from '../append/request/submit.js';
import type { FeaturesDeps } from '../model/call.js';
import { fromPublishPayload, PUBLISH_JOB } from './publish-request.js';

type ItemStatusReply = components['schemas']['ItemStatusReply'];

type StatusDeps = Pick<FeaturesDeps, 'disk'> & { readonly jobs: Pick<JobQueue, 'find' | 'isUnattended'> };

interface Asked {
  readonly jobId: string;
  /** Item in the address: the published item, or the item of the service. */
  readonly itemId: string;
  readonly caller: Principal;
}

/**
 * Describes the job of an item. A failed job states the reason, the first refused row in words, and the
 * list of refused rows.
 *
 * @throws {AppError} `feature.no_job` if there is no job that the caller may see.
 */
export async function describeItemJob(deps: StatusDeps, asked: Asked): Promise<ItemStatusReply> {
  const job = await findJob(deps.jobs, asked);
  if (job === undefined) throw new AppError('feature.no_job', 'Job not found.');
  return describe(job, asked.itemId, deps);
}

/** Describes the job of a service that was deleted because it could not be filled; `undefined` if there is none. */
export async function describeLostPublication(
  deps: StatusDeps,
  asked: Asked,
): Promise<ItemStatusReply | undefined> {
  const job = await findJob(deps.jobs, asked);
  if (job?.kind !== PUBLISH_JOB) return undefined;
  const { serviceItemId } = fromPublishPayload(job.payload);
  return serviceItemId === asked.itemId.toLowerCase() ? describe(job, asked.itemId, deps) : undefined;
}

async function findJob(jobs: Pick<JobQueue, 'find'>, { jobId, caller }: Asked): Promise<Job | undefined> {
  const job = await jobs.find(toJobId(jobId));
  return job?.ownerId === caller.userId || caller.role === 'administrator' ? job : undefined;
}

async function describe(job: Job, itemId: string, { disk, jobs }: StatusDeps): Promise<ItemStatusReply> {
  const status = STATUS_OF_JOB[job.status];
  const wait = await describeWait(job, disk, jobs);
  const { message, details = [] } =
    wait === undefined ? (job.error ?? { message: status }) : { message: wait };
  const { errors = [], errorsTruncated = false, warnings = [] } = (job.result ?? {}) as Partial<AppendResult>;
  return {
    status,
    statusMessage: [message, ...details].join(' '),
    itemId,
    jobId: job.id,
    ...(warnings.length > 0 && { messages: warnings.map(warningMessage) }),
    ...(status === 'failed' && { errors: [...errors], errorsTruncated }),
  };
}

const STATUS_OF_JOB: Readonly<Record<JobStatus, ItemStatusReply['status']>> = {
  queued: 'processing',
  running: 'processing',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
};
