import type { FeatureRow } from './feature-page.js';
import { writeEsriBox } from './geometry/esri-box.js';
import { writeEsriPatches } from './geometry/esri-patches.js';
import { writeEsriGeometry } from './geometry/esri-geometry.js';
import { writeGeoJsonGeometry } from './geometry/geojson-geometry.js';
import { fitGeoJson } from './geometry/fit-geojson.js';
import { isLarge, writeLargeGeometry } from './geometry/large-geometry.js';
import { writeQuantizedGeometry } from './geometry/quantized-geometry.js';
import { type WkbCursor, WkbReader } from './geometry/read-wkb.js';
import { writeNumber, writeNumbers } from './geometry/write-positions.js';
import { isPlainPoints } from './plain-points.js';
import { unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';
import { showShape } from './read-shape.js';
import { SEPARATOR } from './sql/feature-columns.js';

/** Pieces are about so long; of a large geometry, longer. */
const PIECE = 20_000;

/**
 * The text of a row's features with commas between, in pieces.
 *
 * @throws {AppError} `request.invalid` on `outSR` where a geometry has no place in that spatial reference.
 */
export function* fillSlots(row: FeatureRow, plan: QueryPlan): Generator<string> {
  const { slots, most } = row;
  const parts = row.text.split(SEPARATOR);
  const { nextNumber, nextGeometry } = readBytes(row, plan);
  let texts: string[] = [];
  let length = 0;
  let next = 0;
  for (let count = 0; count < most && next < parts.length; count += 1) {
    if (count > 0) texts.push(',');
    for (const slot of slots) {
      let text: string | Iterable<string>;
      switch (slot.kind) {
        case 'words':
          text = slot.words;
          break;
        case 'text':
          text = parts[next++] ?? '';
          break;
        case 'members':
          text = (parts[next++] ?? '').slice(1, -1);
          break;
        case 'number':
          text = nextNumber();
          break;
        case 'geoJson':
          text = fitGeoJson(parts[next++] ?? '', plan);
          break;
        case 'geometry':
          text = nextGeometry();
      }
      if (typeof text === 'string') {
        texts.push(text);
        length += text.length;
      } else {
        yield texts.join('');
        yield* text;
        texts = [];
        length = 0;
      }
    }
    if (length < PIECE) continue;
    yield texts.join('');
    texts = [];
    length = 0;
  }
  yield texts.join('');
}

/** Writes what the bytes hold, one after another. */
interface BytesReader {
  readonly nextNumber: () => string;
  readonly nextGeometry: () => string | Iterable<string>;
}

const NOTHING = Buffer.alloc(0);

function readBytes(row: FeatureRow, plan: QueryPlan): BytesReader {
  const cursor = { bytes: row.bytes ?? NOTHING, at: 0 };
  const isPlain = isPlainPoints(plan) || !row.slots.some(({ kind }) => kind === 'geometry');
  if (isPlain) return readPlainly(cursor, row, plan);
  const numbers = new WkbReader(cursor);
  return {
    nextNumber: () => writeNumber(numbers.nextPoint()?.[0]),
    nextGeometry: geometryWriter(cursor, plan),
  };
}

/** Of numbers and points: all of them are written at once. */
function readPlainly(cursor: WkbCursor, { slots }: FeatureRow, plan: QueryPlan): BytesReader {
  const { format, layer, outReference } = plan;
  const isProjected = outReference.srid !== layer.srid;
  const kinds = slots.flatMap(({ kind }) => (kind === 'number' || kind === 'geometry' ? [kind] : []));
  const reader = new WkbReader(cursor);
  const values: number[] = [];
  while (cursor.at < cursor.bytes.length) {
    for (const kind of kinds) {
      const [x, y] = reader.nextPoint() ?? NOWHERE;
      values.push(x);
      if (kind === 'number') continue;
      values.push(y);
      // What is nowhere stays there.
      if (isProjected && !Number.isNaN(x) && !(Number.isFinite(x) && Number.isFinite(y)))
        throw unprojectable('outSR');
    }
  }
  const texts = writeNumbers(values);
  let next = 0;
  const nextNumber = (): string => texts[next++] ?? 'null';
  const [before, between, after] =
    format === 'geojson' ? ['{"type":"Point","coordinates":[', ',', ']}'] : ['{"x":', ',"y":', '}'];
  return {
    nextNumber,
    nextGeometry: () => {
      const x = nextNumber();
      const y = nextNumber();
      return x === 'null' ? 'null' : before + x + between + y + after;
    },
  };
}

const NOWHERE = [NaN, NaN] as const;

/** Writes one geometry after another. */
function geometryWriter(cursor: WkbCursor, plan: QueryPlan): () => string | Iterable<string> {
  if (plan.multipatchForm === 'patches') return () => writeEsriPatches(cursor);
  if (plan.multipatchForm === 'extent') return () => writeEsriBox(cursor);
  const geometries = new WkbReader(cursor);
  const { quantization } = plan.form;
  const isGeoJson = plan.format === 'geojson';
  return () => {
    const shape = showShape(geometries.next(), plan);
    if (shape === undefined) return 'null';
    if (!isGeoJson && quantization !== undefined) return writeQuantizedGeometry(shape, quantization, plan);
    if (isLarge(shape)) return writeLargeGeometry(shape, isGeoJson, plan);
    return isGeoJson ? writeGeoJsonGeometry(shape, plan) : writeEsriGeometry(shape, plan);
  };
}
