import { AppError } from '../../../lib/errors.js';
import { JobError } from '../../../jobs/job.js';
import type { Layer } from '../../model/layer.js';
import { openRows, type RowsOfLayer } from '../../query/rows/rows-of-layer.js';
import type { AppendDeps } from '../request/append-deps.js';
import { filterTable } from '../filter/filter-table.js';
import { findAddressColumns } from '../geocode/address-columns.js';
import { geocodeTable } from '../geocode/geocode-table.js';
import type { AppendJob } from './append-job.js';
import type { PlannedLayer } from './rows/layer-load.js';
import { readingOptions } from './rows/row-pipeline.js';
import { refuseMismatch } from '../mapping/match-fields.js';
import { checkSpatialReference, describeSource } from './open-source.js';
import { type AppendPlan, makePlan } from '../mapping/plan.js';
import type { AppendRequest, AppendTarget } from '../request/request.js';
import type { SourceFile, SourceTable } from '../source/source-format.js';
import { aliasFields } from '../source/column-names.js';
import { spoolTable } from '../source/spool-table.js';

/**
 * Opens one layer of an append and its table of the source, and plans the load: all that can be known before rows are
 * written.
 *
 * @throws {JobError} if layer and source do not go together, or no longer exist.
 */
export async function openLayer(
  job: AppendJob,
  { file, target, startedAt }: { file: SourceFile; target: AppendTarget; startedAt: number },
): Promise<PlannedLayer> {
  const { deps, request, tables, context } = job;
  const { signal, log } = context;
  const wanted = await deps.findLayer(target.layerKey);
  if (wanted === undefined) throw new JobError('append.layer_gone', 'The layer no longer exists.');
  const rows = await openRowsFor(deps, wanted, startedAt, signal);
  const layer = rows.holder;
  const writing = withinView(target, rows);
  const whole = aliasFields(
    await describeSource(deps, file, { request, target, signal }),
    request.sourceInfo,
  );
  tables.push(whole);
  const filtered = filterTable(whole, {
    where: target.sourceFilter,
    timeReference: request.sourceInfo.timeReference,
    now: new Date(startedAt),
  });
  const described = await checkSpatialReference(deps, filtered, layer, signal);
  const planFor = (table: SourceTable): AppendPlan =>
    makePlan(layer, { ...writing, userName: request.userName }, table, startedAt);
  let plan = planFor(described);
  if (described.fields !== undefined) {
    const locationFields = findLocationFields(described, request, layer);
    refuseMismatch({ layer, rows, target, plan, table: { ...described, locationFields } });
  }
  const geocoded = await geocode(job, layer, described);
  const located = geocoded?.table ?? described;
  if (geocoded !== undefined) {
    tables.splice(tables.indexOf(whole), 1, located);
    plan = planFor(located);
  }
  const table = await spoolComputed(job, { layer, table: located, plan });
  if (table !== located) tables.splice(tables.length - 1, 1, table);
  log.info({ layer: layer.key, columns: plan.columns.length, records: table.recordCount }, 'append planned');
  return { layer, rows, target, table, plan, ...(geocoded && { geocoding: geocoded.summary }) };
}

/** Returns the columns that locate rows, including address columns not yet geocoded. */
function findLocationFields(
  table: SourceTable,
  { sourceInfo }: AppendRequest,
  { geometryType }: Layer,
): readonly string[] {
  const { locationType, address } = sourceInfo;
  if (locationType !== 'address' || geometryType === undefined) return table.locationFields ?? [];
  return findAddressColumns(table, address ?? { roles: {} }).fields;
}

async function openRowsFor(
  { databases }: Pick<AppendDeps, 'databases'>,
  layer: Layer,
  startedAt: number,
  signal: AbortSignal,
): Promise<RowsOfLayer> {
  try {
    return await openRows(databases.features, layer, signal, new Date(startedAt));
  } catch (error) {
    if (error instanceof AppError) throw new JobError('append.view_unfit', error.message, { cause: error });
    throw error;
  }
}

/** Limits the target to the fields that a view shows, since the view may have changed after the request was checked. */
function withinView(target: AppendTarget, { shown, holder }: RowsOfLayer): AppendTarget {
  if (shown === holder) return target;
  const names = new Set(shown.fields.map(({ name }) => name));
  const named = [...target.fieldMappings.map(({ name }) => name), ...(target.appendFields ?? [])];
  if (target.upsert !== null) named.push(target.upsert.keyField);
  if (named.some((name) => !names.has(name))) {
    const text = 'The view no longer shows all fields to be written; nothing was written.';
    throw new JobError('append.view_changed', text);
  }
  return { ...target, appendFields: target.appendFields ?? [...names] };
}

/** Reads a computed table to the end before the writing transaction begins: its next row may take any time. */
async function spoolComputed(
  { deps: { settings }, context }: AppendJob,
  planned: Pick<PlannedLayer, 'layer' | 'table' | 'plan'>,
): Promise<SourceTable> {
  const { table } = planned;
  if (table.isComputed !== true) return table;
  const onRead = (recordCount: number): void => {
    context.progress({ recordCount, writtenCount: 0, errorCount: 0, percentComplete: 0 });
  };
  return spoolTable(table, { reading: readingOptions(planned, context.signal), settings, onRead });
}

/** Geocodes the rows, once everything else has been checked; `undefined` if they have no addresses. */
async function geocode(
  { jobId, ownerId, request, deps, context }: AppendJob,
  layer: Layer,
  table: SourceTable,
): Promise<Awaited<ReturnType<typeof geocodeTable>> | undefined> {
  const { geocoding, settings } = deps;
  const { sourceInfo } = request;
  if (sourceInfo.locationType !== 'address' || layer.geometryType === undefined) return undefined;
  if (geocoding === undefined)
    throw new JobError(
      'append.no_geocoder',
      'Addresses cannot be geocoded: the geocoder is no longer configured.',
    );
  if (layer.geometryType !== 'esriGeometryPoint' && layer.geometryType !== 'esriGeometryMultipoint') {
    throw new JobError('append.geometry_type', 'Addresses are points, which the layer does not accept.');
  }
  return geocodeTable(table, { geocoding, sourceInfo, jobId, ownerId, context, settings });
}
