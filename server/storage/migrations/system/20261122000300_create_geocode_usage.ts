import type { Knex } from 'knex';

/**
 * Creates the ledger of geocoding by user, and a cache of the providers' answers. Each row of the ledger covers a run
 * of rows of one job, so that a restarted job pays once; it outlives the job.
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
    // Addresses without a cached answer: those that the provider is asked for, and those that it has surely answered.
    table.integer('asked').notNullable();
    table.integer('answered').notNullable();
    // Cost of `asked`, in millionths of the unit of the price.
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
