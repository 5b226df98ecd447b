import type { Knex } from 'knex';

/** When a job last took an upload, which tells those that make room for others; and a row to lock while bytes are counted. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('uploads', (table) => {
    // Epoch milliseconds; null until a job is stored that reads the upload.
    table.bigInteger('used_at').index();
    // For the job, which knows the upload by its bytes.
    table.index('blob_key');
  });
  await trx.schema.createTable('upload_space', (table) => {
    table.integer('id').primary();
  });
  await trx('upload_space').insert({ id: 1 });
}
