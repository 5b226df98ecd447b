import { type FileHandle, open } from 'node:fs/promises';

/** Location of the deletion marks of a table's rows, in the order of their ids. */
export interface DeletionMarks {
  readonly path: string;
  /** Offset of the first mark. */
  readonly start: number;
  /** Distance in bytes between marks. */
  readonly size: number;
  /** Number of rows, including deleted ones. */
  readonly count: number;
  isDeleted(bytes: Buffer, at: number): boolean;
}

/** Maximum number of rows whose marks are read; more would cost more memory than they save time. */
const MAX_COUNT = 2 ** 27;

const READ_BYTES = 256 * 1024;

/** Deleted rows of a table, counted from 0; GDAL skips their ids. */
export class DeletedRows {
  /** Number of rows, including deleted ones. */
  readonly length: number;
  readonly #bits: Uint8Array;
  #count = 0;

  private constructor(length: number) {
    this.length = length;
    this.#bits = new Uint8Array(Math.ceil(length / 8));
  }

  /** @returns `undefined` if there are too many marks, or some are missing */
  static async read(marks: DeletionMarks, signal: AbortSignal): Promise<DeletedRows | undefined> {
    if (marks.count > MAX_COUNT) return undefined;
    const rows = new DeletedRows(marks.count);
    const file = await open(marks.path);
    try {
      return (await rows.#read(file, marks, signal)) ? rows : undefined;
    } finally {
      await file.close();
    }
  }

  /** Number of deleted rows. */
  get count(): number {
    return this.#count;
  }

  /** Returns true if all rows from `from` up to, but not including, `to` are deleted. */
  hasAll(from: number, to: number): boolean {
    for (let row = from; row < to; row += 1) {
      if (((this.#bits[row >> 3] ?? 0) & (1 << (row & 7))) === 0) return false;
    }
    return true;
  }

  async #read(file: FileHandle, marks: DeletionMarks, signal: AbortSignal): Promise<boolean> {
    const { start, size, count } = marks;
    const step = Math.max(1, Math.floor(READ_BYTES / size));
    const bytes = Buffer.allocUnsafe(step * size);
    for (let row = 0; row < count; row += step) {
      signal.throwIfAborted();
      const length = Math.min(step, count - row) * size;
      const { bytesRead } = await file.read(bytes, 0, length, start + row * size);
      if (bytesRead < length) return false;
      for (let at = 0, one = row; at < length; at += size, one += 1) {
        if (!marks.isDeleted(bytes, at)) continue;
        this.#bits[one >> 3] = (this.#bits[one >> 3] ?? 0) | (1 << (one & 7));
        this.#count += 1;
      }
    }
    return true;
  }
}
