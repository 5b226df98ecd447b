import type { Knex } from 'knex';

/**
 * Services and their layers. What is searched for or changed on its own has a column; the rest of a
 * definition is one JSON text, since it is always read whole.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('services', (table) => {
    table.increments('key');
    table.text('name').notNullable();
    // The name in lower case: names are unique in any case.
    table.text('name_key').notNullable().unique();
    table.text('item_id').notNullable().unique();
    table.integer('owner_id').notNullable().index();
    table.text('access').notNullable();
    table.text('definition').notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await trx.schema.createTable('layers', (table) => {
    // Never given twice, also after a delete: jobs and their marks name layers by it.
    table.increments('key');
    table.integer('service_key').notNullable().references('key').inTable('services').onDelete('CASCADE');
    table.integer('layer_id').notNullable();
    table.text('name').notNullable();
    table.text('table_name').notNullable().unique();
    table.text('definition').notNullable();
    table.text('extent');
    table.bigInteger('last_edit_at').notNullable();
    table.bigInteger('schema_edit_at').notNullable();
    table.unique(['service_key', 'layer_id']);
  });
}
