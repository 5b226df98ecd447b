import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/** Which events have changed, themselves or in what they are linked to: lists that were read before go by it. */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  const links = ['event_venues', 'event_organizers', 'event_terms'];
  await dialect.changeLogs.create(trx, {
    name: 'event_changes',
    sources: [{ table: 'events', column: 'id' }, ...links.map((table) => ({ table, column: 'event_id' }))],
  });
}
