import type { Knex } from 'knex';

// SQLite takes at most 500 rows in such a statement.
const BATCH = 200;

/**
 * Adds to the requests that addresses have made within a window, and gives their sums. Rows that the database has of
 * the same window by other processes are counted in.
 *
 * @param windowStartsAt - epoch milliseconds.
 */
export async function addRequests(
  trx: Knex.Transaction,
  windowStartsAt: number,
  additions: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  // In one order: two processes that add at once must not wait for each other.
  const sorted = [...additions].sort(([one], [other]) => (one < other ? -1 : 1));
  for (let start = 0; start < sorted.length; start += BATCH) {
    const rows = sorted
      .slice(start, start + BATCH)
      .map(([address, requests]) => ({ window_starts_at: windowStartsAt, address, requests }));
    const sums = await trx('request_counts')
      .insert(rows)
      .onConflict(['window_starts_at', 'address'])
      .merge({ requests: trx.raw('request_counts.requests + excluded.requests') })
      .returning<{ address: string; requests: number | string }[]>(['address', 'requests']);
    for (const { address, requests } of sums) totals.set(address, Number(requests));
  }
  return totals;
}

/** Forgets windows that started before `before`, epoch milliseconds. */
export async function deleteRequestWindows(trx: Knex.Transaction, before: number): Promise<void> {
  await trx('request_counts').where('window_starts_at', '<', before).delete();
}
