import type { Knex } from 'knex';
import { isPostgresLimit } from './errors.js';

/**
 * Checks that transactions may write, and that the data's disk has room.
 *
 * A result larger than `work_mem` goes through a temporary file there, and leaves no row or catalogue entry behind.
 *
 * @throws when transactions are read-only, as on a standby, or the disk has no room.
 */
export async function assertPostgresWritable(trx: Knex.Transaction): Promise<void> {
  const { rows }: { rows: { isReadOnly: string }[] } = await trx.raw(
    `SELECT current_setting('transaction_read_only') AS "isReadOnly",
      set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`,
  );
  if (rows[0]?.isReadOnly === 'on') throw new Error('the database is read-only');
  try {
    await trx.raw('SELECT count(*) FROM generate_series(1, 8000)');
  } catch (error) {
    // An operator may allow no temporary files at all.
    if (!isPostgresLimit(error)) throw error;
  }
}
