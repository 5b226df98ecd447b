import type { Knex } from 'knex';

/**
 * What geocoding was done for whom, and answers of other servers. Each row of the ledger stands for a run of rows of
 * one job, so that a job that is begun again pays once; it is kept when the job is forgotten.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('geocode_usage', (table) => {
    table.increments('id');
    // Null for what the server did of its own accord.
    table.integer('user_id');
    table.text('job_id').notNullable();
    table.bigInteger('first_row').notNullable();
    table.text('provider').notNullable();
    table.integer('requested').notNullable();
    table.integer('matched').notNullable();
    // Of those that nobody had answered before, how many the provider is asked, and how many it has surely answered.
    table.integer('asked').notNullable();
    table.integer('answered').notNullable();
    // Of `asked`, in millionths of the unit of the price.
    table.bigInteger('cost').notNullable();
    table.boolean('is_settled').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['job_id', 'first_row']);
    // For what a user spent lately.
    table.index(['user_id', 'created_at']);
  });
  await trx.schema.createTable('geocode_cache', (table) => {
    table.text('provider').notNullable();
    table.text('address_key').notNullable();
    table.text('answer').notNullable();
    // For the oldest, which go first.
    table.bigInteger('stored_at').notNullable().index();
    table.primary(['provider', 'address_key']);
  });
}
