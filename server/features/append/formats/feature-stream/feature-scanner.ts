import { isUtf8 } from 'node:buffer';
import { Refusal } from '../../report/report.js';
import { binaryLayout, readBinaryRow, type RowCells } from '../../source/binary-layout.js';
import { AS_IS, type CellRecoder, IS_NULL, NOT_TEXT } from '../gdal/cell-recoder.js';
import type { PlainShape } from '../geopackage/plain-wkb.js';
import type { RowScanner } from '../../source/fast-path-reader.js';
import type { CellLayout } from '../../source/source-format.js';
import type { DeletedRows } from '../gdal/deleted-rows.js';
import type { FeatureBlock } from './feature-frames.js';
import type { StreamedColumn } from './streamed-columns.js';
import { FlatTable } from '../flatgeobuf/flat-table.js';
import { ShapeWriter } from './shape-writer.js';

/** Members of a `Feature`: https://github.com/flatgeobuf/flatgeobuf/blob/master/src/fbs/feature.fbs */
const [GEOMETRY, PROPERTIES] = [0, 1] as const;

/** Ids of features: the first id, and the bytes of each. No table has more rows than 4 bytes can count. */
export interface FeatureIds {
  readonly first: number;
  readonly size: number;
}

const notText = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');

/**
 * Scans features whose first column is their id, up to the first that may not be the next row of the source.
 * GDAL omits rows that it cannot write, so the ids must be consecutive except for deleted rows.
 */
export class FeatureScanner implements RowScanner<RowCells> {
  bytes: Buffer = Buffer.alloc(0);
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly layout: CellLayout;
  readonly #columns: readonly StreamedColumn[];
  readonly #shapes: ShapeWriter;
  #block: FeatureBlock = {
    ...{ bytes: this.bytes, view: new DataView(new ArrayBuffer(0)), held: this.bytes, room: 0 },
  };
  /** Offset of the block in its buffer. */
  #offset = 0;
  /** Offset of the next feature, after its length. */
  #at = 0;
  readonly #ids: FeatureIds;
  #deleted: DeletedRows | undefined;
  /** Position of the last feature in its table, from 0. */
  #index = Number.NaN;
  #nextIndex = 0;
  /** Offset of free space in the block for the row's output. */
  #to = 0;
  #count = 0;
  #isLeft = false;
  #refusal: Refusal | undefined;

  /** @param columns - without the id column */
  constructor(columns: readonly StreamedColumn[], shape: PlainShape, ids: FeatureIds) {
    this.#columns = columns;
    this.#shapes = new ShapeWriter(shape);
    this.#ids = ids;
    this.starts = new Int32Array(columns.length + 1);
    this.ends = new Int32Array(columns.length + 1);
    this.layout = binaryLayout(columns.map(({ cell }) => cell));
  }

  /** Number of features scanned so far. */
  get count(): number {
    return this.#count;
  }

  /** Number of rows of the table up to the last feature, including deleted ones. */
  get nextIndex(): number {
    return this.#nextIndex;
  }

  /** True if the next features are left to another reader. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Returns true for missing ids that are not known to be of deleted rows. */
  get isAtGap(): boolean {
    return this.#isLeft && this.#deleted === undefined && this.#index > this.#nextIndex;
  }

  /** Continues after a gap if it consists of deleted rows. */
  passDeleted(deleted: DeletedRows): void {
    this.#deleted = deleted;
    this.#isLeft = false;
  }

  get isPlain(): boolean {
    return this.#refusal === undefined;
  }

  read(block: FeatureBlock): void {
    this.#block = block;
    this.bytes = block.held;
    this.#offset = block.bytes.byteOffset - block.held.byteOffset;
    this.#shapes.read(block);
    this.#at = 0;
  }

  next(): boolean {
    const { bytes, view } = this.#block;
    if (this.#isLeft || this.#at >= bytes.length) return false;
    try {
      const start = this.#at + 4;
      const size = view.getUint32(this.#at, true);
      const feature = FlatTable.rootOf(bytes, start);
      this.#isLeft = !this.#findCells(feature, start + size) || !this.#findShape(feature) || !this.#isNext();
      if (!this.#isLeft) this.#at = start + size;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#isLeft = true;
    }
    if (this.#isLeft) return false;
    this.#count += 1;
    return true;
  }

  #findCells(feature: FlatTable, limit: number): boolean {
    const { starts, ends } = this;
    const { bytes, view } = this.#block;
    const offset = this.#offset;
    const from = feature.follow(PROPERTIES);
    if (from === 0) return false;
    const end = from + 4 + view.getUint32(from, true);
    if (end > limit) return false;
    starts.fill(-1);
    this.#refusal = undefined;
    this.#to = this.#block.room;
    this.#index = Number.NaN;
    for (let at = from + 4; at < end;) {
      const index = view.getUint16(at, true) - 1;
      at += 2;
      if (index < 0) {
        this.#index = view.getUint32(at, true) - this.#ids.first;
        at += this.#ids.size;
        continue;
      }
      const column = this.#columns[index];
      if (column === undefined) return false;
      const start = column.size > 0 ? at : at + 4;
      const length = column.size > 0 ? column.size : view.getUint32(at, true);
      at = start + length;
      if (at > end) return false;
      if (column.isTime && !isUsualTime(bytes, start, length)) return false;
      if (column.isText && !isText(bytes, start, at)) this.#refusal = notText;
      starts[index] = offset + start;
      ends[index] = offset + (column.isDay ? start + DAY_BYTES : at);
      if (column.recoder !== undefined) this.#recode(column.recoder, index);
    }
    return true;
  }

  /** Replaces the text of a cell if its column requires that. */
  #recode(recoder: CellRecoder, index: number): void {
    const { starts, ends } = this;
    const [held, to] = [this.#block.held, this.#to];
    const end = recoder.recode(held, starts[index] ?? 0, ends[index] ?? 0, held, to);
    if (end === AS_IS) return;
    if (end === NOT_TEXT) this.#refusal = recoder.refusal;
    starts[index] = end < 0 ? IS_NULL : to;
    ends[index] = end;
    if (end > 0) this.#to = end;
  }

  #isNext(): boolean {
    const [index, next] = [this.#index, this.#nextIndex];
    if (index !== next && !(index > next && this.#deleted?.hasAll(next, index) === true)) return false;
    this.#nextIndex = index + 1;
    return true;
  }

  #findShape(feature: FlatTable): boolean {
    const at = feature.follow(GEOMETRY);
    if (at === 0) return false;
    const cell = this.#columns.length;
    const end = this.#shapes.write(new FlatTable(this.#block.bytes, at), this.#to);
    this.starts[cell] = this.#to;
    this.ends[cell] = end;
    return end > 0;
  }

  toCells(): RowCells {
    const refusal = this.#refusal;
    if (refusal !== undefined) return { attributes: {}, geometry: undefined, refusal };
    return readBinaryRow(this.layout, this);
  }
}

const DAY_BYTES = 10;
const [DASH, T] = [45, 84] as const;

/** Returns true for a time with a four-digit year; others have different formats. */
function isUsualTime(bytes: Buffer, start: number, length: number): boolean {
  return (
    length > DAY_BYTES && bytes[start] !== DASH && bytes[start + 4] === DASH && bytes[start + DAY_BYTES] === T
  );
}

function isText(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if ((bytes[at] ?? 0) >= 0x80) return isUtf8(bytes.subarray(at, end));
  }
  return true;
}
