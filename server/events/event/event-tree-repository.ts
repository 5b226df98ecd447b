import type { Knex } from 'knex';

/**
 * True if an event is another one or an ancestor of it. Locks the ancestors until the transaction ends, so that of
 * two changes that would form a cycle only one succeeds.
 */
export async function isAbove(trx: Knex.Transaction, id: number, childId: number): Promise<boolean> {
  const seen = await findUpwards(trx, childId);
  await trx('events').whereIn('id', seen).orderBy('id').forShare().select('id');
  // Ancestors are read again, since they may have changed before the lock.
  return (await findUpwards(trx, childId)).includes(id);
}

/** Reads an event and all its ancestors. */
async function findUpwards(trx: Knex.Transaction, id: number): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .withRecursive('upwards', ['id', 'parent_id'], (first: Knex.QueryBuilder) => {
      void first.select('id', 'parent_id').from('events').where({ id });
      // UNION drops repeated rows, so that even a cycle ends.
      void first.union((next: Knex.QueryBuilder) => {
        void next.select('events.id', 'events.parent_id').from('events');
        void next.join('upwards', 'events.id', 'upwards.parent_id');
      });
    })
    .from('upwards')
    .select('id');
  return rows.map((row) => row.id);
}
