import { type JobContext, JobError, type JsonObject } from '../../jobs/job.js';
import { AppError } from '../../errors.js';
import { interruptible } from '../../storage/bulk/interruptible.js';
import { openBulk } from '../../storage/bulk/open-bulk.js';
import type { Layer } from '../layer.js';
import { openRows, type RowsOfLayer } from '../views/rows-of-layer.js';
import type { AppendDeps } from './append-deps.js';
import { completeAppendDone, findAppendDone, markAppendDone } from './append-done-repository.js';
import { geocodeTable } from './geocode/geocode-table.js';
import type { GeocodeSummary } from './geocode/tally.js';
import { filterTable } from './filter/filter-table.js';
import { type LoadPart, loadParts } from './load/load-parts.js';
import { LoadProgress } from './load/load-progress.js';
import { failureResult } from './load/settle-load.js';
import { type AppendPlan, makePlan } from './plan.js';
import { mayProjectFrom } from './project/known-reference.js';
import { sridOf } from './project/spatial-reference.js';
import { ReportFile, reportBlobKey } from './report-file.js';
import { RowReport } from './report.js';
import type { AppendRequest, AppendTarget } from './request.js';
import { findFormat } from './sources/registry.js';
import type { SourceFile, SourceTable } from './sources/source-format.js';
import { aliasFields } from './sources/table/column-names.js';

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
  const file = new ReportFile();
  const report = new RowReport(file);
  const tables: SourceTable[] = [];
  const storeReport = (): Promise<string | undefined> => file.store(deps.blobs, reportBlobKey(job.jobId));
  try {
    return await append(deps, job, context, { report, storeReport, tables });
  } catch (error) {
    if (!(error instanceof JobError) || report.errorCount === 0) throw error;
    const { code, message, details, retryable, cause, result } = error;
    const counted = result?.['recordCount'];
    const recordCount = typeof counted === 'number' ? counted : undefined;
    const failure = failureResult(report, { recordCount, reportBlobKey: await storeReport() });
    throw new JobError(code, message, { details, retryable, cause, result: failure });
  } finally {
    file.close();
    for (const table of tables) await table.close?.();
  }
}

interface Reporting {
  readonly report: RowReport;
  /** Keeps all refused rows beyond the job; their blob's key, where there are any. */
  readonly storeReport: () => Promise<string | undefined>;
  /** Tables that were opened, to be closed at the end. */
  readonly tables: SourceTable[];
}

