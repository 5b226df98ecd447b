import type { Knex } from 'knex';

/** Rows among which the writers of `catalogue_changes` spread, so that they seldom wait for each other. */
const SLOTS = 16;

/**
 * Adds to records a revision, a password and an image, to events their origin in an imported calendar, and a count of
 * all changes, by which caches notice that they are outdated.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const name of ['events', 'venues']) {
    await trx.schema.alterTable(name, (table) => {
      // One more with each change of the row.
      table.integer('revision').notNullable().defaultTo(1);
      // A salted hash; null where none is asked for.
      table.text('password');
      // Refers to `records`; a foreign key would make SQLite copy the table.
      table.integer('image_id').index();
    });
  }
  await trx.schema.alterTable('events', (table) => {
    table.integer('parent_id').index();
    // The UID, RECURRENCE-ID and SEQUENCE of iCalendar, where the event came from one.
    table.text('uid');
    table.text('recurrence_id');
    table.integer('sequence').notNullable().defaultTo(0);
  });
  await trx.schema.createTable('catalogue_changes', (table) => {
    table.integer('slot').primary();
    table.bigInteger('changes').notNullable();
  });
  await trx('catalogue_changes').insert(
    Array.from({ length: SLOTS }, (_nothing, slot) => ({ slot, changes: 0 })),
  );
}
