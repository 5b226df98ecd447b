import { unreadableSource } from '../../../source/source-error.js';
import type { CompoundStream } from './compound-file.js';

/** Record of the workbook stream. */
export interface BiffRecord {
  readonly type: number;
  /** Offset of the record. */
  readonly position: number;
  readonly data: Buffer;
}

const WINDOW_BYTES = 256 * 1024;
const HEADER_BYTES = 4;

/** Reads records in sequence from a position. */
export class BiffReader {
  readonly #stream: CompoundStream;
  #window: Buffer = Buffer.alloc(0);
  #windowStart: number;
  #at = 0;

  constructor(stream: CompoundStream, position = 0) {
    this.#stream = stream;
    this.#windowStart = position;
  }

  get position(): number {
    return this.#windowStart + this.#at;
  }

  /** Returns the next record; `undefined` at the end. @throws {JobError} if the stream ends within a record */
  async next(): Promise<BiffRecord | undefined> {
    if (!(await this.#fill(HEADER_BYTES))) return undefined;
    const type = this.#window.readUInt16LE(this.#at);
    const length = this.#window.readUInt16LE(this.#at + 2);
    if (!(await this.#fill(HEADER_BYTES + length))) throw unreadableSource('excel', 'it ends too early');
    const start = this.#at + HEADER_BYTES;
    const record = { type, position: this.position, data: this.#window.subarray(start, start + length) };
    this.#at = start + length;
    return record;
  }

  /** Returns the contents of the records that continue the last one. */
  async continues(maxBytes: number): Promise<Buffer[]> {
    const parts: Buffer[] = [];
    let bytes = 0;
    while ((await this.#fill(HEADER_BYTES)) && this.#window.readUInt16LE(this.#at) === CONTINUE) {
      const record = await this.next();
      if (record === undefined) break;
      bytes += record.data.length;
      if (bytes > maxBytes) throw unreadableSource('excel', 'its texts are too long');
      // The data continues outside the window.
      parts.push(Buffer.from(record.data));
    }
    return parts;
  }

  async #fill(bytes: number): Promise<boolean> {
    if (this.#window.length - this.#at >= bytes) return true;
    this.#windowStart += this.#at;
    this.#window = await this.#stream.read(this.#windowStart, Math.max(WINDOW_BYTES, bytes));
    this.#at = 0;
    return this.#window.length >= bytes;
  }
}

const CONTINUE = 0x3c;
