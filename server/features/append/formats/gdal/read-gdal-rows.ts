import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gdalReference } from '../../../model/reference-numbers.js';
import type { ReadOptions, SourceGeometry } from '../../source/source-format.js';
import { findSandbox } from '../../../../gdal/sandbox.js';
import { CopyBlock, readCopyBlocks } from './copy-text.js';
import { GdalRefusedError } from '../../../../gdal/gdal-error.js';
import type { GdalRows, GdalRowsOptions } from './gdal-rows.js';
import { asSourceError, openWith } from './gdal-source.js';
import { type GeometryTypes, isOfAnyType, mayBeOfAnyType, typesOf } from './geometry-types.js';
import {
  REPORT_ALL_ERRORS,
  hasReportedHarm,
  type ErrorAttribution,
  ERROR_ATTRIBUTIONS,
  isRefused,
  reportUnattributed,
} from '../../../../gdal/error-attribution.js';
import { splitMerged } from './merged-output.js';
import { RowReader } from './row-reader.js';
import { RowErrorResolver } from './row-error-resolver.js';
import {
  GEOMETRY_ALIAS,
  ordinatesToWrite,
  type Query,
  type SelectedColumn,
  writeQuery,
} from './select-rows.js';
import { startReading } from './start-reading.js';

/** Position and way of reading rows. */
export interface GdalRowsStart {
  /** Number of rows at the start that have been read already. */
  readonly skipped?: number;
  /** True if they were read in another way, in the order of their ids. */
  readonly isById?: boolean;
  /**
   * True if GDAL writes z and m of every geometry, which costs time; ordinates that a geometry lacks are
   * removed.
   */
  readonly isWide?: boolean;
}

/**
 * Yields rows of a table from `ogr2ogr`, in source order. Starts another child where a message may belong to
 * the next row, after a row skipped for its geometry type, and at a geometry with other ordinates than its
 * table declares.
 */
export async function* readGdalRows(
  from: GdalRowsOptions,
  options: ReadOptions,
  { skipped = 0, isById = false, isWide = isMixed(from) }: GdalRowsStart = {},
): AsyncGenerator<GdalRows> {
  // Without it, messages cannot be attributed to rows.
  const { hasStdbuf } = await asSourceError(from.source.format, () => findSandbox());
  const hearings: readonly ErrorAttribution[] = hasStdbuf ? ERROR_ATTRIBUTIONS : ['none'];
  let start = { skipped, isById, isWide, isLed: false };
  for (let index = 0; index < hearings.length;) {
    const end = yield* readOnce(from, options, { ...start, hearing: hearings[index] ?? 'none' });
    if (end === undefined) return;
    // GDAL reads rows in the same order again, since the query has the same columns.
    start = {
      ...start,
      skipped: end.count,
      isWide: start.isWide || end.reason === 'ordinates',
      isLed: start.isLed || end.reason === 'geometry',
    };
    if (end.reason === 'stderr') index += 1;
  }
}

/** True if a database table holds several kinds of geometry, which mostly differ in ordinates too. */
function isMixed({ source, geometry }: GdalRowsOptions): boolean {
  return source.sql !== 'ogr' && geometry !== null && geometry.type === undefined;
}

interface ReadingStart extends Required<GdalRowsStart> {
  /** True if a leading row shows GDAL which column holds geometries. */
  readonly isLed: boolean;
  readonly hearing: ErrorAttribution;
}

/** Reason why the remaining rows must be read in another way. */
interface ReadingEnd {
  readonly reason: 'stderr' | 'ordinates' | 'geometry';
  /** Number of rows before the first of these. */
  readonly count: number;
}

/**
 * Reads rows with one child.
 *
 * @returns `undefined` if these were all
 */
