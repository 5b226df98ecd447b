import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/**
 * Where venues lie: degrees as they were given, and the same as a point of the unit sphere, which is what is
 * searched. All five are null where a venue has no coordinates.
 */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  await trx.schema.alterTable('venues', (table) => {
    for (const name of ['geo_lat', 'geo_lng', 'geo_x', 'geo_y', 'geo_z']) table.double(name);
  });
  await dialect.createPointIndex(trx, {
    name: 'venues',
    rowId: 'id',
    columns: ['geo_x', 'geo_y', 'geo_z'],
  });
}
