import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import type { Answer } from './geocoder.js';

interface CacheRow {
  readonly provider: string;
  readonly address_key: string;
  readonly answer: string;
  readonly stored_at: number;
}

// Each row binds four values, and SQLite limits the values of a statement.
const ROWS_AT_ONCE = 500;

/** Returns cached answers by key, if they were stored after `since`. */
export async function findAnswers(
  knex: Knex,
  provider: string,
  keys: readonly string[],
  since: number,
): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>();
  for (let start = 0; start < keys.length; start += ROWS_AT_ONCE) {
    const rows = await knex<CacheRow>('geocode_cache')
      .where({ provider })
      .whereIn('address_key', keys.slice(start, start + ROWS_AT_ONCE))
      .where('stored_at', '>', since)
      .select('address_key', 'answer');
    for (const row of rows) found.set(row.address_key, JSON.parse(row.answer) as Answer);
  }
  return found;
}

/** Stores answers in the cache and replaces older ones. */
export async function storeAnswers(
  trx: Knex.Transaction,
  provider: string,
  answers: ReadonlyMap<string, Answer>,
  storedAt: number,
): Promise<void> {
  // Write in one order, so that two writers of the same rows do not deadlock.
  const rows = [...answers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address_key, answer]) => ({
      provider,
      address_key,
      answer: JSON.stringify(answer),
      stored_at: storedAt,
    }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx<CacheRow>('geocode_cache')
      .insert(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict(['provider', 'address_key'])
      .merge(['answer', 'stored_at']);
  }
}

/** Deletes answers from before `since`, and the oldest ones above `most`; returns their number. */
export function pruneAnswers(
  system: Database,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<number> {
  return system.write(async (trx) => {
    const expired = await trx('geocode_cache').where('stored_at', '<=', since).delete();
    const [last] = await trx<CacheRow>('geocode_cache')
      .orderBy('stored_at', 'desc')
      .offset(most)
      .limit(1)
      .select('stored_at');
    if (last === undefined) return expired;
    return expired + (await trx('geocode_cache').where('stored_at', '<=', last.stored_at).delete());
  });
}
