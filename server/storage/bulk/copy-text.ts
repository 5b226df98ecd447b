import type { BulkRow, BulkTarget, BulkValue, PackedRows, RowPacker } from './bulk-loader.js';

const SRID_FLAG = 0x20000000;
/** Grows for rows that are larger. */
const CAPACITY = 256 * 1024;

const [TAB, NEWLINE, RETURN, BACKSLASH, LETTER_N] = [9, 10, 13, 92, 78] as const;

/** What stands behind the backslash for a byte that must be escaped; 0 for all others. */
const ESCAPES = new Uint8Array(256);
for (const [code, letter] of [
  [TAB, 't'],
  [NEWLINE, 'n'],
  [RETURN, 'r'],
  [BACKSLASH, '\\'],
] as const)
  ESCAPES[code] = letter.charCodeAt(0);

/** The two digits of each byte, one after the other. */
const HEX = new Uint8Array(512);
for (let byte = 0; byte < 256; byte += 1) HEX.set(Buffer.from(byte.toString(16).padStart(2, '0')), byte * 2);

// Measured: below this, a loop is faster than a call out of JavaScript.
const SHORT = 40;
const LONG_TEXT = 160;

/** Writes rows in the text format of PostgreSQL's COPY. */
export class CopyTextPacker implements RowPacker {
  readonly #srid: number;
  readonly #hasGeometry: boolean;
  #bytes = Buffer.allocUnsafeSlow(CAPACITY);
  #at = 0;
  #rowStart = 0;
  #lastType = -1;
  #lastHead = '';

  #count = 0;

  constructor({ geometry }: Pick<BulkTarget, 'geometry'>) {
    this.#srid = geometry?.srid ?? 0;
    this.#hasGeometry = geometry !== undefined;
  }

  /** Bytes of the rows that were ended and not taken yet. */
  get byteLength(): number {
    return this.#rowStart;
  }

  add({ values, geometry }: BulkRow): void {
    for (const value of values) this.value(value);
    if (this.#hasGeometry) this.geometry(geometry);
    this.endRow();
  }

  text(bytes: Uint8Array, start: number, end: number): void {
    // Each byte may need a backslash.
    this.#reserve((end - start) * 2 + 1);
    const target = this.#bytes;
    let at = this.#at;
    for (let from = start; from < end; from += 1) {
      const byte = bytes[from] ?? 0;
      if (byte > BACKSLASH || (byte >= 32 && byte !== BACKSLASH)) {
        target[at++] = byte;
        continue;
      }
      const escape = ESCAPES[byte] ?? 0;
      if (escape !== 0) target[at++] = BACKSLASH;
      target[at++] = escape === 0 ? byte : escape;
    }
    target[at] = TAB;
    this.#at = at + 1;
  }

  decimal(bytes: Uint8Array, start: number, end: number): void {
    this.digits(bytes, start, end);
  }

  digits(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start + 1);
    const target = this.#bytes;
    let at = this.#at;
    for (let from = start; from < end; from += 1) target[at++] = bytes[from] ?? 0;
    target[at] = TAB;
    this.#at = at + 1;
  }

  value(value: BulkValue): void {
    if (value === null) this.#null();
    else if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.double(value);
    else this.#hex('\\\\x', value, 0);
  }

  double(value: number): void {
    this.#ascii(String(value));
  }

  geometry(wkb: Uint8Array | null): void {
    if (wkb === null) {
      this.#null();
      return;
    }
    const type = (wkb[1] ?? 0) | ((wkb[2] ?? 0) << 8) | ((wkb[3] ?? 0) << 16) | ((wkb[4] ?? 0) << 24);
    if (type !== this.#lastType) {
      this.#lastType = type;
      this.#lastHead = this.#head(type);
    }
    this.#hex(this.#lastHead, wkb, 5);
  }

  endRow(): void {
    // In place of the tab after the last value.
    this.#bytes[this.#at - 1] = NEWLINE;
    this.#rowStart = this.#at;
    this.#count += 1;
  }

  dropRow(): void {
    this.#at = this.#rowStart;
  }

  take(): PackedRows | undefined {
    if (this.#count === 0) return undefined;
    const packed = { bytes: this.#bytes.subarray(0, this.#rowStart), count: this.#count };
    this.#at = 0;
    this.#rowStart = 0;
    this.#count = 0;
    return packed;
  }

  #null(): void {
    this.#reserve(3);
    this.#bytes[this.#at] = BACKSLASH;
    this.#bytes[this.#at + 1] = LETTER_N;
    this.#bytes[this.#at + 2] = TAB;
    this.#at += 3;
  }

  /** PostGIS takes the SRID of a geometry from its header: flag and number go in after the type. */
  #head(type: number): string {
    const header = Buffer.alloc(9, 1);
    header.writeUInt32LE((type | SRID_FLAG) >>> 0, 1);
    header.writeUInt32LE(this.#srid, 5);
    return header.toString('hex');
  }

  #string(text: string): void {
    const { length } = text;
    if (length > LONG_TEXT) {
      this.#longString(text);
      return;
    }
    // A unit of a string takes three bytes at most, or a backslash and one.
    this.#reserve(length * 3 + 1);
    const target = this.#bytes;
    let at = this.#at;
    for (let from = 0; from < length; from += 1) {
      const code = text.charCodeAt(from);
      if (code > 0x7f) {
        this.#longString(text);
        return;
      }
      const escape = ESCAPES[code] ?? 0;
      if (escape !== 0) target[at++] = BACKSLASH;
      target[at++] = escape === 0 ? code : escape;
    }
    target[at] = TAB;
    this.#at = at + 1;
  }

  #longString(text: string): void {
    const escaped = text.replace(
      /[\\\n\r\t]/g,
      (character) => `\\${String.fromCharCode(ESCAPES[character.charCodeAt(0)] ?? 0)}`,
    );
    this.#reserve(escaped.length * 3 + 1);
    this.#at += this.#bytes.write(escaped, this.#at, 'utf8');
    this.#bytes[this.#at] = TAB;
    this.#at += 1;
  }

  #ascii(text: string): void {
    this.#reserve(text.length + 1);
    for (let from = 0; from < text.length; from += 1) this.#bytes[this.#at++] = text.charCodeAt(from);
    this.#bytes[this.#at++] = TAB;
  }

  #hex(head: string, bytes: Uint8Array, from: number): void {
    this.#reserve(head.length + (bytes.length - from) * 2 + 1);
    this.#at += this.#bytes.write(head, this.#at, 'latin1');
    if (bytes.length <= SHORT) {
      this.#at = writeHex(bytes, from, bytes.length, this.#bytes, this.#at);
    } else {
      const rest = Buffer.from(bytes.buffer, bytes.byteOffset + from, bytes.length - from);
      this.#at += this.#bytes.write(rest.toString('hex'), this.#at, 'latin1');
    }
    this.#bytes[this.#at++] = TAB;
  }

  #reserve(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

function writeHex(
  bytes: Uint8Array,
  start: number,
  end: number,
  target: Uint8Array,
  targetStart: number,
): number {
  let at = targetStart;
  for (let from = start; from < end; from += 1) {
    const digits = (bytes[from] ?? 0) * 2;
    target[at] = HEX[digits] ?? 0;
    target[at + 1] = HEX[digits + 1] ?? 0;
    at += 2;
  }
  return at;
}
