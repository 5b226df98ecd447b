import { withRoom } from '../geopackage/batch-frames.js';
import { FlatTable, MAX_COLUMNS } from '../flatgeobuf/flat-table.js';

/** Whole features, each preceded by its length; valid until the next batch is read. */
export interface FeatureBlock {
  readonly bytes: Buffer;
  readonly view: DataView;
  /** Buffer that holds the features. */
  readonly held: Buffer;
  /** Offset of free space for twice the bytes of any feature, which is more than its geometry needs as WKB. */
  readonly room: number;
}

/** Header that GDAL writes before the first feature. */
export interface FeatureHeader {
  /** Type number of each column. */
  readonly columnTypes: readonly number[];
}

const MAGIC = Buffer.from([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62]);

/** Magic bytes with the patch version, followed by the length of the header. */
const START_BYTES = 8;
const LENGTH_BYTES = 4;

/**
 * Members of a `Header` and of a `Column`:
 * https://github.com/flatgeobuf/flatgeobuf/blob/master/src/fbs/header.fbs
 */
const [COLUMNS, COLUMN_TYPE] = [7, 1] as const;

/** Limit on the bytes of a header or a feature; no row is larger. */
const MAX_BYTES = 128 * 2 ** 20;

const HELD_BYTES = 1024 * 1024;

/** Space reserved for geometry headers. */
const LEAST_ROOM = 4096;

/**
 * Assembles a FlatGeobuf stream without index: first its header, then all features.
 *
 * @throws {RangeError} if it is not FlatGeobuf, or something in it is too large
 */
export async function* readFeatures(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<FeatureHeader | FeatureBlock> {
  let held: Buffer = Buffer.allocUnsafe(HELD_BYTES);
  let length = 0;
  let hasHeader = false;
  for await (const chunk of chunks) {
    held = withRoom(held, length, length + chunk.length);
    chunk.copy(held, length);
    length += chunk.length;
    let start = 0;
    if (!hasHeader) {
      const end = lengthEnd(held, START_BYTES, length);
      if (end > length) continue;
      yield readHeader(held.subarray(0, end));
      hasHeader = true;
      start = end;
    }
    const end = featuresEnd(held, start, length);
    if (end > start) {
      held = withRoom(held, length, length + 2 * (end - start) + LEAST_ROOM);
      const bytes = held.subarray(start, end);
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      yield { bytes, view, held, room: length };
    }
    held.copyWithin(0, end, length);
    length -= end;
  }
  if (length > 0 || !hasHeader) throw new RangeError('it ends too early');
}

/** Returns the end of the data whose length is at `at`; beyond `limit` if the length itself has not arrived. */
function lengthEnd(bytes: Buffer, at: number, limit: number): number {
  if (at + LENGTH_BYTES > limit) return limit + 1;
  const size = bytes.readUInt32LE(at);
  if (size > MAX_BYTES) throw new RangeError('a row is too large');
  return at + LENGTH_BYTES + size;
}

function featuresEnd(bytes: Buffer, start: number, limit: number): number {
  for (let at = start; ;) {
    const end = lengthEnd(bytes, at, limit);
    if (end > limit) return at;
    at = end;
  }
}

function readHeader(bytes: Buffer): FeatureHeader {
  if (bytes.compare(MAGIC, 0, MAGIC.length, 0, MAGIC.length) !== 0)
    throw new RangeError('it is not a FlatGeobuf file');
  const header = FlatTable.rootOf(bytes, START_BYTES + LENGTH_BYTES);
  return { columnTypes: header.tables(COLUMNS, MAX_COLUMNS).map((column) => column.byte(COLUMN_TYPE)) };
}
