import { JobError, type JobHandler } from '../../jobs/job.js';
import type { Database } from '../../storage/database.js';
import type { AppendDeps } from '../append/append-deps.js';
import { findAppendDone } from '../append/append-done-repository.js';
import { countRows } from '../append/handler.js';
import { runAppend } from '../append/run-append.js';
import { dropService } from '../drop-service.js';
import { fromPublishPayload, PUBLISH_JOB } from './publish-request.js';

/** The handler of publish jobs: an append, and away with the service when that cannot be done. */
export function createPublishHandler(deps: AppendDeps & { databases: { features: Database } }): JobHandler {
  const { features } = deps.databases;
  return {
    kind: PUBLISH_JOB,
    async run({ id: jobId, ownerId, payload }, context) {
      const { serviceKey, append } = fromPublishPayload(payload);
      try {
        return await runAppend(deps, { jobId, ownerId, request: append }, context);
      } catch (error) {
        // Anything else is tried again; what is given up in the end, the sweep removes.
        if (error instanceof JobError && !error.retryable) await dropService(features, { key: serviceKey });
        throw error;
      }
    },
    findResult: (job) => findAppendDone(features, job.id),
    countRows: ({ payload }, result) => countRows(fromPublishPayload(payload).append, result),
  };
}
