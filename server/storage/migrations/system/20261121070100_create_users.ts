import type { Knex } from 'knex';

/** Users and the three ways in: password, application passwords, tokens. Secrets are stored as digests only. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('users', (table) => {
    table.increments('id');
    table.text('name').notNullable();
    // The name in lower case: `Ada` and `ada` are one user.
    table.text('name_key').notNullable().unique();
    table.text('role').notNullable();
    table.text('password_hash').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('disabled_at');
  });
  await trx.schema.createTable('application_passwords', (table) => {
    table.text('digest').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.index('user_id');
  });
  await trx.schema.createTable('tokens', (table) => {
    table.text('digest').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.bigInteger('expires_at').notNullable();
    // `referer` or `address`, and the value that a request must show.
    table.text('binding_kind');
    table.text('binding_value');
    // For a user's tokens when the user is disabled, and for those that have expired.
    table.index('user_id');
    table.index('expires_at');
  });
  await trx.schema.createTable('sign_in_failures', (table) => {
    // `user:<name>` or `address:<address>`
    table.text('subject').primary();
    table.integer('failures').notNullable();
    table.bigInteger('window_ends_at').notNullable();
    table.index('window_ends_at');
  });
}
