import type { Knex } from 'knex';

/** Whom an item names as its source, and its terms of use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('items', (table) => {
    table.text('access_information');
    table.text('license_info');
  });
}
