import type { Knex } from 'knex';

/** Creates tables for the origins of imported events and for imports under way. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('events', (table) => {
    // Finds the event that a record means; one for each, whoever imports it.
    table.unique(['uid', 'recurrence_id']);
  });
  await trx.schema.createTable('event_imports', (table) => {
    table.integer('event_id').primary().references('id').inTable('events').onDelete('CASCADE');
    // Revision of the event after the import: later revisions are changes that were made here.
    table.integer('revision').notNullable();
    // Epoch milliseconds of LAST-MODIFIED or DTSTAMP; null where the calendar told neither.
    table.bigInteger('stamped_at');
    // JSON of the imported values, to find changes at the next import.
    table.text('version').notNullable();
    // True if the calendar, rather than a user, put the event into the trash.
    table.boolean('is_cancelled').notNullable();
  });
  await trx.schema.createTable('import_outcomes', (table) => {
    // A job's UUID.
    table.text('job_id').notNullable();
    // Position of the record in the job; -1 for the end of the job.
    table.integer('position').notNullable();
    // JSON.
    table.text('outcome').notNullable();
    // Epoch milliseconds.
    table.bigInteger('created_at').notNullable().index();
    table.primary(['job_id', 'position']);
  });
}
