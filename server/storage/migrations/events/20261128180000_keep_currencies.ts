import type { Knex } from 'knex';

/** Currency of an event's prices, a code of ISO 4217: null where nobody named it. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('events', (table) => {
    table.text('currency');
  });
}
