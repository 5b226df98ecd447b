import type { Knex } from 'knex';
import type { Fragment } from './fragment.js';

/** A table that tells which rows of others have changed. Triggers keep it, so that no writer can forget to. */
export interface ChangeLog {
  readonly name: string;
  /** The tables, and in each of them the column, an integer above 0, that names what has changed. */
  readonly sources: readonly { readonly table: string; readonly column: string }[];
}

/**
 * Statements on change logs, which differ between the databases.
 *
 * A position is a text for how far a statement sees. It is taken in the statement that reads something; another one
 * finds with it, later, what may have changed in that.
 */
export interface ChangeLogs {
  create(trx: Knex.Transaction, log: ChangeLog): Promise<void>;
  /** The position of the statement that it stands in. */
  position(log: string): Fragment;
  /** A SELECT of what has changed since, as `id`; some of them several times. */
  since(log: string, position: string): Fragment;
  /** True if the log still has all changes since that position. */
  reachesBackTo(log: string, position: string): Fragment;
  /** Forgets all changes but the latest, of `kept` transactions or so many rows. */
  prune(trx: Knex.Transaction, log: string, kept: number): Promise<void>;
}

/** Row changes, and the state of the row that a trigger logs for each. */
export const WATCHED = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** Id of the entry that replaces all pruned ones, and has the last mark of them. No record has this id. */
export const FORGOTTEN = 0;

/**
 * Puts `FORGOTTEN` in place of all entries but those of the latest `kept` marks.
 *
 * @param entries The log, or those entries of it that count.
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
