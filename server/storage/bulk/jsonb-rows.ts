import type { BulkRow } from './bulk-loader.js';

/** Rows as one array of arrays in SQLite's binary form of JSON, the geometry behind the values. */
export interface JsonbBatch {
  readonly bytes: Buffer;
  readonly count: number;
  /** The columns, by position, whose numbers stand as bytes; see `doubleSql`. */
  readonly doubles: ReadonlySet<number>;
  /** The columns, by position, that hold bytes; see `bytesSql`. */
  readonly binaries: ReadonlySet<number>;
}

// Measured: from 2,000 rows on it gets no faster, and only larger. The other bound is for large geometries.
const MAX_BATCH_ROWS = 2000;
const MAX_BATCH_BYTES = 512 * 1024;

/** SQL of the value at `index` of an unpacked row. */
export function valueSql(index: number, { doubles, binaries }: Omit<JsonbBatch, 'bytes' | 'count'>): string {
  if (doubles.has(index)) return `ST_X(GeomFromWKB(${bytesSql(index)}))`;
  return binaries.has(index) ? bytesSql(index) : `value ->> ${String(index)}`;
}

/** SQL of the bytes at `index` of an unpacked row: JSON knows text alone, which is not looked into on its way. */
export function bytesSql(index: number): string {
  return `CAST(value ->> ${String(index)} AS BLOB)`;
}

/** Packs rows into batches of a size that suits SQLite. */
export async function* toJsonbBatches(
  batches: AsyncIterable<readonly BulkRow[]>,
  hasGeometry: boolean,
): AsyncGenerator<JsonbBatch> {
  const writer = new JsonbWriter(hasGeometry);
  for await (const rows of batches) {
    for (const row of rows) {
      writer.add(row);
      if (writer.count >= MAX_BATCH_ROWS || writer.byteCount >= MAX_BATCH_BYTES) yield writer.take();
    }
  }
  if (writer.count > 0) yield writer.take();
}

// https://sqlite.org/jsonb.html: the type in the low half of the first byte, in the high half the length, or
// how many bytes follow with the length.
const NULL = 0;
const INTEGER = 3;
const RAW_TEXT = 10;
const ARRAY = 11;
const [ONE_BYTE, FOUR_BYTES] = [12 << 4, 14 << 4] as const;
/** Of what has its length in four bytes. */
const LONG_HEADER = 5;

// Measured: below these, a loop is faster than a call out of JavaScript.
const SHORT_TEXT = 60;
const SHORT_BYTES = 64;

/** Little-endian well-known binary of a point: a double goes into SQLite as its x, since JSON has decimals alone. */
const POINT_BYTES = 21;

class JsonbWriter {
  readonly #hasGeometry: boolean;
  // Both only grow: a column that had a fraction once is written in the way of fractions from then on.
  readonly #doubles = new Set<number>();
  readonly #binaries = new Set<number>();
  #bytes = Buffer.allocUnsafe(2 * MAX_BATCH_BYTES);
  #at = LONG_HEADER;
  #rows: BulkRow[] = [];

  constructor(hasGeometry: boolean) {
    this.#hasGeometry = hasGeometry;
  }

  get count(): number {
    return this.#rows.length;
  }

  get byteCount(): number {
    return this.#at;
  }

