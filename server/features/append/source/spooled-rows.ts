import { open } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { Refusal, type RowErrorCode } from '../report/report.js';
import type { SourceBatch, SourceRow } from './source-format.js';

/** Rows of a source in a file of batches, each preceded by its length in four bytes. */
export class SpooledRows {
  readonly #path: string;
  #count = 0;

  /** @param path - of a file that does not exist yet, in a private folder. */
  constructor(path: string) {
    this.#path = path;
  }

  /** Number of rows in the file. */
  get count(): number {
    return this.#count;
  }

  /** Writes all rows to the file, and calls `onRead` with their number after each batch. */
  async fill(batches: AsyncIterable<SourceBatch>, onRead: (count: number) => void): Promise<void> {
    const file = await open(this.#path, 'wx', 0o600);
    try {
      for await (const batch of batches) {
        const bytes = serialize(encodeBatch(batch));
        const head = Buffer.alloc(HEAD_BYTES);
        head.writeUInt32LE(bytes.length);
        await file.appendFile(head);
        await file.appendFile(bytes);
        this.#count += batch.rows.length;
        onRead(this.#count);
      }
    } finally {
      await file.close();
    }
  }

  /** Reads all rows from the first on; may be called repeatedly. */
  async *read(signal: AbortSignal): AsyncGenerator<SourceBatch> {
    const file = await open(this.#path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      for (let at = 0; ;) {
        signal.throwIfAborted();
        if ((await file.read(head, 0, HEAD_BYTES, at)).bytesRead < HEAD_BYTES) return;
        const bytes = Buffer.allocUnsafeSlow(head.readUInt32LE());
        await file.read(bytes, 0, bytes.length, at + HEAD_BYTES);
        at += HEAD_BYTES + bytes.length;
        yield decodeBatch(deserialize(bytes) as EncodedBatch);
      }
    } finally {
      await file.close();
    }
  }
}

const HEAD_BYTES = 4;

/** Batch without objects that would repeat the field names in each row. */
interface EncodedBatch {
  readonly names: readonly string[];
  readonly rows: readonly PackedRow[];
  readonly bytesRead: number;
}

interface PackedRow {
  readonly number: number;
  readonly geometry: unknown;
  /** Values by position in the names; `undefined` if the row does not have the field. */
  readonly values: readonly unknown[];
  readonly refusal: { readonly code: RowErrorCode; readonly description: string } | undefined;
  readonly damaged: ReadonlyMap<string, string> | undefined;
}

function encodeBatch({ rows, bytesRead }: SourceBatch): EncodedBatch {
  const names = [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)))];
  return {
    names,
    rows: rows.map(({ number, geometry, attributes, refusal, damaged }) => ({
      number,
      geometry,
      values: names.map((name) => attributes[name]),
      refusal: refusal && { code: refusal.code, description: refusal.description },
      damaged,
    })),
    bytesRead,
  };
}

function decodeBatch({ names, rows, bytesRead }: EncodedBatch): SourceBatch {
  return {
    rows: rows.map(({ number, geometry, values, refusal, damaged }): SourceRow => {
      const attributes: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) {
        if (values[index] !== undefined) attributes[name] = values[index];
      }
      return {
        number,
        attributes,
        geometry,
        ...(refusal && { refusal: new Refusal(refusal.code, refusal.description) }),
        ...(damaged && { damaged }),
      };
    }),
    bytesRead,
  };
}
