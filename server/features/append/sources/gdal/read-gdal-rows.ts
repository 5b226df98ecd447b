import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gdalReference } from '../../project/spatial-reference.js';
import type { ReadOptions, SourceGeometry } from '../source-format.js';
import { tellWarning } from './complaints.js';
import { findConfinement } from './confinement.js';
import { CopyBlock, readCopyBlocks } from './copy-text.js';
import type { GdalChild } from './gdal-child.js';
import { GdalRefusedError, GdalTimeError } from './gdal-error.js';
import type { GdalRows, GdalRowsOptions } from './gdal-rows.js';
import { asSourceError, openWith } from './gdal-source.js';
import { splitMerged } from './merged-output.js';
import { RowReader } from './row-reader.js';
import { RowVerdicts } from './row-verdicts.js';
import { ordinatesToWrite, type Query, type SelectedColumn, writeQuery } from './select-rows.js';
import { startReading } from './start-reading.js';

/** From where on, and how, rows are read. */
export interface GdalRowsStart {
  /** Rows at the start that have been read already. */
  readonly skipped?: number;
  /** They were read in another way, in the order of their ids. */
  readonly isById?: boolean;
  /** GDAL writes z and m of every geometry, which costs time; those that a geometry does not have are cut off. */
  readonly isWide?: boolean;
}

/**
 * Rows of a table as a child `ogr2ogr` gives them, in the order of the source. Two things make another child go on from
 * a row: a complaint, from where on complaints are known to be of one row each; and a geometry with other ordinates than
 * its table declares, from where on each has its own.
 */
export async function* readGdalRows(
  from: GdalRowsOptions,
  options: ReadOptions,
  { skipped = 0, isById = false, isWide = isMixed(from) }: GdalRowsStart = {},
): AsyncGenerator<GdalRows> {
  // Without it, complaints cannot be put down to rows.
  const { hasStdbuf } = await asSourceError(from.source.format, () => findConfinement());
  let start: ReadingStart = { skipped, isById, isWide, mayHearMore: hasStdbuf };
  for (;;) {
    const end = yield* readOnce(from, options, start);
    if (end === undefined) return;
    // GDAL reads rows in the same order again, since the query asks for the same columns.
    start =
      end.reason === 'ordinates'
        ? { ...start, skipped: end.count, isWide: true }
        : { ...start, skipped: end.count, mark: randomUUID(), mayHearMore: false };
  }
}

/** Whether a database's table holds several kinds of geometry, which mostly have ordinates of their own too. */
function isMixed({ source, geometry }: GdalRowsOptions): boolean {
  return source.sql !== 'ogr' && geometry !== null && geometry.type === undefined;
}

/** Why the rest of the rows must be read in another way. */
interface ReadingEnd {
  readonly reason: 'complaint' | 'ordinates';
  /** Rows before the first that must be. */
  readonly count: number;
}

interface ReadingStart extends GdalRowsStart {
  /** Text in each row, which tells rows from complaints among them. */
  readonly mark?: string;
  /** Reading ends at the first complaint: another one tells which row it is about. */
  readonly mayHearMore?: boolean;
}

/** Each row that cannot be projected makes itself heard, and the others must be heard too. */
export const ALL_COMPLAINTS = { CPL_MAX_ERROR_REPORTS: '0' };

/**
 * Reads rows by one child.
 *
 * @returns `undefined` when these were all
 */
async function* readOnce(
  from: GdalRowsOptions,
  options: ReadOptions,
  { skipped = 0, isById = false, isWide = false, mark, mayHearMore = false }: ReadingStart,
): AsyncGenerator<GdalRows, ReadingEnd | undefined> {
  const { source, table } = from;
  const { format, folder } = source;
  const columns = chooseColumns(from.columns, options);
  const projects = options.projectTo !== undefined;
  const tellsId = from.ordinatesOf !== undefined;
  const how = { projects, isById, isWide, tellsId, mark };
  const query = writeQuery(table, source.sql, columns, from.geometry, how);
  const reader = new RowReader(columns, query, from, skipped);
  const taker = options.openTaker?.(reader.layout);
  const args = convertArguments(from, query, await placeSql(query.sql, folder.path), options);
  const listening = { knownWarnings: table.warnings, projects, isMerged: mark !== undefined };
  const { child, output } = await asSourceError(format, () =>
    startReading(source, args, 'PGDUMP', ALL_COMPLAINTS, options.signal, listening),
  );
  const { onWarning } = options;
  const verdicts = new RowVerdicts({ ...query, ...listening, folder: folder.path, onWarning });
  let count = skipped;
  try {
    const parts = mark === undefined ? readCopyBlocks(output) : splitMerged(output, mark);
    for await (const part of parts) {
      options.signal.throwIfAborted();
      if (!(part instanceof CopyBlock)) {
        const read = part.row && reader.readOne(part.row);
        if (reader.isOutgrown) return { reason: 'ordinates', count };
        const row = verdicts.judge(part, read, count);
        if (row !== undefined) yield { rows: [row] };
        if (row !== undefined) count += 1;
        continue;
      }
      if (mayHearMore && (await complains(child))) return { reason: 'complaint', count };
      for (const rows of reader.readBlock(part, taker)) {
        count += rows.rows.length + (rows.packed?.count ?? 0);
        yield rows;
      }
      if (reader.isOutgrown) return { reason: 'ordinates', count };
    }
    await child.ended;
    options.signal.throwIfAborted();
    if (mayHearMore && (await complains(child))) return { reason: 'complaint', count };
    settle(child, options);
    checkCount(from, count);
    return undefined;
  } catch (error) {
    if (mayHearMore && isRefused(error) && (await complains(child))) return { reason: 'complaint', count };
    return await asSourceError(format, () => Promise.reject(error as Error));
  } finally {
    child.stop();
    child.stdout.destroy();
    await child.ended.catch(() => undefined);
  }
}

