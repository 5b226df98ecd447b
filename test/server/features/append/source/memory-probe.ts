import { setTimeout } from 'node:timers/promises';
import { findFormat } from '../../../../../server/features/append/formats/registry.js';
import type { SourceRow } from '../../../../../server/features/append/source/source-format.js';
import { fileSource } from './gdal-files.js';

/** Source for a process of this program to read, sent to it by its parent: it measures itself. */
export interface MemoryQuestion {
  readonly format: string;
  readonly path: string;
  readonly rows: number;
  /** Rows are kept, as a reader should not. */
  readonly keeps: boolean;
}

export interface MemoryAnswer {
  /** Bytes: the most that is in use beyond what was before, at some points of a reading. */
  readonly most: number;
  readonly count: number;
  readonly kept: number;
}

const SAMPLES = 6;

/** Measures the bytes in use, less those that only wait to be collected. */
async function liveBytes(): Promise<number> {
  gc?.();
  // Memory outside of the heap is given back in the background, after its owners were collected.
  await setTimeout(5);
  gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measure({ format, path, rows, keeps }: MemoryQuestion): Promise<MemoryAnswer> {
  const file = await fileSource(path);
  const { signal } = new AbortController();
  const kept: SourceRow[] = [];
  const before = await liveBytes();
  const table = await findFormat(format)?.describe(file, { sourceInfo: {}, tableName: undefined, signal });
  if (table === undefined) throw new Error(`no format ${format}`);
  let most = 0;
  let count = 0;
  let next = 0;
  try {
    const options = { signal, keepsBigIntegers: false, wantedFields: new Set<string>() };
    for await (const batch of table.read(options)) {
      count += batch.rows.length;
      if (keeps) kept.push(...batch.rows);
      if (count < next) continue;
      most = Math.max(most, (await liveBytes()) - before);
      next += rows / SAMPLES;
    }
    most = Math.max(most, (await liveBytes()) - before);
  } finally {
    await table.close?.();
  }
  return { most, count, kept: kept.length };
}

process.on('message', (question: MemoryQuestion) => {
  void measure(question).then((answer) => process.send?.(answer));
});
process.on('unhandledRejection', (error) => {
  throw error;
});
process.once('disconnect', () => process.exit());
