import type { Knex } from 'knex';

/** Files that come in parts, and blobs that nothing points to: not yet, or no longer. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('file_parts', (table) => {
    // The id of an upload or of an item, which never look alike.
    table.text('file_id').notNullable();
    table.integer('part_number').notNullable();
    table.text('blob_key').notNullable();
    table.bigInteger('bytes').notNullable();
    // For the sweep of parts that were never put together.
    table.bigInteger('created_at').notNullable().index();
    table.primary(['file_id', 'part_number']);
  });
  await trx.schema.createTable('loose_blobs', (table) => {
    table.text('blob_key').primary();
    // For the sweep.
    table.bigInteger('remove_at').notNullable().index();
  });
  await trx.schema.alterTable('uploads', (table) => {
    // False as long as parts are awaited; there is no blob then.
    table.boolean('is_committed').notNullable().defaultTo(true);
    // `file`, or `edits` for what a job keeps for itself.
    table.text('kind').notNullable().defaultTo('file');
  });
}
