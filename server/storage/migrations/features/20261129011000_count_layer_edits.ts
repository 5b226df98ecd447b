import type { Knex } from 'knex';

/**
 * Number of transactions that have written rows of a layer. Two of them may have the same time, while what is made from
 * rows, such as a tile, has to be made again after each.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('layers', (table) => {
    table.integer('edit_count').notNullable().defaultTo(0);
  });
}
