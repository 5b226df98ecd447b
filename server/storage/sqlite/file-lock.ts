import { closeConnection, openConnection, runSql, type SqliteConnection } from './driver.js';
import { SerialQueue } from '../../lib/serial-queue.js';

/**
 * Lock between processes, shared by many or claimed by one: the lock of an empty SQLite file.
 *
 * The system releases it when the process that holds it ends, in whatever way.
 */
export class FileLock {
  readonly #path: string;
  /** Calls run one at a time, because they use one connection. */
  readonly #calls = new SerialQueue();
  #connection: SqliteConnection | undefined;
  #isHeld = false;

  /** @param path - of the file, which is created when the lock is first taken. */
  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Shares the lock. Does nothing if this object holds it.
   *
   * @param waitMs - maximum time that a thread waits for other processes.
   * @throws an error for which `isSqliteBusy` is true, when another process claims it.
   */
  share(waitMs = 0): Promise<void> {
    return this.#calls.run(async () => {
      // The SELECT takes the lock, and the open transaction keeps it. Every file has that table.
      if (!this.#isHeld) await this.#take(waitMs, ['BEGIN', 'SELECT count(*) FROM sqlite_master']);
    });
  }

  /**
   * Claims the lock exclusively. While it waits for those who share it, no other process can start to share it:
   * https://www.sqlite.org/lockingv3.html#writer_starvation.
   *
   * @param waitMs - maximum time that a thread waits for other processes.
   * @throws an error for which `isSqliteBusy` is true, when other processes hold it.
   */
  claim(waitMs = 0): Promise<void> {
    return this.#calls.run(async () => {
      await this.#giveUp();
      await this.#take(waitMs, ['BEGIN EXCLUSIVE']);
    });
  }

  /** Releases the lock, if this object holds it. */
  release(): Promise<void> {
    return this.#calls.run(() => this.#giveUp());
  }

  /** Releases the lock and closes the file. */
  close(): Promise<void> {
    return this.#calls.run(async () => {
      await this.#giveUp();
      const connection = this.#connection;
      this.#connection = undefined;
      if (connection !== undefined) await closeConnection(connection);
    });
  }

  async #take(waitMs: number, statements: readonly string[]): Promise<void> {
    this.#connection ??= await openConnection(this.#path);
    this.#connection.configure('busyTimeout', waitMs);
    this.#isHeld = true;
    try {
      for (const statement of statements) await runSql(this.#connection, statement);
    } catch (error) {
      // End the transaction that began without its lock, so that it cannot take the lock later.
      await this.#giveUp().catch(() => undefined);
      throw error;
    }
  }

  async #giveUp(): Promise<void> {
    if (!this.#isHeld || this.#connection === undefined) return;
    this.#isHeld = false;
    await runSql(this.#connection, 'ROLLBACK');
  }
}
