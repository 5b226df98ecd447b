/** Boxes by their sides, each list in the same order. */
export interface BoxLists {
  readonly xmin: Float64Array;
  readonly ymin: Float64Array;
  readonly xmax: Float64Array;
  readonly ymax: Float64Array;
}

/** Counts the pairs of boxes that intersect, by a sweep from left to right in O(n log n), and stops above `most`. */
export function countMeetings({ xmin, ymin, xmax, ymax }: BoxLists, most = Infinity): number {
  const indices = Uint32Array.from(xmin.keys());
  const begins = indices.toSorted((a, b) => valueAt(xmin, a) - valueAt(xmin, b));
  const ends = indices.toSorted((a, b) => valueAt(xmax, a) - valueAt(xmax, b));
  const lows = new RankedCounts(ymin);
  const highs = new RankedCounts(ymax);
  let pairs = 0;
  let gone = 0;
  for (const box of begins) {
    for (
      let end = ends[gone];
      end !== undefined && valueAt(xmax, end) < valueAt(xmin, box);
      end = ends[gone]
    ) {
      lows.add(end, -1);
      highs.add(end, -1);
      gone += 1;
    }
    // Count boxes of this column that begin below the top, except those that end below the bottom.
    pairs += lows.countUpTo(valueAt(ymax, box)) - highs.countBelow(valueAt(ymin, box));
    if (pairs > most) return pairs;
    lows.add(box, 1);
    highs.add(box, 1);
  }
  return pairs;
}

/**
 * Counts of values by rank, as a Fenwick tree: P. M. Fenwick, Software: Practice and Experience 24 (1994).
 */
class RankedCounts {
  readonly #sorted: Float64Array;
  /** Rank of each value, by its index in the list. */
  readonly #ranks: Uint32Array;
  readonly #sums: Int32Array;

  constructor(values: Float64Array) {
    this.#sorted = values.toSorted();
    this.#ranks = Uint32Array.from(values, (value) => this.#rankOf(value, false));
    this.#sums = new Int32Array(values.length + 1);
  }

  add(index: number, count: number): void {
    for (let at = valueAt(this.#ranks, index) + 1; at < this.#sums.length; at += at & -at)
      this.#sums[at] = valueAt(this.#sums, at) + count;
  }

  countBelow(value: number): number {
    return this.#sum(this.#rankOf(value, false));
  }

  countUpTo(value: number): number {
    return this.#sum(this.#rankOf(value, true));
  }

  /** Counts the sorted values below a value, including equal ones if `isWithEqual`. */
  #rankOf(value: number, isWithEqual: boolean): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = valueAt(this.#sorted, middle);
      if (found < value || (isWithEqual && found === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sum(rank: number): number {
    let sum = 0;
    for (let at = rank; at > 0; at -= at & -at) sum += valueAt(this.#sums, at);
    return sum;
  }
}

function valueAt(list: Float64Array | Uint32Array | Int32Array, index: number): number {
  return list[index] ?? NaN;
}
