import { makeBits, hasBit } from './id-sets.js';

/** Events in the order of a list. Those with the same key stand by id, in the same direction. */
export interface KeyedOrder {
  readonly ids: Int32Array;
  /** What each is sorted by. */
  readonly keys: Float64Array;
}

/** The order after some events have changed: of those, what is in `now` has its place in it, and the others have none. */
export function mendOrder(
  before: KeyedOrder,
  changedIds: readonly number[],
  now: KeyedOrder,
  isDescending: boolean,
): KeyedOrder {
  const changed = makeBits(Int32Array.from(changedIds));
  const ids = new Int32Array(before.ids.length + now.ids.length);
  const keys = new Float64Array(ids.length);
  let count = 0;
  let next = 0;
  function put({ ids: someIds, keys: someKeys }: KeyedOrder, index: number): void {
    ids[count] = someIds[index] ?? 0;
    keys[count] = someKeys[index] ?? 0;
    count += 1;
  }
  // Not `entries()`, which makes an array for each of what may be a million.
  for (let index = 0; index < before.ids.length; index += 1) {
    if (hasBit(changed, before.ids[index] ?? 0)) continue;
    while (next < now.ids.length && isFirst(now, next, before, index) !== isDescending) {
      put(now, next);
      next += 1;
    }
    put(before, index);
  }
  for (; next < now.ids.length; next += 1) put(now, next);
  return { ids: ids.slice(0, count), keys: keys.slice(0, count) };
}

/** Whether an event stands before another one, of another id, when the order ascends. */
function isFirst(one: KeyedOrder, index: number, other: KeyedOrder, otherIndex: number): boolean {
  const key = one.keys[index] ?? 0;
  const otherKey = other.keys[otherIndex] ?? 0;
  return key === otherKey ? (one.ids[index] ?? 0) < (other.ids[otherIndex] ?? 0) : key < otherKey;
}
