import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';

/** Interval at which a runner reports that it is alive. */
export const REPORT_MS = 15_000;

/** Time after its last report at which a runner counts as dead. */
const DEAD_AFTER_MS = 60_000;

/** Time after which the row of a dead runner is deleted. */
const FORGET_AFTER_MS = 86_400_000;

/** Stores that a runner is alive at `now` (epoch milliseconds). */
export async function reportRunner(trx: Knex.Transaction, id: string, now: number): Promise<void> {
  await trx('job_runners').insert({ id, seen_at: now }).onConflict('id').merge({ seen_at: now });
  await trx('job_runners')
    .where('seen_at', '<=', now - FORGET_AFTER_MS)
    .delete();
}

/** Deletes a runner that stops. */
export async function forgetRunner(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('job_runners').where({ id }).delete();
}

/** True if a runner has reported within the last minute. */
export async function hasRunner({ knex }: Pick<Database, 'knex'>, now: number): Promise<boolean> {
  const row: object | undefined = await knex('job_runners')
    .where('seen_at', '>', now - DEAD_AFTER_MS)
    .first('id');
  return row !== undefined;
}
