import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FlatTable, MAX_COLUMNS } from './flat-table.js';

/** Texts of one row by column. */
export type MomentTexts = ReadonlyMap<string, string>;

const NONE: MomentTexts = new Map();

// Members of the tables, by their numbers in the format.
const HEADER = { columns: 7, featuresCount: 8, indexNodeSize: 9 } as const;
const COLUMN = { name: 0, type: 1 } as const;
const FEATURE = { properties: 1, columns: 2 } as const;

const MAGIC_BYTES = 8;
const SIZE_BYTES = 4;
const NODE_BYTES = 40;
const NODE_SIZE = 16;
const MAX_HEADER_BYTES = 16 * 2 ** 20;
const MAX_FEATURE_BYTES = 128 * 2 ** 20;

const DATE_TIME = 13;
/** Size of a value by its column's type; values of other types begin with their length. */
const VALUE_BYTES: readonly number[] = [1, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8];

interface Column {
  readonly name: string;
  readonly type: number;
}

/** Date and time as the format requires, which GDAL reads. */
const USUAL =
  /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/** GDAL's notation of a time of day, which the format does not define. */
const OF_NO_DAY = /^0000-00-00T(.+)$/;

/**
 * Reads, row by row, values of date and time columns that are neither, such as a time of day. The columns
 * hold text, and GDAL drops such values silently.
 *
 * @throws {RangeError} for a damaged file
 */
export async function* readOddMoments(path: string, signal: AbortSignal): AsyncGenerator<MomentTexts> {
  const { columns, start } = await readHeader(path);
  if (!columns.some(({ type }) => type === DATE_TIME)) return;
  for await (const feature of readFeatures(path, start, signal)) {
    const table = FlatTable.rootOf(feature);
    const own = readColumns(table, FEATURE.columns);
    yield oddAmong(table.list(FEATURE.properties), own.length === 0 ? columns : own);
  }
}

async function readHeader(path: string): Promise<{ columns: readonly Column[]; start: number }> {
  const file = await open(path, 'r');
  try {
    const size = Buffer.alloc(SIZE_BYTES);
    await file.read(size, 0, SIZE_BYTES, MAGIC_BYTES);
    const length = size.readUInt32LE(0);
    if (length > MAX_HEADER_BYTES) throw new RangeError('its header is too large');
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, MAGIC_BYTES + SIZE_BYTES);
    const header = FlatTable.rootOf(bytes);
    const start = MAGIC_BYTES + SIZE_BYTES + length + indexBytes(header);
    return { columns: readColumns(header, HEADER.columns), start };
  } finally {
    await file.close();
  }
}

/**
 * Limits the total length of names to the bytes of the header: one name shared by many columns would grow
 * very large.
 */
function readColumns(table: FlatTable, member: number): Column[] {
  let left = table.bytes.length;
  return table.tables(member, MAX_COLUMNS).map((column) => {
    const name = column.list(COLUMN.name);
    left -= name.length;
    if (left < 0) throw new RangeError('its columns share a name');
    return { name: name.toString('utf8'), type: column.byte(COLUMN.type) };
  });
}

/** Skip the index, a tree whose leaves are the features. */
function indexBytes(header: FlatTable): number {
  const [countAt, sizeAt] = [header.find(HEADER.featuresCount), header.find(HEADER.indexNodeSize)];
  const count = countAt === 0 ? 0 : Number(header.bytes.readBigUInt64LE(countAt));
  const nodeSize = sizeAt === 0 ? NODE_SIZE : header.bytes.readUInt16LE(sizeAt);
  if (count === 0 || nodeSize === 0) return 0;
  let [level, nodes] = [count, count];
  do {
    level = Math.ceil(level / Math.max(2, nodeSize));
    nodes += level;
  } while (level > 1);
  return nodes * NODE_BYTES;
}

async function* readFeatures(path: string, start: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let [bytes, needed] = [0, SIZE_BYTES];
  for await (const chunk of createReadStream(path, { start, signal }) as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    // Assemble a large feature only once.
    if (bytes < needed) continue;
    const whole = held.length === 1 ? chunk : Buffer.concat(held);
    let at = 0;
    for (needed = SIZE_BYTES; whole.length - at >= needed; needed = SIZE_BYTES) {
      needed = SIZE_BYTES + whole.readUInt32LE(at);
      if (needed > MAX_FEATURE_BYTES) throw new RangeError('a feature is too large');
      if (whole.length - at < needed) break;
      yield whole.subarray(at + SIZE_BYTES, at + needed);
      at += needed;
    }
    held = [whole.subarray(at)];
    bytes = whole.length - at;
  }
}

function oddAmong(properties: Buffer, columns: readonly Column[]): MomentTexts {
  let odd: Map<string, string> | undefined;
  for (let at = 0; at < properties.length;) {
    const column = columns[properties.readUInt16LE(at)];
    if (column === undefined) throw new RangeError('a value does not belong to a column');
    at += 2;
    const fixed = VALUE_BYTES[column.type];
    const start = fixed === undefined ? at + SIZE_BYTES : at;
    const end = start + (fixed ?? properties.readUInt32LE(at));
    if (column.type === DATE_TIME) {
      const text = properties.toString('utf8', start, end);
      if (!USUAL.test(text))
        odd = (odd ?? new Map<string, string>()).set(column.name, text.replace(OF_NO_DAY, '$1'));
    }
    at = end;
  }
  return odd ?? NONE;
}
