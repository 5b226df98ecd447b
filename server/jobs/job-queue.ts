import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '../clock.js';
import type { Database } from '../storage/database.js';
import type { Job, JobQueue } from './job.js';
import { cancelJob, findJob, insertJob, listJobs } from './job-repository.js';

export interface JobQueueOptions {
  readonly clock?: Clock;
  /** How often a job is tried whose submission does not say. */
  readonly maxAttempts?: number;
  /** Called once a job is stored, such as to wake a worker. */
  readonly onSubmit?: (job: Job) => void;
  /** Called once a cancellation is stored, such as to tell the worker at once. */
  readonly onCancel?: (job: Job) => void;
}

/** The queue in the `jobs` table, for those who submit work and ask for it. `createJobRunner` does the work. */
export function createJobQueue(system: Database, options: JobQueueOptions = {}): JobQueue {
  const { clock = systemClock, maxAttempts = 5, onSubmit, onCancel } = options;
  return {
    async submit(submission) {
      const job = {
        id: submission.id ?? randomUUID(),
        kind: submission.kind,
        lane: submission.lane,
        ownerId: submission.ownerId,
        payload: submission.payload,
        maxAttempts: submission.maxAttempts ?? maxAttempts,
      };
      const stored = await system.write((trx) => insertJob(trx, job, clock()));
      onSubmit?.(stored);
      return stored;
    },
    find: (id) => findJob(system, id),
    list: (filter) => listJobs(system, filter),
    async cancel(id) {
      const job = await system.write((trx) => cancelJob(trx, id, clock()));
      if (job === undefined) return findJob(system, id);
      onCancel?.(job);
      return job;
    },
  };
}
