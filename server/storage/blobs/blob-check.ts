import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BlobDamagedError, BlobMissingError, type Blobs, type ByteRange, type KnownBlob } from './blobs.js';

/** Read size in bytes when a blob is read only to compare it. */
const PIECE_BYTES = 256 * 1024;

/**
 * Compares a blob with its stored size and hash while readers read it.
 *
 * `finish` reads it once more if no reader has read it from beginning to end.
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
   * Opens the blob as `Blobs.open` does.
   *
   * The stream holds back its last chunk until the comparison: of a whole blob by size and hash, of a range by its
   * length.
   *
   * @throws {BlobMissingError} when the blob does not exist. The stream fails with a {BlobDamagedError}.
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
    // Readers of the stream get the error.
    return pipeline(body, compare, () => undefined);
  }

  /**
   * Compares only the size, before any byte is read.
   *
   * @throws {BlobDamagedError} when it differs, {BlobMissingError} when the blob does not exist.
   */
  async compareSize(): Promise<void> {
    const { blobKey, bytes } = this.#blob;
    const stored = await this.#blobs.stat(blobKey);
    if (stored === undefined) throw new BlobMissingError(blobKey);
    if (stored.bytes !== bytes) this.#fail(sizeInstead(stored.bytes, bytes));
    if (this.#damage !== undefined) throw this.#damage;
  }

  /** Starts the comparison while a reader uses the blob as a file. */
  start(signal: AbortSignal): void {
    // `finish` reports the result.
    this.#readOnce(signal).catch(() => undefined);
  }

  /**
   * Compares all bytes, unless a reader has read them to the end.
   *
   * @throws {BlobDamagedError} on any difference, {BlobMissingError} when the blob is deleted before the comparison.
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
    // Earlier versions stored no hash.
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
    else this.#fail('its SHA-256 differs from the stored one');
  }

  #fail(difference: string): void {
    this.#damage ??= new BlobDamagedError(this.#blob.blobKey, difference);
  }
}

/** Describes how a blob's size differs from the stored one. */
export function sizeInstead(found: number, stored: number): string {
  return `it has ${String(found)} bytes instead of ${String(stored)}`;
}
