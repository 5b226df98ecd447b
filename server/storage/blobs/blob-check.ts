import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BlobDamagedError, BlobMissingError, type Blobs, type ByteRange, type KnownBlob } from './blobs.js';

/** Bytes to read at a time where nobody reads but to compare. */
const PIECE_BYTES = 256 * 1024;

/**
 * Compares a blob with its stored size and hash, out of the bytes that readers read anyway. `finish` reads it once more
 * where no reader has come from its beginning to its end.
 */
export class BlobCheck {
  readonly #blobs: Pick<Blobs, 'open' | 'stat'>;
  readonly #blob: KnownBlob;
  #isSame = false;
  #damage: BlobDamagedError | undefined;
  #reading: Promise<void> | undefined;

  constructor(blobs: Pick<Blobs, 'open' | 'stat'>, blob: KnownBlob) {
    this.#blobs = blobs;
    this.#blob = blob;
  }

  /**
   * Opens the blob as `Blobs.open` does. The stream keeps its last chunk back until it has reached the end and is
   * compared: the whole blob by size and hash, a range by its length.
   *
   * @throws {BlobMissingError} when there is no such blob. The stream fails with a {BlobDamagedError}.
   */
  async open(range: ByteRange = {}): Promise<Readable> {
    const { blobKey, bytes, sha256 } = this.#blob;
    const body = await this.#blobs.open(blobKey, range);
    const { start = 0, end = Infinity } = range;
    const hash = start === 0 && end === Infinity && sha256 !== undefined ? createHash('sha256') : undefined;
    let position = start;
    let last: Buffer | undefined;
    const compare = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash?.update(chunk);
        position += chunk.length;
        if (position > bytes) this.#fail(`it has more than the ${String(bytes)} bytes that were stored`);
        const before = last;
        last = chunk;
        done(this.#damage ?? null, before);
      },
      flush: (done) => {
        if (position < Math.min(bytes, end + 1)) this.#fail(sizeInstead(position, bytes));
        else if (hash !== undefined) this.#compareHash(hash.digest('hex'));
        done(this.#damage ?? null, last);
      },
    });
    // Readers of the stream see a fault.
    return pipeline(body, compare, () => undefined);
  }

  /**
   * Compares the size alone, before any byte is read.
   *
   * @throws {BlobDamagedError} when it differs, {BlobMissingError} when there is no such blob.
   */
  async compareSize(): Promise<void> {
    const { blobKey, bytes } = this.#blob;
    const stored = await this.#blobs.stat(blobKey);
    if (stored === undefined) throw new BlobMissingError(blobKey);
    if (stored.bytes !== bytes) this.#fail(sizeInstead(stored.bytes, bytes));
    if (this.#damage !== undefined) throw this.#damage;
  }

  /** Begins to compare beside a reader that has the blob as a file. */
  start(signal: AbortSignal): void {
    // `finish` tells what comes of it.
    this.#readOnce(signal).catch(() => undefined);
  }

  /**
   * Compares all bytes, unless a reader has come to their end.
   *
   * @throws {BlobDamagedError} when anything differs, {BlobMissingError} when the blob is gone before it was compared.
   */
  async finish(signal: AbortSignal): Promise<void> {
    if (!this.#isSame && this.#damage === undefined) await this.#readOnce(signal);
    if (this.#damage !== undefined) throw this.#damage;
  }

  #readOnce(signal: AbortSignal): Promise<void> {
    this.#reading ??= this.#readAll(signal);
    return this.#reading;
  }

  async #readAll(signal: AbortSignal): Promise<void> {
    // An earlier version has stored no hash.
    if (this.#blob.sha256 === undefined) return this.compareSize();
    const whole = await this.open({ pieceBytes: PIECE_BYTES });
    whole.resume();
    await finished(whole, { signal }).catch((error: unknown) => {
      whole.destroy();
      throw error;
    });
  }

  #compareHash(sha256: string): void {
    if (sha256 === this.#blob.sha256) this.#isSame = true;
    else this.#fail('its SHA-256 is not the one that was stored');
  }

  #fail(difference: string): void {
    this.#damage ??= new BlobDamagedError(this.#blob.blobKey, difference);
  }
}

/** Difference of a blob's size to what was stored, in words. */
export function sizeInstead(found: number, stored: number): string {
  return `it has ${String(found)} bytes instead of ${String(stored)}`;
}
