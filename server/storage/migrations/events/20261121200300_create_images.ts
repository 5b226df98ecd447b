import type { Knex } from 'knex';

/** Images. A row never changes; the bytes of its files are blobs. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('images', (table) => {
    table.integer('id').primary().references('id').inTable('records');
    // A user, who lives in another database.
    table.integer('author_id').notNullable();
    table.text('title').notNullable();
    table.text('extension').notNullable();
    table.text('media_type').notNullable();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.integer('bytes').notNullable();
    table.text('file_name').notNullable();
    table.text('blob_key').notNullable();
    table.text('sha256').notNullable();
    // The smaller files, as JSON: the columns above by the names of their sizes.
    table.text('sizes').notNullable();
    // Where it was fetched from, so that the same address gives the same image; null for an upload.
    table.text('source_url').unique();
    table.bigInteger('created_at').notNullable();
    // The list of a user's images, newest first.
    table.index(['author_id', 'id']);
  });
}
