/** Measures of the shapes in a file whose type has them. */
export interface ShapeMeasures {
  /** True if any shape has a measure that is not "no data". */
  readonly hasMeasures: boolean;
  /** True if the shape of a record, counted from 0, has no measures at all. */
  lacks(record: number): boolean;
}

/** Limit of valid measures; below it they mean "no data": ESRI Shapefile Technical Description, p. 2. */
export const LEAST_MEASURE = -1e38;

const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
const DOUBLE = 8;
/** Maximum size of a shape; no row is larger. */
const MAX_RECORD_BYTES = 128 * 2 ** 20;
/** Size of the range before the values: least and greatest value. */
const RANGE_BYTES = 2 * DOUBLE;

/** Layout of the content of a record, from its shape type on. */
interface Layout {
  /** Offset of the counts of parts and points; a point has none. */
  readonly parts?: number;
  readonly points?: number;
  readonly hasZ: boolean;
}

const LAYOUTS: ReadonlyMap<number, Layout> = new Map([
  [11, { hasZ: true }],
  [13, { parts: 36, points: 40, hasZ: true }],
  [15, { parts: 36, points: 40, hasZ: true }],
  [18, { points: 36, hasZ: true }],
  [21, { hasZ: false }],
  [23, { parts: 36, points: 40, hasZ: false }],
  [25, { parts: 36, points: 40, hasZ: false }],
  [28, { points: 36, hasZ: false }],
]);

/** True if shapes of the type may have measures. */
export function mayHaveMeasures(shapeType: number): boolean {
  return LAYOUTS.has(shapeType);
}

/**
 * Scans all shapes: GDAL would check only the first, and give 0 for missing measures.
 *
 * @param shapes - bytes of the `.shp`
 * @throws {RangeError} if a shape is too large
 */
export async function findMeasures(shapes: AsyncIterable<Buffer>): Promise<ShapeMeasures> {
  const lacking = new Set<number>();
  let hasMeasures = false;
  for await (const { number, content } of readRecords(shapes)) {
    const layout = LAYOUTS.get(content.length < 4 ? 0 : content.readInt32LE(0));
    if (layout === undefined) continue;
    const measures = measuresIn(content, layout);
    if (measures === undefined) lacking.add(number - 1);
    else hasMeasures ||= hasData(measures);
  }
  return { hasMeasures, lacks: (record) => lacking.has(record) };
}

/** Returns the measures of a record; `undefined` if it ends before them. */
function measuresIn(content: Buffer, { parts, points, hasZ }: Layout): Buffer | undefined {
  let start = 4 + 2 * DOUBLE + (hasZ ? DOUBLE : 0);
  let count = 1;
  if (points !== undefined) {
    if (content.length < points + 4) return undefined;
    count = content.readUInt32LE(points);
    const partCount = parts === undefined ? 0 : content.readUInt32LE(parts);
    const before = points + 4 + partCount * 4 + count * 2 * DOUBLE;
    start = before + (hasZ ? RANGE_BYTES + count * DOUBLE : 0) + RANGE_BYTES;
  }
  const end = start + count * DOUBLE;
  return end > content.length ? undefined : content.subarray(start, end);
}

function hasData(measures: Buffer): boolean {
  for (let at = 0; at < measures.length; at += DOUBLE) {
    if (measures.readDoubleLE(at) >= LEAST_MEASURE) return true;
  }
  return false;
}

interface ShapeRecord {
  /** Number of the record, from 1. */
  readonly number: number;
  readonly content: Buffer;
}

async function* readRecords(shapes: AsyncIterable<Buffer>): AsyncGenerator<ShapeRecord> {
  let held: Buffer[] = [];
  let length = 0;
  let needed = HEADER_BYTES;
  let isInHeader = true;
  for await (const piece of shapes) {
    held.push(piece);
    length += piece.length;
    // A record may arrive in many pieces, which are joined once.
    if (length < needed) continue;
    const bytes = held.length === 1 ? piece : Buffer.concat(held);
    let at = isInHeader ? HEADER_BYTES : 0;
    isInHeader = false;
    needed = RECORD_HEADER_BYTES;
    while (at + RECORD_HEADER_BYTES <= bytes.length) {
      const size = RECORD_HEADER_BYTES + bytes.readUInt32BE(at + 4) * 2;
      needed = size;
      if (size > MAX_RECORD_BYTES) throw new RangeError('a shape is too large');
      if (at + size > bytes.length) break;
      yield { number: bytes.readUInt32BE(at), content: bytes.subarray(at + RECORD_HEADER_BYTES, at + size) };
      at += size;
      needed = RECORD_HEADER_BYTES;
    }
    held = [bytes.subarray(at)];
    length = bytes.length - at;
  }
}
