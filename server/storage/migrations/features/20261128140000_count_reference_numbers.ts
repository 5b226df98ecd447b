import type { Knex } from 'knex';

/** Range of the numbers that layers' references in words have in `spatial_ref_sys`. */
const NUMBERS: [first: number, last: number] = [910_000, 989_999];

/**
 * One row: the last number that a layer's spatial reference in words got. Numbers are given in turn, since connections
 * to PostGIS remember projections by number. Who gives or frees a number holds the row.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('reference_numbers', (table) => {
    table.integer('last_srid').notNullable();
  });
  const given = await trx('spatial_ref_sys')
    .whereBetween('srid', NUMBERS)
    .max<{ last: number | null }>({ last: 'srid' })
    .first();
  await trx('reference_numbers').insert({ last_srid: given?.last ?? NUMBERS[0] - 1 });
}
