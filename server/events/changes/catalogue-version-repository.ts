import type { Knex } from 'knex';

interface ChangesRow {
  readonly slot: number;
  readonly changes: number;
}

/** Number of rows that the migration made. */
const SLOTS = 16;

/**
 * Counts a change of the catalogue, in the transaction that makes it. Writers spread over some rows, so that on
 * PostgreSQL they seldom wait for each other.
 */
export async function countChange(trx: Knex.Transaction): Promise<void> {
  const slot = Math.floor(Math.random() * SLOTS);
  await trx<ChangesRow>('catalogue_changes').where({ slot }).increment('changes', 1);
}

/**
 * A number that differs after every committed change of any record, on all processes of the same database: what
 * was kept under the same number is still true.
 */
export async function readCatalogueVersion(knex: Knex): Promise<number> {
  // Asked before every reply that is kept: under a name PostgreSQL plans it once for each connection.
  const [row] = await knex<ChangesRow>('catalogue_changes')
    .sum<{ version: number | string }[]>({ version: 'changes' })
    .options({ name: 'catalogue version' });
  return Number(row?.version ?? 0);
}
