import type { Knex } from 'knex';

/**
 * Creates the table of records made by requests with an `Idempotency-Key`, so that a repeated request finds its
 * record.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('idempotency_keys', (table) => {
    // A user, who lives in another database.
    table.integer('user_id').notNullable();
    table.text('key').notNullable();
    table.text('operation').notNullable();
    // A hash of what was sent.
    table.text('fingerprint').notNullable();
    // A record's number or a job's UUID; null only inside of the transaction that makes it.
    table.text('record_id');
    // Epoch milliseconds.
    table.bigInteger('created_at').notNullable().index();
    table.primary(['user_id', 'key']);
  });
}
