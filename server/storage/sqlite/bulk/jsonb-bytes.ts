import { blobSize, NUMBER_BLOB_BYTES, writeNumberBlob, writeSpatialiteBlob } from './spatialite-blob.js';

// https://sqlite.org/jsonb.html: the low half of the first byte is the type, the high half the length, or the number of
// length bytes that follow.
const NULL = 0;
const INTEGER = 3;
const RAW_TEXT = 10;
const ARRAY = 11;
const [ONE_BYTE, FOUR_BYTES] = [12 << 4, 14 << 4] as const;
/** Header length of an element whose size has four bytes. */
const LONG_HEADER = 5;

// Measured: below these, a loop is faster than a call out of JavaScript.
const SHORT_TEXT = 60;
const SHORT_BYTES = 64;

/** Writer of SQLite's binary JSON to a reusable, growing buffer. */
export class JsonbBytes {
  #bytes: Buffer;
  #view: DataView;
  #at = 0;

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size);
    this.#view = viewOf(this.#bytes);
  }

  get length(): number {
    return this.#at;
  }

  /** Returns all bytes written, without a copy, valid until the next write. */
  get view(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  /** Drops everything from the offset on. */
  cutTo(length: number): void {
    this.#at = length;
  }

  append(bytes: Buffer): void {
    this.#reserve(bytes.length);
    bytes.copy(this.#bytes, this.#at);
    this.#at += bytes.length;
  }

  /** Begins an array and returns its offset, for `closeArray`. */
  openArray(): number {
    this.#reserve(LONG_HEADER);
    this.#at += LONG_HEADER;
    return this.#at - LONG_HEADER;
  }

  /** Ends the array that began at the offset. */
  closeArray(start: number): void {
    this.#header(start, ARRAY, this.#at - start - LONG_HEADER);
  }

  null(): void {
    this.#reserve(1);
    this.#bytes[this.#at++] = NULL;
  }

  integer(value: number): void {
    const digits = String(value);
    this.#reserve(2 + digits.length);
    this.#bytes[this.#at] = ONE_BYTE | INTEGER;
    this.#bytes[this.#at + 1] = digits.length;
    this.#at += 2;
    for (let index = 0; index < digits.length; index += 1) {
      this.#bytes[this.#at++] = digits.charCodeAt(index);
    }
  }

  /** @param end - at most 255 beyond `start`. */
  digits(from: Buffer, start: number, end: number): void {
    this.#short(INTEGER, from, start, end);
  }

  text(text: string): void {
    if (text.length <= SHORT_TEXT && this.#ascii(text)) return;
    // A UTF-16 unit may need three bytes. A length may use more bytes than necessary.
    this.#reserve(LONG_HEADER + text.length * 3);
    const start = this.#at;
    const written = this.#bytes.write(text, start + LONG_HEADER, 'utf8');
    this.#header(start, RAW_TEXT, written);
    this.#at += LONG_HEADER + written;
  }

  /** Writes the UTF-8 text between the offsets. */
  textOf(from: Buffer, start: number, end: number): void {
    if (end - start <= SHORT_TEXT) this.#short(RAW_TEXT, from, start, end);
    else this.#long(from, start, end);
  }

  /** Writes a double as a SpatiaLite blob, because JSON has only decimal numbers. */
  double(value: number): void {
    this.#reserve(2 + NUMBER_BLOB_BYTES);
    this.#bytes[this.#at] = ONE_BYTE | RAW_TEXT;
    this.#bytes[this.#at + 1] = NUMBER_BLOB_BYTES;
    // Convert negative zero to zero, as decimal numbers do.
    writeNumberBlob(value + 0, this.#view, this.#at + 2);
    this.#at += 2 + NUMBER_BLOB_BYTES;
  }

  /** Writes a geometry in SpatiaLite's format; see `writeSpatialiteBlob`. */
  geometry(wkb: Uint8Array, srid: number): void {
    const size = blobSize(wkb);
    this.#reserve(LONG_HEADER + size);
    this.#header(this.#at, RAW_TEXT, size);
    const target = { bytes: this.#bytes, view: this.#view };
    writeSpatialiteBlob(wkb, srid, target, this.#at + LONG_HEADER);
    this.#at += LONG_HEADER + size;
  }

  /** Writes bytes as if they were text. */
  raw(bytes: Uint8Array): void {
    if (bytes.length <= SHORT_BYTES) this.#short(RAW_TEXT, bytes, 0, bytes.length);
    else this.#long(bytes, 0, bytes.length);
  }

  #short(type: number, from: Uint8Array, start: number, end: number): void {
    this.#reserve(2 + end - start);
    const bytes = this.#bytes;
    bytes[this.#at] = ONE_BYTE | type;
    bytes[this.#at + 1] = end - start;
    let at = this.#at + 2;
    for (let index = start; index < end; index += 1) bytes[at++] = from[index] ?? 0;
    this.#at = at;
  }

  #long(from: Uint8Array, start: number, end: number): void {
    this.#reserve(LONG_HEADER + end - start);
    this.#header(this.#at, RAW_TEXT, end - start);
    this.#bytes.set(from.subarray(start, end), this.#at + LONG_HEADER);
    this.#at += LONG_HEADER + end - start;
  }

  /** Writes a short ASCII text faster than a native call; returns false for other characters. */
  #ascii(text: string): boolean {
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

  #header(at: number, type: number, length: number): void {
    this.#bytes[at] = FOUR_BYTES | type;
    this.#bytes.writeUInt32BE(length, at + 1);
  }

  #reserve(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
    this.#view = viewOf(larger);
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
