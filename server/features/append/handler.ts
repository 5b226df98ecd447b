import { JobError, type JobHandler, type JsonObject } from '../../jobs/job.js';
import type { AppendDeps } from './append-deps.js';
import { findAppendDone } from './append-done-repository.js';
import { APPEND_JOB, type AppendRequest, fromPayload } from './request.js';
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
    countRows: ({ payload }, result) => countRows(fromPayload(payload), result),
  };
}

/** What became of the rows of a completed append; nothing of one that wrote nothing. */
export function countRows(
  { dryRun }: Pick<AppendRequest, 'dryRun'>,
  { insertCount, updateCount, errorCount }: JsonObject,
): Record<string, number> {
  const numberOf = (count: unknown): number => (typeof count === 'number' ? count : 0);
  if (dryRun) return {};
  return { inserted: numberOf(insertCount), updated: numberOf(updateCount), refused: numberOf(errorCount) };
}

/** The same for files, such as what is unpacked of a source. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
