/**
 * Rows of a table as the reader process sends them: see `writeBatchQuery`. Valid until the next batch is
 * read.
 */
export interface Batch {
  readonly count: number;
  readonly bytes: Buffer;
  /** End of all cells in `bytes`, which begin at its start. */
  readonly cellsEnd: number;
  /** Start of the geometries; the byte before it is padding. */
  readonly shapesStart: number;
}

/** Three 4-byte numbers: rows, bytes of their cells, bytes of their geometries. */
const HEAD_BYTES = 12;
const PAD_BYTES = 1;

/** Maximum size of a batch; readers send less at once. */
export const MAX_BATCH_BYTES = 128 * 2 ** 20;

const START_BYTES = 1024 * 1024;

/** Error for a damaged table whose rows are not ordered by id: reading by id would omit or repeat rows. */
export class DisorderedRowsError extends Error {
  override readonly name = 'DisorderedRowsError';
}

/** Writes the header of a batch of rows; an empty batch ends the stream. */
export function writeHead(count: number, cellsLength: number, shapesLength: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  for (const [index, number] of [count, cellsLength, shapesLength].entries())
    head.writeUInt32LE(number, index * 4);
  return head;
}

/** Header that a reader sends instead of a batch if it found the rows out of order. */
export const DISORDERED = writeHead(0, 1, 0);

/** Padding between cells and geometries. */
export const PAD = Buffer.alloc(PAD_BYTES);

/**
 * Assembles batches from pieces of any size.
 *
 * @returns true if the stream is complete
 * @throws {RangeError} if a batch is too large
 * @throws {DisorderedRowsError}
 */
export async function* readBatches(chunks: AsyncIterable<Buffer>): AsyncGenerator<Batch, boolean> {
  let held: Buffer = Buffer.allocUnsafe(START_BYTES);
  let length = 0;
  let isWhole = false;
  for await (const chunk of chunks) {
    // Read to the end anyway, so that the reader process can end.
    if (isWhole) continue;
    held = withRoom(held, length, length + chunk.length);
    chunk.copy(held, length);
    length += chunk.length;
    let at = 0;
    while (length - at >= HEAD_BYTES) {
      const [count, cellsLength, shapesLength] = [0, 4, 8].map((offset) =>
        held.readUInt32LE(at + offset),
      ) as [number, number, number];
      isWhole = count === 0;
      if (isWhole && cellsLength > 0) throw new DisorderedRowsError();
      if (isWhole) break;
      const size = HEAD_BYTES + cellsLength + PAD_BYTES + shapesLength;
      if (size > MAX_BATCH_BYTES) throw new RangeError('a row is too large');
      if (length - at < size) {
        held = withRoom(held, length, at + size);
        break;
      }
      const bytes = held.subarray(at + HEAD_BYTES, at + size);
      yield { count, bytes, cellsEnd: cellsLength, shapesStart: cellsLength + PAD_BYTES };
      at += size;
    }
    held.copyWithin(0, at, length);
    length -= at;
  }
  return isWhole;
}

/** Returns the buffer, or a larger one with the same first bytes. */
export function withRoom(held: Buffer, length: number, needed: number): Buffer {
  if (needed <= held.length) return held;
  const larger = Buffer.allocUnsafe(needed * 2);
  held.copy(larger, 0, 0, length);
  return larger;
}
