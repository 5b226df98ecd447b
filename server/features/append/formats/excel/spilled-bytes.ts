import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where a table puts what does not fit into memory. Made only when that is needed. */
export type SpillFolder = () => string;

const BLOCK_BYTES = 64 * 1024;
// Cells refer to texts mostly in the order in which these were first used.
const MAX_BLOCKS = 64;

/** Bytes that are added at the end, kept in a file, and read again at any place through a few blocks of it in memory. */
export class SpilledBytes {
  readonly #folder: SpillFolder;
  readonly #name: string;
  #file: number | undefined;
  #length = 0;
  /** Bytes not written to the file yet. */
  readonly #pending = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  #pendingBytes = 0;
  readonly #blocks = new Map<number, Buffer>();

  /** @param name - of the file in the folder */
  constructor(folder: SpillFolder, name: string) {
    this.#folder = folder;
    this.#name = name;
  }

  get length(): number {
    return this.#length;
  }

  append(from: Buffer, start: number, end: number): void {
    for (let at = start; at < end;) {
      if (this.#pendingBytes === BLOCK_BYTES) this.flush();
      const copied = from.copy(this.#pending, this.#pendingBytes, at, end);
      this.#pendingBytes += copied;
      at += copied;
    }
    this.#length += end - start;
  }

  /** To be called before the first is read; nothing is added any more then. */
  flush(): void {
    if (this.#pendingBytes === 0) return;
    this.#file ??= openSync(join(this.#folder(), this.#name), 'wx+', 0o600);
    // The last that a disk has room for is written in part, without a word.
    for (let at = 0; at < this.#pendingBytes;) {
      at += writeSync(this.#file, this.#pending, at, this.#pendingBytes - at);
    }
    this.#pendingBytes = 0;
  }

  read(start: number, end: number, target: Buffer, to: number): void {
    for (let at = start; at < end;) {
      const offset = at % BLOCK_BYTES;
      const limit = Math.min(offset + end - at, BLOCK_BYTES);
      const copied = this.#block(Math.floor(at / BLOCK_BYTES)).copy(target, to + at - start, offset, limit);
      if (copied === 0) throw new Error('the texts of a workbook are missing from their file');
      at += copied;
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
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
