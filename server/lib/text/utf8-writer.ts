/** Initial buffer size in bytes. */
const ROOM = 64 * 1024;
const NONE = Buffer.alloc(0);
/** Fewer bytes are copied one by one, which is faster than a call. */
const FEW = 64;
/** Exceeds the length of any number as JSON. */
const NUMBER = 32;
const COMMA = 0x2c;
const OPENING = 0x5b;
const CLOSING = 0x5d;

/**
 * Assembles long UTF-8 text, mostly from pieces of existing buffers; strings would be copied more often.
 */
export class Utf8Writer {
  readonly #room: number;
  #bytes: Buffer = NONE;
  #length = 0;

  /** @param room - approximate number of bytes taken at once */
  constructor(room = ROOM) {
    this.#room = room;
  }

  /** Number of bytes. */
  get length(): number {
    return this.#length;
  }

  /** @param text - characters below U+0080 only */
  addAscii(text: string): void {
    const count = text.length;
    this.#reserve(count);
    const at = this.#length;
    this.#length += count;
    const bytes = this.#bytes;
    if (count >= FEW) bytes.write(text, at, 'latin1');
    else for (let index = 0; index < count; index += 1) bytes[at + index] = text.charCodeAt(index);
  }

  /** Adds part of a buffer of UTF-8. */
  add(source: Uint8Array, from = 0, to = source.length): void {
    const count = to - from;
    this.#reserve(count);
    const at = this.#length;
    this.#length += count;
    if (count >= FEW) {
      this.#bytes.set(source.subarray(from, to), at);
      return;
    }
    const bytes = this.#bytes;
    for (let index = 0; index < count; index += 1) bytes[at + index] = source[from + index] ?? 0;
  }

  /**
   * Adds a number from a comma-separated list.
   *
   * @returns the offset of the next one
   */
  addNumber(list: Uint8Array, from: number): number {
    this.#reserve(NUMBER);
    const bytes = this.#bytes;
    let length = this.#length;
    let at = from;
    for (; at < list.length; at += 1) {
      const byte = list[at] ?? COMMA;
      if (byte === COMMA) break;
      bytes[length] = byte;
      length += 1;
    }
    this.#length = length;
    return at + 1;
  }

  /**
   * Writes comma-separated numbers as bracketed lists, separated by commas.
   *
   * @param each - numbers per list
   * @param count - number of lists
   */
  addTuples(numbers: string, each: number, count: number): void {
    const brackets = 2 * count;
    this.#reserve(numbers.length + brackets);
    const bytes = this.#bytes;
    let length = this.#length;
    // Far enough behind that the output does not overtake the input.
    let at = length + brackets;
    const end = at + bytes.write(numbers, at, 'latin1');
    bytes[length++] = OPENING;
    for (let left = each; at < end; at += 1) {
      const byte = bytes[at] ?? COMMA;
      if (byte === COMMA && --left === 0) {
        bytes[length++] = CLOSING;
        bytes[length++] = COMMA;
        bytes[length++] = OPENING;
        left = each;
      } else {
        bytes[length++] = byte;
      }
    }
    bytes[length++] = CLOSING;
    this.#length = length;
  }

  /** Returns the bytes written since the last call. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = NONE;
    this.#length = 0;
    return taken;
  }

  #reserve(count: number): void {
    if (this.#length + count > this.#bytes.length) this.#grow(this.#length + count);
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafe(Math.max(least, 2 * this.#bytes.length, this.#room));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
