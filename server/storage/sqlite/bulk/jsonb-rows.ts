import { type BulkBatch, type BulkRow, isEncoded, type EncodedRows } from '../../sql/bulk-loader.js';
import { JsonbBytes } from './jsonb-bytes.js';

/** Rows as one array of arrays in SQLite's binary JSON, with the geometry after the values. */
export interface JsonbBatch {
  /** Rows, valid until the next batch but one: the loader inserts one while the next is written. */
  readonly bytes: Buffer;
  readonly count: number;
  /** Positions of columns whose numbers are stored as bytes; see `doubleSql`. */
  readonly doubles: ReadonlySet<number>;
  /** Positions of columns that hold bytes; see `bytesSql`. */
  readonly binaries: ReadonlySet<number>;
}

// Measured: from 2,000 rows on it gets no faster, and only larger. The other bound is for large geometries.
const MAX_BATCH_ROWS = 2000;
const MAX_BATCH_BYTES = 512 * 1024;

/** Returns SQL for the value at `index` of an unpacked row. */
export function valueSql(index: number, { doubles, binaries }: Omit<JsonbBatch, 'bytes' | 'count'>): string {
  if (doubles.has(index)) return `MbrMinX(${bytesSql(index)})`;
  return binaries.has(index) ? bytesSql(index) : `value ->> ${String(index)}`;
}

/**
 * Returns SQL for the bytes at `index` of an unpacked row. JSON carries them as text, which SQLite does not validate.
 */
export function bytesSql(index: number): string {
  return `CAST(value ->> ${String(index)} AS BLOB)`;
}

/**
 * Packs rows into batches of a suitable size for SQLite.
 *
 * @param options.srid - of the geometries; `undefined` if rows have none
 */
export async function* toJsonbBatches(
  batches: AsyncIterable<BulkBatch>,
  { srid, doubles }: { srid: number | undefined; doubles?: ReadonlySet<number> | undefined },
): AsyncGenerator<JsonbBatch> {
  const writer = new JsonbWriter(srid, doubles);
  for await (const batch of batches) {
    if (isEncoded(batch)) {
      writer.addEncoded(batch);
      if (writer.isFull) yield writer.take();
      continue;
    }
    for (const row of batch) {
      writer.add(row);
      if (writer.isFull) yield writer.take();
    }
  }
  if (writer.count > 0) yield writer.take();
}

class JsonbWriter {
  /** SRID of the geometries; `undefined` if rows have none. */
  readonly #srid: number | undefined;
  // These sets only grow: a column that once had a fraction is written as fractions from then on.
  readonly #doubles: Set<number>;
  readonly #binaries = new Set<number>();
  #bytes = new JsonbBytes(2 * MAX_BATCH_BYTES);
  /** Bytes of the previous batch. */
  #other = new JsonbBytes(2 * MAX_BATCH_BYTES);
  /** Rows of the current batch, except packed ones. */
  #rows: BulkRow[] = [];
  #encodedCount = 0;

  constructor(srid: number | undefined, doubles: ReadonlySet<number> = new Set()) {
    this.#srid = srid;
    this.#doubles = new Set(doubles);
    this.#startAnew();
  }

  get count(): number {
    return this.#rows.length + this.#encodedCount;
  }

  get isFull(): boolean {
    return this.count >= MAX_BATCH_ROWS || this.#bytes.length >= MAX_BATCH_BYTES;
  }

  add(row: BulkRow): void {
    this.#rows.push(row);
    if (!this.#write(row)) this.#writeAllAnew();
  }

  addEncoded({ bytes, count }: EncodedRows): void {
    this.#bytes.append(bytes);
    this.#encodedCount += count;
  }

  take(): JsonbBatch {
    this.#bytes.closeArray(0);
    const batch = {
      bytes: this.#bytes.view,
      count: this.count,
      doubles: new Set(this.#doubles),
      binaries: new Set(this.#binaries),
    };
    this.#rows = [];
    this.#encodedCount = 0;
    [this.#bytes, this.#other] = [this.#other, this.#bytes];
    this.#startAnew();
    return batch;
  }

  #startAnew(): void {
    this.#bytes.cutTo(0);
    this.#bytes.openArray();
  }

  /**
   * Rewrites the batch after a column turned out to hold fractions or bytes, because all its rows must have one format.
   */
  #writeAllAnew(): void {
    if (this.#encodedCount > 0)
      throw new Error('a column got values that its encoded rows have no place for');
    this.#startAnew();
    for (const row of this.#rows) {
      if (!this.#write(row)) {
        this.#writeAllAnew();
        return;
      }
    }
  }

  /** Writes a row; returns false if a column needs another format, which is then recorded. */
  #write({ values, geometry }: BulkRow): boolean {
    const bytes = this.#bytes;
    const start = bytes.openArray();
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? null;
      if (value === null) bytes.null();
      else if (typeof value === 'string') bytes.text(value);
      else if (typeof value === 'number') {
        if (this.#doubles.has(index)) bytes.double(value);
        else if (Number.isSafeInteger(value)) bytes.integer(value);
        else {
          this.#doubles.add(index);
          return false;
        }
      } else {
        if (!this.#binaries.has(index)) {
          this.#binaries.add(index);
          return false;
        }
        bytes.raw(value);
      }
    }
    if (this.#srid !== undefined) {
      if (geometry === null) bytes.null();
      else bytes.geometry(geometry, this.#srid);
    }
    bytes.closeArray(start);
    return true;
  }
}
