/** Those of `ids` that are in all of `sets`, in their order. */
export function intersect(ids: Int32Array, sets: readonly Int32Array[]): Int32Array {
  return sets.reduce((left, set) => keep(left, makeBits(set), true), ids);
}

/** Those of `ids` that are not in `set`, in their order. */
export function subtract(ids: Int32Array, set: Int32Array): Int32Array {
  return set.length === 0 ? ids : keep(ids, makeBits(set), false);
}

/** One bit for each id up to the largest: ids are counted up, so that there are not many more than records. */
function makeBits(set: Int32Array): Uint32Array {
  let largest = 0;
  for (const id of set) if (id > largest) largest = id;
  const bits = new Uint32Array((largest >>> 5) + 1);
  for (const id of set) bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
  return bits;
}

function keep(ids: Int32Array, bits: Uint32Array, isWanted: boolean): Int32Array {
  const kept = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const isIn = ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
    if (isIn !== isWanted) continue;
    kept[count] = id;
    count += 1;
  }
  return kept.slice(0, count);
}
