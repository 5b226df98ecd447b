import type { Knex } from 'knex';

/** Folders of users, and which items are in them. Items of feature services too, whose services are in another store. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('folders', (table) => {
    table.text('id').primary();
    table.integer('owner_id').notNullable().references('id').inTable('users');
    table.text('title').notNullable();
    // The title folded: a user has no two folders of one title.
    table.text('title_key').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['owner_id', 'title_key']);
  });
  await trx.schema.createTable('folder_items', (table) => {
    // Id of a row of `items`, or of a service.
    table.text('item_id').primary();
    table.text('folder_id').notNullable().references('id').inTable('folders').onDelete('CASCADE').index();
  });
}
