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

/** The ids of features: the first, and how many bytes each takes. No table has more rows than 4 bytes count. */
export interface FeatureIds {
  readonly first: number;
  readonly size: number;
}

const notText = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');

/**
 * Goes through features, the first column of which is their id, up to the first that is not known to be all that its
 * source has next: GDAL leaves out what has no geometry, so that ids must follow each other but for rows that are deleted.
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
  /** Where the next feature begins, after its length. */
  #at = 0;
  readonly #ids: FeatureIds;
  #deleted: DeletedRows | undefined;
  /** Where the last feature stands in its table, counted from 0. */
  #index = Number.NaN;
  #nextIndex = 0;
  /** Where in the block there is room for what is written of the row. */
  #to = 0;
  #count = 0;
  #isLeft = false;
  #refusal: Refusal | undefined;

  /** @param columns - without that of the ids */
  constructor(columns: readonly StreamedColumn[], shape: PlainShape, ids: FeatureIds) {
    this.#columns = columns;
    this.#shapes = new ShapeWriter(shape);
    this.#ids = ids;
    this.starts = new Int32Array(columns.length + 1);
    this.ends = new Int32Array(columns.length + 1);
    this.layout = binaryLayout(columns.map(({ cell }) => cell));
  }

  /** Features gone through so far. */
  get count(): number {
    return this.#count;
  }

  /** Rows of the table up to the last feature, deleted ones among them. */
  get nextIndex(): number {
    return this.#nextIndex;
  }

  /** True if the next features are left to another reader. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** It is so for ids that are left out, of which it was not told that they are of deleted rows. */
  get isAtGap(): boolean {
    return this.#isLeft && this.#deleted === undefined && this.#index > this.#nextIndex;
  }

  /** Goes on behind a gap, if it is of deleted rows. */
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

  /** Puts another text in the place of a cell, where it is to have one. */
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

/** Returns true for a time with a year of four digits; others have forms of their own. */
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
