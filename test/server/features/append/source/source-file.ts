import { Readable } from 'node:stream';
import type { SourceInfo } from '../../../../../server/features/append/source-info/source-info.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../../../../../server/features/append/source/source-format.js';

/** A source in memory that is handed out in pieces of `chunkBytes`. */
export function sourceOf(content: string | Buffer, chunkBytes = 7): SourceFile {
  const bytes = Buffer.from(content);
  return {
    fileName: 'source',
    bytes: bytes.length,
    open({ start = 0, end = bytes.length - 1 } = {}) {
      const part = bytes.subarray(start, end + 1);
      const chunks: Buffer[] = [];
      for (let at = 0; at < part.length; at += chunkBytes) chunks.push(part.subarray(at, at + chunkBytes));
      return Promise.resolve(Readable.from(chunks));
    },
  };
}

export function describeSource(
  format: SourceFormat,
  content: string | Buffer,
  {
    sourceInfo = {},
    tableName,
    tableId,
    chunkBytes,
    replacesRows = false,
  }: {
    sourceInfo?: SourceInfo;
    tableName?: string;
    tableId?: number;
    chunkBytes?: number;
    replacesRows?: boolean;
  } = {},
): Promise<SourceTable> {
  const { signal } = new AbortController();
  const options: DescribeOptions = { sourceInfo, tableName, tableId, replacesRows, signal };
  return format.describe(sourceOf(content, chunkBytes), options);
}

export async function readAll(table: SourceTable, options: Partial<ReadOptions> = {}): Promise<SourceRow[]> {
  const signal = new AbortController().signal;
  const rows: SourceRow[] = [];
  for await (const batch of table.read({
    signal,
    keepsBigIntegers: false,
    wantedFields: new Set(),
    ...options,
  })) {
    rows.push(...batch.rows);
  }
  return rows;
}
