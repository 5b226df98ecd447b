import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';

/** How long the log may be before it is waited for, and for how long at most. */
export interface WalBounds {
  readonly mostBytes: number;
  readonly patienceMs: number;
}

const PAUSE_MS = 25;

/** Result of `PRAGMA wal_checkpoint`: https://www.sqlite.org/pragma.html#pragma_wal_checkpoint. */
interface Checkpoint {
  readonly busy: 0 | 1;
  /** Pages in the log. */
  readonly log: number;
}

/** Another connection is at it. */
const UNKNOWN = -1;

/**
 * Brings the write-ahead log of an SQLite file into the file and cuts it back to nothing, where it is long. Waits for
 * those who still read what the log was when they began, though not for ever: what they need stays in it. A connection
 * that is bringing it over already is waited for to its end.
 *
 * @param connection - one that may write, and has no transaction.
 */
export async function truncateWal(
  connection: Knex,
  file: string,
  { mostBytes, patienceMs }: WalBounds,
  signal?: AbortSignal,
): Promise<void> {
  if ((await bytesOf(`${file}-wal`)) <= mostBytes) return;
  // Copies without the lock that others need to write; what little has come since is then brought over under it.
  await connection.raw('PRAGMA wal_checkpoint(PASSIVE)');
  let end = Date.now() + patienceMs;
  for (;;) {
    signal?.throwIfAborted();
    const [outcome] = await connection.raw<Checkpoint[]>('PRAGMA wal_checkpoint(TRUNCATE)');
    if (outcome === undefined || outcome.busy === 0) return;
    if (outcome.log === UNKNOWN) end = Date.now() + patienceMs;
    else if (Date.now() >= end) return;
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}

async function bytesOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
