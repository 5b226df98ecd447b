import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/** Categories and tags, told apart by `taxonomy`. Their ids are not among those of `records`. */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  // "C" sorts by byte, as SQLite does.
  const sortable = dialect.kind === 'postgis' ? 'text COLLATE "C"' : 'text';
  await trx.schema.createTable('terms', (table) => {
    table.increments('id');
    table.text('taxonomy').notNullable();
    table.text('name').notNullable();
    // The name folded: what is searched, compared and sorted by.
    table.specificType('name_key', sortable).notNullable();
    table.specificType('slug', sortable).notNullable();
    table.specificType('description', sortable).notNullable();
    table.integer('parent_id').references('id').inTable('terms').index();
    // Published events that have the term; whoever changes those changes this with them.
    table.integer('count').notNullable().defaultTo(0);
    table.unique(['taxonomy', 'slug']);
    table.index(['taxonomy', 'name_key', 'id']);
  });
  await trx.schema.createTable('event_terms', (table) => {
    table.integer('event_id').notNullable().references('id').inTable('events').onDelete('CASCADE');
    table.integer('term_id').notNullable().references('id').inTable('terms').onDelete('CASCADE');
    table.primary(['event_id', 'term_id']);
    // Events with a term: the list's filter, and taking a term out of all events.
    table.index(['term_id', 'event_id']);
  });
}
