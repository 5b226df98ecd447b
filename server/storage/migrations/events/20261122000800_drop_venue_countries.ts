import type { Knex } from 'knex';

/** A search of venues looks at no country: those that were stored when it did are found by it no longer. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx('venue_texts').where({ field: 'country' }).delete();
}
