import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpatialReference } from '../../../layer.js';
import { gdalReference } from '../../project/spatial-reference.js';
import { Refusal } from '../../report.js';
import type { DeletionMarks } from '../feature-stream/deleted-rows.js';
import type {
  CellLayout,
  CellTaker,
  ReadOptions,
  SourceBatch,
  SourceGeometry,
  SourceRow,
} from '../source-format.js';
import { TakerPace } from '../taker-pace.js';
import { recodeText } from './cell-recoder.js';
import { CellScanner } from './cell-scanner.js';
import { CopyBlock, readCell, readCopyBlocks, splitCells } from './copy-text.js';
import { cutOrdinates } from './cut-ordinates.js';
import type { GdalChild } from './gdal-child.js';
import { GdalRefusedError } from './gdal-error.js';
import { asSourceError, type GdalSource, openWith } from './gdal-source.js';
import type { OgrTable } from './ogrinfo-text.js';
import { type Ordinates, readOrdinates } from './own-ordinates.js';
import { RecodedRow } from './recoded-row.js';
import { ordinatesToWrite, type Query, type SelectedColumn, writeQuery } from './select-rows.js';
import { startReading } from './start-reading.js';

export interface GdalRowsOptions {
  readonly source: GdalSource;
  readonly table: OgrTable;
  readonly columns: readonly SelectedColumn[];
  readonly geometry: SourceGeometry | null;
  readonly spatialReference: SpatialReference | undefined;
  /** Which ordinates the geometry of a row has, by its id, where GDAL gives all of them what the table has. */
  readonly ordinatesOf?: ((id: number) => Ordinates) | undefined;
  /** Whether GDAL's count of rows is sure, so that fewer mean that the file is damaged. */
  readonly isCountSure: boolean;
  /** Where the source says which rows are deleted. @returns `undefined` when that cannot be found */
  readonly findDeletionMarks?: (signal: AbortSignal) => Promise<DeletionMarks | undefined>;
}

/** Rows that came together. */
export type GdalRows = Pick<SourceBatch, 'packed' | 'rows'>;

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
 * Rows of a table as a child `ogr2ogr` gives them, in the order of the source.
 *
 * @returns how many rows stand before the first that has other ordinates than the table declares, with which reading
 *   ends: the rest must be read with `isWide`; `undefined` when these were all
 */
export async function* readGdalRows(
  from: GdalRowsOptions,
  options: ReadOptions,
  { skipped = 0, isById = false, isWide = isMixed(from) }: GdalRowsStart = {},
): AsyncGenerator<GdalRows, number | undefined> {
  const { source, table, isCountSure } = from;
  const { format, folder } = source;
  const columns = chooseColumns(from.columns, options);
  const projects = options.projectTo !== undefined;
  const tellsId = from.ordinatesOf !== undefined;
  const query = writeQuery(table, source.sql, columns, from.geometry, { projects, isById, isWide, tellsId });
  const reader = new RowReader(columns, query, from, skipped);
  const taker = options.openTaker?.(reader.layout);
  const args = convertArguments(from, query, await placeSql(query.sql, folder.path), options);
  // Each row that cannot be projected makes itself heard; the rows tell which they were.
  const environment = { CPL_MAX_ERROR_REPORTS: '50' };
  const { child, output } = await asSourceError(format, () =>
    startReading(source, args, 'PGDUMP', environment, options.signal),
  );
  let count = skipped;
  try {
    for await (const block of readCopyBlocks(output)) {
      options.signal.throwIfAborted();
      for (const rows of reader.readBlock(block, taker)) {
        count += rows.rows.length + (rows.packed?.count ?? 0);
        yield rows;
      }
      if (reader.isOutgrown) return count;
    }
    await child.ended;
    options.signal.throwIfAborted();
    checkEnd(child, { projects });
    const missing = (table.featureCount ?? 0) - count;
    if (isCountSure && missing > 0) {
      throw new GdalRefusedError(`it is damaged: ${String(missing)} of its rows cannot be read`);
    }
  } catch (error) {
    await asSourceError(format, () => Promise.reject(error as Error));
  } finally {
    child.stop();
    child.stdout.destroy();
    await child.ended.catch(() => undefined);
  }
  return undefined;
}

/** Whether a database's table holds several kinds of geometry, which mostly have ordinates of their own too. */
function isMixed({ source, geometry }: GdalRowsOptions): boolean {
  return source.sql !== 'ogr' && geometry !== null && geometry.type === undefined;
}

