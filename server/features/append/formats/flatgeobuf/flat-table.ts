/** Maximum number of columns in FlatGeobuf, which numbers them in two bytes. */
export const MAX_COLUMNS = 2 ** 16;

/** Table of FlatBuffers (https://flatbuffers.dev/internals/): optional members by number. */
export class FlatTable {
  readonly bytes: Buffer;
  readonly #at: number;
  readonly #members: number;
  readonly #membersEnd: number;

  /** @throws {RangeError} if the bytes do not contain it */
  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.#at = at;
    this.#members = at - bytes.readInt32LE(at);
    this.#membersEnd = this.#members + bytes.readUInt16LE(this.#members);
  }

  /** Returns the root table of a buffer that begins at `start`. */
  static rootOf(bytes: Buffer, start = 0): FlatTable {
    return new FlatTable(bytes, start + bytes.readUInt32LE(start));
  }

  /** Returns the offset of a member; 0 if it is missing. */
  find(member: number): number {
    const entry = this.#members + 4 + 2 * member;
    const offset = entry < this.#membersEnd ? this.bytes.readUInt16LE(entry) : 0;
    return offset === 0 ? 0 : this.#at + offset;
  }

  /** Returns the elements of a member that is a list of bytes. */
  list(member: number): Buffer {
    const start = this.follow(member);
    if (start === 0) return this.bytes.subarray(0, 0);
    const end = start + 4 + this.bytes.readUInt32LE(start);
    if (end > this.bytes.length) throw new RangeError('a list exceeds its bounds');
    return this.bytes.subarray(start + 4, end);
  }

  /**
   * Returns the elements of a member that is a list of tables, `most` at most: several may share the same
   * bytes.
   */
  tables(member: number, most: number): FlatTable[] {
    const start = this.follow(member);
    if (start === 0) return [];
    const count = this.bytes.readUInt32LE(start);
    if (count > most) throw new RangeError('a list is too long');
    if (start + 4 + count * 4 > this.bytes.length) throw new RangeError('a list exceeds its bounds');
    return Array.from({ length: count }, (_, index) => this.tableIn(start, index));
  }

  /** Returns one table of the list that begins at `list`. */
  tableIn(list: number, index: number): FlatTable {
    const at = list + 4 + index * 4;
    return new FlatTable(this.bytes, at + this.bytes.readUInt32LE(at));
  }

  /** Returns a member that is a byte; 0 if it is missing. */
  byte(member: number): number {
    const at = this.find(member);
    return at === 0 ? 0 : this.bytes.readUInt8(at);
  }

  /**
   * Returns the target of a member that is an offset: a table, or a list after its length; 0 if it is
   * missing.
   */
  follow(member: number): number {
    const at = this.find(member);
    return at === 0 ? 0 : at + this.bytes.readUInt32LE(at);
  }
}
