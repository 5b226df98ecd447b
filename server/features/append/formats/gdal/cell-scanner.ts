import type { CellRow } from '../../source/source-format.js';

const [TAB, NEWLINE, RETURN, N, BACKSLASH] = [9, 10, 13, 78, 92] as const;
const ASCII = 0x7f;

/** Finds the cells of lines of COPY text without creating strings. */
export class CellScanner implements CellRow {
  bytes: Buffer = Buffer.alloc(0);
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly #cellCount: number;
  readonly #beginsWithHex: boolean;
  #isPlain = false;
  #isAscii = false;

  /** @param options.beginsWithHex - true if the first cell is null or hexadecimal, and need not be scanned */
  constructor(cellCount: number, { beginsWithHex = false } = {}) {
    this.#cellCount = cellCount;
    this.#beginsWithHex = beginsWithHex && cellCount > 1;
    this.starts = new Int32Array(cellCount);
    this.ends = new Int32Array(cellCount);
  }

  /** True if the last line has the expected number of cells, none of them escaped. */
  get isPlain(): boolean {
    return this.#isPlain;
  }

  get isAscii(): boolean {
    return this.#isAscii;
  }

  /** Scans the line at the offset, and returns the offset of its end. */
  scan(bytes: Buffer, from: number): number {
    const { starts, ends } = this;
    const count = this.#cellCount;
    let cell = 0;
    let start = from;
    let isNull = false;
    let isPlain = true;
    let seen = 0;
    let at = this.#beginsWithHex ? this.#skipHex(bytes, from) : from;
    for (; ; at += 1) {
      const byte = at < bytes.length ? (bytes[at] ?? 0) : NEWLINE;
      if (byte > RETURN && byte !== BACKSLASH) {
        seen |= byte;
      } else if (byte === TAB || byte === NEWLINE) {
        if (cell < count) {
          starts[cell] = isNull ? -1 : start;
          ends[cell] = at;
        }
        cell += 1;
        start = at + 1;
        isNull = false;
        if (byte === NEWLINE) break;
      } else if (byte === BACKSLASH) {
        isNull = at === start && bytes[at + 1] === N && endsCell(bytes, at + 2);
        isPlain &&= isNull;
        at += 1;
      } else if (byte === RETURN) {
        isPlain = false;
      }
    }
    this.bytes = bytes;
    this.#isPlain = isPlain && cell === count;
    this.#isAscii = seen <= ASCII;
    return at;
  }

  /** Find the end of a geometry, which may be most of the line, without scanning each byte. */
  #skipHex(bytes: Buffer, from: number): number {
    const end = bytes[from] === BACKSLASH ? from : bytes.indexOf(TAB, from);
    return end < 0 ? from : end;
  }
}

function endsCell(bytes: Buffer, at: number): boolean {
  return at >= bytes.length || bytes[at] === TAB || bytes[at] === NEWLINE;
}
