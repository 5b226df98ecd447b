import { makeBits, hasBit } from './id-sets.js';

/** Events in the order of a list. Equal keys are ordered by id, in the same direction. */
export interface SortedIdList {
  readonly ids: Int32Array;
  /** Sort key of each event. */
  readonly keys: Float64Array;
}

/** Patches a list after some events have changed: removes them, then merges those that `now` still has. */
export function patchOrder(
  before: SortedIdList,
  changedIds: readonly number[],
  now: SortedIdList,
  isDescending: boolean,
): SortedIdList {
  const changed = makeBits(Int32Array.from(changedIds));
  const ids = new Int32Array(before.ids.length + now.ids.length);
  const keys = new Float64Array(ids.length);
  let count = 0;
  let next = 0;
  function put({ ids: someIds, keys: someKeys }: SortedIdList, index: number): void {
    ids[count] = someIds[index] ?? 0;
    keys[count] = someKeys[index] ?? 0;
    count += 1;
  }
  // `entries()` would create an array per event, of which there may be a million.
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

/** True if an event comes before another one in ascending order. */
function isFirst(one: SortedIdList, index: number, other: SortedIdList, otherIndex: number): boolean {
  const key = one.keys[index] ?? 0;
  const otherKey = other.keys[otherIndex] ?? 0;
  return key === otherKey ? (one.ids[index] ?? 0) < (other.ids[otherIndex] ?? 0) : key < otherKey;
}
