import type { JobHandler, JsonObject } from '../../jobs/job.js';
import type { AppendDeps } from './request/append-deps.js';
import { findAppendDone, deleteAppendDone } from './load/append-done-repository.js';
import { APPEND_JOB, type AppendRequest, fromPayload } from './request/request.js';
import { runAppend } from './load/run-append.js';
import type { Blobs } from '../../storage/blobs/blobs.js';
import type { Database } from '../../storage/database/database.js';
import { reportBlobKey } from './load/report-file.js';

/** Creates the handler of append jobs, for the worker. */
export function createAppendHandler(deps: AppendDeps): JobHandler {
  const { features } = deps.databases;
  return {
    kind: APPEND_JOB,
    run: ({ id: jobId, ownerId, payload }, context) =>
      runAppend(deps, { jobId, ownerId, request: fromPayload(payload) }, context),
    findResult: (job) => findAppendDone(features, job.id),
    countRows: ({ payload }, result) => countRows(fromPayload(payload), result),
  };
}

/** Counts the rows of a completed append by outcome; empty for a dry run. */
export function countRows(
  { dryRun }: Pick<AppendRequest, 'dryRun'>,
  { insertCount, updateCount, errorCount }: JsonObject,
): Record<string, number> {
  const numberOf = (count: unknown): number => (typeof count === 'number' ? count : 0);
  if (dryRun) return {};
  return { inserted: numberOf(insertCount), updated: numberOf(updateCount), refused: numberOf(errorCount) };
}

/** Deletes the other data of an append besides its rows, before its job is deleted. */
export async function forgetAppend(
  deps: { readonly databases: { readonly features: Database }; readonly blobs: Pick<Blobs, 'delete'> },
  jobId: string,
): Promise<void> {
  await deps.blobs.delete(reportBlobKey(jobId));
  await deps.databases.features.write((trx) => deleteAppendDone(trx, jobId));
}