  add(row: BulkRow): void {
    this.#rows.push(row);
    if (!this.#write(row)) this.#writeAllAnew();
  }

  take(): JsonbBatch {
    this.#writeHeader(0, ARRAY, this.#at - LONG_HEADER);
    const batch = {
      bytes: Buffer.from(this.#bytes.subarray(0, this.#at)),
      count: this.#rows.length,
      doubles: new Set(this.#doubles),
      binaries: new Set(this.#binaries),
    };
    this.#rows = [];
    this.#at = LONG_HEADER;
    return batch;
  }

  /** A column turned out to hold fractions or bytes: all rows of a batch must be written in one way. */
  #writeAllAnew(): void {
    this.#at = LONG_HEADER;
    for (const row of this.#rows) {
      if (!this.#write(row)) {
        this.#writeAllAnew();
        return;
      }
    }
  }

  /** False when it cannot be written in the way of the columns so far, which are then set right. */
  #write({ values, geometry }: BulkRow): boolean {
    const start = this.#at;
    this.#reserve(LONG_HEADER);
    this.#at += LONG_HEADER;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? null;
      if (value === null) this.#writeNull();
      else if (typeof value === 'string') this.#writeText(value);
      else if (typeof value === 'number') {
        if (this.#doubles.has(index)) this.#writeDouble(value);
        else if (Number.isSafeInteger(value)) this.#writeInteger(value);
        else {
          this.#doubles.add(index);
          return false;
        }
      } else {
        if (!this.#binaries.has(index)) {
          this.#binaries.add(index);
          return false;
        }
        this.#writeBytes(value);
      }
    }
    if (this.#hasGeometry) {
      if (geometry === null) this.#writeNull();
      else this.#writeBytes(geometry);
    }
    this.#writeHeader(start, ARRAY, this.#at - start - LONG_HEADER);
    return true;
  }

  #writeNull(): void {
    this.#reserve(1);
    this.#bytes[this.#at++] = NULL;
  }

  #writeInteger(value: number): void {
    const digits = String(value);
    this.#reserve(2 + digits.length);
    this.#bytes[this.#at] = ONE_BYTE | INTEGER;
    this.#bytes[this.#at + 1] = digits.length;
    this.#at += 2;
    for (let index = 0; index < digits.length; index += 1) {
      this.#bytes[this.#at++] = digits.charCodeAt(index);
    }
  }

  #writeText(text: string): void {
    if (text.length <= SHORT_TEXT && this.#writeAscii(text)) return;
    // Each unit of the string may take three bytes; a length may be written longer than it need be.
    this.#reserve(LONG_HEADER + text.length * 3);
    const start = this.#at;
    const written = this.#bytes.write(text, start + LONG_HEADER, 'utf8');
    this.#writeHeader(start, RAW_TEXT, written);
    this.#at += LONG_HEADER + written;
  }

  /** Faster for a short text than a call out of JavaScript; false when it has letters beyond ASCII. */
  #writeAscii(text: string): boolean {
    const { length } = text;
    this.#reserve(2 + length);
    const bytes = this.#bytes;
    const start = this.#at + 2;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) return false;
      bytes[start + index] = code;
    }
    bytes[start - 2] = ONE_BYTE | RAW_TEXT;
    bytes[start - 1] = length;
    this.#at = start + length;
    return true;
  }

  #writeDouble(value: number): void {
    this.#reserve(2 + POINT_BYTES);
    const at = this.#at;
    this.#bytes[at] = ONE_BYTE | RAW_TEXT;
    this.#bytes[at + 1] = POINT_BYTES;
    this.#bytes[at + 2] = 1;
    this.#bytes.writeUInt32LE(1, at + 3);
    this.#bytes.writeDoubleLE(value, at + 7);
    this.#bytes.writeDoubleLE(0, at + 15);
    this.#at += 2 + POINT_BYTES;
  }

  #writeBytes(bytes: Uint8Array): void {
    this.#reserve(LONG_HEADER + bytes.length);
    this.#writeHeader(this.#at, RAW_TEXT, bytes.length);
    const start = this.#at + LONG_HEADER;
    if (bytes.length > SHORT_BYTES) this.#bytes.set(bytes, start);
    else for (let index = 0; index < bytes.length; index += 1) this.#bytes[start + index] = bytes[index] ?? 0;
    this.#at = start + bytes.length;
  }

  #writeHeader(at: number, type: number, length: number): void {
    this.#bytes[at] = FOUR_BYTES | type;
    this.#bytes.writeUInt32BE(length, at + 1);
  }

  #reserve(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
