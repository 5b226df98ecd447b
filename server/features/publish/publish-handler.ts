import { JobError, type JobHandler } from '../../jobs/job.js';
import type { Databases } from '../../storage/database/database.js';
import type { AppendDeps } from '../append/request/append-deps.js';
import { findAppendDone } from '../append/load/append-done-repository.js';
import { countRows } from '../append/handler.js';
import { runAppend } from '../append/load/run-append.js';
import { deleteService } from '../definition/delete-service.js';
import { lockService } from '../catalog/service-repository.js';
import { ensurePublication } from './publication-repository.js';
import { fromPublishPayload, PUBLISH_JOB } from './publish-request.js';

/** Creates the handler of publish jobs: an append that deletes its service if it fails for good. */
export function createPublishHandler(
  deps: AppendDeps & { databases: Pick<Databases, 'system' | 'features'> },
): JobHandler {
  const { databases } = deps;
  const { features } = databases;
  return {
    kind: PUBLISH_JOB,
    async run({ id: jobId, ownerId, payload, submittedAt }, context) {
      const { serviceKey, append } = fromPublishPayload(payload);
      // Jobs of the first versions have no publication record. The sweep needs it to find the service if
      // all attempts are lost.
      await features.write(async (trx) => {
        if ((await lockService(trx, serviceKey)) === undefined) return;
        await ensurePublication(trx, { serviceKey, jobId, startedAt: submittedAt });
      });
      try {
        return await runAppend(deps, { jobId, ownerId, request: append }, context);
      } catch (error) {
        // Other failures are retried. If all attempts fail, the sweep deletes the service.
        if (error instanceof JobError && !error.retryable)
          await deleteService(databases, { key: serviceKey });
        throw error;
      }
    },
    findResult: (job) => findAppendDone(features, job.id),
    countRows: ({ payload }, result) => countRows(fromPublishPayload(payload).append, result),
  };
}
