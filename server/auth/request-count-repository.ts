import type { Knex } from 'knex';

// SQLite takes at most 500 rows in such a statement.
const BATCH = 200;

/**
 * Adds to the request counts of addresses within a window and returns the totals, which include those of other
 * servers.
 *
 * @param windowStartsAt - epoch milliseconds.
 */
export async function addRequests(
  trx: Knex.Transaction,
  windowStartsAt: number,
  additions: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  // Sorted, so that two servers that write at once do not deadlock.
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

/** Deletes windows that started before `before`, in epoch milliseconds. */
export async function deleteRequestWindows(trx: Knex.Transaction, before: number): Promise<void> {
  await trx('request_counts').where('window_starts_at', '<', before).delete();
}
