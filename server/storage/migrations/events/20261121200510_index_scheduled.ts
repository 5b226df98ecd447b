import type { Knex } from 'knex';

/** What is to be published next; few records are. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const table of ['events', 'venues', 'organizers']) {
    await trx.raw(`CREATE INDEX ?? ON ?? (published_at) WHERE status = 'future'`, [
      `${table}_scheduled`,
      table,
    ]);
  }
}
