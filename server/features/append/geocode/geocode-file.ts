import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Result of geocoding one source row. */
export type RowGeocode =
  | {
      readonly row: number;
      /** Degrees in WGS 84. */
      readonly x: number;
      readonly y: number;
      readonly score: number;
      readonly matched: string;
      readonly type: string;
      readonly isTied: boolean;
    }
  | {
      readonly row: number;
      /** Reason for the missing location. */
      readonly reason: string;
    };

/** Geocoding results of all rows of a source, in its order, in a file, since their number is unbounded. */
export class GeocodeFile {
  readonly #path: string;
  readonly #file: WriteStream;
  /** Error that prevents further writing, such as a full disk. */
  #failure: Error | undefined;

  /** @param path - of a file that does not exist yet, in a private folder. */
  constructor(path: string) {
    this.#path = path;
    this.#file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    // The error may arrive while the next addresses are geocoded; without a listener it would end the
    // process.
    this.#file.on('error', (error) => (this.#failure ??= error));
  }

  async add(rows: readonly RowGeocode[]): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    if (!this.#file.write(text)) await once(this.#file, 'drain');
  }

  /** Completes the file. Call it after the last row. */
  async end(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#file.end();
    await once(this.#file, 'finish');
  }

  /** Closes the file, whatever its state. */
  destroy(): void {
    this.#file.destroy();
  }

  /** Reads all results from the first row on; may be called repeatedly. */
  async *read(): AsyncGenerator<RowGeocode> {
    const stream = createReadStream(this.#path, 'utf8');
    try {
      for await (const line of createInterface({ input: stream })) yield JSON.parse(line) as RowGeocode;
    } finally {
      stream.destroy();
    }
  }
}
