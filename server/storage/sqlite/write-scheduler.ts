import { existsSync } from 'node:fs';
import { FileLock } from './file-lock.js';
import { retryWhileBusy } from './retry-busy.js';
import { isSqliteBusy } from './errors.js';

/** Short writes that a process may begin, one after another, before it looks for a bulk write that waits. */
const WRITES_IN_A_ROW = 16;

/** Longest that a bulk write waits for short ones: a process that was halted must not stop all appends. */
const PATIENCE = { tries: 50, tryMs: 200 };

/** Begins a transaction: calls `attempt` until it has the lock that it needs, as `retryWhileBusy` does. */
export type Begin = (attempt: () => Promise<unknown>, signal?: AbortSignal) => Promise<unknown>;

/**
 * Order of writes to one SQLite file, by all processes: a bulk write begins when the short writes that wait have begun,
 * and short writes that come later wait for it. So a short write waits for one bulk write at most.
 *
 * SQLite has no such order. A process whose next bulk write is ready takes the lock before another one asks again.
 */
export class WriteScheduler {
  readonly #bulkFile: string;
  /** Claimed while a bulk write runs. */
  readonly #bulk: FileLock;
  /** Shared by processes whose short writes wait, and claimed by the bulk write that begins next. */
  readonly #waiting: FileLock;
  readonly #queued: () => number;
  #left = WRITES_IN_A_ROW;

  /**
   * @param file - path without extension, of which the files of both locks are named.
   * @param queued - short writes of this process that wait.
   */
  constructor(file: string, queued: () => number) {
    this.#bulkFile = `${file}-bulk.db`;
    this.#bulk = new FileLock(this.#bulkFile);
    this.#waiting = new FileLock(`${file}-waiting.db`);
    this.#queued = queued;
  }

  /** Begins a short write. */
  readonly beginShort: Begin = async (attempt, signal) => {
    let mustLineUp = this.#left === 0;
    if (mustLineUp) await this.#waiting.release();
    await retryWhileBusy(async () => {
      if (mustLineUp) await this.#lineUp();
      try {
        await attempt();
      } catch (error) {
        if (!mustLineUp && isSqliteBusy(error)) {
          mustLineUp = true;
          await this.#lineUp();
        }
        throw error;
      }
    }, signal);
    this.#left = mustLineUp ? this.#mostInARow() : this.#left - 1;
  };

  /** Begins a bulk write, within `runBulk`. */
  readonly beginBulk: Begin = async (attempt, signal) => {
    try {
      await this.#takeTurn(signal);
      await retryWhileBusy(attempt, signal);
    } finally {
      await this.#waiting.release();
    }
  };

  /**
   * Runs a bulk write while no other process runs one. Call it once at a time.
   *
   * @throws the signal's reason when it aborts while waiting.
   */
  async runBulk<T>(write: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await retryWhileBusy(() => this.#bulk.claim(), signal);
    try {
      return await write();
    } finally {
      // Short writes of this process have waited for it without asking for the file's lock.
      await this.#lineUpQueued().catch(() => undefined);
      await this.#bulk.release();
    }
  }

  /** Leaves the line. To be called when no short write of this process waits. */
  leave(): Promise<void> {
    return this.#waiting.release();
  }

  async close(): Promise<void> {
    await Promise.all([this.#bulk.close(), this.#waiting.close()]);
  }

  async #lineUpQueued(): Promise<void> {
    if (this.#queued() === 0) return;
    this.#left = this.#mostInARow();
    await this.#lineUp();
  }

  /** Those behind a write that had to wait have waited as well: the process stays in line until they have begun. */
  #mostInARow(): number {
    return Math.max(WRITES_IN_A_ROW, this.#queued());
  }

  async #lineUp(): Promise<void> {
    // Without the file, nobody has written in bulk yet.
    if (existsSync(this.#bulkFile)) await this.#waiting.share();
  }

  /** Waits in a thread of SQLite, which keeps other processes from lining up meanwhile. */
  async #takeTurn(signal: AbortSignal | undefined): Promise<void> {
    for (let tries = 0; tries < PATIENCE.tries; tries += 1) {
      signal?.throwIfAborted();
      try {
        await this.#waiting.claim(PATIENCE.tryMs);
        return;
      } catch (error) {
        if (!isSqliteBusy(error)) throw error;
      }
    }
  }
}
