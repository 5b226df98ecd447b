import type { ColumnType } from '../../sql/dialect.js';
import type { BulkRow, BulkTarget, BulkValue, EncodedRows, RowEncoder } from '../../sql/bulk-loader.js';
import {
  readDays,
  readMicroseconds,
  UUID_BYTES,
  writeInstant,
  writeInt32,
  writeInt64,
  writeUuid,
} from './copy-values.js';

/** File header: the signature, no flags and no extension. */
export const COPY_HEAD = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** File trailer, in place of a number of columns. */
export const COPY_END = Buffer.from([0xff, 0xff]);

const SRID_FLAG = 0x20000000;
/** Size of byte order, type and, in PostGIS's own form, SRID of a geometry. */
const WKB_HEAD = 5;
const EWKB_HEAD = 9;

/** Initial capacity; it grows for larger rows. */
const CAPACITY = 256 * 1024;
// Measured: below this, a loop is faster than a call out of JavaScript.
const SHORT_BYTES = 48;
const SHORT_TEXT = 160;
const ASCII = 0x7f;
/** Size of scratch space; no text of a number, date or UUID is longer. */
const SCRATCH_BYTES = 64;

/**
 * Writes rows in the binary format of PostgreSQL's COPY, which is smaller than text and needs almost no parsing.
 *
 * Each value has the form of its column's type.
 */
export class CopyBinaryEncoder implements RowEncoder {
  readonly #types: readonly ColumnType[];
  readonly #width: number;
  readonly #srid: number;
  readonly #hasGeometry: boolean;
  readonly #scratch = Buffer.alloc(SCRATCH_BYTES);
  #bytes = Buffer.allocUnsafeSlow(CAPACITY);
  #at = 0;
  #rowStart = 0;
  /** Number of values in the current row. */
  #column = 0;
  #count = 0;

  constructor({ columns, geometry }: Pick<BulkTarget, 'columns' | 'geometry'>) {
    this.#types = columns.map(({ type }) => type);
    this.#width = columns.length + (geometry === undefined ? 0 : 1);
    this.#srid = geometry?.srid ?? 0;
    this.#hasGeometry = geometry !== undefined;
    this.#openRow();
  }

  /** Bytes of complete rows that were not taken yet. */
  get byteLength(): number {
    return this.#rowStart;
  }

