/** Place found by a name. */
export interface NameHit {
  readonly place: number;
  /** True if found by a name other than its main one. */
  readonly isOtherName: boolean;
}

const OTHER_NAME = 0x8000_0000;
const PLACE = 0x7fff_ffff;
const EMPTY = 0xffff_ffff;

/**
 * Maps names to places, in eight bytes per name: a hash table of fixed size that identifies a name by a
 * 53-bit hash, without storing it.
 */
export class NameTable {
  readonly #checks: Uint32Array;
  readonly #places: Uint32Array;
  readonly #mask: number;
  #size = 0;

  /** @param bits - the table has room for fewer than `2 ** bits` names. */
  constructor(bits: number) {
    this.#checks = new Uint32Array(2 ** bits);
    this.#places = new Uint32Array(2 ** bits).fill(EMPTY);
    this.#mask = 2 ** bits - 1;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a normalized name of a place; ignores duplicates and blank names. */
  add(name: string, place: number, isOtherName: boolean): void {
    if (name === '') return;
    const [start, check] = hashName(name);
    for (let slot = start & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const held = this.#places[slot] ?? EMPTY;
      if (held === EMPTY) {
        if (this.#size + 1 >= this.#mask) throw new RangeError('the name table is full');
        this.#checks[slot] = check;
        this.#places[slot] = isOtherName ? (place | OTHER_NAME) >>> 0 : place;
        this.#size += 1;
        return;
      }
      if (this.#checks[slot] === check && (held & PLACE) === place) return;
    }
  }

  /** Finds the places of a normalized name. */
  find(name: string): NameHit[] {
    const hits: NameHit[] = [];
    const [start, check] = hashName(name);
    for (let slot = start & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const held = this.#places[slot] ?? EMPTY;
      if (held === EMPTY) return hits;
      if (this.#checks[slot] === check) {
        hits.push({ place: held & PLACE, isOtherName: (held & OTHER_NAME) !== 0 });
      }
    }
  }
}

/** Returns two independent 32-bit hashes, by multiplication and mixing as in MurmurHash. */
function hashName(name: string): [start: number, check: number] {
  let first = 0xdead_beef;
  let second = 0x41c6_ce57;
  for (let index = 0; index < name.length; index += 1) {
    const unit = name.charCodeAt(index);
    first = Math.imul(first ^ unit, 2_654_435_761);
    second = Math.imul(second ^ unit, 1_597_334_677);
  }
  first =
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second =
    Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return [first >>> 0, second >>> 0];
}
