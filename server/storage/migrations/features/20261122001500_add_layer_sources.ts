import type { Knex } from 'knex';

/**
 * A layer of a view names the layer whose rows it shows, which cannot be deleted before it. Its `table_name` is
 * unique as those of all layers, but no table has it.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  // By hand: on SQLite, Knex recreates the table for a reference, which would give the keys of deleted layers again.
  await trx.raw('ALTER TABLE ?? ADD COLUMN ?? integer REFERENCES ?? (??)', [
    'layers',
    'source_key',
    'layers',
    'key',
  ]);
  await trx.schema.alterTable('layers', (table) => {
    table.index('source_key');
  });
}
