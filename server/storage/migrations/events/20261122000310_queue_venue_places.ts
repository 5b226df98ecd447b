import type { Knex } from 'knex';

/**
 * Venues whose place is to be found from their address: when to look next, in epoch milliseconds; null for all
 * others. Beside it, whether the coordinates that a venue has were found so, and thus go when its address changes.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('venues', (table) => {
    table.bigInteger('geocode_at');
    table.boolean('is_geocoded').notNullable().defaultTo(false);
  });
  await trx.raw('CREATE INDEX venues_geocode_at ON venues (geocode_at) WHERE geocode_at IS NOT NULL');
}
