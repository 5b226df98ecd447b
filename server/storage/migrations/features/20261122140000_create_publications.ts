import type { Knex } from 'knex';

/**
 * One row for each service that was made to be filled by a job, stored with the service and before the job, which is
 * in another store: a service whose job never came to be, or was given up, is found by it.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('publications', (table) => {
    table.integer('service_key').primary().references('key').inTable('services').onDelete('CASCADE');
    table.text('job_id').notNullable();
    // Epoch milliseconds
    table.bigInteger('started_at').notNullable();
  });
}
