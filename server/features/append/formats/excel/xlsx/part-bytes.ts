import { TextDecoder } from 'node:util';
import { encodingOf } from './package-parts.js';
import type { XmlScanner } from './xml-scanner.js';

/** Buffer size: more than a piece of unpacked data and an incomplete row. */
const START_BYTES = 256 * 1024;

/** Maximum size of an unterminated token that is kept. */
const MAX_REST_BYTES = 1024 * 1024;

/** XML bytes for readers that consume some of them directly and pass the rest to a scanner, in order. */
export class PartBytes {
  /** Bytes from `at` on, neither consumed nor scanned yet; valid until more bytes are pushed. */
  bytes: Buffer = Buffer.alloc(0);
  at = 0;
  readonly #scanner: XmlScanner;
  /** Reused buffer; a new allocation per piece would cost as much to collect. */
  #held: Buffer = Buffer.allocUnsafeSlow(START_BYTES);
  #decoder: TextDecoder | undefined;
  #isUtf8 = true;
  #isLast = false;

  constructor(scanner: XmlScanner) {
    this.#scanner = scanner;
  }

  /** True if the next bytes start outside tags and texts. */
  get isBetween(): boolean {
    return this.#isUtf8 && this.#scanner.isBetween;
  }

  /** Adds bytes. @throws {XmlError} */
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

  /** Marks the end of the bytes. */
  end(): void {
    this.#isLast = true;
  }

  /** True if every byte of the part has been read. */
  get isAtEnd(): boolean {
    return this.#isLast && this.at === this.bytes.length;
  }

  /**
   * Scans up to and including a closing tag. Returns false if it has not arrived yet.
   *
   * @throws {XmlError}
   */
  tellThrough(closingTag: Buffer): boolean {
    const { bytes, at } = this;
    // Within a comment or CDATA section such tags have no meaning, and may be endless.
    const found = this.#scanner.isBetween ? bytes.indexOf(closingTag, at) : bytes.lastIndexOf(closingTag);
    if (found >= at) {
      this.#tell(found + closingTag.length);
      return true;
    }
    if (this.#isLast || bytes.length - at > MAX_REST_BYTES) this.#tell(bytes.length);
    return false;
  }

  /** Scans the bytes that were skipped from the offset on. @throws {XmlError} */
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
