import type { JobHandler } from '../../jobs/job.js';
import type { AppendDeps } from './append-deps.js';
import { findAppendDone } from './append-done-repository.js';
import { APPEND_JOB, fromPayload } from './request.js';
import { runAppend } from './run-append.js';

/** The handler of append jobs, for the worker. */
export function createAppendHandler(deps: AppendDeps): JobHandler {
  return {
    kind: APPEND_JOB,
    run: (job, context) => {
      const { id: jobId, ownerId, payload } = job;
      return runAppend(deps, { jobId, ownerId, request: fromPayload(payload) }, context);
    },
    findResult: (job) => findAppendDone(deps.databases.features, job.id),
  };
}
