import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/**
 * Events and venues. Ids come from `records`, so that no two records of any kind share one.
 *
 * Columns in `_at` are epoch milliseconds. Columns in `_wall` are what a clock in the event's zone shows, as
 * the epoch milliseconds at which a clock in UTC shows the same: they sort like the clock.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  await trx.schema.createTable('records', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
  });
  await createEvents(trx, dialect);
  await createVenues(trx, dialect);
  await trx.schema.createTable('event_venues', (table) => {
    table.integer('event_id').notNullable().references('id').inTable('events').onDelete('CASCADE');
    table.integer('venue_id').notNullable().references('id').inTable('venues').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.primary(['event_id', 'venue_id']);
    // Events at a venue: the list's filter, and unlinking a venue that goes to the trash.
    table.index(['venue_id', 'event_id']);
  });
}

async function createEvents(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  await trx.schema.createTable('events', (table) => {
    addRecordColumns(table, dialect);
    table.bigInteger('start_at').notNullable();
    table.bigInteger('start_wall').notNullable();
    table.bigInteger('end_at').notNullable();
    table.bigInteger('end_wall').notNullable();
    table.text('time_zone').notNullable();
    table.boolean('is_all_day').notNullable();
    // The prices sent, as JSON.
    table.text('prices').notNullable();
    // Null until one was set: replies then name the event's own page.
    table.text('website');
    table.boolean('show_map').notNullable();
    table.boolean('show_map_link').notNullable();
    table.boolean('hide_from_listings').notNullable();
    table.boolean('sticky').notNullable();
    table.boolean('featured').notNullable();
    // Title, description and excerpt, folded: what a search looks at.
    table.text('search_text').notNullable();
    // The default list and its order; `end_at` and `start_at` bound it on sites that run on UTC.
    table.index(['status', 'start_wall', 'id']);
    table.index(['status', 'start_at']);
  });
  await addSlugIndexes(trx, 'events');
}

async function createVenues(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  await trx.schema.createTable('venues', (table) => {
    addRecordColumns(table, dialect);
    // The name folded: venues of the same name are found rather than doubled.
    table.text('name_key').notNullable().index();
    table.text('address').notNullable();
    table.text('city').notNullable();
    table.text('country').notNullable();
    table.text('province').notNullable();
    table.text('state').notNullable();
    table.text('zip').notNullable();
    table.text('phone').notNullable();
    table.text('stateprovince').notNullable();
    table.text('website').notNullable();
    table.boolean('show_map').notNullable();
    table.boolean('show_map_link').notNullable();
    // The list's order.
    table.index(['status', 'published_at', 'id']);
  });
  await addSlugIndexes(trx, 'venues');
  // Each field apart, folded: a search wants all its words in one of them.
  await trx.schema.createTable('venue_texts', (table) => {
    table.integer('venue_id').notNullable().references('id').inTable('venues').onDelete('CASCADE');
    table.text('field').notNullable();
    table.text('content').notNullable();
    table.primary(['venue_id', 'field']);
  });
}

/** Columns that records of all kinds have. */
function addRecordColumns(table: Knex.CreateTableBuilder, dialect: Dialect): void {
  table.integer('id').primary().references('id').inTable('records');
  // A user, who lives in another database.
  table.integer('author_id').notNullable();
  table.text('status').notNullable();
  table.text('status_before_trash');
  // Slugs are ASCII; "C" sorts them by byte, so that all with the same beginning lie together.
  table.specificType('slug', dialect.kind === 'postgis' ? 'text COLLATE "C"' : 'text').notNullable();
  table.text('title').notNullable();
  table.text('description').notNullable();
  table.text('excerpt').notNullable();
  table.bigInteger('published_at').notNullable();
  // True if a user chose `published_at`; otherwise a draft gets it when it is published.
  table.boolean('has_chosen_date').notNullable();
  // Null until the first update.
  table.bigInteger('modified_at');
}

/** Drafts may share a slug until they are published; those without one have the empty text. */
async function addSlugIndexes(trx: Knex.Transaction, table: 'events' | 'venues'): Promise<void> {
  await trx.schema.alterTable(table, (alter) => alter.index(['slug']));
  await trx.raw(
    `CREATE UNIQUE INDEX ?? ON ?? (slug) WHERE slug <> '' AND status NOT IN ('draft', 'pending')`,
    [`${table}_slug_unique`, table],
  );
}
