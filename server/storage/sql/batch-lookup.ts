import type { Knex } from 'knex';

/** Looks up the values of distinct keys; keys without a value are omitted. */
type LookUp<Key, Found> = (connection: Knex, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;

interface Batch<Key, Found> {
  readonly keys: Set<Key>;
  readonly found: Promise<ReadonlyMap<Key, Found>>;
}

/**
 * Returns a look-up of one key that shares its query with all look-ups of the same tick of the event loop.
 *
 * The query starts after all of them, so that none misses an earlier write.
 */
export function batchLookup<Key, Found>(
  lookUp: LookUp<Key, Found>,
): (connection: Knex, key: Key) => Promise<Found | undefined> {
  const open = new WeakMap<Knex, Batch<Key, Found>>();

  function gather(connection: Knex): Batch<Key, Found> {
    const keys = new Set<Key>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open.delete(connection);
      return lookUp(connection, [...keys]);
    });
    const gathering = { keys, found };
    open.set(connection, gathering);
    return gathering;
  }

  return async (connection, key) => {
    const { keys, found } = open.get(connection) ?? gather(connection);
    keys.add(key);
    return (await found).get(key);
  };
}
