import type { Knex } from 'knex';

/**
 * True if an event is another one or above it. Locks the events above until the transaction ends, so that of two
 * changes that together form a circle only one succeeds.
 */
export async function isAbove(trx: Knex.Transaction, id: number, childId: number): Promise<boolean> {
  const seen = await findUpwards(trx, childId);
  await trx('events').whereIn('id', seen).orderBy('id').forShare().select('id');
  // Changes before the lock count, so that the events above are read again.
  return (await findUpwards(trx, childId)).includes(id);
}

/** An event and all above it. */
async function findUpwards(trx: Knex.Transaction, id: number): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .withRecursive('upwards', ['id', 'parent_id'], (first: Knex.QueryBuilder) => {
      void first.select('id', 'parent_id').from('events').where({ id });
      // UNION drops what was found before, so that even a circle comes to an end.
      void first.union((next: Knex.QueryBuilder) => {
        void next.select('events.id', 'events.parent_id').from('events');
        void next.join('upwards', 'events.id', 'upwards.parent_id');
      });
    })
    .from('upwards')
    .select('id');
  return rows.map((row) => row.id);
}
