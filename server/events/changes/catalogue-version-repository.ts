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
 * Reads a number that changes with every committed change of any record, in all processes of the database. Values
 * cached under the same number are still valid.
 */
export async function readCatalogueVersion(knex: Knex): Promise<number> {
  // Runs before every cached reply: with a name, PostgreSQL plans it once per connection.
  const [row] = await knex<ChangesRow>('catalogue_changes')
    .sum<{ version: number | string }[]>({ version: 'changes' })
    .options({ name: 'catalogue version' });
  return Number(row?.version ?? 0);
}
