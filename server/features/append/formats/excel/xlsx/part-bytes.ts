import { TextDecoder } from 'node:util';
import { encodingOf } from './package-parts.js';
import type { XmlScanner } from './xml-scanner.js';

/** More than a piece of what is unpacked and the row that goes on in it. */
const START_BYTES = 256 * 1024;

/** As much as is kept of what has no end yet. */
const MAX_REST_BYTES = 1024 * 1024;

/**
 * XML as the bytes that it comes in: for those who take some of it as it stands, and have all else told by a scanner,
 * in its order.
 */
export class PartBytes {
  /** Those from `at` on are neither taken nor told yet. Good until more is pushed. */
  bytes: Buffer = Buffer.alloc(0);
  at = 0;
  readonly #scanner: XmlScanner;
  /** One for all that comes: what is allocated anew each time would cost as much to collect. */
  #held: Buffer = Buffer.allocUnsafeSlow(START_BYTES);
  #decoder: TextDecoder | undefined;
  #isUtf8 = true;
  #isLast = false;

  constructor(scanner: XmlScanner) {
    this.#scanner = scanner;
  }

  /** True if the next bytes begin neither in a tag nor in a text. */
  get isBetween(): boolean {
    return this.#isUtf8 && this.#scanner.isBetween;
  }

  /** More of it. @throws {XmlError} */
  push(chunk: Buffer): void {
    if (this.#decoder === undefined) {
      const encoding = encodingOf(chunk);
      this.#decoder = new TextDecoder(encoding);
      this.#isUtf8 = encoding === 'utf-8';
    }
    const rest = this.bytes.length - this.at;
    const length = rest + chunk.length;
    if (length > this.#held.length) {
      const larger = Buffer.allocUnsafeSlow(length * 2);
      this.bytes.copy(larger, 0, this.at);
      this.#held = larger;
    } else {
      this.#held.copyWithin(0, this.at, this.bytes.length);
    }
    chunk.copy(this.#held, rest);
    this.bytes = this.#held.subarray(0, length);
    this.at = 0;
    if (!this.#isUtf8) this.#tell(this.bytes.length);
  }

  /** There is no more of it. */
  end(): void {
    this.#isLast = true;
  }

  /** True at the end of the part, with every byte read. */
  get isAtEnd(): boolean {
    return this.#isLast && this.at === this.bytes.length;
  }

  /**
   * Has all told up to a closing tag, and that; false when there is none yet.
   *
   * @throws {XmlError}
   */
  tellThrough(closingTag: Buffer): boolean {
    const { bytes, at } = this;
    // Within a comment or the like such tags mean nothing, and may be without end.
    const found = this.#scanner.isBetween ? bytes.indexOf(closingTag, at) : bytes.lastIndexOf(closingTag);
    if (found >= at) {
      this.#tell(found + closingTag.length);
      return true;
    }
    if (this.#isLast || bytes.length - at > MAX_REST_BYTES) this.#tell(bytes.length);
    return false;
  }

  /** Has told what was passed by from the offset on. @throws {XmlError} */
  tellAgain(start: number): void {
    this.#scanner.push(this.bytes.toString('utf8', start, this.at));
  }

  #tell(end: number): void {
    if (end > this.at) this.#scanner.push(this.#decode(this.bytes.subarray(this.at, end)));
    this.at = end;
  }

  #decode(bytes: Buffer): string {
    return this.#decoder?.decode(bytes, { stream: true }) ?? '';
  }
}
