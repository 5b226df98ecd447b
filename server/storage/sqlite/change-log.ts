import type { Knex } from 'knex';
import { type ChangeLog, type ChangeLogs, FORGOTTEN, forgetAllBut, WATCHED } from '../sql/change-log.js';
import { deriveIdentifier, quoteIdentifier } from '../sql/identifier.js';

/** Change logs of SQLite, which has one writer at a time, so that rows appear in the order of their marks. */
export const spatialiteChangeLogs: ChangeLogs = {
  async create(trx, log) {
    // AUTOINCREMENT prevents the reuse of pruned marks.
    await trx.raw(
      `CREATE TABLE ${quoteIdentifier(log.name)} (mark INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL)`,
    );
    for (const source of log.sources) await watch(trx, log.name, source);
  },

  position: (log) => ({ sql: `CAST(${nextMark(log)} AS text)`, bindings: [] }),

  since: (log, position) => ({
    sql: `SELECT id FROM ${quoteIdentifier(log)} WHERE mark >= CAST(? AS INTEGER)`,
    bindings: [position],
  }),

  reachesBackTo: (log, position) => ({
    sql: `NOT EXISTS (SELECT 1 FROM ${quoteIdentifier(log)} WHERE mark >= CAST(? AS INTEGER) AND id = ?)`,
    bindings: [position, FORGOTTEN],
  }),

  prune: (trx, log, kept) => forgetAllBut(trx, log, kept),
};

async function watch(
  trx: Knex.Transaction,
  log: string,
  { table, column }: ChangeLog['sources'][number],
): Promise<void> {
  for (const [event, row] of WATCHED) {
    await trx.raw(
      `CREATE TRIGGER ${quoteIdentifier(deriveIdentifier(log, table, event))}
        AFTER ${event} ON ${quoteIdentifier(table)}
        BEGIN INSERT INTO ${quoteIdentifier(log)} (id) VALUES (${row}.${quoteIdentifier(column)}); END`,
    );
  }
}

function nextMark(log: string): string {
  return `(SELECT coalesce(max(mark), 0) + 1 FROM ${quoteIdentifier(log)})`;
}
