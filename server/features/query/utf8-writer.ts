/** Bytes that are written before room is made for more. */
const ROOM = 64 * 1024;
/** Fewer are copied one by one: it takes less time than a call that copies them. */
const FEW = 64;
/** Longer than any number as JSON. */
const NUMBER = 32;
const COMMA = 0x2c;

/** Puts a long text together as UTF-8, for the most part from pieces of other ones: strings would be copied more often. */
export class Utf8Writer {
  #bytes = Buffer.allocUnsafe(ROOM);
  #length = 0;

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  /** @param text - of characters below U+0080 */
  addAscii(text: string): void {
    this.#reserve(text.length);
    this.#length += this.#bytes.write(text, this.#length, 'latin1');
  }

  /** A piece of a text that is bytes already. */
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
   * A number of a list that has commas between them.
   *
   * @returns where the next one begins
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

  /** What was written since it was taken last. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafe(ROOM);
    this.#length = 0;
    return taken;
  }

  #reserve(count: number): void {
    if (this.#length + count > this.#bytes.length) this.#grow(this.#length + count);
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafe(Math.max(least, 2 * this.#bytes.length));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
