import type { Knex } from 'knex';

/**
 * Venues and organizers as calendars know them: which of them an import made, and how it called those that were there.
 * The index finds organizers by their address, in any case; it is cut, for an index of PostgreSQL takes no long texts.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('linked_imports', (table) => {
    table.integer('record_id').primary().references('id').inTable('records').onDelete('CASCADE');
    // Revision of the record that an import made, after its last change; later ones are changes that were made here.
    table.integer('revision');
    // JSON of the address and position, or the e-mail address, that a calendar gave for it.
    table.text('said').notNullable();
  });
  await trx.raw('CREATE INDEX organizers_email ON organizers (lower(substr(email, 1, 254)))');
}
