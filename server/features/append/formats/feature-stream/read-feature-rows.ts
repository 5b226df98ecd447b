import { gdalReference } from '../../../model/reference-numbers.js';
import { GdalRefusedError, GdalTimeError } from '../../../../gdal/gdal-error.js';
import { asSourceError, openWith } from '../gdal/gdal-source.js';
import type { GdalRows, GdalRowsOptions } from '../gdal/gdal-rows.js';
import { REPORT_ALL_ERRORS, hasReportedHarm } from '../../../../gdal/error-attribution.js';
import { chooseColumns, placeSql, readGdalRows } from '../gdal/read-gdal-rows.js';
import { hidesRowIds, quoteName, type SelectedColumn } from '../gdal/select-rows.js';
import { startReading } from '../gdal/start-reading.js';
import { type PlainShape, plainShapeOf } from '../geopackage/plain-wkb.js';
import type { RowCells } from '../../source/binary-layout.js';
import { FastPathReader } from '../../source/fast-path-reader.js';
import type { ReadOptions } from '../../source/source-format.js';
import { DeletedRows } from '../gdal/deleted-rows.js';
import { type FeatureBlock, type FeatureHeader, readFeatures } from './feature-frames.js';
import { FeatureScanner } from './feature-scanner.js';
import { idSizeOf, streamColumn, type StreamedColumn } from './streamed-columns.js';

/**
 * Reads rows of a table with its own GDAL driver. Geometries of one plain type are streamed as FlatGeobuf,
 * which avoids converting numbers to digits. From the first row that might differ from its text form, all
 * rows are read as text.
 */
export async function* readFeatureRows(
  from: GdalRowsOptions,
  options: ReadOptions,
): AsyncGenerator<GdalRows> {
  const shape = shapeToRead(from);
  if (shape === undefined) {
    yield* readGdalRows(from, options);
    return;
  }
  const { count, isComplete } = yield* readStream(from, shape, options);
  if (!isComplete) yield* readGdalRows(from, options, { skipped: count, isById: true });
}

/** `undefined` if all rows must be read as text. */
function shapeToRead({ table, geometry }: GdalRowsOptions): PlainShape | undefined {
  // The ids show whether a row was omitted.
  if (geometry === null || hidesRowIds(table) || CURVES.test(table.geometryWords)) return undefined;
  return plainShapeOf(geometry);
}

const CURVES = /Curve|Circular|Surface/;

/** Progress of reading. */
interface StreamRead {
  readonly count: number;
  /** True if these were all rows of the source. */
  readonly isComplete: boolean;
}

async function* readStream(
  from: GdalRowsOptions,
  shape: PlainShape,
  options: ReadOptions,
): AsyncGenerator<GdalRows, StreamRead> {
  const { source, table } = from;
  const columns = chooseColumns(from.columns, options);
  const sql = await placeSql(writeFeatureQuery(table.name, columns), source.folder.path);
  const args = convertArguments(from, shape, sql, options);
  const projects = options.projectTo !== undefined;
  const listening = { knownWarnings: table.warnings, projects };
  const { child, output } = await asSourceError(source.format, () =>
    startReading(source, args, 'FlatGeobuf', REPORT_ALL_ERRORS, options.signal, listening),
  );
  let scanner: FeatureScanner | undefined;
  const readSoFar = (isComplete: boolean): StreamRead => ({ count: scanner?.count ?? 0, isComplete });
  try {
    let offers: FastPathReader<RowCells> | undefined;
    const parts = readFeatures(output);
    for (;;) {
      const next = await parts.next().catch(leaveToText);
      options.signal.throwIfAborted();
      if (next === undefined || (await hasReportedHarm(child))) return readSoFar(false);
      if (next.done === true) break;
      if (isHeader(next.value)) {
        const streamed = streamColumns(columns, next.value);
        const size = idSizeOf(next.value.columnTypes[0]);
        if (streamed === undefined || size === undefined) return readSoFar(false);
        scanner = new FeatureScanner(streamed, shape, { first: firstIdOf(source.driver), size });
        const sink = options.openFastPath?.(scanner.layout);
        offers = new FastPathReader(sink, 0, (cells, number) => ({ number, ...cells }));
      } else if (scanner !== undefined && offers !== undefined) {
        scanner.read(next.value);
        for (;;) {
          for (const { encoded, rows } of offers.drain(scanner, 0)) yield { encoded, rows };
          const deleted = scanner.isAtGap ? await readDeleted(from, options) : undefined;
          if (deleted === undefined) break;
          scanner.passDeleted(deleted);
        }
        if (scanner.isLeft) return readSoFar(false);
      }
    }
    const isHarmed = child.stderrLog.errorCount > 0 || (await hasReportedHarm(child));
    if (isHarmed || scanner === undefined) return readSoFar(false);
    return readSoFar(scanner.count === table.featureCount || (await endsDeleted(from, scanner, options)));
  } catch (error) {
    return await asSourceError(source.format, () => Promise.reject(error as Error));
  } finally {
    child.stop();
    child.stdout.destroy();
    await child.ended.catch(() => undefined);
  }
}

