import { type SpillFolder, SpilledBytes } from './spilled-bytes.js';

export interface StringTableLimits {
  /** Maximum size in bytes of the texts kept in memory. */
  readonly memoryBytes: number;
  /** Maximum number of texts kept in memory. */
  readonly memoryTexts: number;
  readonly maxTexts: number;
}

const LIMITS: StringTableLimits = {
  memoryBytes: 16 * 1024 * 1024,
  memoryTexts: 1_000_000,
  maxTexts: 20_000_000,
};

const START_BYTES = 64 * 1024;
// Below this length, a loop is faster than a native call.
const SHORT_BYTES = 48;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Storage forms of a text. No database stores the zero character; UTF-8 has no half of a surrogate pair. */
const [PLAIN, WITH_ZERO, IN_UTF_16] = [0, 1, 2] as const;

/** Size of an index entry for a text in the file: its end, and its encoding. */
const ENTRY_BYTES = 9;

/** Position of a text, in memory or in the file, and its storage form. */
interface Place {
  start: number;
  end: number;
  kind: number;
}

/**
 * Texts that workbook cells refer to by number, stored back to back as UTF-8. The first are kept in memory,
 * the others in a file with an index file, so memory does not grow with the workbook.
 */
export class StringTable {
  readonly #limits: StringTableLimits;
  #count = 0;
  #bytes = 0;
  #handedOut = 0;
  #ends = new Float64Array(1024);
  #kinds = new Uint8Array(1024);
  #memory = Buffer.allocUnsafeSlow(START_BYTES);
  /** Number of texts in memory once others are in the file. */
  #memoryCount = Number.POSITIVE_INFINITY;
  readonly #folder: SpillFolder;
  #spilled: { readonly texts: SpilledBytes; readonly index: SpilledBytes } | undefined;
  readonly #entry = Buffer.alloc(2 * ENTRY_BYTES);
  readonly #place: Place = { start: 0, end: 0, kind: PLAIN };

  constructor(folder: SpillFolder, limits: Partial<StringTableLimits> = {}) {
    this.#folder = folder;
    this.#limits = { ...LIMITS, ...limits };
  }

  get count(): number {
    return this.#count;
  }

  /** Total bytes of all texts returned, counting each return. */
  get handedOutBytes(): number {
    return this.#handedOut;
  }

  /** @throws {RangeError} if there are more texts than a workbook can use */
  add(text: string): void {
    const isWell = !LONE_SURROGATE.test(text);
    const bytes = Buffer.from(text, isWell ? 'utf8' : 'utf16le');
    const kind = !isWell ? IN_UTF_16 : text.includes('\0') ? WITH_ZERO : PLAIN;
    this.#append(bytes, 0, bytes.length, kind);
  }

  /** Adds the text whose UTF-8 lies between the offsets, without zero characters. @throws {RangeError} */
  addBytes(bytes: Buffer, start: number, end: number): void {
    this.#append(bytes, start, end, PLAIN);
  }

  /** Ends adding; call it after the last text. */
  finish(): void {
    this.#spilled?.texts.flush();
    this.#spilled?.index.flush();
  }

  /** Returns the text with a number; `undefined` if there is none. */
  get(index: number): string | undefined {
    if (!(index < this.#count)) return undefined;
    const { start, end, kind } = this.#find(index);
    this.#handedOut += end - start;
    const encoding = kind === IN_UTF_16 ? 'utf16le' : 'utf8';
    if (index < this.#memoryCount) return this.#memory.toString(encoding, start, end);
    const bytes = Buffer.allocUnsafe(end - start);
    this.#spilled?.texts.read(start, end, bytes, 0);
    return bytes.toString(encoding);
  }

  /** Returns the length of a text in UTF-8; -1 if there is no such text, or a database could not store it. */
  byteLength(index: number): number {
    if (!(index < this.#count)) return -1;
    const { start, end, kind } = this.#find(index);
    return kind === PLAIN ? end - start : -1;
  }

  /** Copies the UTF-8 of a text to a target with enough space. */
  copy(index: number, target: Buffer, at: number): void {
    const { start, end } = this.#find(index);
    this.#handedOut += end - start;
    if (index >= this.#memoryCount) {
      this.#spilled?.texts.read(start, end, target, at);
    } else if (end - start > SHORT_BYTES) {
      this.#memory.copy(target, at, start, end);
    } else {
      const memory = this.#memory;
      for (let from = start, to = at; from < end; from += 1, to += 1) target[to] = memory[from] ?? 0;
    }
  }

  close(): void {
    this.#spilled?.texts.close();
    this.#spilled?.index.close();
  }

  /** Position of a text; valid until the next lookup. */
  #find(index: number): Place {
    const place = this.#place;
    if (index < this.#memoryCount) {
      place.start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
      place.end = this.#ends[index] ?? 0;
      place.kind = this.#kinds[index] ?? PLAIN;
      return place;
    }
    const [entry, at] = [this.#entry, (index - this.#memoryCount) * ENTRY_BYTES];
    // Its start is stored with the previous entry.
    const before = at === 0 ? 0 : ENTRY_BYTES;
    this.#spilled?.index.read(at - before, at + ENTRY_BYTES, entry, 0);
    place.start = before === 0 ? 0 : entry.readDoubleLE(0);
    place.end = entry.readDoubleLE(before);
    place.kind = entry[before + 8] ?? PLAIN;
    return place;
  }

  #append(from: Buffer, start: number, end: number, kind: number): void {
    const { memoryBytes, memoryTexts, maxTexts } = this.#limits;
    if (this.#count >= maxTexts) throw new RangeError('it has too many texts');
    const bytes = this.#bytes + end - start;
    if (this.#spilled === undefined && bytes <= memoryBytes && this.#count < memoryTexts) {
      this.#reserve(bytes);
      from.copy(this.#memory, this.#bytes, start, end);
      this.#bytes = bytes;
      this.#ends[this.#count] = bytes;
      this.#kinds[this.#count] = kind;
    } else {
      this.#spill(from, start, end, kind);
    }
    this.#count += 1;
  }

  #spill(from: Buffer, start: number, end: number, kind: number): void {
    if (this.#spilled === undefined) {
      this.#memoryCount = this.#count;
      this.#spilled = {
        texts: new SpilledBytes(this.#folder, 'texts'),
        index: new SpilledBytes(this.#folder, 'places'),
      };
    }
    const { texts, index } = this.#spilled;
    texts.append(from, start, end);
    this.#entry.writeDoubleLE(texts.length, 0);
    this.#entry[8] = kind;
    index.append(this.#entry, 0, ENTRY_BYTES);
  }

  /** Ensures space for the bytes, and for one more text. */
  #reserve(bytes: number): void {
    if (this.#count === this.#ends.length) {
      const [ends, kinds] = [new Float64Array(this.#count * 2), new Uint8Array(this.#count * 2)];
      ends.set(this.#ends);
      kinds.set(this.#kinds);
      [this.#ends, this.#kinds] = [ends, kinds];
    }
    if (bytes <= this.#memory.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes, this.#memory.length * 2));
    this.#memory.copy(larger, 0, 0, this.#bytes);
    this.#memory = larger;
  }
}
