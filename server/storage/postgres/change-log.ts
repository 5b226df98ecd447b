import type { Knex } from 'knex';
import { type ChangeLog, type ChangeLogs, FORGOTTEN, forgetAllBut, WATCHED } from '../sql/change-log.js';
import { deriveIdentifier, quoteIdentifier } from '../sql/identifier.js';

const SNAPSHOT = 'txid_current_snapshot()';
/** Excludes transaction numbers above this cluster's own, which a restored dump may contain. */
const IS_OURS = `mark < txid_snapshot_xmax(${SNAPSHOT})`;

/**
 * Change logs of PostgreSQL: a mark is a transaction number, a position the snapshot of a statement.
 *
 * Transactions do not commit in the order of their numbers, but a snapshot tells which of them it sees.
 */
export const postgisChangeLogs: ChangeLogs = {
  async create(trx, log) {
    const name = quoteIdentifier(log.name);
    await trx.raw(`CREATE TABLE ${name} (mark bigint NOT NULL DEFAULT txid_current(), id integer NOT NULL)`);
    await trx.raw(`CREATE INDEX ${quoteIdentifier(deriveIdentifier(log.name, 'mark'))} ON ${name} (mark)`);
    for (const source of log.sources) await watch(trx, log.name, source);
  },

  position: () => ({ sql: `${SNAPSHOT}::text`, bindings: [] }),

  since: (log, position) => ({
    sql: `SELECT id FROM ${quoteIdentifier(log)}
      WHERE mark >= txid_snapshot_xmin(?::txid_snapshot) AND ${IS_OURS}
        AND NOT txid_visible_in_snapshot(mark, ?::txid_snapshot)`,
    bindings: [position, position],
  }),

  reachesBackTo: (log, position) => ({
    sql: `NOT EXISTS (SELECT 1 FROM ${quoteIdentifier(log)}
      WHERE mark >= txid_snapshot_xmin(?::txid_snapshot) AND ${IS_OURS} AND id = ?)`,
    bindings: [position, FORGOTTEN],
  }),

  prune: (trx, log, kept) => forgetAllBut(trx, log, kept, () => trx(log).whereRaw(IS_OURS)),
};

async function watch(
  trx: Knex.Transaction,
  log: string,
  { table, column }: ChangeLog['sources'][number],
): Promise<void> {
  const trigger = quoteIdentifier(deriveIdentifier(log, table));
  await trx.raw(
    // Fix the search path, because the writer's may differ.
    `CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        INSERT INTO ${quoteIdentifier(log)} (id) SELECT DISTINCT ${quoteIdentifier(column)} FROM changed;
        RETURN NULL;
      END $$`,
  );
  for (const [event, rows] of WATCHED) {
    await trx.raw(
      `CREATE TRIGGER ${quoteIdentifier(deriveIdentifier(log, table, event))}
        AFTER ${event} ON ${quoteIdentifier(table)} REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`,
    );
  }
}
