/**
 * Finds the ends of HTTP replies that come one after the other on a connection, each with its length in its head.
 */
export class ReplyReader {
  #head: Buffer | undefined;
  #missing = 0;

  /** Takes a chunk; returns true if the reply is now whole. */
  take(chunk: Buffer): boolean {
    if (this.#missing > 0) {
      this.#missing -= chunk.length;
      return this.#missing === 0;
    }
    const bytes = this.#head === undefined ? chunk : Buffer.concat([this.#head, chunk]);
    const headEnd = bytes.indexOf('\r\n\r\n');
    if (headEnd === -1) {
      this.#head = bytes;
      return false;
    }
    this.#head = undefined;
    const head = bytes.toString('latin1', 0, headEnd);
    if (!/^HTTP\/1\.1 2\d\d /.test(head)) throw new Error(`not a good reply: ${bytes.toString()}`);
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    if (length === undefined) throw new Error(`a reply without its length: ${head}`);
    this.#missing = Number(length) - (bytes.length - headEnd - 4);
    return this.#missing === 0;
  }
}
