import type { JobContext } from '../../../../jobs/job.js';
import type { EncodedRows, RowEncoder } from '../../../../storage/sql/bulk-loader.js';
import type { Extent, FieldType, Layer, SpatialReference } from '../../../model/layer.js';
import { makeConverter } from '../../convert/values/column-values.js';
import { type ConvertedRow, RowConverter } from '../../convert/convert-rows.js';
import { type GeometryConverter, makeGeometryConverter } from '../../convert/geometry/geometry.js';
import { UTC_ZONE, zoneOf } from '../../convert/dates/time-zones.js';
import { Bounds } from '../../convert/geometry/wkb-bounds.js';
import { type MatchedLayer, nothingMatches, refuseMismatch } from '../../mapping/match-fields.js';
import { type AppendPlan, keyMissing, sourceFieldsMissing } from '../../mapping/plan.js';
import { finishProjected } from '../../../references/gdal-projection.js';
import { isToMercator, projectRows } from '../../../references/project-rows.js';
import type { RowBatch } from '../../../references/row-batch.js';
import { isSameReference, sridOf, WGS84 } from '../../../model/reference-numbers.js';
import { splitMultipatches } from '../../../references/split-multipatches.js';
import { WEB_MERCATOR_SRID } from '../../../references/web-mercator.js';
import { warnOfCaseConflicts } from '../../mapping/case-conflicts.js';
import { refuseUnknownReference } from './refuse-unknown-reference.js';
import type { RowReport } from '../../report/report.js';
import { WarningList } from '../../source/warning-list.js';
import type { CellLayout, FastPathSink, ReadOptions, SourceTable } from '../../source/source-format.js';
import type { AppendRequest } from '../../request/request.js';
import type { LayerLoad } from './layer-load.js';
import type { LoadProgress } from './load-progress.js';
import { openFastPathSink } from '../encode/encode-rows.js';

/** Rows as they go to the database: objects of the slow path, or bytes of the fast path. */
export type LoadBatch = readonly ConvertedRow[] | EncodedRows;

/** One reading of the source from start to end, which reads, converts, projects and counts rows. */
export interface RowPipeline {
  /** Returns the rows for the database. May be called once. */
  rows(): AsyncIterable<LoadBatch>;
  /** Extent of the rows read so far. */
  readonly extent: Extent | undefined;
  totals(): { readonly recordCount: number; readonly errorCount: number; readonly clampedCount: number };
  /** True if any row had a source field for the plan's column. */
  hasSeen(column: number): boolean;
  /** Source fields that rows had; beyond 10,000, those that the layer has a column for. */
  readonly seenSources: readonly string[];
  /** Returns warnings on the rows read so far. */
  warnings(): string[];
  /**
   * Checks the source fields that rows had. Called at the end, since each row of JSON names its own fields.
   *
   * @throws {JobError} when a mapped source field or the key was in no row, or nothing fits the layer.
   */
  checkSources(): void;
}

/** Input of a row pipeline: a layer with its table of the source, and where refused rows and progress go. */
export interface RowPipelineInput extends MatchedLayer, Pick<LayerLoad, 'table' | 'report' | 'settings'> {
  readonly table: SourceTable;
  readonly features: Pick<LayerLoad['features'], 'knex' | 'dialect'>;
  readonly request: Pick<AppendRequest, 'sourceInfo'>;
  readonly context: Pick<JobContext, 'signal'>;
  readonly progress: Pick<LoadProgress, 'read'>;
}

/**
 * Opens the pipeline from source to database. Rows part here, on one of two paths with the same result:
 * - slow path, any row: `convertRows` makes an object of each row, and a report of each fault.
 * - fast path, plain rows: `encode/` writes the source's bytes in the database's form, and leaves every row in doubt to
 *   the slow path. `encode-rows.test.ts` proves that both agree.
 *
 * @param encoding - `encoder` is `undefined` if the database takes objects only; `isStaged` if rows go into a stage.
 */
