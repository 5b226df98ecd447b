import type { Knex } from 'knex';
import type { Dialect } from '../../dialect.js';

/**
 * Everything that lists of events are filtered and sorted by, so that none but a search has to look at the events
 * themselves, and the parts of their texts.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
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
  await dialect.createSubstringIndex(trx, { table: 'events', rowId: 'id', column: 'search_text' });
}
