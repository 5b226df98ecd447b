import type { Knex } from 'knex';

/**
 * When records were made, for those who ask for what is new: their publication may be dated back. Of those that
 * are there it is not known.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const table of ['events', 'venues', 'organizers'])
    await trx.schema.alterTable(table, (altered) => {
      altered.bigInteger('created_at');
    });
  // Lists are filtered by it, and read nothing but this index.
  await trx.schema.alterTable('events', (table) => {
    table.dropIndex([], 'events_listed');
    table.index(
      [
        ...['start_wall', 'id', 'end_wall', 'start_at', 'end_at', 'status', 'hide_from_listings'],
        ...['author_id', 'featured', 'published_at', 'modified_at', 'created_at'],
      ],
      'events_listed',
    );
  });
}
