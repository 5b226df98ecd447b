import { Readable } from 'node:stream';
import { toStoreError } from './s3-errors.js';

/** Maximum number of resumptions in a row without a byte between them. */
const MAX_FAILURES = 3;

export interface S3ReadingOptions {
  /** Operation, for error messages. */
  readonly doing: string;
  /** Body of the store's response. */
  readonly body: Readable;
  /** Number of bytes still to come. */
  readonly bytes: number;
  /** Requests the bytes again, without the first `skipped` of them. */
  readonly reopen: (skipped: number, signal: AbortSignal) => Promise<Readable>;
}

/**
 * Stream of an object's bytes, which resumes after a broken connection, such as with a slow reader.
 *
 * It holds at most one chunk. It fails with a {BlobStoreError}.
 */
export class S3Reading extends Readable {
  readonly #doing: string;
  readonly #reopen: S3ReadingOptions['reopen'];
  readonly #bytes: number;
  readonly #stop = new AbortController();
  #body: Readable;
  #chunks: AsyncIterator<Buffer, undefined>;
  #read = 0;
  #failures = 0;

  constructor({ doing, body, bytes, reopen }: S3ReadingOptions) {
    super();
    this.#doing = doing;
    this.#reopen = reopen;
    this.#bytes = bytes;
    this.#body = body;
    this.#chunks = chunksOf(body);
  }

  override _read(): void {
    this.#next().then(
      (chunk) => this.push(chunk),
      (error: unknown) => this.destroy(error as Error),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stop.abort();
    this.#body.destroy();
    done(error);
  }

  /** Returns the next chunk, or `null` at the end. */
  async #next(): Promise<Buffer | null> {
    for (;;) {
      try {
        const { done, value } = await this.#chunks.next();
        if (done !== true) {
          this.#read += value.length;
          this.#failures = 0;
          return value;
        }
        if (this.#read === this.#bytes) return null;
        throw new Error(`the connection ended after ${this.#read} of ${this.#bytes} bytes`);
      } catch (error) {
        this.#failures += 1;
        if (this.destroyed || this.#failures > MAX_FAILURES) throw toStoreError(this.#doing, error);
        await this.#takeUp();
      }
    }
  }

  async #takeUp(): Promise<void> {
    this.#body.destroy();
    this.#body = await this.#reopen(this.#read, this.#stop.signal);
    this.#chunks = chunksOf(this.#body);
    if (this.destroyed) this.#body.destroy();
  }
}

function chunksOf(body: Readable): AsyncIterator<Buffer, undefined> {
  return (body as AsyncIterable<Buffer, undefined>)[Symbol.asyncIterator]();
}
