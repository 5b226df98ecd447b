import type { Knex } from 'knex';

/** Creates the subjects by which jobs are listed, and the keys by which a repeated request finds its job. */
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
