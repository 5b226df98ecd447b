import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';

/** WAL size above which to wait for a checkpoint, and the maximum wait. */
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

/** Value of `log` while another connection runs a checkpoint. */
const UNKNOWN = -1;

/**
 * Runs a checkpoint and truncates the WAL of an SQLite file when it is long. It waits a bounded time for readers of
 * old pages, and without bound for a checkpoint of another connection.
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
  // A passive checkpoint first copies most pages without the write lock; the truncating one then holds it only
  // briefly.
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
