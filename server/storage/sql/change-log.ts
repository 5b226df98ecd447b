import type { Knex } from 'knex';
import type { Fragment } from './fragment.js';

/** Table that records which rows of other tables changed. Triggers fill it, so that no writer can forget to. */
export interface ChangeLog {
  readonly name: string;
  /** Tables, and in each the positive integer column that identifies what changed. */
  readonly sources: readonly { readonly table: string; readonly column: string }[];
}

/**
 * Statements on change logs, which differ between the databases.
 *
 * A position is a text that identifies what a statement sees. A later statement uses it to find changes since then.
 */
export interface ChangeLogs {
  create(trx: Knex.Transaction, log: ChangeLog): Promise<void>;
  /** Returns SQL for the position of the statement that contains it. */
  position(log: string): Fragment;
  /** Returns a SELECT of changed ids since a position, as `id`; it may contain duplicates. */
  since(log: string, position: string): Fragment;
  /** Returns a condition that is true if the log still has all changes since that position. */
  reachesBackTo(log: string, position: string): Fragment;
  /** Deletes all but the latest changes, those of `kept` transactions or that many rows. */
  prune(trx: Knex.Transaction, log: string, kept: number): Promise<void>;
}

/** Row changes, and the state of the row that a trigger logs for each. */
export const WATCHED = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** Id of the entry that replaces all pruned ones, with their last mark. No record has this id. */
export const FORGOTTEN = 0;

/**
 * Replaces all entries except those of the latest `kept` marks with `FORGOTTEN`.
 *
 * @param entries - the log, or the entries of it that count.
 */
export async function forgetAllBut(
  trx: Knex.Transaction,
  log: string,
  kept: number,
  entries: () => Knex.QueryBuilder = () => trx(log),
): Promise<void> {
  const [old] = await entries()
    .where('mark', '<=', trx.raw('? - ?', [entries().max('mark'), kept]))
    .max<{ mark: number | string | null }[]>({ mark: 'mark' });
  const mark = old?.mark ?? null;
  if (mark === null) return;
  await trx(log).where('mark', '<=', mark).delete();
  await trx(log).insert({ mark, id: FORGOTTEN });
}
