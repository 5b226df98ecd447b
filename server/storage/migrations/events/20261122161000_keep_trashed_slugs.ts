import type { Knex } from 'knex';

/** The slug that a record in the trash had: with the mark of the trash behind it, a long one is cut. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const name of ['events', 'venues', 'organizers']) {
    await trx.schema.alterTable(name, (table) => {
      // Null also where the record was put into the trash before there was this column.
      table.text('slug_before_trash');
    });
  }
}
