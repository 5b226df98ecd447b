import { raceAbort } from '../../../lib/race-abort.js';

/** Bytes of an entry besides those of its tile. */
const ENTRY_BYTES = 300;

/** A tile that is being made, and how many wait for it. */
interface Making {
  readonly tile: Promise<Buffer>;
  readonly stop: AbortController;
  waiting: number;
}

/** LRU cache of finished tiles. A key stands for one content for ever: it holds the versions of the layers. */
export class TileCache {
  readonly #maxBytes: number;
  readonly #tiles = new Map<string, Buffer>();
  readonly #making = new Map<string, Making>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The tile kept, or made now; those who ask while it is being made wait for the same. Its making ends when nobody waits any
   * more.
   *
   * @throws the reason of `signal` when it aborts first; the error of the making.
   */
  async get(
    key: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<Buffer>,
  ): Promise<Buffer> {
    signal.throwIfAborted();
    const kept = this.#tiles.get(key);
    if (kept !== undefined) {
      // The last in the map is the one used last.
      this.#tiles.delete(key);
      this.#tiles.set(key, kept);
      return kept;
    }
    const making = this.#making.get(key) ?? this.#start(key, make);
    making.waiting += 1;
    try {
      return await raceAbort(making.tile, signal);
    } finally {
      making.waiting -= 1;
      if (making.waiting === 0) {
        if (this.#making.get(key) === making) this.#making.delete(key);
        making.stop.abort(new Error('nobody waits for the tile any more'));
      }
    }
  }

  #start(key: string, make: (signal: AbortSignal) => Promise<Buffer>): Making {
    const stop = new AbortController();
    const tile = make(stop.signal).then((made) => {
      this.#keep(key, made);
      return made;
    });
    const making: Making = { tile, stop, waiting: 0 };
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, tile: Buffer): void {
    const bytes = tile.length + ENTRY_BYTES;
    if (bytes > this.#maxBytes || this.#tiles.has(key)) return;
    this.#bytes += bytes;
    this.#tiles.set(key, tile);
    for (const [oldest, { length }] of this.#tiles) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#tiles.delete(oldest);
      this.#bytes -= length + ENTRY_BYTES;
    }
  }
}