async function append(
  deps: AppendDeps,
  { jobId, ownerId, request }: AppendJob,
  context: JobContext,
  { report, storeReport, tables }: Reporting,
): Promise<JsonObject> {
  const { features } = deps.databases;
  const { signal } = context;
  const startedAt = deps.clock();
  const file = await openSource(deps, request.source);
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
      return interruptible(signal, await bulk.interrupter(trx), async () => {
        const common = { trx, features, bulk, file, request, context, report, progress, clock: deps.clock };
        const counts = await bulk.withRoom(trx, () => loadParts(common, parts));
        const key = await storeReport();
        const geocoding = parts.find((part) => part.geocoding !== undefined)?.geocoding;
        const result = {
          ...counts,
          ...(geocoding && { geocoding }),
          ...(key !== undefined && { reportBlobKey: key }),
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
    { signal },
  );
  progress.start();
  try {
    // Somebody else may have done the same job meanwhile, such as a worker that was thought dead.
    const result = (await write) ?? (await findAppendDone(features, jobId));
    if (result === undefined) throw new Error(`job ${jobId} was marked as done and then was not`);
    return result;
  } catch (error) {
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

/** What was looked up for it, beside what is loaded. */
type OpenPart = LoadPart & { readonly geocoding?: GeocodeSummary };

async function openPart(
  deps: AppendDeps,
  part: Pick<AppendJob, 'jobId' | 'ownerId'> & {
    readonly file: SourceFile;
    readonly request: AppendRequest;
    readonly target: AppendTarget;
    readonly startedAt: number;
    readonly tables: SourceTable[];
  },
  context: JobContext,
): Promise<OpenPart> {
  const { file, request, target, startedAt, tables } = part;
  const { signal, log } = context;
  const asked = await deps.findLayer(target.layerKey);
  if (asked === undefined) throw new JobError('append.layer_gone', 'The layer does not exist any more.');
  const rows = await openRowsFor(deps, asked, startedAt);
  const layer = rows.holder;
  const writing = withinView(target, rows);
  const whole = aliasFields(
    await describeSource(deps, file, { request, target, signal }),
    request.sourceInfo,
  );
  tables.push(whole);
  const described = filterTable(whole, {
    where: target.sourceFilter,
    timeReference: request.sourceInfo.timeReference,
    now: new Date(startedAt),
  });
  await checkSpatialReference(deps, described, layer);
  const makePlanOf = (table: SourceTable): AppendPlan =>
    makePlan(layer, { ...writing, userName: request.userName }, table, startedAt);
  let plan = makePlanOf(described);
  const located = await locate(deps, { ...part, layer, table: described }, context);
  const table = located?.table ?? described;
  if (located !== undefined) {
    tables.splice(tables.indexOf(whole), 1, table);
    plan = makePlanOf(table);
  }
  log.info({ layer: layer.key, columns: plan.columns.length, records: table.recordCount }, 'append planned');
  return { layer, rows, target, table, plan, ...(located && { geocoding: located.summary }) };
}

async function openRowsFor(
  { databases }: Pick<AppendDeps, 'databases'>,
  layer: Layer,
  startedAt: number,
): Promise<RowsOfLayer> {
  try {
    return await openRows(databases.features, layer, new Date(startedAt));
  } catch (error) {
    if (error instanceof AppError) throw new JobError('append.view_unfit', error.message, { cause: error });
    throw error;
  }
}

/** The same of a view, which takes only what it shows. It may have been changed since the request was checked. */
function withinView(target: AppendTarget, { shown, holder }: RowsOfLayer): AppendTarget {
  if (shown === holder) return target;
  const names = new Set(shown.fields.map(({ name }) => name));
  const named = [...target.fieldMappings.map(({ name }) => name), ...(target.appendFields ?? [])];
  if (target.upsert !== null) named.push(target.upsert.keyField);
  if (named.some((name) => !names.has(name))) {
    const text = 'The view does not show all fields any more that were to be written; nothing was written.';
    throw new JobError('append.view_changed', text);
  }
  return { ...target, appendFields: target.appendFields ?? [...names] };
}

/** Looks up where rows are, once everything else is known to be in order; `undefined` where they have no addresses. */
async function locate(
  { geocoding, settings }: AppendDeps,
  part: Pick<AppendJob, 'jobId' | 'ownerId' | 'request'> & {
    readonly layer: Layer;
    readonly table: SourceTable;
  },
  context: JobContext,
): Promise<Awaited<ReturnType<typeof geocodeTable>> | undefined> {
  const { jobId, ownerId, request, layer, table } = part;
  const { sourceInfo } = request;
  if (sourceInfo.locationType !== 'address' || layer.geometryType === undefined) return undefined;
  if (geocoding === undefined)
    throw new JobError('append.no_geocoder', 'Addresses cannot be looked up: there is no geocoder any more.');
  if (layer.geometryType !== 'esriGeometryPoint' && layer.geometryType !== 'esriGeometryMultipoint') {
    throw new JobError('append.geometry_type', 'Addresses are points, which the layer does not take.');
  }
  return geocodeTable(table, { geocoding, sourceInfo, jobId, ownerId, context, settings });
}

// Measured: a fifth of the work of reading CSV is to ask for the next piece, when each has 64 KiB.
const PIECE_BYTES = 256 * 1024;

async function openSource(deps: AppendDeps, source: AppendRequest['source']): Promise<SourceFile> {
  const stored = await deps.blobs.stat(source.blobKey);
  if (stored === undefined) {
    throw new JobError(
      'append.source_gone',
      'The source is not there any more: it was deleted or has expired.',
    );
  }
  return {
    fileName: source.fileName,
    bytes: stored.bytes,
    ...(deps.blobs.path && { localPath: deps.blobs.path(source.blobKey) }),
    open: (range) => deps.blobs.open(source.blobKey, { ...range, pieceBytes: PIECE_BYTES }),
  };
}

function describeSource(
  { settings }: AppendDeps,
  file: SourceFile,
  part: { readonly request: AppendRequest; readonly target: AppendTarget; readonly signal: AbortSignal },
): Promise<SourceTable> {
  const { request, target, signal } = part;
  const format = findFormat(request.source.format);
  if (format === undefined)
    throw new JobError('append.format_gone', `${request.source.format} cannot be read.`);
  return format.describe(file, {
    sourceInfo: request.sourceInfo,
    tableName: target.sourceTableName ?? undefined,
    tableId: target.sourceTableId ?? undefined,
    isOneOfSeveral: request.targets.length > 1,
    signal,
    ...(settings && { settings }),
  });
}

async function checkSpatialReference(deps: AppendDeps, table: SourceTable, layer: Layer): Promise<void> {
  const reference = layer.geometryType === undefined ? undefined : table.spatialReference;
  if (reference === undefined || (await mayProjectFrom(deps.databases.features, reference))) return;
  const srid = String(sridOf(reference) ?? 'that it states as wkt');
  throw new JobError(
    'append.unknown_reference',
    `The source is in spatial reference ${srid}, which is unknown.`,
  );
}
