/** Those of `ids` that are in all of `sets`, in their order. */
export function intersect(ids: Int32Array, sets: readonly Int32Array[]): Int32Array {
  return sets.reduce((left, set) => keep(left, makeBits(set), true), ids);
}

/** Those of `ids` that are not in `set`, in their order. */
export function subtract(ids: Int32Array, set: Int32Array): Int32Array {
  return set.length === 0 ? ids : keep(ids, makeBits(set), false);
}

/** Those of `ids` that are not among some that have changed, and those of the latter that are `found` now; in no order. */
export function mendSet(ids: Int32Array, changedIds: readonly number[], found: Int32Array): Int32Array {
  const kept = subtract(ids, Int32Array.from(changedIds));
  const mended = new Int32Array(kept.length + found.length);
  mended.set(kept);
  mended.set(found, kept.length);
  return mended;
}

/** One bit for each id up to the largest: ids are counted up, so that there are not many more than records. */
export function makeBits(set: Int32Array): Uint32Array {
  let largest = 0;
  for (const id of set) if (id > largest) largest = id;
  const bits = new Uint32Array((largest >>> 5) + 1);
  for (const id of set) bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
  return bits;
}

export function hasBit(bits: Uint32Array, id: number): boolean {
  return ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

function keep(ids: Int32Array, bits: Uint32Array, isWanted: boolean): Int32Array {
  const kept = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    if (hasBit(bits, id) !== isWanted) continue;
    kept[count] = id;
    count += 1;
  }
  return kept.slice(0, count);
}