/** GDAL goes on after some errors, and would leave out what it could not read. */
function checkEnd({ complaints }: Pick<GdalChild, 'complaints'>, { projects }: { projects: boolean }): void {
  if (projects ? complaints.seriousCount === 0 : complaints.errorCount === 0) return;
  throw new GdalRefusedError(complaints.reason ?? 'some of it cannot be read');
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
  { heads }: Query,
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
    ...typesOf(from).flatMap((type) => ['-nlt', type]),
    ...(projectTo === undefined || spatialReference === undefined
      ? []
      : ['-s_srs', gdalReference(spatialReference), '-t_srs', gdalReference(projectTo), '-skipfailures']),
    ...creation.flatMap((option) => ['-lco', option]),
  ];
}

/** As what the child is to write geometries. */
function typesOf({ geometry }: GdalRowsOptions): readonly string[] {
  if (geometry === null) return ['NONE'];
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

const notText = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');
const unprojectable = new Refusal('projection', 'lies outside of what the spatial reference can show');

/** How the query tells that a row of the source has none: GDAL, then SQLite. */
const NO_GEOMETRY = new Set(['\\N', '', 'null']);

/** Turns lines of COPY text into rows. */
class RowReader {
  readonly #columns: readonly SelectedColumn[];
  readonly #query: Query;
  readonly #hasGeometry: boolean;
  /** What GDAL writes of geometries whose own ordinates are not asked for. */
  readonly #written: Ordinates | undefined;
  #isOutgrown = false;
  readonly #cellCount: number;
  readonly #scanner: CellScanner;
  readonly #recoded: RecodedRow | undefined;
  readonly #ordinatesOf: (head: string) => Ordinates | undefined;
  #number = 0;
  #toSkip: number;
  readonly #pace = new TakerPace();

  constructor(
    columns: readonly SelectedColumn[],
    query: Query,
    { geometry, source, ordinatesOf }: GdalRowsOptions,
    skipped: number,
  ) {
    const hasGeometry = geometry !== null;
    const form = source.sql === 'gpkg' ? 'gpkg' : 'sqlite';
    this.#ordinatesOf =
      ordinatesOf === undefined ? (head) => readOrdinates(head, form) : (id) => ordinatesOf(Number(id));
    this.#toSkip = skipped;
    this.#columns = columns;
    this.#query = query;
    this.#hasGeometry = hasGeometry;
    this.#written = geometry === null || query.heads === 'all' ? undefined : ordinatesToWrite(geometry);
    const leading = [hasGeometry, query.heads, query.tellsGeometry].filter(Boolean).length;
    this.#cellCount = leading + columns.reduce((sum, { expressions }) => sum + expressions.length, 0);
    const isRecoded = columns.some(({ recoder }) => recoder !== undefined);
    this.#recoded = isRecoded ? new RecodedRow(columns, leading) : undefined;
    this.#scanner = new CellScanner(this.#cellCount, { beginsWithHex: hasGeometry });
  }

  /** The next row has ordinates that GDAL was not asked for. */
  get isOutgrown(): boolean {
    return this.#isOutgrown;
  }

  /** How the cells of each line lie. */
  get layout(): CellLayout {
    const { heads, tellsGeometry } = this.#query;
    let cell = [this.#hasGeometry, heads, tellsGeometry].filter(Boolean).length;
    const columns = this.#columns.map(({ column: { name }, expressions, form, read }) => {
      const cellCount = expressions.length;
      cell += cellCount;
      return { name, cell: cell - cellCount, cellCount, form, read: cellCount === 1 ? read : addUp };
    });
    return {
      columns,
      geometryCell: this.#hasGeometry ? 0 : undefined,
      isGeometryAlone: heads !== 'all',
      mayLoseGeometry: tellsGeometry,
    };
  }

  *readBlock(block: CopyBlock, taker: CellTaker | undefined): Generator<GdalRows> {
    const { bytes, isUtf8 } = block;
    const [scanner, pace] = [this.#scanner, this.#pace];
    let start = 0;
    for (; this.#toSkip > 0 && start <= bytes.length; this.#toSkip -= 1) {
      start = scanner.scan(bytes, start) + 1;
      this.#number += 1;
    }
    if (start > bytes.length) return;
    if (taker === undefined) {
      const rest = start === 0 ? block : new CopyBlock(bytes.subarray(start));
      const rows: SourceRow[] = [];
      for (const line of rest.lines) {
        const row = this.#readLine(line, isUtf8);
        if (row === undefined) break;
        rows.push(row);
      }
      yield { rows };
      return;
    }
    let rows: SourceRow[] = [];
    while (start <= bytes.length) {
      const end = scanner.scan(bytes, start);
      const isText = isUtf8 || scanner.isAscii;
      const mayTake =
        pace.isDue &&
        scanner.isPlain &&
        isText &&
        !this.#hasOddHead(scanner) &&
        this.#recoded?.recode(scanner, start, end) !== false;
      // Those that are handed out stand behind those that are taken.
      if (mayTake && rows.length > 0) yield { packed: taker.flush(), rows };
      if (mayTake && rows.length > 0) rows = [];
      if (mayTake && taker.take(this.#recoded ?? scanner, this.#number + 1)) {
        this.#number += 1;
        pace.took();
      } else {
        pace.handedOut(mayTake);
        const row = this.#readLine(bytes.toString('utf8', start, end), isUtf8);
        if (row === undefined) break;
        rows.push(row);
      }
      start = end + 1;
    }
    const packed = taker.flush();
    if (packed !== undefined || rows.length > 0) yield { packed, rows };
  }

  #hasOddHead({ starts }: CellScanner): boolean {
    return this.#query.heads === 'odd' && (starts[1] ?? -1) >= 0;
  }

  /** `undefined` for a row of other ordinates than were asked for. */
  #readLine(line: string, isUtf8: boolean): SourceRow | undefined {
    this.#number += 1;
    // U+FFFD may also be what the source holds; then the row is refused with those that are broken.
    if (!isUtf8 && line.includes('\uFFFD')) {
      return { number: this.#number, attributes: {}, geometry: undefined, refusal: notText };
    }
    return this.#readRow(splitCells(line), this.#number);
  }

  #readRow(cells: readonly string[], number: number): SourceRow | undefined {
    if (cells.length !== this.#cellCount) {
      throw new GdalRefusedError(`its row ${String(number)} cannot be told apart`);
    }
    let at = 0;
    const geometryCell = this.#hasGeometry ? cells[at++] : undefined;
    const head = this.#query.heads === undefined ? '\\N' : (cells[at++] ?? '');
    const own = head === '\\N' ? undefined : this.#ordinatesOf(head);
    this.#isOutgrown = own !== undefined && this.#outgrows(own);
    if (this.#isOutgrown) return undefined;
    const kind = this.#query.tellsGeometry ? cells[at++] : undefined;
    const attributes: Record<string, unknown> = {};
    for (const { column, expressions, read, recoder } of this.#columns) {
      const cell = readCell(cells[at] ?? '');
      const text = cell === null || recoder === undefined ? cell : recodeText(recoder, cell);
      if (text === undefined)
        return { number, attributes: {}, geometry: undefined, refusal: recoder?.refusal ?? notText };
      // A number comes in two parts, the second of which is what the first lacks.
      if (text === null) attributes[column.name] = null;
      else if (expressions.length === 1) attributes[column.name] = read(text);
      else attributes[column.name] = addUp(text, cells[at + 1] ?? '');
      at += expressions.length;
    }
    if (geometryCell === undefined) return { number, attributes, geometry: undefined };
    if (geometryCell === '\\N') {
      const isLost = kind !== undefined && !NO_GEOMETRY.has(kind);
      return { number, attributes, geometry: null, ...(isLost && { refusal: unprojectable }) };
    }
    const wkb = Buffer.from(geometryCell, 'hex');
    const isWide = this.#query.heads === 'all' && own !== undefined;
    return { number, attributes, geometry: isWide ? cutOrdinates(wkb, own) : wkb };
  }

  #outgrows({ hasZ, hasM }: Ordinates): boolean {
    const written = this.#written;
    return written !== undefined && (hasM !== written.hasM || (hasZ && !written.hasZ));
  }
}

function addUp(text: string, rest: string): number {
  const number = toNumber(text);
  const more = Number(rest);
  // Minus zero stays what it is.
  return Number.isFinite(more) && more !== 0 ? number + more : number;
}

function toNumber(text: string): number {
  if (/^[+-]?inf/i.test(text))
    return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const number = Number(text);
  // The 15 digits of the largest ones are rounded up to more than there is.
  return Number.isFinite(number) || Number.isNaN(number) ? number : Math.sign(number) * Number.MAX_VALUE;
}
