import type { Knex } from 'knex';

/**
 * Files of images that no image has yet, or none any more: what of it is left after a crash is found here. A row is
 * there before its files, and goes after them or when they have an image.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('image_drafts', (table) => {
    table.text('blob_key').primary();
    table.bigInteger('created_at').notNullable().index();
  });
}
