import type { Knex } from 'knex';

/**
 * Adds a flag for images that a user named by their address after they were fetched: they stay, whatever becomes of
 * the request that fetched them.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('images', (table) => {
    table.boolean('is_wanted').notNullable().defaultTo(false);
  });
}