  add({ values, geometry }: BulkRow): void {
    for (const value of values) this.value(value);
    if (this.#hasGeometry) this.geometry(geometry);
    this.endRow();
  }

  value(value: BulkValue): void {
    if (value === null) this.#null();
    else if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.double(value);
    else this.#raw(value, 0, value.length);
  }

  text(bytes: Uint8Array, start: number, end: number): void {
    if (this.#types[this.#column] === 'text') this.#raw(bytes, start, end);
    else this.#parsed(bytes, start, end);
  }

  digits(bytes: Uint8Array, start: number, end: number): void {
    const isNegative = bytes[start] === 45;
    let number = 0;
    for (let at = isNegative ? start + 1 : start; at < end; at += 1)
      number = number * 10 + (bytes[at] ?? 48) - 48;
    this.double(isNegative ? -number : number);
  }

  double(value: number): void {
    const type = this.#types[this.#column];
    this.#column += 1;
    this.#reserve(12);
    const [target, at] = [this.#bytes, this.#at + 4];
    switch (type) {
      case 'double':
        // Drop the sign of zero, as text does.
        this.#close(target.writeDoubleBE(value + 0, at));
        return;
      case 'integer':
        this.#close(writeInt32(target, at, value));
        return;
      case 'bigint':
        this.#close(writeInt64(target, at, value));
        return;
      case 'smallint':
        this.#close(target.writeInt16BE(value, at));
        return;
      case 'real':
        this.#close(target.writeFloatBE(value + 0, at));
        return;
      default:
        throw new Error(`a number cannot go into a column of ${String(type)}`);
    }
  }

  geometry(wkb: Uint8Array | null): void {
    if (wkb === null) {
      this.#null();
      return;
    }
    const size = wkb.length + EWKB_HEAD - WKB_HEAD;
    this.#column += 1;
    this.#reserve(4 + size);
    const target = this.#bytes;
    const at = writeInt32(target, this.#at, size);
    // Copy the whole geometry, without a view of its rest: the SRID then overwrites its head.
    this.#at = copy(wkb, 0, wkb.length, target, at + EWKB_HEAD - WKB_HEAD);
    // PostGIS takes the SRID from the header: its flag goes into the type, and the number after it.
    for (let index = 0; index < WKB_HEAD; index += 1) target[at + index] = wkb[index] ?? 0;
    target[at + 4] = (target[at + 4] ?? 0) | (SRID_FLAG >>> 24);
    target.writeInt32LE(this.#srid, at + WKB_HEAD);
  }

  endRow(): void {
    if (this.#column !== this.#width) throw new Error('a row has more or fewer values than columns');
    this.#rowStart = this.#at;
    this.#count += 1;
    this.#openRow();
  }

  dropRow(): void {
    this.#at = this.#rowStart;
    this.#openRow();
  }

  take(): EncodedRows | undefined {
    if (this.#count === 0) return undefined;
    const encoded = { bytes: this.#bytes.subarray(0, this.#rowStart), count: this.#count };
    // The current row has no values yet.
    this.#at = 0;
    this.#rowStart = 0;
    this.#count = 0;
    this.#openRow();
    return encoded;
  }

  #openRow(): void {
    this.#reserve(2);
    this.#at = this.#bytes.writeInt16BE(this.#width, this.#at);
    this.#column = 0;
  }

  /** Writes the length of the value before it, and moves on to its end. */
  #close(end: number): void {
    writeInt32(this.#bytes, this.#at, end - this.#at - 4);
    this.#at = end;
  }

  #null(): void {
    this.#column += 1;
    this.#reserve(4);
    this.#at = writeInt32(this.#bytes, this.#at, -1);
  }

  #raw(bytes: Uint8Array, start: number, end: number): void {
    this.#column += 1;
    this.#reserve(4 + end - start);
    const at = writeInt32(this.#bytes, this.#at, end - start);
    this.#at = copy(bytes, start, end, this.#bytes, at);
  }

  #string(text: string): void {
    if (this.#types[this.#column] !== 'text') {
      this.#parsed(this.#scratch, 0, this.#scratch.write(text, 'latin1'));
      return;
    }
    this.#column += 1;
    const { length } = text;
    // A UTF-16 unit needs at most three bytes.
    this.#reserve(4 + length * 3);
    const target = this.#bytes;
    const start = this.#at + 4;
    let index = length > SHORT_TEXT ? length : 0;
    let isPlain = index === 0;
    for (; index < length && isPlain; index += 1) {
      const code = text.charCodeAt(index);
      target[start + index] = code;
      isPlain = code <= ASCII;
    }
    this.#close(isPlain ? start + length : start + target.write(text, start, 'utf8'));
  }

  /** Writes a value of another type than text, from its text. */
  #parsed(bytes: Uint8Array, start: number, end: number): void {
    const type = this.#types[this.#column];
    this.#column += 1;
    this.#reserve(4 + UUID_BYTES);
    const [target, at] = [this.#bytes, this.#at + 4];
    switch (type) {
      case 'uuid':
        this.#close(writeUuid(target, at, bytes, { start, end }));
        return;
      case 'instant':
        this.#close(writeInstant(target, at, bytes, { start, end }));
        return;
      case 'date':
        this.#close(writeInt32(target, at, readDays(bytes, { start, end })));
        return;
      case 'time':
        this.#close(writeInt64(target, at, readMicroseconds(bytes, { start, end })));
        return;
      case 'bigint':
        // Use BigInt for more digits than a number holds.
        this.#close(target.writeBigInt64BE(BigInt(Buffer.from(bytes).toString('latin1', start, end)), at));
        return;
      default:
        throw new Error(`a text cannot go into a column of ${String(type)}`);
    }
  }

  #reserve(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

function copy(source: Uint8Array, start: number, end: number, target: Uint8Array, at: number): number {
  if (end - start > SHORT_BYTES) {
    target.set(start === 0 && end === source.length ? source : source.subarray(start, end), at);
    return at + end - start;
  }
  let to = at;
  for (let from = start; from < end; from += 1) {
    target[to] = source[from] ?? 0;
    to += 1;
  }
  return to;
}
