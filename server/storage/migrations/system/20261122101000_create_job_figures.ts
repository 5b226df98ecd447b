import type { Knex } from 'knex';

/** Creates the running totals of jobs, and stores the request that each job came from. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('job_figures', (table) => {
    table.text('kind').notNullable();
    // How they ended.
    table.text('status').notNullable();
    table.text('figure').notNullable();
    table.bigInteger('value').notNullable();
    table.primary(['kind', 'status', 'figure']);
  });
  await trx.schema.alterTable('jobs', (table) => {
    table.text('request_id');
  });
}
