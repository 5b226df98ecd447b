import type { Knex } from 'knex';

/** Temporary files. The bytes are blobs; a row says whose they are and until when. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('uploads', (table) => {
    table.text('id').primary();
    table.integer('owner_id').notNullable().index();
    table.text('file_name').notNullable();
    table.text('description').notNullable();
    table.text('blob_key').notNullable();
    table.bigInteger('bytes').notNullable();
    table.text('sha256').notNullable();
    table.bigInteger('created_at').notNullable();
    // For the sweep of what has expired.
    table.bigInteger('expires_at').notNullable().index();
  });
}
