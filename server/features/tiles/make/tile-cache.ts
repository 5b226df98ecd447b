import { LRUCache } from 'lru-cache';
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
  readonly #tiles: LRUCache<string, Buffer>;
  readonly #making = new Map<string, Making>();

  constructor(maxBytes: number) {
    this.#tiles = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length + ENTRY_BYTES,
    });
  }

  get bytes(): number {
    return this.#tiles.calculatedSize;
  }

  /**
   * Returns the cached tile, or makes it. Concurrent requests share one making, which is aborted when the last of them
   * ends.
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
    if (kept !== undefined) return kept;
    const making = this.#making.get(key) ?? this.#start(key, make);
    making.waiting += 1;
    try {
      return await raceAbort(making.tile, signal);
    } finally {
      making.waiting -= 1;
      if (making.waiting === 0) {
        if (this.#making.get(key) === making) this.#making.delete(key);
        making.stop.abort(new Error('no request waits for the tile'));
      }
    }
  }

  #start(key: string, make: (signal: AbortSignal) => Promise<Buffer>): Making {
    const stop = new AbortController();
    const tile = make(stop.signal).then((made) => {
      this.#tiles.set(key, made);
      return made;
    });
    const making: Making = { tile, stop, waiting: 0 };
    this.#making.set(key, making);
    return making;
  }
}
