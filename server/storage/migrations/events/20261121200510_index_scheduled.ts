import type { Knex } from 'knex';

/** Indexes the records that are to be published next, which are few. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const table of ['events', 'venues', 'organizers']) {
    await trx.raw(`CREATE INDEX ?? ON ?? (published_at) WHERE status = 'future'`, [
      `${table}_scheduled`,
      table,
    ]);
  }
}
