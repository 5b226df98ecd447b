import type { Knex } from 'knex';

/** How often addresses that ask much have asked within a minute, all server processes together. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('request_counts', (table) => {
    // Epoch milliseconds.
    table.bigInteger('window_starts_at').notNullable();
    table.text('address').notNullable();
    table.bigInteger('requests').notNullable();
    table.primary(['window_starts_at', 'address']);
  });
}
