/**
 * A table of FlatBuffers: where each of its members lies. Offsets are not believed: what lies outside of the bytes
 * throws a `RangeError`, as every reading of a `DataView` does. See https://flatbuffers.dev/internals/.
 */
export class FlatTable {
  readonly #view: DataView;
  readonly #at: number;
  readonly #members: number;
  readonly #membersEnd: number;

  /** @param at - where the table begins */
  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
    this.#members = at - view.getInt32(at, true);
    this.#membersEnd = this.#members + view.getUint16(this.#members, true);
  }

  /** The table at the root of a buffer. */
  static atRoot(view: DataView, start: number): FlatTable {
    return new FlatTable(view, start + view.getUint32(start, true));
  }

  /** Where a member lies, by its number in the schema; 0 for one that is left out. */
  find(member: number): number {
    const slot = this.#members + 4 + 2 * member;
    if (slot >= this.#membersEnd) return 0;
    const offset = this.#view.getUint16(slot, true);
    return offset === 0 ? 0 : this.#at + offset;
  }

  /** A byte; 0 when it is left out. */
  byte(member: number): number {
    const at = this.find(member);
    return at === 0 ? 0 : this.#view.getUint8(at);
  }

  /** What a member points at: a table, or a vector, which begins with the number of its elements; 0 for none. */
  follow(member: number): number {
    const at = this.find(member);
    return at === 0 ? 0 : at + this.#view.getUint32(at, true);
  }

  /** The table at a place of a vector of tables. */
  tableIn(vector: number, index: number): FlatTable {
    const at = vector + 4 + 4 * index;
    return new FlatTable(this.#view, at + this.#view.getUint32(at, true));
  }
}
