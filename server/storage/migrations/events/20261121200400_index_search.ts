import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/**
 * Everything that lists of events are filtered and sorted by, so that few of them have to look at the events
 * themselves, and the parts of their texts.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  await addTitleKey(trx, dialect);
  await trx.schema.alterTable('events', (table) => {
    // SQLite would take one of these for its first column, and then read every event.
    table.dropIndex(['status', 'start_wall', 'id']);
    table.dropIndex(['status', 'start_at']);
    table.index(
      [
        ...['start_wall', 'id', 'end_wall', 'start_at', 'end_at', 'status', 'hide_from_listings'],
        ...['author_id', 'featured', 'published_at', 'modified_at'],
      ],
      'events_listed',
    );
  });
  await trx.raw('CREATE INDEX events_locked ON events (id, author_id) WHERE password IS NOT NULL');
  await dialect.createSubstringIndex(trx, { table: 'events', rowId: 'id', column: 'search_text' });
}

/** The title folded: the first line of what a search looks at. Sorted by its bytes on both databases. */
async function addTitleKey(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  const column =
    dialect.kind === 'postgis'
      ? `text COLLATE "C" GENERATED ALWAYS AS (split_part(search_text, chr(10), 1)) STORED`
      : 'text GENERATED ALWAYS AS (substr(search_text, 1, instr(search_text || char(10), char(10)) - 1)) VIRTUAL';
  await trx.raw(`ALTER TABLE events ADD COLUMN title_key ${column}`);
}
