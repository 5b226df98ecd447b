import type { EncodedRows, RowEncoder } from '../../sql/bulk-loader.js';
import { JsonbBytes } from './jsonb-bytes.js';

const START_BYTES = 128 * 1024;

/** Packer for `toJsonbBatches`: writes rows as arrays in SQLite's binary JSON, one after another. */
export class JsonbEncoder implements RowEncoder {
  readonly #bytes = new JsonbBytes(START_BYTES);
  readonly #srid: number;
  #row = this.#bytes.openArray();
  #count = 0;

  /** @param srid - of geometries, if any */
  constructor(srid = 0) {
    this.#srid = srid;
  }

  value(value: string | number | null): void {
    if (value === null) this.#bytes.null();
    else if (typeof value === 'string') this.#bytes.text(value);
    else this.#bytes.integer(value);
  }

  text(bytes: Buffer, start: number, end: number): void {
    this.#bytes.textOf(bytes, start, end);
  }

  digits(bytes: Buffer, start: number, end: number): void {
    this.#bytes.digits(bytes, start, end);
  }

  double(value: number): void {
    this.#bytes.double(value);
  }

  geometry(wkb: Uint8Array | null): void {
    if (wkb === null) this.#bytes.null();
    else this.#bytes.geometry(wkb, this.#srid);
  }

  endRow(): void {
    this.#bytes.closeArray(this.#row);
    this.#row = this.#bytes.openArray();
    this.#count += 1;
  }

  dropRow(): void {
    this.#bytes.cutTo(this.#row);
    this.#bytes.openArray();
  }

  take(): EncodedRows | undefined {
    if (this.#count === 0) return undefined;
    this.#bytes.cutTo(this.#row);
    const encoded = { bytes: this.#bytes.view, count: this.#count };
    this.#bytes.cutTo(0);
    this.#row = this.#bytes.openArray();
    this.#count = 0;
    return encoded;
  }
}
