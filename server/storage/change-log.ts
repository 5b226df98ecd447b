import type { Knex } from 'knex';
import type { Fragment } from './fragment.js';

/** A table that tells which rows of others have changed. Triggers keep it, so that no writer can forget to. */
export interface ChangeLog {
  readonly name: string;
  /** The tables, and in each of them the column, an integer, that names what has changed. */
  readonly sources: readonly { readonly table: string; readonly column: string }[];
}

/**
 * What the two databases say differently of change logs.
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
  /** Whether everything that has changed since is in the log still. */
  reachesBackTo(log: string, position: string): Fragment;
  /** Forgets all changes but some of the latest, `kept` transactions or rows, and never the last. How many. */
  prune(trx: Knex.Transaction, log: string, kept: number): Promise<number>;
}
