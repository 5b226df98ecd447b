import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Result of geocoding one source row. */
export type RowGeocode =
  | {
      readonly row: number;
      /** Degrees of WGS 84. */
      readonly x: number;
      readonly y: number;
      readonly score: number;
      readonly matched: string;
      readonly type: string;
      readonly isTied: boolean;
    }
  | {
      readonly row: number;
      /** Why there is no place. */
      readonly reason: string;
    };

/** The places of all rows of a source, in its order, in a file: their number has no bound. */
export class GeocodeFile {
  readonly #path: string;
  readonly #file: WriteStream;
  /** Why no more can be written, such as a full disk. */
  #failure: Error | undefined;

  /** @param path - of a file that is not there yet, in a private folder. */
  constructor(path: string) {
    this.#path = path;
    this.#file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    // It comes while the next addresses are looked up, and would end the process if nobody heard it.
    this.#file.on('error', (error) => (this.#failure ??= error));
  }

  async add(rows: readonly RowGeocode[]): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    if (!this.#file.write(text)) await once(this.#file, 'drain');
  }

  /** To be called after the last row. */
  async end(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#file.end();
    await once(this.#file, 'finish');
  }

  /** Closes the file, whatever has become of it. */
  destroy(): void {
    this.#file.destroy();
  }

  /** From the first row on, as often as is needed. */
  async *read(): AsyncGenerator<RowGeocode> {
    const stream = createReadStream(this.#path, 'utf8');
    try {
      for await (const line of createInterface({ input: stream })) yield JSON.parse(line) as RowGeocode;
    } finally {
      stream.destroy();
    }
  }
}
