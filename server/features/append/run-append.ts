import { type JobContext, JobError, type JsonObject } from '../../jobs/job.js';
import { openBulk } from '../../storage/bulk/open-bulk.js';
import type { Layer } from '../layer.js';
import { completeAppendDone, findAppendDone, markAppendDone } from './append-done-repository.js';
import type { AppendDeps } from './append-deps.js';
import { loadLayer } from './load/load-layer.js';
import { makePlan } from './plan.js';
import { recordAppend } from './load/record-append.js';
import type { AppendRequest } from './request.js';
import { mayProjectFrom } from './project/known-reference.js';
import { sridOf } from './project/spatial-reference.js';
import { findFormat } from './sources/registry.js';
import type { SourceFile, SourceTable } from './sources/source-format.js';

export interface AppendJob {
  readonly jobId: string;
  readonly request: AppendRequest;
}

/**
 * Runs an append from its stored source to rows in the layer. Killed at any point it has either not happened
 * or is complete: rows, extent and the job's mark go in with one commit, and a second run finds the mark.
 *
 * @throws {JobError} when the source or its rows are at fault.
 */
export async function runAppend(deps: AppendDeps, job: AppendJob, context: JobContext): Promise<JsonObject> {
  const earlier = await findAppendDone(deps.databases.features, job.jobId);
  return earlier ?? append(deps, job, context);
}

async function append(
  deps: AppendDeps,
  { jobId, request }: AppendJob,
  context: JobContext,
): Promise<JsonObject> {
  const { features } = deps.databases;
  const { signal, log } = context;
  const startedAt = deps.clock();
  const layer = await deps.findLayer(request.layerKey);
  if (layer === undefined) throw new JobError('append.layer_gone', 'The layer does not exist any more.');
  const file = await openSource(deps, request.source);
  const table = await describeSource(file, request, signal);
  await checkSpatialReference(deps, table, layer);
  const plan = makePlan(layer, request, table, startedAt);
  log.info(
    { jobId, layer: layer.key, columns: plan.columns.length, records: table.recordCount },
    'append planned',
  );

  const bulk = openBulk(features);
  const done = await features.write(
    async (trx) => {
      if (!(await markAppendDone(trx, features, { jobId, layerKey: layer.key, at: startedAt })))
        return undefined;
      const interrupt = await bulk.interrupter(trx);
      signal.addEventListener('abort', interrupt);
      try {
        signal.throwIfAborted();
        const loaded = await bulk.withRoom(trx, () =>
          loadLayer({ trx, features, bulk, layer, plan, table, file, request, context }),
        );
        const at = deps.clock();
        const result = await recordAppend(trx, { features, layer, loaded, at });
        await completeAppendDone(trx, jobId, { at, result });
        signal.throwIfAborted();
        return result;
      } finally {
        signal.removeEventListener('abort', interrupt);
      }
    },
    { signal },
  );
  // Somebody else did the same job meanwhile, such as a worker that was thought dead.
  const result = done ?? (await findAppendDone(features, jobId));
  if (result === undefined) throw new Error(`job ${jobId} was marked as done and then was not`);
  return result;
}

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
    open: (range) => deps.blobs.open(source.blobKey, range),
  };
}

function describeSource(file: SourceFile, request: AppendRequest, signal: AbortSignal): Promise<SourceTable> {
  const format = findFormat(request.source.format);
  if (format === undefined)
    throw new JobError('append.format_gone', `${request.source.format} cannot be read.`);
  const tableName = request.sourceTableName ?? undefined;
  return format.describe(file, { sourceInfo: request.sourceInfo, tableName, signal });
}

async function checkSpatialReference(deps: AppendDeps, table: SourceTable, layer: Layer): Promise<void> {
  const reference = layer.geometryType === undefined ? undefined : table.spatialReference;
  if (reference === undefined || (await mayProjectFrom(deps.databases.features, reference))) return;
  const srid = String(sridOf(reference));
  throw new JobError(
    'append.unknown_reference',
    `The source is in spatial reference ${srid}, which is unknown.`,
  );
}
