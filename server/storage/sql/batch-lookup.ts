import type { Knex } from 'knex';

/** Finds what belongs to each of some keys, of which none is named twice; what is not found is left out. */
type LookUp<Key, Found> = (connection: Knex, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;

interface Batch<Key, Found> {
  readonly keys: Set<Key>;
  readonly found: Promise<ReadonlyMap<Key, Found>>;
}

/**
 * Looks up one key, with one query for all that are asked for in the same turn of the event loop: requests that
 * come together cost little more than one. The query begins after all who share it have asked, so that none
 * misses what was stored before.
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