export function openRowPipeline(
  job: RowPipelineInput,
  { encoder, isStaged }: { readonly encoder: RowEncoder | undefined; readonly isStaged: boolean },
): RowPipeline {
  const { plan, layer, table, context, report } = job;
  const before = report.errorCount;
  const bounds = new Bounds();
  let recordCount = 0;
  let clampedCount = 0;
  const warnings = new WarningList();
  const conversion = conversionOf(job, report);
  const converter = new RowConverter(conversion);
  const openFastPath =
    encoder === undefined || !mayUseFastPath(job)
      ? undefined
      : (layout: CellLayout): FastPathSink | undefined =>
          openFastPathSink(
            { ...conversion, encoder, isStaged, layer, converter, bounds, toMercator: goesToMercator(job) },
            layout,
          );
  const options: ReadOptions = {
    ...optionsOf(plan, context.signal),
    ...(openFastPath && { openFastPath }),
  };
  const projected = (table: SourceTable): AsyncIterable<RowBatch> => {
    const from = table.spatialReference ?? layer.spatialReference;
    const to = layer.spatialReference;
    if (layer.geometryType === undefined || isSameReference(from, to)) {
      return convertRows(table, converter, options);
    }
    const onClamped = (): void => void (clampedCount += 1);
    const onWarning = (message: string): void => warnings.add(message);
    const limits = { signal: context.signal, settings: job.settings };
    const projection = { from, to, dimensions: layer, report, ...limits, onClamped, onWarning };
    // The child process that reads projects as well, which saves a second child.
    return table.projects === true
      ? finishProjected(convertRows(table, converter, { ...options, projectTo: to }), projection)
      : projectRows(convertRows(table, converter, options), projection);
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
      if (batch.encoded !== undefined) yield batch.encoded;
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
      // If all rows are refused, their own faults are the better reason.
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

/** Reads and converts the table's rows. Refused rows are counted, and go to the converter's report. */
export async function* convertRows(
  table: SourceTable,
  converter: RowConverter,
  options: ReadOptions,
): AsyncGenerator<RowBatch> {
  let recordCount = 0;
  for await (const batch of table.read(options)) {
    recordCount += batch.rows.length + (batch.encoded?.count ?? 0);
    const rows = [];
    for (const row of batch.rows) {
      const converted = converter.convert(row);
      if (converted !== undefined) rows.push(converted);
    }
    yield { rows, recordCount, bytesRead: batch.bytesRead, encoded: batch.encoded };
  }
}

/** Returns the options with which pipelines read the table, without the fast path. */
export function readingOptions(
  { plan, layer, table }: Pick<RowPipelineInput, 'plan' | 'layer' | 'table'>,
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

/** Types of fields that keep integers beyond 2^53. */
const KEEPING_ALL_DIGITS: ReadonlySet<FieldType> = new Set([
  'esriFieldTypeBigInteger',
  'esriFieldTypeString',
]);

/** Returns true if rows may take the fast path. Multipatches and some projections need a step between source and database. */
function mayUseFastPath(job: RowPipelineInput): boolean {
  const { layer, table } = job;
  if (layer.geometryType === undefined) return true;
  if (layer.geometryType === 'esriGeometryMultiPatch') return false;
  if (isSameReference(table.spatialReference ?? layer.spatialReference, layer.spatialReference)) return true;
  // Points in columns are projected while they are encoded.
  if (table.notation !== 'wkb') return goesToMercator(job);
  return table.projects === true && sridOf(layer.spatialReference) !== WEB_MERCATOR_SRID;
}

function goesToMercator({ layer, table }: RowPipelineInput): boolean {
  const from = table.spatialReference ?? layer.spatialReference;
  return table.notation !== 'wkb' && isToMercator({ from, to: layer.spatialReference });
}

function conversionOf({ plan, layer, table, request }: RowPipelineInput, report: RowReport) {
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

/** Returns the spatial reference of the geometries as the source gives them, which may have projected them. */
function referenceOfRows(table: SourceTable, { spatialReference }: Layer): SpatialReference {
  const own = table.spatialReference ?? spatialReference;
  return table.projects === true && !isSameReference(own, spatialReference) ? spatialReference : own;
}
