import { type JobContext, JobError, type JsonObject } from '../../../jobs/job.js';
import { interruptible } from '../../../storage/database/interruptible.js';
import { BlobDamagedError } from '../../../storage/blobs/blobs.js';
import { openBulk } from '../../../storage/open-bulk.js';
import { isDiskFull } from '../../../storage/disk-full.js';
import type { StoredFile } from '../../content/files/stored-file.js';
import type { AppendDeps } from '../request/append-deps.js';
import { completeAppendDone, findAppendDone, markAppendDone } from './append-done-repository.js';
import type { AppendJob } from './append-job.js';
import { loadLayers } from './load-layers.js';
import { LoadProgress } from './rows/load-progress.js';
import { reclaimRoom } from './reclaim-room.js';
import { failureResult } from './summarize-load.js';
import { openLayer } from './open-layer.js';
import type { PlannedLayer } from './rows/layer-load.js';
import { sourceDamaged, withSource } from './open-source.js';
import { ReportFile, reportBlobKey, type StoredReport } from './report-file.js';
import { RowReport } from '../report/report.js';
import { mostBytesOf } from '../source/row-limits.js';
import type { SourceTable } from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../config/source-settings.js';

/**
 * Runs an append from its stored source to rows in its layers. A job killed at any point has either not happened or is
 * complete: rows, extents and the mark of the job are in one commit, and a second run finds the mark.
 *
 * @throws {JobError} if the source or its rows are at fault; its result has the report.
 */
export async function runAppend(
  deps: AppendDeps,
  { jobId, ownerId, request }: Pick<AppendJob, 'jobId' | 'ownerId' | 'request'>,
  context: JobContext,
): Promise<JsonObject> {
  const earlier = await findAppendDone(deps.databases.features, jobId);
  if (earlier !== undefined) return earlier;
  const { settings = DEFAULT_SOURCE_SETTINGS } = deps;
  const file = new ReportFile(mostBytesOf(request.source.bytes, settings));
  const report = new RowReport(file);
  const tables: SourceTable[] = [];
  const job: AppendJob = { jobId, ownerId, request, deps, context, report, tables };
  const storeReport = (): Promise<StoredReport | undefined> => file.store(deps.blobs, reportBlobKey(jobId));
  try {
    const appending = withSource(deps, request.source, context.signal, (source) =>
      append(job, source, { file, storeReport }),
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

/** Adds the rows refused so far to the failure of an append. */
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

/** Returns the failure for a full disk. It is retryable, since an operator may free space. */
function noRoom(cause: unknown): JobError {
  const text = 'The disk is full; nothing was written.';
  return new JobError('append.no_room', text, { retryable: true, cause });
}

interface Reporting {
  readonly file: Pick<ReportFile, 'warnings'>;
  /** Stores all refused rows as a blob, which outlives the job; `undefined` if there are none. */
  readonly storeReport: () => Promise<StoredReport | undefined>;
}

async function append(
  job: AppendJob,
  { file, check }: StoredFile,
  { file: reportFile, storeReport }: Reporting,
): Promise<JsonObject> {
  const { jobId, request, deps, context, report } = job;
  const { features } = deps.databases;
  const { signal } = context;
  const startedAt = deps.clock();
  // Geocoding costs money, so make sure first that the source is not damaged.
  if (request.sourceInfo.locationType === 'address') await check.finish(signal);
  const layers: PlannedLayer[] = [];
  for (const target of request.targets) layers.push(await openLayer(job, { file, target, startedAt }));
  const progress = new LoadProgress({
    context,
    report,
    totalBytes: file.bytes,
    totalCount: countRows(layers),
  });
  const bulk = openBulk(features);
  let dryResult: JsonObject | undefined;
  const write = features.write(
    async (trx) => {
      const mark = { jobId, layerKey: request.layerKey, at: startedAt };
      if (!(await markAppendDone(trx, features, mark))) return undefined;
      return interruptible(signal, await features.dialect.interrupter(trx), async () => {
        const { clock, settings } = deps;
        const transaction = { trx, features, bulk, request, context, report, progress, settings };
        const counts = await bulk.withRoom(trx, () => loadLayers(transaction, layers, clock));
        await check.finish(signal);
        const stored = await storeReport();
        const geocoding = layers.find((layer) => layer.geocoding !== undefined)?.geocoding;
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
    // Another worker may have done the same job meanwhile, such as one whose lease had run out.
    const result = (await write) ?? (await findAppendDone(features, jobId));
    if (result === undefined) throw new Error(`job ${jobId} was marked as done, but the mark is missing`);
    return result;
  } catch (error) {
    await reclaimRoom({ features, bulk, progress, context }, layers);
    if (error instanceof NothingWritten && dryResult !== undefined) return dryResult;
    throw error;
  } finally {
    progress.stop();
  }
}

/** Returns the number of rows to read, or 0 if a source filter makes it unknown. */
function countRows(layers: readonly PlannedLayer[]): number {
  const isChosen = layers.some(({ target }) => typeof target.sourceFilter === 'string');
  return isChosen ? 0 : layers.reduce((sum, { table }) => sum + table.recordCount, 0);
}

/** Error that rolls back the transaction of a dry run. */
class NothingWritten extends Error {
  override readonly name = 'NothingWritten';
}
