import { Refusal } from '../../report/report.js';
import type { CellLayout, FastPathSink, SourceRow } from '../../source/source-format.js';
import { FastPathThrottle } from '../../source/fast-path-throttle.js';
import { recodeText } from './cell-recoder.js';
import { CellScanner } from './cell-scanner.js';
import { CopyBlock, readCell, splitCells } from './copy-text.js';
import { cutOrdinates } from './cut-ordinates.js';
import { GdalRefusedError } from '../../../../gdal/gdal-error.js';
import type { RowMessages } from './merged-output.js';
import { type Ordinates, readOrdinates } from './own-ordinates.js';
import type { GdalRows, GdalRowsOptions } from './gdal-rows.js';
import { RecodedRow } from './recoded-row.js';
import { ordinatesToWrite, type Query, type SelectedColumn } from './select-rows.js';

const notText = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');
const unprojectable = new Refusal('projection', 'is outside the valid area of the spatial reference');
const unreadableGeometry = new Refusal('invalid_geometry', 'has a geometry that cannot be read');
const lostGeometry = new Refusal(
  'invalid_geometry',
  'has a geometry that cannot be read, or is outside the valid area of the spatial reference',
);

/** Reason why a row lacks the geometry that its source has. */
function lossOf({ projects }: Query, isSilent: boolean): Refusal {
  if (!projects) return unreadableGeometry;
  return isSilent ? lostGeometry : unprojectable;
}

/** Values that mark a row without geometry: GDAL's, then SQLite's. */
const NO_GEOMETRY = new Set(['\\N', '', 'null']);

/** Converts lines of COPY text to rows. */
export class RowReader {
  readonly #columns: readonly SelectedColumn[];
  readonly #query: Query;
  readonly #hasGeometry: boolean;
  /** Ordinates that GDAL writes for geometries whose own are not queried. */
  readonly #written: Ordinates | undefined;
  /** True if GDAL does not report a geometry that it cannot read. */
  readonly #isSilent: boolean;
  #isOutgrown = false;
  readonly #cellCount: number;
  readonly #scanner: CellScanner;
  readonly #recoded: RecodedRow | undefined;
  readonly #ordinatesOf: (head: string) => Ordinates | undefined;
  #number: number;
  #toSkip: number;
  readonly #pace = new FastPathThrottle();

  constructor(
    columns: readonly SelectedColumn[],
    query: Query,
    { geometry, source, ordinatesOf }: GdalRowsOptions,
    skipped: number,
  ) {
    const hasGeometry = geometry !== null;
    this.#isSilent = source.sql === 'sqlite';
    const form = source.sql === 'gpkg' ? 'gpkg' : 'sqlite';
    this.#ordinatesOf =
      ordinatesOf === undefined ? (head) => readOrdinates(head, form) : (id) => ordinatesOf(Number(id));
    this.#toSkip = skipped + (query.isLed ? 1 : 0);
    this.#number = query.isLed ? -1 : 0;
    this.#columns = columns;
    this.#query = query;
    this.#hasGeometry = hasGeometry;
    this.#written = geometry === null || query.heads === 'all' ? undefined : ordinatesToWrite(geometry);
    const leading = this.#leading;
    this.#cellCount = leading + columns.reduce((sum, { expressions }) => sum + expressions.length, 0);
    const isRecoded = columns.some(({ recoder }) => recoder !== undefined);
    this.#recoded = isRecoded ? new RecodedRow(columns, leading) : undefined;
    this.#scanner = new CellScanner(this.#cellCount, { beginsWithHex: hasGeometry });
  }

  /** Number of cells before those of the columns. */
  get #leading(): number {
    const { hasMark, heads, tellsGeometry } = this.#query;
    return [this.#hasGeometry, hasMark, heads, tellsGeometry].filter(Boolean).length;
  }

  /** True if the next row has ordinates that GDAL was not asked for. */
  get isOutgrown(): boolean {
    return this.#isOutgrown;
  }

  /** Layout of the cells of each line. */
  get layout(): CellLayout {
    const { heads, tellsGeometry } = this.#query;
    let cell = this.#leading;
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

  *readBlock(block: CopyBlock, sink: FastPathSink | undefined): Generator<GdalRows> {
    const { bytes, isUtf8 } = block;
    const [scanner, pace] = [this.#scanner, this.#pace];
    let start = 0;
    for (; this.#toSkip > 0 && start <= bytes.length; this.#toSkip -= 1) {
      start = scanner.scan(bytes, start) + 1;
      this.#number += 1;
    }
    if (start > bytes.length) return;
    if (sink === undefined) {
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
      // Rows that are handed out follow the rows that a sink took.
      if (mayTake && rows.length > 0) yield { encoded: sink.flush(), rows };
      if (mayTake && rows.length > 0) rows = [];
      if (mayTake && sink.take(this.#recoded ?? scanner, this.#number + 1)) {
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
    const encoded = sink.flush();
    if (encoded !== undefined || rows.length > 0) yield { encoded, rows };
  }

  #hasOddHead({ starts }: CellScanner): boolean {
    const { heads, hasMark } = this.#query;
    return heads === 'odd' && (starts[hasMark ? 2 : 1] ?? -1) >= 0;
  }

  /**
   * Returns the row of a message; `undefined` if there is none, while rows are skipped, and for other
   * ordinates.
   */
  readSaid({ row, isLeftOut }: RowMessages): SourceRow | undefined {
    if (row === undefined && !isLeftOut) return undefined;
    const isSkipped = this.#toSkip > 0;
    if (!isSkipped && row !== undefined) return this.#readLine(row.bytes.toString('utf8'), row.isUtf8);
    this.#number += 1;
    if (!isSkipped) return { number: this.#number, attributes: {}, geometry: undefined };
    this.#toSkip -= 1;
    return undefined;
  }

  /** `undefined` for a row with other ordinates than requested. */
  #readLine(line: string, isUtf8: boolean): SourceRow | undefined {
    this.#number += 1;
    // U+FFFD may also be in the source; the row is then refused with the broken ones.
    if (!isUtf8 && line.includes('\uFFFD')) {
      return { number: this.#number, attributes: {}, geometry: undefined, refusal: notText };
    }
    return this.#readRow(splitCells(line), this.#number);
  }

  #readRow(cells: readonly string[], number: number): SourceRow | undefined {
    if (cells.length !== this.#cellCount) {
      throw new GdalRefusedError(`its row ${String(number)} has an unexpected number of cells`);
    }
    let at = 0;
    const geometryCell = this.#hasGeometry ? cells[at++] : undefined;
    if (this.#query.hasMark) at += 1;
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
      // A number comes in two parts; the second is the remainder of the first.
      if (text === null) attributes[column.name] = null;
      else if (expressions.length === 1) attributes[column.name] = read(text);
      else attributes[column.name] = addUp(text, cells[at + 1] ?? '');
      at += expressions.length;
    }
    if (geometryCell === undefined) return { number, attributes, geometry: undefined };
    if (geometryCell === '\\N') {
      const isLost = kind !== undefined && !NO_GEOMETRY.has(kind);
      const refusal = lossOf(this.#query, this.#isSilent);
      return { number, attributes, geometry: null, ...(isLost && { refusal }) };
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
  // Keep minus zero.
  return Number.isFinite(more) && more !== 0 ? number + more : number;
}

function toNumber(text: string): number {
  if (/^[+-]?inf/i.test(text))
    return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const number = Number(text);
  // The 15 digits of the largest numbers are rounded beyond the range of a double.
  return Number.isFinite(number) || Number.isNaN(number) ? number : Math.sign(number) * Number.MAX_VALUE;
}
