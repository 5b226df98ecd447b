import type { Knex } from 'knex';

/** The SHA-256 of each part, which is compared when the parts are put together. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('file_parts', (table) => {
    // Lower-case hex; null in rows of earlier versions.
    table.text('sha256');
  });
}
