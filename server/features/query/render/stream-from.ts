import { Readable } from 'node:stream';
import { ChunkedBody } from '../../../lib/chunked-body.js';

/** Maximum number of bytes that are sent as one body. */
const JOINED = 200_000;
/** Number of bytes written before the reply begins. */
const HELD = 4_000_000;
/** Maximum number of bytes that are buffered for a slow client. A database connection is held until all is written. */
const AHEAD = 16_000_000;
/** Maximum time that a client may read nothing while the buffer is full. */
const PATIENCE_MS = 30_000;

/**
 * Returns the pieces as one body, or as a stream if they are large. A smaller reply is complete before it is sent, so
 * that a fault in its last row can still be reported as an error. A larger reply is aborted on a fault, or when the
 * client stops reading.
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
  // Also runs if the client has not begun to read. Later failures cannot be reported to it.
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