/**
 * Ends these rows at the first feature that GDAL cannot write in this format. Passes on errors thrown by
 * consumers of the rows, since some rows may already be written.
 *
 * @throws errors that are not faults of the source
 */
function leaveToText(error: unknown): undefined {
  const mayText = error instanceof RangeError || error instanceof GdalRefusedError;
  if (!mayText || error instanceof GdalTimeError) throw error;
}

/** `undefined` if the source has no deletion marks. */
async function readDeleted(
  { table, isCountSure, findDeletionMarks }: GdalRowsOptions,
  { signal }: ReadOptions,
): Promise<DeletedRows | undefined> {
  const marks = await findDeletionMarks?.(signal).catch(leaveToText);
  const deleted = marks === undefined ? undefined : await DeletedRows.read(marks, signal);
  if (deleted === undefined || !isCountSure) return deleted;
  return deleted.length - deleted.count === table.featureCount ? deleted : undefined;
}

/** True if all remaining rows of the table are deleted. */
async function endsDeleted(
  from: GdalRowsOptions,
  { nextIndex }: FeatureScanner,
  options: ReadOptions,
): Promise<boolean> {
  const { featureCount = Number.POSITIVE_INFINITY } = from.table;
  const deleted = await readDeleted(from, options);
  return deleted?.hasAll(nextIndex, Math.max(featureCount, deleted.length)) === true;
}

function isHeader(part: FeatureHeader | FeatureBlock): part is FeatureHeader {
  return 'columnTypes' in part;
}

function streamColumns(
  columns: readonly SelectedColumn[],
  { columnTypes: [, ...types] }: FeatureHeader,
): readonly StreamedColumn[] | undefined {
  if (types.length !== columns.length) return undefined;
  const streamed = columns.map((column, index) => streamColumn(column, types[index] ?? -1));
  return streamed.includes(undefined) ? undefined : (streamed as StreamedColumn[]);
}

/** File geodatabases number their rows from one. */
function firstIdOf(driver: string): number {
  return driver === 'OpenFileGDB' ? 1 : 0;
}

/** Ids come first: they show whether a row was omitted. */
function writeFeatureQuery(table: string, columns: readonly SelectedColumn[]): string {
  const names = columns.map(({ column, expressions: [expression = ''], recoder }) => {
    if (recoder !== undefined) return expression;
    return column.isRowId === true ? 'FID' : quoteName(column.name, 'ogr');
  });
  const expressions = ['FID', ...names].map((name, index) => `${name} AS "c${String(index)}"`);
  return `SELECT ${expressions.join(', ')} FROM ${quoteName(table, 'ogr')}`;
}

function convertArguments(
  { source, spatialReference }: GdalRowsOptions,
  { step }: PlainShape,
  sql: string,
  { projectTo }: ReadOptions,
): string[] {
  return [
    ...['-f', 'FlatGeobuf', '/vsistdout/rows.fgb', ...openWith(source), '-dialect', 'OGRSQL', '-sql', sql],
    // Each feature states its own type: a table of polygons may hold multipolygons.
    ...['-nln', 'rows', '-nlt', step === 24 ? 'GEOMETRYZ' : 'GEOMETRY', '-lco', 'SPATIAL_INDEX=NO'],
    ...(projectTo === undefined || spatialReference === undefined
      ? []
      : ['-s_srs', gdalReference(spatialReference), '-t_srs', gdalReference(projectTo), '-skipfailures']),
  ];
}
