import { isUtf8 } from 'node:buffer';
import { binaryLayout, readBinaryRow, type RowCells } from '../../source/binary-layout.js';
import type { SelectedColumn } from '../gdal/select-rows.js';
import type { RowScanner } from '../../source/fast-path-reader.js';
import type { CellLayout } from '../../source/source-format.js';
import type { Batch } from './batch-frames.js';
import { CELL, LEFT, NEXT_ROW, NONE } from './batch-query.js';
import { type PlainShape, PlainWkb } from './plain-wkb.js';

const NUL = 0;
const ZERO = 48;
const NINE = 57;

/** `GP` and the version as a four-byte number, without the flags. */
const MAGIC = 0x00_00_50_47;

/**
 * Size of the header before a geometry, by its flags: little-endian, with at most one kind of envelope, not
 * empty.
 */
const HEADERS: ReadonlyMap<number, number> = new Map([
  [0b0001, 8],
  [0b0011, 40],
  [0b0101, 56],
  [0b0111, 56],
  [0b1001, 72],
]);

/** Size of a byte order, a type and a count of one. */
const WHOLE_BYTES = 9;

/** Scans the rows of batches, up to the first that may differ from GDAL's output. */
export class BatchScanner implements RowScanner<RowCells> {
  bytes: Buffer = Buffer.alloc(0);
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly layout: CellLayout;
  readonly isPlain = true;
  readonly #shape: PlainShape;
  readonly #wkb: PlainWkb;
  #view: DataView = new DataView(new ArrayBuffer(0));
  /** Offset of the next row; after the cells if there is none. */
  #at = 0;
  #cellsEnd = -1;
  /** Offset of the next geometry. */
  #shapeAt = 0;
  #count = 0;
  #isLeft = false;

  constructor(columns: readonly SelectedColumn[], shape: PlainShape) {
    this.#shape = shape;
    this.#wkb = new PlainWkb(shape);
    this.starts = new Int32Array(columns.length + 1);
    this.ends = new Int32Array(columns.length + 1);
    this.layout = binaryLayout(columns.map(({ column: { name }, form, read }) => ({ name, form, read })));
  }

  /** Number of rows scanned so far. */
  get count(): number {
    return this.#count;
  }

  /** True if the next rows are left to GDAL. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  read({ bytes, cellsEnd, shapesStart, count }: Batch): void {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = 0;
    this.#cellsEnd = cellsEnd;
    this.#shapeAt = shapesStart;
    const cells = bytes.subarray(0, cellsEnd);
    // Text with a zero byte or invalid UTF-8 is left to GDAL; the rows must match SQLite's count.
    this.#isLeft = cells.includes(NUL) || !isUtf8(cells) || countOf(cells, NEXT_ROW) !== count - 1;
  }

  next(): boolean {
    const { bytes } = this;
    const [start, cellsEnd] = [this.#at, this.#cellsEnd];
    if (this.#isLeft || start > cellsEnd) return false;
    const next = bytes.indexOf(NEXT_ROW, start);
    const end = next < 0 || next > cellsEnd ? cellsEnd : next;
    this.#isLeft = !this.#findCells(start, end) || !this.#findShape(bytes.length);
    if (this.#isLeft) return false;
    this.#at = end + 1;
    this.#count += 1;
    return true;
  }

  toCells(): RowCells {
    return readBinaryRow(this.layout, this);
  }

  /** Returns false if the number of cells differs from the number of columns, or a cell is left to GDAL. */
  #findCells(from: number, to: number): boolean {
    const { bytes, starts, ends } = this;
    const count = starts.length;
    let cell = -1;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte > CELL || byte < LEFT) continue;
      if (byte === LEFT) return false;
      if (cell >= 0) ends[cell] = at;
      cell += 1;
      if (cell >= count) return false;
      starts[cell] = byte === NONE ? -1 : at + 1;
    }
    ends[cell] = to;
    return cell === count - 1;
  }

  /** Replaces the last cell, the length of the geometry, by the position of its WKB. */
  #findShape(limit: number): boolean {
    const { starts, ends } = this;
    const cell = starts.length - 1;
    const at = starts[cell] ?? -1;
    if (at < 0) return true;
    const start = this.#shapeAt;
    const end = start + this.#number(at, ends[cell] ?? 0);
    if (!(end <= limit) || end - start < MIN_BYTES) return false;
    const view = this.#view;
    const header = HEADERS.get(view.getUint8(start + 3));
    if (header === undefined || (view.getUint32(start, true) & 0xffffff) !== MAGIC) return false;
    const type = this.#wkb.typeOf(view, start + header, end);
    if (type === 0) return false;
    this.#shapeAt = end;
    starts[cell] = type === this.#shape.type ? start + header : this.#promote(start + header);
    ends[cell] = end;
    return true;
  }

  /** Promotes a part to a multi-part geometry, as GDAL does. Overwrites its header and, if that is short, the geometry before it. */
  #promote(part: number): number {
    const view = this.#view;
    const start = part - WHOLE_BYTES;
    view.setUint8(start, 1);
    view.setUint32(start + 1, this.#shape.type, true);
    view.setUint32(start + 5, 1, true);
    return start;
  }

  #number(start: number, end: number): number {
    let number = 0;
    for (let at = start; at < end; at += 1) {
      const byte = this.bytes[at] ?? 0;
      if (byte < ZERO || byte > NINE) return Number.NaN;
      number = number * 10 + byte - ZERO;
    }
    return number;
  }
}

/** Size of a header and an empty geometry. */
const MIN_BYTES = 13;

function countOf(bytes: Buffer, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
