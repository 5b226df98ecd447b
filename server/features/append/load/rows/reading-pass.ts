import type { JobContext } from '../../../../jobs/job.js';
import type { PackedRows, RowPacker } from '../../../../storage/sql/bulk-loader.js';
import type { Extent, FieldType, Layer, SpatialReference } from '../../../model/layer.js';
import { makeConverter } from '../../convert/values/column-values.js';
import { type ConvertedRow, RowConverter, type RowConverterParts } from '../../convert/convert-rows.js';
import { type GeometryConverter, makeGeometryConverter } from '../../convert/geometry/geometry.js';
import { UTC_ZONE, zoneOf } from '../../convert/dates/time-zones.js';
import { Bounds } from '../../convert/geometry/wkb-bounds.js';
import { type MatchedPart, nothingMatches, refuseMismatch } from '../../mapping/match-fields.js';
import { type AppendPlan, keyMissing, sourceFieldsMissing } from '../../mapping/plan.js';
import { settleProjected } from '../../../references/gdal-projection.js';
import { isToMercator, projectRows } from '../../../references/project-rows.js';
import type { RowBatch } from '../../../references/row-batch.js';
import { isSameReference, sridOf, WGS84 } from '../../../model/reference-numbers.js';
import { splitMultipatches } from '../../../references/split-multipatches.js';
import { WEB_MERCATOR_SRID } from '../../../references/web-mercator.js';
import { readRows } from './read-rows.js';
import { warnOfCaseConflicts } from '../../mapping/case-conflicts.js';
import { refuseUnknownReference } from './refuse-unknown-reference.js';
import type { RowReport } from '../../report/report.js';
import { WarningList } from '../../source/warning-list.js';
import type { CellLayout, CellTaker, ReadOptions, SourceTable } from '../../source/source-format.js';
import type { AppendRequest } from '../../request/request.js';
import type { LoadJob } from './load-job.js';
import type { LoadProgress } from './load-progress.js';
import { openCellTaker } from '../encode/pack-rows.js';

/** Rows as they go to the database, some of them packed already. */
export type LoadBatch = readonly ConvertedRow[] | PackedRows;

/** How rows may be packed on their way. */
export interface PassPacking {
  /** `undefined` where the database takes rows as objects alone. */
  readonly packer: RowPacker | undefined;
  /** They go into a stage, not into the layer. */
  readonly isStaged: boolean;
}

/** One reading of the source from its start to its end: read, convert, project, and count on the way. */
export interface ReadingPass {
  /** Rows for the database; to be read once. */
  rows(): AsyncIterable<LoadBatch>;
  /** Of the rows handed out. */
  readonly extent: Extent | undefined;
  totals(): { readonly recordCount: number; readonly errorCount: number; readonly clampedCount: number };
  /** True if any row had a source field for the plan's column. */
  hasSeen(column: number): boolean;
  /** Source fields that rows brought; without end only as far as the layer has places for them. */
  readonly seenSources: readonly string[];
  /** What the owner of the source should know of the rows handed out. */
  warnings(): string[];
  /**
   * To be called at the end, since rows of JSON bring their fields with them.
   *
   * @throws {JobError} when a mapped source field or the key was in no row, or nothing fits the layer.
   */
  checkSources(): void;
}

/** What a reading takes of a job. */
export interface PassJob extends Pick<LoadJob, 'plan' | 'layer' | 'table' | 'report' | 'settings'> {
  readonly rows: MatchedPart['rows'];
  readonly target: MatchedPart['target'];
  readonly features: Pick<LoadJob['features'], 'knex' | 'dialect'>;
  readonly request: Pick<AppendRequest, 'sourceInfo'>;
  readonly context: Pick<JobContext, 'signal'>;
  readonly progress: Pick<LoadProgress, 'read'>;
}

