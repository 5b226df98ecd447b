import { Readable } from 'node:stream';
import { ChunkedBody } from '../../../lib/chunked-body.js';

/** Bytes that are answered as one. */
const JOINED = 200_000;
/** Bytes that are written before anything is answered. */
const HELD = 4_000_000;
/** Bytes that are written ahead of a slow reader. Until all is written, a connection to the database is held. */
const AHEAD = 16_000_000;
/** Time for which a reader may take nothing at all while that much waits. */
const PATIENCE_MS = 30_000;

/**
 * The pieces as one, or as a stream where that is large. What is not very large is there whole before it is answered, so
 * that a fault that shows in its last row can still be told as one; a larger reply breaks off, as it does for who stops
 * reading.
 */
export async function streamFrom(
  pieces: AsyncGenerator<Buffer>,
  patienceMs = PATIENCE_MS,
): Promise<Buffer | Readable> {
  const held: Buffer[] = [];
  let length = 0;
  while (length <= HELD) {
    const piece = await pieces.next();
    if (piece.done === true) return length <= JOINED ? Buffer.concat(held, length) : new ChunkedBody(held);
    held.push(piece.value);
    length += piece.value.length;
  }
  const giveUp = (): void => {
    stream.destroy(new Error('the reply is not read'));
  };
  const stream = Readable.from(follow(held, pieces, giveUp, patienceMs), {
    objectMode: false,
    highWaterMark: AHEAD,
  });
  // Also when nobody has begun to read it. What fails at the end then, nobody is left to be told of.
  return stream.once('close', () => {
    pieces.return(undefined).catch(() => undefined);
  });
}

async function* follow(
  held: Buffer[],
  pieces: AsyncGenerator<Buffer>,
  giveUp: () => void,
  patienceMs: number,
): AsyncGenerator<Buffer> {
  yield* new ChunkedBody(held);
  for await (const piece of pieces) {
    const timer = setTimeout(giveUp, patienceMs).unref();
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}
