import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where a table puts what does not fit into memory. Made only when that is needed. */
export type SpillFolder = () => string;

export interface StringTableLimits {
  /** Characters kept in memory, of the first texts. */
  readonly memoryCharacters: number;
  readonly maxTexts: number;
}

const LIMITS: StringTableLimits = { memoryCharacters: 8 * 1024 * 1024, maxTexts: 20_000_000 };

const BLOCK_BYTES = 64 * 1024;
// Cells refer to texts mostly in the order in which these were first used.
const MAX_BLOCKS = 64;

/**
 * The texts that cells of a workbook refer to by number. The first are kept in memory, the others in a file, so
 * that memory does not grow with the workbook but for eight bytes a text.
 */
export class StringTable {
  readonly #folder: SpillFolder;
  readonly #limits: StringTableLimits;
  readonly #texts: string[] = [];
  #characters = 0;
  #file: number | undefined;
  /** Where each text in the file ends. */
  #ends = new Float64Array(1024);
  #spilled = 0;
  #fileBytes = 0;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  readonly #blocks = new Map<number, Buffer>();

  constructor(folder: SpillFolder, limits: StringTableLimits = LIMITS) {
    this.#folder = folder;
    this.#limits = limits;
  }

  get count(): number {
    return this.#texts.length + this.#spilled;
  }

  /** @throws {RangeError} when there are more texts than a workbook can use. */
  add(text: string): void {
    if (this.count >= this.#limits.maxTexts) throw new RangeError('it has too many texts');
    if (this.#spilled === 0 && this.#characters < this.#limits.memoryCharacters) {
      this.#texts.push(text);
      this.#characters += text.length;
      return;
    }
    const bytes = Buffer.from(text);
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#fileBytes += bytes.length;
    if (this.#spilled === this.#ends.length) {
      const longer = new Float64Array(this.#ends.length * 2);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#ends[this.#spilled] = this.#fileBytes;
    this.#spilled += 1;
    if (this.#pendingBytes >= BLOCK_BYTES) this.finish();
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
    if (index < this.#texts.length) return this.#texts[index];
    const place = index - this.#texts.length;
    if (!(place < this.#spilled)) return undefined;
    const start = place === 0 ? 0 : (this.#ends[place - 1] ?? 0);
    return this.#read(start, this.#ends[place] ?? start);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #read(start: number, end: number): string {
    const first = Math.floor(start / BLOCK_BYTES);
    const last = Math.floor(Math.max(start, end - 1) / BLOCK_BYTES);
    if (first === last)
      return this.#block(first).toString('utf8', start % BLOCK_BYTES, end - first * BLOCK_BYTES);
    const blocks: Buffer[] = [];
    for (let index = first; index <= last; index += 1) blocks.push(this.#block(index));
    return Buffer.concat(blocks).toString('utf8', start % BLOCK_BYTES, end - first * BLOCK_BYTES);
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
