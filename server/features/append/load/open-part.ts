import { AppError } from '../../../lib/errors.js';
import { type JobContext, JobError } from '../../../jobs/job.js';
import type { Layer } from '../../model/layer.js';
import { openRows, type RowsOfLayer } from '../../query/rows/rows-of-layer.js';
import type { AppendDeps } from '../request/append-deps.js';
import { filterTable } from '../filter/filter-table.js';
import { findAddressColumns } from '../geocode/address-columns.js';
import { geocodeTable } from '../geocode/geocode-table.js';
import type { GeocodeSummary } from '../report/tally.js';
import type { LoadPart } from './load-parts.js';
import { readingOptions } from './rows/reading-pass.js';
import { refuseMismatch } from '../mapping/match-fields.js';
import { checkSpatialReference, describeSource } from './open-source.js';
import { type AppendPlan, makePlan } from '../mapping/plan.js';
import type { AppendRequest, AppendTarget } from '../request/request.js';
import type { SourceFile, SourceTable } from '../source/source-format.js';
import { aliasFields } from '../source/column-names.js';
import { spoolTable } from '../source/spool-table.js';

/** What was looked up for it, beside what is loaded. */
export type OpenPart = LoadPart & { readonly geocoding?: GeocodeSummary };

interface PartCall {
  readonly jobId: string;
  /** Who pays for what is looked up. */
  readonly ownerId: number | undefined;
  readonly file: SourceFile;
  readonly request: AppendRequest;
  readonly target: AppendTarget;
  readonly startedAt: number;
  /** Where tables go that were opened, for the caller to close. */
  readonly tables: SourceTable[];
}

/**
 * Opens one layer of an append and its part of the source, and works out what will be done: everything that can be known
 * before rows are written.
 *
 * @throws {JobError} when layer and source do not go together, or are not there any more.
 */
export async function openPart(deps: AppendDeps, part: PartCall, context: JobContext): Promise<OpenPart> {
  const { file, request, target, startedAt, tables } = part;
  const { signal, log } = context;
  const asked = await deps.findLayer(target.layerKey);
  if (asked === undefined) throw new JobError('append.layer_gone', 'The layer does not exist any more.');
  const rows = await openRowsFor(deps, asked, startedAt, signal);
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
  const makePlanOf = (table: SourceTable): AppendPlan =>
    makePlan(layer, { ...writing, userName: request.userName }, table, startedAt);
  let plan = makePlanOf(described);
  if (described.fields !== undefined) {
    const locationFields = findLocationFields(described, request, layer);
    refuseMismatch({ layer, rows, target, plan, table: { ...described, locationFields } });
  }
  const located = await locate(deps, { ...part, layer, table: described }, context);
  const placed = located?.table ?? described;
  if (located !== undefined) {
    tables.splice(tables.indexOf(whole), 1, placed);
    plan = makePlanOf(placed);
  }
  const table = await holdComputed(deps, { layer, table: placed, plan }, context);
  if (table !== placed) tables.splice(tables.length - 1, 1, table);
  log.info({ layer: layer.key, columns: plan.columns.length, records: table.recordCount }, 'append planned');
  return { layer, rows, target, table, plan, ...(located && { geocoding: located.summary }) };
}

/** Columns that tell where rows are, also those whose addresses are still to be looked up. */
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

/** Reads the rows of a query before the transaction that will write them: its next row may take any time. */
async function holdComputed(
  { settings }: Pick<AppendDeps, 'settings'>,
  part: Pick<LoadPart, 'layer' | 'table' | 'plan'>,
  context: JobContext,
): Promise<SourceTable> {
  const { table } = part;
  if (table.isComputed !== true) return table;
  const onRead = (recordCount: number): void => {
    context.progress({ recordCount, writtenCount: 0, errorCount: 0, percentComplete: 0 });
  };
  return spoolTable(table, { reading: readingOptions(part, context.signal), settings, onRead });
}

/** Looks up where rows are, once everything else is known to be in order; `undefined` where they have no addresses. */
async function locate(
  { geocoding, settings }: AppendDeps,
  part: Pick<PartCall, 'jobId' | 'ownerId' | 'request'> & {
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
