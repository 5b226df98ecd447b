import type { Knex } from 'knex';

/** What jobs are about, to list them by, and the keys that requests for them were given, so that none runs twice. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('job_subjects', (table) => {
    table.text('subject').notNullable();
    table.bigInteger('position').notNullable().references('position').inTable('jobs').onDelete('CASCADE');
    table.primary(['subject', 'position']);
    table.index('position');
  });
  await trx.schema.alterTable('jobs', (table) => {
    table.text('request_key');
    // A hash of what was asked for.
    table.text('fingerprint');
  });
  await trx.raw(
    `CREATE UNIQUE INDEX jobs_request_key ON jobs (owner_id, request_key) WHERE request_key IS NOT NULL`,
  );
}
