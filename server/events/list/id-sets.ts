/** Returns the `ids` that are in all of `sets`, in their order. */
export function intersect(ids: Int32Array, sets: readonly Int32Array[]): Int32Array {
  return sets.reduce((left, set) => keep(left, makeBits(set), true), ids);
}

/** Returns the `ids` that are not in `set`, in their order. */
export function subtract(ids: Int32Array, set: Int32Array): Int32Array {
  return set.length === 0 ? ids : keep(ids, makeBits(set), false);
}

/**
 * Patches a posting list: removes the ids that have changed, then adds those that are `found` now,
 * unordered.
 */
export function patchPostings(ids: Int32Array, changedIds: readonly number[], found: Int32Array): Int32Array {
  const kept = subtract(ids, Int32Array.from(changedIds));
  const patched = new Int32Array(kept.length + found.length);
  patched.set(kept);
  patched.set(found, kept.length);
  return patched;
}

/** Makes a bitmap up to the largest id; ids count up, so that it has few more bits than there are records. */
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
