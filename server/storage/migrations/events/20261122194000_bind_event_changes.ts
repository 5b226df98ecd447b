import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';
import { deriveIdentifier } from '../../sql/identifier.js';

/** The first functions of `event_changes` found it only for those who look for tables in this schema, as we do. */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  if (dialect.kind !== 'postgis') return;
  for (const table of ['events', 'event_venues', 'event_organizers', 'event_terms']) {
    const name = dialect.quote(deriveIdentifier('event_changes', table));
    await trx.raw(`ALTER FUNCTION ${name}() SET search_path FROM CURRENT`);
  }
}
