import type { Knex } from 'knex';

/**
 * Adds names of application passwords, kinds of tokens, and the workers that are alive. Application passwords and
 * tokens of earlier versions stay valid.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('application_passwords', (table) => {
    table.text('name').notNullable().defaultTo('first');
  });
  await trx.schema.alterTable('tokens', (table) => {
    // `session` for the cookie of a browser, `token` for a program.
    table.text('kind').notNullable().defaultTo('token');
  });
  await trx.schema.createTable('job_runners', (table) => {
    table.text('id').primary();
    // Epoch milliseconds.
    table.bigInteger('seen_at').notNullable().index();
  });
}
