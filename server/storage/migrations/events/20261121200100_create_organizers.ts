import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/**
 * Organizers, which are to events what venues are, but several to an event and in an order. The links of both
 * repeat when their event starts: who has an event from now on is then found without reading all past ones.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  // "C" sorts by byte, as SQLite does: slugs of one beginning lie together, and names have one order everywhere.
  const sortable = dialect.kind === 'postgis' ? 'text COLLATE "C"' : 'text';
  await trx.schema.createTable('organizers', (table) => {
    table.integer('id').primary().references('id').inTable('records');
    table.integer('author_id').notNullable();
    table.text('status').notNullable();
    table.text('status_before_trash');
    table.specificType('slug', sortable).notNullable().index();
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.text('excerpt').notNullable();
    table.bigInteger('published_at').notNullable();
    table.boolean('has_chosen_date').notNullable();
    table.bigInteger('modified_at');
    table.integer('revision').notNullable().defaultTo(1);
    table.text('password');
    table.integer('image_id').index();
    // The name folded: organizers of the same name are found rather than doubled.
    table.specificType('name_key', sortable).notNullable().index();
    table.text('phone').notNullable();
    table.text('website').notNullable();
    table.text('email').notNullable();
    // The list's order.
    table.index(['status', 'published_at', 'id']);
  });
  // Drafts may share a slug until they are published; those without one have the empty text.
  await trx.raw(
    `CREATE UNIQUE INDEX organizers_slug_unique ON organizers (slug)
       WHERE slug <> '' AND status NOT IN ('draft', 'pending')`,
  );
  // Each field apart, folded: a search wants all its words in one of them.
  await trx.schema.createTable('organizer_texts', (table) => {
    table.integer('organizer_id').notNullable().references('id').inTable('organizers').onDelete('CASCADE');
    table.text('field').notNullable();
    table.text('content').notNullable();
    table.primary(['organizer_id', 'field']);
  });
  await trx.schema.createTable('event_organizers', (table) => {
    table.integer('event_id').notNullable().references('id').inTable('events').onDelete('CASCADE');
    table.integer('organizer_id').notNullable().references('id').inTable('organizers').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.bigInteger('start_at').notNullable().defaultTo(0);
    table.primary(['event_id', 'organizer_id']);
    // Events of an organizer: the list's filter, and unlinking an organizer that goes to the trash.
    table.index(['organizer_id', 'event_id']);
    table.index(['organizer_id', 'start_at']);
  });
  await trx.schema.alterTable('event_venues', (table) => {
    table.bigInteger('start_at').notNullable().defaultTo(0);
    table.index(['venue_id', 'start_at']);
  });
  await trx.raw(
    'UPDATE event_venues SET start_at = (SELECT start_at FROM events WHERE events.id = event_venues.event_id)',
  );
  // Rows to hold while one of the kind is created: of two at once the second then finds the first.
  await trx.schema.createTable('linked_kinds', (table) => {
    table.text('kind').primary();
  });
  await trx('linked_kinds').insert([{ kind: 'venue' }, { kind: 'organizer' }]);
  if (dialect.kind === 'postgis') {
    await trx.raw('ALTER TABLE venues ALTER COLUMN name_key TYPE text COLLATE "C"');
  }
}
