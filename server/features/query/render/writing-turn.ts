import { setImmediate as takeTurns } from 'node:timers/promises';

/** Code that is new is interpreted first, and takes several times as long for the same bytes. */
const MOST_MS = 4;

/** What a reply's writer does in a row, so many bytes or milliseconds, until others get their turn. */
export class WritingTurn {
  #began = performance.now();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /** Whether others have waited long enough. @param bytes - written since it was asked last */
  isOver(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#bytes >= this.mostBytes || performance.now() - this.#began >= MOST_MS;
  }

  /** Gives the others their turn; what comes then is the next one. */
  async pass(): Promise<void> {
    await takeTurns();
    this.#bytes = 0;
    this.#began = performance.now();
  }
}