/** Whether a child has complained of what it has written so far. What it says of a row comes before the row. */
export async function complains({ complaints }: Pick<GdalChild, 'complaints'>): Promise<boolean> {
  // Both are read in the same turn of the event loop, in either order.
  await setImmediate();
  return complaints.harmCount > 0;
}

/** Whether the source is at fault, so that another reading may tell more. */
function isRefused(error: unknown): boolean {
  return error instanceof GdalRefusedError && !(error instanceof GdalTimeError);
}

/** Deals with complaints of which it is not known which rows they are about. */
function settle({ complaints }: Pick<GdalChild, 'complaints'>, { onWarning }: ReadOptions): void {
  if (complaints.seriousCount > 0)
    throw new GdalRefusedError(complaints.reason ?? 'some of it cannot be read');
  for (const warning of complaints.warnings) onWarning?.(tellWarning(warning));
}

/** GDAL leaves out what it cannot read. */
function checkCount({ table, isCountSure }: GdalRowsOptions, count: number): void {
  const missing = (table.featureCount ?? 0) - count;
  if (!isCountSure || missing <= 0) return;
  throw new GdalRefusedError(`it is damaged: ${String(missing)} of its rows cannot be read`);
}

/** Linux takes no argument of more than 128 KiB. */
const MAX_ARGUMENT_BYTES = 100_000;
const SQL_FILE = 'query.sql';

/** The query as an argument: of very many columns it is read from a file in the source's folder. */
export async function placeSql(sql: string, folder: string): Promise<string> {
  if (Buffer.byteLength(sql) <= MAX_ARGUMENT_BYTES) return sql;
  await writeFile(join(folder, SQL_FILE), sql);
  return `@${SQL_FILE}`;
}

function convertArguments(
  from: GdalRowsOptions,
  { heads, hasMark }: Query,
  sql: string,
  { projectTo }: ReadOptions,
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
    // Else it cuts text to the width that a field is declared to have.
    ...['-sql', sql, '-nln', 'rows', '-unsetFieldWidth'],
    ...typesOf(from, hasMark).flatMap((type) => ['-nlt', type]),
    ...(projectTo === undefined || spatialReference === undefined
      ? []
      : ['-s_srs', gdalReference(spatialReference), '-t_srs', gdalReference(projectTo), '-skipfailures']),
    ...creation.flatMap((option) => ['-lco', option]),
  ];
}

/** As what the child is to write geometries. @param isHeard - Rows may have any type, whatever their table is declared to hold. */
function typesOf({ geometry }: GdalRowsOptions, isHeard: boolean): readonly string[] {
  if (geometry === null) return ['NONE'];
  if (isHeard) return ['GEOMETRY', 'CONVERT_TO_LINEAR'];
  // A table of polygons or lines may hold some of several parts, which would end it; shapefiles know no other.
  const mayBeMulti = geometry.type === 'esriGeometryPolygon' || geometry.type === 'esriGeometryPolyline';
  return [...(mayBeMulti ? ['PROMOTE_TO_MULTI'] : []), 'CONVERT_TO_LINEAR'];
}

function dimensionsOf(geometry: SourceGeometry): string {
  const { hasZ, hasM } = ordinatesToWrite(geometry);
  return `XY${hasZ ? 'Z' : ''}${hasM ? 'M' : ''}`;
}

/** The columns that are of use; all where none is, so that it can be told what the source has. */
export function chooseColumns(
  columns: readonly SelectedColumn[],
  { neededFields, wantedFields }: ReadOptions,
): readonly SelectedColumn[] {
  if (neededFields === undefined) return columns;
  const needed = new Set([...neededFields, ...[...wantedFields].map((name) => name.toLowerCase())]);
  const chosen = columns.filter(({ column }) => needed.has(column.name.toLowerCase()));
  return chosen.length === 0 ? columns : chosen;
}
