import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Storage for the part of a table that does not fit in memory, created on demand. */
export type SpillFolder = () => string;

const BLOCK_BYTES = 64 * 1024;
// Cells mostly refer to texts in the order of their first use.
const MAX_BLOCKS = 64;

/** Append-only bytes in a file, read at any offset through a few cached blocks. */
export class SpilledBytes {
  readonly #folder: SpillFolder;
  readonly #name: string;
  #file: number | undefined;
  #length = 0;
  /** Bytes not yet written to the file. */
  readonly #pending = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  #pendingBytes = 0;
  readonly #blocks = new Map<number, Buffer>();

  /** @param name - file name in the folder */
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

  /** Ends writing; call it before the first read. */
  flush(): void {
    if (this.#pendingBytes === 0) return;
    this.#file ??= openSync(join(this.#folder(), this.#name), 'wx+', 0o600);
    // A full disk writes the last block only in part, without an error.
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
      // Insert it again below, so that the least recently used block comes first.
      this.#blocks.delete(index);
    }
    block ??= Buffer.alloc(0);
    this.#blocks.set(index, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > MAX_BLOCKS && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }
}