export function openPass(job: PassJob, { packer, isStaged }: PassPacking): ReadingPass {
  const { plan, layer, table, context, report } = job;
  const before = report.errorCount;
  const bounds = new Bounds();
  let recordCount = 0;
  let clampedCount = 0;
  const warnings = new WarningList();
  const parts = converterParts(job, report);
  const converter = new RowConverter(parts);
  const openTaker =
    packer === undefined || !mayPack(job)
      ? undefined
      : (layout: CellLayout): CellTaker | undefined =>
          openCellTaker(
            { ...parts, packer, isStaged, layer, converter, bounds, toMercator: goesToMercator(job) },
            layout,
          );
  const options: ReadOptions = {
    ...optionsOf(plan, context.signal),
    ...(openTaker && { openTaker }),
  };
  const projected = (table: SourceTable): AsyncIterable<RowBatch> => {
    const from = table.spatialReference ?? layer.spatialReference;
    const to = layer.spatialReference;
    if (layer.geometryType === undefined || isSameReference(from, to)) {
      return readRows(table, converter, options);
    }
    const onClamped = (): void => void (clampedCount += 1);
    const onWarning = (message: string): void => warnings.add(message);
    const limits = { signal: context.signal, settings: job.settings };
    const projection = { from, to, dimensions: layer, report, ...limits, onClamped, onWarning };
    // A child that reads projects on the way, and spares another one.
    return table.projects === true
      ? settleProjected(readRows(table, converter, { ...options, projectTo: to }), projection)
      : projectRows(readRows(table, converter, options), projection);
  };
  const isMultipatch = layer.geometryType === 'esriGeometryMultiPatch';
  const converted = (table: SourceTable): AsyncIterable<RowBatch> =>
    isMultipatch ? splitMultipatches(projected(table)) : projected(table);
  const rowsOf = async function* (table: SourceTable): AsyncGenerator<LoadBatch> {
    const before = recordCount;
    for await (const batch of converted(table)) {
      context.signal.throwIfAborted();
      recordCount = before + batch.recordCount;
      job.progress.read(recordCount, batch.bytesRead);
      if (batch.packed !== undefined) yield batch.packed;
      for (const { geometry } of batch.rows) if (geometry !== null) bounds.add(geometry);
      yield batch.rows;
    }
  };
  return {
    async *rows() {
      yield* rowsOf(job.table);
      for (const other of job.table.others?.() ?? []) {
        const placed = await refuseUnknownReference(job, other, job.context.signal);
        converter.convertGeometriesBy(geometryConverter(placed, layer));
        yield* rowsOf(placed);
      }
    },
    get extent() {
      return bounds.extent;
    },
    totals: () => ({ recordCount, errorCount: report.errorCount - before, clampedCount }),
    hasSeen: (column) => converter.hasSeen(column),
    get seenSources() {
      return converter.seenSources;
    },
    warnings: () => [
      ...warnOfCaseConflicts(plan, converter.caseConflicts, 'a feature'),
      ...warnings.messages,
    ],
    checkSources() {
      if (recordCount === 0) return;
      const seen = new Set(converter.seenSources.map((name) => name.toLowerCase()));
      const missing =
        table.fields === undefined
          ? plan.mapping.mappedSources.filter((name) => !seen.has(name.toLowerCase()))
          : [];
      if (missing.length > 0) throw sourceFieldsMissing(missing, converter.seenSources);
      if (plan.key !== undefined && !converter.hasSeen(plan.key)) {
        throw keyMissing(plan.columns[plan.key]?.field.name ?? '', converter.seenSources);
      }
      const refusedCount = report.errorCount - before;
      // Rows that are all bad have a better reason of their own.
      if (refusedCount === recordCount) return;
      const found = {
        sources: converter.seenSources,
        hasSeen: (column: number): boolean => converter.hasSeen(column),
      };
      refuseMismatch(job, found);
      const bringsSomething =
        bounds.extent !== undefined || plan.columns.some((_, index) => converter.hasSeen(index));
      if (bringsSomething || refusedCount > 0 || converter.seenSources.length === 0) return;
      throw nothingMatches(job, found);
    },
  };
}

/** Returns the options by which the passes of a job read its table, without a taker. They are the same each time. */
export function readingOptions(
  { plan, layer, table }: Pick<PassJob, 'plan' | 'layer' | 'table'>,
  signal: AbortSignal,
): ReadOptions {
  const from = table.spatialReference ?? layer.spatialReference;
  const isPlaced = layer.geometryType !== undefined && !isSameReference(from, layer.spatialReference);
  return {
    ...optionsOf(plan, signal),
    ...(isPlaced && table.projects === true && { projectTo: layer.spatialReference }),
  };
}

function optionsOf(plan: AppendPlan, signal: AbortSignal): ReadOptions {
  return {
    signal,
    keepsBigIntegers: plan.columns.some(({ field }) => KEEPING_ALL_DIGITS.has(field.type)),
    wantedFields: new Set(plan.mapping.mappedSources),
    neededFields: plan.mapping.neededFields(),
  };
}

/** Fields that have a place for integers beyond 2^53. */
const KEEPING_ALL_DIGITS: ReadonlySet<FieldType> = new Set([
  'esriFieldTypeBigInteger',
  'esriFieldTypeString',
]);

/** True if a row may go from its cells to the database without a step between: multipatches and some projections are one. */
function mayPack(job: PassJob): boolean {
  const { layer, table } = job;
  if (layer.geometryType === undefined) return true;
  if (layer.geometryType === 'esriGeometryMultiPatch') return false;
  if (isSameReference(table.spatialReference ?? layer.spatialReference, layer.spatialReference)) return true;
  // Points in columns are projected as they are packed.
  if (table.notation !== 'wkb') return goesToMercator(job);
  return table.projects === true && sridOf(layer.spatialReference) !== WEB_MERCATOR_SRID;
}

function goesToMercator({ layer, table }: PassJob): boolean {
  const from = table.spatialReference ?? layer.spatialReference;
  return table.notation !== 'wkb' && isToMercator({ from, to: layer.spatialReference });
}

type ConverterParts = RowConverterParts & { readonly isUtc: boolean; readonly isLonLat: boolean };

function converterParts({ plan, layer, table, request }: PassJob, report: RowReport): ConverterParts {
  const zone = zoneOf(request.sourceInfo.timeReference);
  return {
    plan,
    report,
    ...{ isLonLat: isLonLat(table, layer), isUtc: zone === UTC_ZONE },
    converters: plan.columns.map(({ field, maxBytes }) =>
      makeConverter(field, zone, { dateOfNumber: table.dateOfNumber, maxBytes }),
    ),
    convertGeometry: geometryConverter(table, layer),
  };
}

function geometryConverter(table: SourceTable, layer: Layer): GeometryConverter {
  return makeGeometryConverter({
    layer,
    notation: table.notation,
    isLonLat: isLonLat(table, layer),
    holdsMultipatches: table.geometry?.type === 'esriGeometryMultiPatch',
  });
}

function isLonLat(table: SourceTable, layer: Layer): boolean {
  return isSameReference(referenceOfRows(table, layer), WGS84);
}

/** Of the geometries as the source hands them out: some are projected by then. */
function referenceOfRows(table: SourceTable, { spatialReference }: Layer): SpatialReference {
  const own = table.spatialReference ?? spatialReference;
  return table.projects === true && !isSameReference(own, spatialReference) ? spatialReference : own;
}
