import { JobError, type JobHandler } from '../../jobs/job.js';
import type { AppendDeps } from './append-deps.js';
import { findAppendDone } from './append-done-repository.js';
import { APPEND_JOB, fromPayload } from './request.js';
import { runAppend } from './run-append.js';

/** The handler of append jobs, for the worker. */
export function createAppendHandler(deps: AppendDeps): JobHandler {
  const { features } = deps.databases;
  return {
    kind: APPEND_JOB,
    async run(job, context) {
      try {
        const { id: jobId, ownerId, payload } = job;
        return await runAppend(deps, { jobId, ownerId, request: fromPayload(payload) }, context);
      } catch (error) {
        if (!features.dialect.isFull(error) && !isDiskFull(error)) throw error;
        // Room may be made meanwhile, so it is tried again.
        throw new JobError('append.no_room', 'There is no room on the disk; nothing was written.', {
          retryable: true,
          cause: error,
        });
      }
    },
    findResult: (job) => findAppendDone(features, job.id),
  };
}

/** The same for files, such as what is unpacked of a source. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
