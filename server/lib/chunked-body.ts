import { Readable } from 'node:stream';

/** Number of bytes to push before the stream yields to the event loop. */
const BYTES_PER_TICK = 200_000;

/**
 * Readable stream of buffers that are in memory already. Joining them, or writing them to a socket in one go, would
 * block the event loop.
 */
export class ChunkedBody extends Readable {
  readonly byteLength: number;
  readonly #pieces: readonly Buffer[];
  #next = 0;
  #inTurn = 0;

  constructor(pieces: readonly Buffer[]) {
    super();
    this.#pieces = pieces;
    this.byteLength = pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  override _read(): void {
    const piece = this.#pieces[this.#next++] ?? null;
    this.#inTurn += piece?.length ?? 0;
    if (this.#inTurn < BYTES_PER_TICK) {
      this.push(piece);
    } else {
      this.#inTurn = 0;
      setImmediate(() => this.push(piece));
    }
  }
}
