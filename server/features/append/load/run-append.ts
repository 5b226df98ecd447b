import { type JobContext, JobError, type JsonObject } from '../../../jobs/job.js';
import { interruptible } from '../../../storage/database/interruptible.js';
import { BlobDamagedError } from '../../../storage/blobs/blobs.js';
import { openBulk } from '../../../storage/open-bulk.js';
import { isDiskFull } from '../../../storage/disk-full.js';
import type { StoredFile } from '../../content/files/stored-file.js';
import type { AppendDeps } from '../request/append-deps.js';
import { completeAppendDone, findAppendDone, markAppendDone } from './append-done-repository.js';
import { loadParts } from './load-parts.js';
import { LoadProgress } from './rows/load-progress.js';
import { reclaimRoom } from './reclaim-room.js';
import { failureResult } from './settle-load.js';
import { type OpenPart, openPart } from './open-part.js';
import { sourceDamaged, withSource } from './open-source.js';
import { ReportFile, reportBlobKey, type StoredReport } from './report-file.js';
import { RowReport } from '../report/report.js';
import type { AppendRequest } from '../request/request.js';
import { mostBytesOf } from '../source/row-limits.js';
import type { SourceTable } from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../config/source-settings.js';

export interface AppendJob {
  readonly jobId: string;
  /** Who pays for what is looked up. */
  readonly ownerId: number | undefined;
  readonly request: AppendRequest;
}

/**
 * Runs an append from its stored source to rows in its layers. Killed at any point it has either not happened
 * or is complete: rows, extents and the job's mark go in with one commit, and a second run finds the mark.
 *
 * @throws {JobError} when the source or its rows are at fault; its result has the report.
 */
export async function runAppend(deps: AppendDeps, job: AppendJob, context: JobContext): Promise<JsonObject> {
  const earlier = await findAppendDone(deps.databases.features, job.jobId);
  if (earlier !== undefined) return earlier;
  const { settings = DEFAULT_SOURCE_SETTINGS } = deps;
  const file = new ReportFile(mostBytesOf(job.request.source.bytes, settings));
  const report = new RowReport(file);
  const tables: SourceTable[] = [];
  const storeReport = (): Promise<StoredReport | undefined> =>
    file.store(deps.blobs, reportBlobKey(job.jobId));
  try {
    const appending = withSource(deps, job.request.source, context.signal, (source) =>
      append(deps, job, context, { source, report, reportFile: file, storeReport, tables }),
    );
    return await appending.catch(async (error: unknown) => {
      const warnings = [...file.warnings, ...tables.flatMap((table) => table.warnings ?? [])];
      throw await withReport(error, report, storeReport, warnings);
    });
  } catch (error) {
    if (error instanceof BlobDamagedError) throw sourceDamaged(error);
    throw isDiskFull(error) ? noRoom(error) : error;
  } finally {
    file.close();
    for (const table of tables) await table.close?.();
  }
}

/** Why an append failed, with the rows that it has refused by then. */
async function withReport(
  error: unknown,
  report: RowReport,
  storeReport: Reporting['storeReport'],
  warnings: readonly string[],
): Promise<unknown> {
  if (!(error instanceof JobError) || report.errorCount === 0) return error;
  const { code, message, details, retryable, cause, result } = error;
  const counted = result?.['recordCount'];
  const recordCount = typeof counted === 'number' ? counted : undefined;
  const failure = failureResult(report, recordCount, await storeReport());
  return new JobError(code, message, { details, retryable, cause, result: { ...failure, warnings } });
}

/** Room may be made meanwhile, so it is tried again. */
function noRoom(cause: unknown): JobError {
  const text = 'There is no room on the disk; nothing was written.';
  return new JobError('append.no_room', text, { retryable: true, cause });
}

interface Reporting {
  readonly report: RowReport;
  readonly reportFile: Pick<ReportFile, 'warnings'>;
  /** Keeps all refused rows beyond the job; their blob, where there are any. */
  readonly storeReport: () => Promise<StoredReport | undefined>;
  /** Tables that were opened, to be closed at the end. */
  readonly tables: SourceTable[];
}

async function append(
  deps: AppendDeps,
  { jobId, ownerId, request }: AppendJob,
  context: JobContext,
  { source, report, reportFile, storeReport, tables }: Reporting & { readonly source: StoredFile },
): Promise<JsonObject> {
  const { features } = deps.databases;
  const { signal } = context;
  const startedAt = deps.clock();
  const { file, check } = source;
  // Looking addresses up costs money, which is not to be spent on what nothing is written of.
  if (request.sourceInfo.locationType === 'address') await check.finish(signal);
  const parts: OpenPart[] = [];
  for (const target of request.targets) {
    parts.push(await openPart(deps, { jobId, ownerId, file, request, target, startedAt, tables }, context));
  }
  const progress = new LoadProgress({
    context,
    report,
    totalBytes: file.bytes,
    totalCount: countRows(parts),
  });
  const bulk = openBulk(features);
  let dryResult: JsonObject | undefined;
  const write = features.write(
    async (trx) => {
      const mark = { jobId, layerKey: request.layerKey, at: startedAt };
      if (!(await markAppendDone(trx, features, mark))) return undefined;
      return interruptible(signal, await features.dialect.interrupter(trx), async () => {
        const { clock, settings } = deps;
        const common = { trx, features, bulk, file, request, context, report, progress, clock, settings };
        const counts = await bulk.withRoom(trx, () => loadParts(common, parts));
        await check.finish(signal);
        const stored = await storeReport();
        const geocoding = parts.find((part) => part.geocoding !== undefined)?.geocoding;
        const result = {
          ...counts,
          warnings: [...reportFile.warnings, ...counts.warnings],
          ...(geocoding && { geocoding }),
          ...stored,
        };
        signal.throwIfAborted();
        if (request.dryRun) {
          dryResult = result;
          throw new NothingWritten();
        }
        await completeAppendDone(trx, jobId, { at: result.editMoment, result });
        signal.throwIfAborted();
        return result;
      });
    },
    { signal, isBulk: true },
  );
  progress.start();
  try {
    // Somebody else may have done the same job meanwhile, such as a worker that was thought dead.
    const result = (await write) ?? (await findAppendDone(features, jobId));
    if (result === undefined) throw new Error(`job ${jobId} was marked as done and then was not`);
    return result;
  } catch (error) {
    await reclaimRoom({ features, bulk, progress, context }, parts);
    if (error instanceof NothingWritten && dryResult !== undefined) return dryResult;
    throw error;
  } finally {
    progress.stop();
  }
}

/** Rows that will be handled; 0 where a condition chooses among them, so that only reading tells. */
function countRows(parts: readonly OpenPart[]): number {
  const isChosen = parts.some(({ target }) => typeof target.sourceFilter === 'string');
  return isChosen ? 0 : parts.reduce((sum, { table }) => sum + table.recordCount, 0);
}

/** Ends the transaction of a dry run. */
class NothingWritten extends Error {
  override readonly name = 'NothingWritten';
}
