import type { Knex } from 'knex';

/**
 * Whether anybody named an image by its address after it was fetched: it stays then, whatever becomes of the request
 * that fetched it.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('images', (table) => {
    table.boolean('is_wanted').notNullable().defaultTo(false);
  });
}
