import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '../lib/clock.js';
import type { Database } from '../storage/database/database.js';
import { AppError } from '../lib/errors.js';
import type { Job, JobKey, JobQueue, JobSubmission } from './job.js';
import {
  cancelJob,
  countJobs,
  findJob,
  findJobByKey,
  insertDoneJob,
  insertJob,
  listJobs,
  type NewJob,
} from './job-repository.js';
import { hasRunner } from './runner-repository.js';

export interface JobQueueOptions {
  readonly clock?: Clock;
  /** Number of attempts of a job whose submission does not state one. */
  readonly maxAttempts?: number;
  /** Called once a job is stored, such as to wake a worker. */
  readonly onSubmit?: (job: Job) => void;
  /** Called once a cancellation is stored, such as to tell the worker at once. */
  readonly onCancel?: (job: Job) => void;
}

/** Time that a worker may take to start before its absence is reported. */
const START_MS = 10_000;

/** Creates the queue in the `jobs` table, for code that submits and reads jobs. `createJobRunner` runs them. */
export function createJobQueue(system: Database, options: JobQueueOptions = {}): JobQueue {
  const { clock = systemClock, maxAttempts = 5, onSubmit, onCancel } = options;
  const toNewJob = (submission: JobSubmission): NewJob => ({
    id: submission.id ?? randomUUID(),
    kind: submission.kind,
    lane: submission.lane,
    ownerId: submission.ownerId,
    payload: submission.payload,
    maxAttempts: submission.maxAttempts ?? maxAttempts,
    subjects: submission.subjects ?? [],
    once: submission.once,
    requestId: submission.requestId,
  });
  return {
    async submit(submission) {
      const { stored, isNew } = await insertOnce(system, submission, toNewJob(submission), clock());
      if (isNew) onSubmit?.(stored);
      return stored;
    },
    record: ({ startedAt, ...done }) =>
      system.write((trx) => insertDoneJob(trx, toNewJob(done), { startedAt, now: clock() })),
    find: (id) => findJob(system, id),
    async findOnce(ownerId, once) {
      const earlier = await findJobByKey(system.knex, ownerId, once.key);
      return earlier && sameRequest(earlier, once);
    },
    count: (filter) => countJobs(system, filter),
    list: (filter) => listJobs(system, filter),
    async isUnattended({ status, submittedAt }) {
      const now = clock();
      return status === 'queued' && now - submittedAt >= START_MS && !(await hasRunner(system, now));
    },
    async cancel(id) {
      const job = await system.write((trx) => cancelJob(trx, id, clock()));
      if (job === undefined) return findJob(system, id);
      onCancel?.(job);
      return job;
    },
  };
}

/** Inserts a job. If two requests with the same key race, the unique index admits one, and the other gets its job. */
async function insertOnce(
  system: Database,
  { alongside }: Pick<JobSubmission, 'alongside'>,
  job: NewJob,
  now: number,
): Promise<{ stored: Job; isNew: boolean }> {
  const { once, ownerId } = job;
  try {
    const stored = await system.write(async (trx) => {
      await alongside?.(trx, now);
      return insertJob(trx, job, now);
    });
    return { stored, isNew: true };
  } catch (error) {
    if (once === undefined || ownerId === undefined || !system.dialect.isUniqueViolation(error)) throw error;
    const earlier = await findJobByKey(system.knex, ownerId, once.key);
    if (earlier === undefined) throw error;
    return { stored: sameRequest(earlier, once), isNew: false };
  }
}

function sameRequest(earlier: { readonly job: Job; readonly fingerprint: string }, once: JobKey): Job {
  if (earlier.fingerprint === once.fingerprint) return earlier.job;
  throw new AppError('request.idempotency_mismatch', 'This Idempotency-Key was used for another request.');
}
