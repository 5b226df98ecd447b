import type { Knex } from 'knex';

/** What is known of events that came from a calendar, and of the imports that are under way. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('events', (table) => {
    // Finds the event that a record means; one for each, whoever imports it.
    table.unique(['uid', 'recurrence_id']);
  });
  await trx.schema.createTable('event_imports', (table) => {
    table.integer('event_id').primary().references('id').inTable('events').onDelete('CASCADE');
    // Of the event, after the import: later ones are changes that were made here.
    table.integer('revision').notNullable();
    // Epoch milliseconds of LAST-MODIFIED or DTSTAMP; null where the calendar told neither.
    table.bigInteger('stamped_at');
    // JSON of what the calendar said, to tell what it says anew.
    table.text('version').notNullable();
    // Whether the calendar, and nobody here, put the event into the trash.
    table.boolean('is_cancelled').notNullable();
  });
  await trx.schema.createTable('import_outcomes', (table) => {
    // A job's UUID.
    table.text('job_id').notNullable();
    // Of the record in the job; -1 for the end of it all.
    table.integer('position').notNullable();
    // JSON.
    table.text('outcome').notNullable();
    // Epoch milliseconds.
    table.bigInteger('created_at').notNullable().index();
    table.primary(['job_id', 'position']);
  });
}
