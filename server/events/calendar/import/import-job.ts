import { type Job, JobError, type JobHandler, type JsonObject } from '../../../jobs/job.js';
import { findImportResult } from './import-outcome-repository.js';
import { fromPayload, IMPORT_JOB } from './import-request.js';
import { type ImportJobDeps, runImport } from './run-import.js';

/** Creates the job handler of imports. It deletes the file when no further attempt will read it. */
export function createImportHandler(deps: ImportJobDeps): JobHandler {
  async function findResult(job: Job): Promise<JsonObject | undefined> {
    const result = await findImportResult(deps.database.knex, job.id);
    // The queue calls this only for a job that will not run again.
    await deps.blobs.delete(fromPayload(job.payload).blobKey);
    return result;
  }

  return {
    kind: IMPORT_JOB,
    async run(job, context) {
      const request = fromPayload(job.payload);
      try {
        const result = await runImport(deps, job, request, context);
        await deps.blobs.delete(request.blobKey);
        return result;
      } catch (error) {
        const isFinal = error instanceof JobError && !error.retryable;
        if (isFinal && !context.signal.aborted) await deps.blobs.delete(request.blobKey);
        throw error;
      }
    },
    findResult,
    countRows: ({ payload }, { records }) =>
      fromPayload(payload).isDryRun ? {} : countActions((records ?? []) as readonly { action: string }[]),
  };
}

function countActions(records: readonly { readonly action: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { action } of records) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}
