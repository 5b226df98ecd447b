import type { Knex } from 'knex';

/**
 * Creates the table of data stored with the items of services. It is separate, since services are looked up all the
 * time.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('service_data', (table) => {
    table.integer('service_key').primary().references('key').inTable('services').onDelete('CASCADE');
    table.text('text').notNullable();
  });
}
