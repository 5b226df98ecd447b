/** Measures of the shapes in a file whose type has them. */
export interface ShapeMeasures {
  /** True if any shape has a measure that is not "no data". */
  readonly hasMeasures: boolean;
  /** True if the shape of a record, counted from 0, has no measures at all. */
  lacks(record: number): boolean;
}

/** Measures below it mean "no data": ESRI Shapefile Technical Description, p. 2. */
export const LEAST_MEASURE = -1e38;

const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
const DOUBLE = 8;
/** No row is larger. */
const MAX_RECORD_BYTES = 128 * 2 ** 20;
/** A range of least and greatest value before the values. */
const RANGE_BYTES = 2 * DOUBLE;

/** How the content of a record lies, from the type of its shape on. */
interface Layout {
  /** Where the counts of parts and of points are; a point has neither. */
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
 * Looks through all shapes: GDAL would look at the first alone, and give 0 for the measures of those that have none.
 *
 * @param shapes - the bytes of the `.shp`
 * @throws {RangeError} when a shape is too large.
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

/** The measures alone; `undefined` where the record ends before them. */
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
  /** Counted from 1. */
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
    // A record may come in many pieces, which are put together once.
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