async function* readOnce(
  from: GdalRowsOptions,
  options: ReadOptions,
  { skipped, isById, isWide, isLed, hearing }: ReadingStart,
): AsyncGenerator<GdalRows, ReadingEnd | undefined> {
  const { source, table } = from;
  const { format, folder } = source;
  const columns = chooseColumns(from.columns, options);
  const projects = options.projectTo !== undefined;
  const isEarly = hearing === 'early';
  // Distinguishes rows from messages between them.
  const mark = isEarly || hearing === 'none' ? undefined : randomUUID();
  const tellsId = from.ordinatesOf !== undefined;
  const how = { projects, isById, isWide, tellsId, isLed, mark };
  const query = writeQuery(table, source.sql, columns, from.geometry, how);
  const reader = new RowReader(columns, query, from, skipped);
  const sink = options.openFastPath?.(reader.layout);
  const types = typesOf(from, hearing, isLed);
  const args = convertArguments(from, query, await placeSql(query.sql, folder.path), { ...options, types });
  const listening = { knownWarnings: table.warnings, projects, isMerged: mark !== undefined };
  const { child, output } = await asSourceError(format, () =>
    startReading(source, args, 'PGDUMP', REPORT_ALL_ERRORS, options.signal, listening),
  );
  const { onWarning } = from;
  // GDAL's own drivers report only geometries that they could read.
  const tellsGeometry = query.tellsGeometry && source.sql !== 'ogr';
  const verdicts = new RowErrorResolver({ ...listening, tellsGeometry, folder: folder.path, onWarning });
  let count = skipped;
  const section = { isLost: false };
  const onSection = (line: string): void => {
    section.isLost = from.geometry !== null && LOST_GEOMETRY.test(line);
  };
  try {
    const parts =
      mark === undefined ? readCopyBlocks(output, onSection) : splitMerged(output, mark, onSection);
    for await (const part of parts) {
      options.signal.throwIfAborted();
      if (section.isLost && !isLed) return { reason: 'geometry', count };
      if (section.isLost)
        throw new GdalRefusedError(`its column ${String(table.geometryColumn)} holds no geometries`);
      if (!(part instanceof CopyBlock)) {
        const said = reader.readSaid(part);
        if (reader.isOutgrown) return { reason: 'ordinates', count };
        const isLeftOut = part.isLeftOut && said !== undefined && hearing === 'byRow';
        // GDAL has taken the type of the first geometry for that of all rows.
        if (isLeftOut && !isLed && source.sql !== 'ogr' && isOfAnyType(from))
          return { reason: 'geometry', count };
        if (isLeftOut && mayBeOfAnyType(from)) return { reason: 'stderr', count };
        const row = verdicts.resolve(part, said, count);
        if (row !== undefined) yield { rows: [row] };
        if (row !== undefined) count += 1;
        continue;
      }
      if (isEarly && (await hasReportedHarm(child))) return { reason: 'stderr', count };
      for (const rows of reader.readBlock(part, sink)) {
        count += rows.rows.length + (rows.encoded?.count ?? 0);
        yield rows;
      }
      if (reader.isOutgrown) return { reason: 'ordinates', count };
    }
    await child.ended;
    options.signal.throwIfAborted();
    if (isEarly && (await hasReportedHarm(child))) return { reason: 'stderr', count };
    reportUnattributed(child, from);
    checkCount(from, count);
    return undefined;
  } catch (error) {
    if (isEarly && isRefused(error) && (await hasReportedHarm(child))) return { reason: 'stderr', count };
    return await asSourceError(format, () => Promise.reject(error as Error));
  } finally {
    child.stop();
    child.stdout.destroy();
    await child.ended.catch(() => undefined);
  }
}

/** Start of a section if GDAL has not detected that the geometry column holds geometries. */
const LOST_GEOMETRY = new RegExp(`^COPY \\S+ \\("${GEOMETRY_ALIAS}"`);

/** Checks for rows that GDAL omits because it cannot read them. */
function checkCount({ table, isCountSure }: GdalRowsOptions, count: number): void {
  const missing = (table.featureCount ?? 0) - count;
  if (!isCountSure || missing <= 0) return;
  throw new GdalRefusedError(`it is damaged: ${String(missing)} of its rows cannot be read`);
}

/** Linux limits an argument to 128 KiB. */
const MAX_ARGUMENT_BYTES = 100_000;
const SQL_FILE = 'query.sql';

/**
 * Returns the query as an argument; a query with very many columns is read from a file in the source's
 * folder.
 */
export async function placeSql(sql: string, folder: string): Promise<string> {
  if (Buffer.byteLength(sql) <= MAX_ARGUMENT_BYTES) return sql;
  await writeFile(join(folder, SQL_FILE), sql);
  return `@${SQL_FILE}`;
}

function convertArguments(
  from: GdalRowsOptions,
  { heads }: Query,
  sql: string,
  { projectTo, types }: Pick<ReadOptions, 'projectTo'> & { readonly types: GeometryTypes },
): string[] {
  const { source, geometry, spatialReference } = from;
  const dimensions = heads === 'all' || geometry === null ? 'XYZM' : dimensionsOf(geometry);
  const creation = [
    ...['CREATE_SCHEMA=NO', 'CREATE_TABLE=NO', 'DROP_TABLE=OFF', 'SPATIAL_INDEX=NONE', 'LAUNDER=NO'],
    ...['PRECISION=NO', 'GEOMETRY_NAME=geometry', 'SRID=0', `DIM=${dimensions}`],
  ];
  return [
    ...['-f', 'PGDump', '/vsistdout/', ...openWith(source)],
    ...(source.sql === 'ogr' ? ['-dialect', 'OGRSQL'] : []),
    // Otherwise GDAL cuts text to the declared width of a field.
    ...['-sql', sql, '-nln', 'rows', '-unsetFieldWidth'],
    ...types.names.flatMap((name) => ['-nlt', name]),
    ...(types.leavesOut || projectTo !== undefined ? ['-skipfailures'] : []),
    ...(projectTo === undefined || spatialReference === undefined
      ? []
      : ['-s_srs', gdalReference(spatialReference), '-t_srs', gdalReference(projectTo)]),
    ...creation.flatMap((option) => ['-lco', option]),
  ];
}

function dimensionsOf(geometry: SourceGeometry): string {
  const { hasZ, hasM } = ordinatesToWrite(geometry);
  return `XY${hasZ ? 'Z' : ''}${hasM ? 'M' : ''}`;
}

/** Returns the columns to read; all of them if none is needed, to report what the source has. */
export function chooseColumns(
  columns: readonly SelectedColumn[],
  { neededFields, wantedFields }: ReadOptions,
): readonly SelectedColumn[] {
  if (neededFields === undefined) return columns;
  const needed = new Set([...neededFields, ...[...wantedFields].map((name) => name.toLowerCase())]);
  const chosen = columns.filter(({ column }) => needed.has(column.name.toLowerCase()));
  return chosen.length === 0 ? columns : chosen;
}
