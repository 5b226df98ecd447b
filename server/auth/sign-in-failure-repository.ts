import type { Knex } from 'knex';

interface FailureRow {
  readonly failures: number;
  readonly window_ends_at: number;
}

/** Counts a failure for `subject` and returns the number within its window, which may start now. */
export async function countFailure(
  trx: Knex.Transaction,
  subject: string,
  now: number,
  windowMs: number,
): Promise<{ failures: number; windowEndsAt: number }> {
  const rows = await trx('sign_in_failures')
    .insert({ subject, failures: 1, window_ends_at: now + windowMs })
    .onConflict('subject')
    .merge({
      failures: trx.raw(
        'CASE WHEN sign_in_failures.window_ends_at <= ? THEN 1 ELSE sign_in_failures.failures + 1 END',
        [now],
      ),
      window_ends_at: trx.raw(
        'CASE WHEN sign_in_failures.window_ends_at <= ? THEN excluded.window_ends_at ELSE sign_in_failures.window_ends_at END',
        [now],
      ),
    })
    .returning<FailureRow[]>(['failures', 'window_ends_at']);
  const row = rows[0];
  if (row === undefined) throw new Error('the database returned no counted failure');
  return { failures: row.failures, windowEndsAt: row.window_ends_at };
}

/** Clears all failures of `subject`. */
export async function forgetFailures(trx: Knex.Transaction, subject: string): Promise<void> {
  await trx('sign_in_failures').where({ subject }).delete();
}

/** Uncounts one failure of `subject`. */
export async function takeBackFailure(trx: Knex.Transaction, subject: string): Promise<void> {
  await trx('sign_in_failures').where({ subject }).where('failures', '>', 0).decrement('failures', 1);
}

export async function deleteEndedWindows(trx: Knex.Transaction, now: number): Promise<void> {
  await trx('sign_in_failures').where('window_ends_at', '<=', now).delete();
}

/** Failures of one user name, client address or record within its window. */
export interface SignInFailures {
  /** `user:<name>`, `address:<address>` or `record:<id>`. */
  readonly subject: string;
  readonly failures: number;
  /** Epoch milliseconds from which on they no longer count. */
  readonly windowEndsAt: number;
}

/** Lists the failures that count at `now`, most first. */
export async function listFailures(knex: Knex, now: number, limit: number): Promise<SignInFailures[]> {
  const rows = await knex('sign_in_failures')
    .where('window_ends_at', '>', now)
    .where('failures', '>', 0)
    .orderBy([{ column: 'failures', order: 'desc' }, 'subject'])
    .limit(limit)
    .select<(FailureRow & { subject: string })[]>('subject', 'failures', 'window_ends_at');
  return rows.map(({ subject, failures, window_ends_at: windowEndsAt }) => ({
    subject,
    failures,
    windowEndsAt,
  }));
}
