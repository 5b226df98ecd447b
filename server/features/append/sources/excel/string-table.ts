import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where a table puts what does not fit into memory. Made only when that is needed. */
export type SpillFolder = () => string;

export interface StringTableLimits {
  /** Of the first texts, which are kept in memory. */
  readonly memoryBytes: number;
  readonly maxTexts: number;
}

const LIMITS: StringTableLimits = { memoryBytes: 16 * 1024 * 1024, maxTexts: 20_000_000 };

const BLOCK_BYTES = 64 * 1024;
// Cells refer to texts mostly in the order in which these were first used.
const MAX_BLOCKS = 64;
// Below this, a loop is faster than a call out of JavaScript.
const SHORT_BYTES = 48;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** How a text is kept. The zero character is none that a database has; half of a pair is none of UTF-8. */
const [PLAIN, WITH_ZERO, IN_UTF_16] = [0, 1, 2] as const;

/**
 * The texts that cells of a workbook refer to by number, one behind the other as the bytes of their UTF-8. The first
 * are kept in memory, the others in a file, so that memory does not grow with the workbook but for nine bytes a text.
 */
export class StringTable {
  readonly #folder: SpillFolder;
  readonly #limits: StringTableLimits;
  #count = 0;
  #bytes = 0;
  #ends = new Float64Array(1024);
  #kinds = new Uint8Array(1024);
  #memory = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  /** Bytes that are in memory, once there are others. */
  #memoryEnd: number | undefined;
  #file: number | undefined;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  readonly #blocks = new Map<number, Buffer>();

  constructor(folder: SpillFolder, limits: StringTableLimits = LIMITS) {
    this.#folder = folder;
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  /** @throws {RangeError} when there are more texts than a workbook can use. */
  add(text: string): void {
    const isWell = !LONE_SURROGATE.test(text);
    const bytes = Buffer.from(text, isWell ? 'utf8' : 'utf16le');
    this.#append(bytes, 0, bytes.length);
    this.#kinds[this.#count - 1] = !isWell ? IN_UTF_16 : text.includes('\0') ? WITH_ZERO : PLAIN;
  }

  /** Adds the text whose UTF-8 stands between the offsets, free of the zero character. @throws {RangeError} */
  addBytes(bytes: Buffer, start: number, end: number): void {
    this.#append(bytes, start, end);
  }

  /** To be called when all have been added. */
  finish(): void {
    if (this.#pending.length === 0) return;
    this.#file ??= openSync(join(this.#folder(), 'texts'), 'wx+', 0o600);
    const bytes = Buffer.concat(this.#pending);
    // The last that a disk has room for is written in part, without a word.
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** `undefined` when there is no text of that number. */
  get(index: number): string | undefined {
    const end = this.#ends[index];
    if (!(index < this.#count) || end === undefined) return undefined;
    const start = this.#start(index);
    const encoding = this.#kinds[index] === IN_UTF_16 ? 'utf16le' : 'utf8';
    if (this.#isInMemory(end)) return this.#memory.toString(encoding, start, end);
    const bytes = Buffer.allocUnsafe(end - start);
    this.#read(start, end, bytes, 0);
    return bytes.toString(encoding);
  }

  /** Of its UTF-8; -1 when there is no text of that number, or none that a database could store. */
  byteLength(index: number): number {
    if (!(index < this.#count) || this.#kinds[index] !== PLAIN) return -1;
    return (this.#ends[index] ?? 0) - this.#start(index);
  }

  /** Copies the UTF-8 of a text to where there is room for it. */
  copy(index: number, target: Buffer, at: number): void {
    const [start, end] = [this.#start(index), this.#ends[index] ?? 0];
    if (!this.#isInMemory(end)) {
      this.#read(start, end, target, at);
    } else if (end - start > SHORT_BYTES) {
      this.#memory.copy(target, at, start, end);
    } else {
      const memory = this.#memory;
      for (let from = start, to = at; from < end; from += 1, to += 1) target[to] = memory[from] ?? 0;
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #start(index: number): number {
    return index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
  }

  #isInMemory(end: number): boolean {
    return this.#memoryEnd === undefined || end <= this.#memoryEnd;
  }

  #append(from: Buffer, start: number, end: number): void {
    if (this.#count >= this.#limits.maxTexts) throw new RangeError('it has too many texts');
    const bytes = this.#bytes + end - start;
    if (this.#memoryEnd === undefined && bytes > this.#limits.memoryBytes) this.#memoryEnd = this.#bytes;
    if (this.#memoryEnd === undefined) {
      this.#reserve(bytes);
      from.copy(this.#memory, this.#bytes, start, end);
    } else {
      // What it is copied from is used for others soon.
      this.#pending.push(Buffer.from(from.subarray(start, end)));
      this.#pendingBytes += end - start;
      if (this.#pendingBytes >= BLOCK_BYTES) this.finish();
    }
    if (this.#count === this.#ends.length) {
      const [ends, kinds] = [new Float64Array(this.#count * 2), new Uint8Array(this.#count * 2)];
      ends.set(this.#ends);
      kinds.set(this.#kinds);
      [this.#ends, this.#kinds] = [ends, kinds];
    }
    this.#bytes = bytes;
    this.#ends[this.#count] = bytes;
    this.#count += 1;
  }

  #reserve(bytes: number): void {
    if (bytes <= this.#memory.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes, this.#memory.length * 2));
    this.#memory.copy(larger, 0, 0, this.#bytes);
    this.#memory = larger;
  }

  /** Of texts in the file. */
  #read(start: number, end: number, target: Buffer, to: number): void {
    const before = this.#memoryEnd ?? 0;
    let at = start - before;
    for (let left = end - start; left > 0;) {
      const block = this.#block(Math.floor(at / BLOCK_BYTES));
      const offset = at % BLOCK_BYTES;
      const copied = block.copy(
        target,
        to + end - start - left,
        offset,
        Math.min(offset + left, BLOCK_BYTES),
      );
      if (copied === 0) throw new Error('the texts of a workbook are gone from their file');
      at += copied;
      left -= copied;
    }
  }

  #block(index: number): Buffer {
    let block = this.#blocks.get(index);
    if (block === undefined && this.#file !== undefined) {
      const buffer = Buffer.alloc(BLOCK_BYTES);
      block = buffer.subarray(0, readSync(this.#file, buffer, 0, BLOCK_BYTES, index * BLOCK_BYTES));
    } else {
      // Set anew below, so that the one not used for longest comes first.
      this.#blocks.delete(index);
    }
    block ??= Buffer.alloc(0);
    this.#blocks.set(index, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > MAX_BLOCKS && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }
}
