import type { Knex } from 'knex';

/**
 * One row for each append whose rows are in their layer, written in the same transaction as they are: after a
 * crash it tells a job that is done from one that never happened. The primary key lets no second worker
 * commit the same job.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('append_done', (table) => {
    table.string('job_id').primary();
    table.integer('layer_key').notNullable();
    // Epoch milliseconds
    table.bigInteger('finished_at').notNullable();
    // The job's result, JSON
    table.text('result').notNullable();
  });
}
