import type { FeatureRow } from './feature-page.js';
import { writeEsriBox } from './geometry/esri-box.js';
import { writeEsriPatches } from './geometry/esri-patches.js';
import { writeEsriGeometry } from './geometry/esri-geometry.js';
import { writeGeoJsonGeometry } from './geometry/geojson-geometry.js';
import { fitGeoJson } from './geometry/fit-geojson.js';
import { isLarge, writeLargeGeometry } from './geometry/large-geometry.js';
import { writeQuantizedGeometry } from './geometry/quantized-geometry.js';
import { type WkbCursor, WkbReader } from './geometry/read-wkb.js';
import { isTiny, writeDouble, writeNumbers } from './geometry/write-positions.js';
import { unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';
import { showShape } from './show-shape.js';
import { type Hole, SEPARATOR } from './sql/feature-columns.js';

/** Pieces are about so long; of a large geometry, longer. */
const PIECE = 20_000;

/**
 * The text of a row's features with commas between, in pieces.
 *
 * @throws {AppError} `request.invalid` on `outSR` where a geometry has no place in that spatial reference.
 */
export function* fillHoles(row: FeatureRow, plan: QueryPlan): Generator<string> {
  const { holes, most } = row;
  const parts = row.text.split(SEPARATOR);
  const fillings = holes.map((hole, place) => ({
    isText: hole.kind === 'geoJson',
    write: writerOf(hole, row.bytes[place] ?? NOTHING, plan),
  }));
  let texts: string[] = [];
  let length = 0;
  let next = 0;
  // After the last feature there is one more, empty part. From the second feature on they begin with a comma.
  for (let feature = 0; feature < most && next < parts.length - 1; feature += 1) {
    let text = parts[next++] ?? '';
    texts.push(text);
    length += text.length;
    for (const { isText, write } of fillings) {
      const filling = isText ? fitGeoJson(parts[next++] ?? '', plan) : write(feature);
      if (typeof filling === 'string') {
        texts.push(filling);
        length += filling.length;
      } else {
        yield texts.join('');
        yield* filling;
        texts = [];
        length = 0;
      }
      text = parts[next++] ?? '';
      texts.push(text);
      length += text.length;
    }
    if (length < PIECE) continue;
    yield texts.join('');
    texts = [];
    length = 0;
  }
  yield texts.join('');
}

const NOTHING = Buffer.alloc(0);

/** Texts of what is written into a hole, feature by feature; a large geometry in pieces. */
type HoleWriter = (feature: number) => string | Iterable<string>;

function writerOf({ kind }: Hole, bytes: Buffer, plan: QueryPlan): HoleWriter {
  switch (kind) {
    case 'number': {
      const values = readDoubles(bytes);
      if (values.some(isTiny)) return (feature) => writeDouble(values[feature] ?? NaN);
      const texts = writeNumbers(values);
      return (feature) => texts[feature] ?? 'null';
    }
    case 'position':
      return positionWriter(readDoubles(bytes), plan);
    case 'geometry':
      return geometryWriter({ bytes, at: 0 }, plan);
    case 'geoJson':
      return () => '';
  }
}

function readDoubles(bytes: Buffer): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const values: number[] = [];
  for (let at = 0; at < view.byteLength; at += 8) values.push(view.getFloat64(at, true));
  return values;
}

/** @param values - x and y of one after another; x is no number where there is none. */
function positionWriter(
  values: readonly number[],
  { format, layer, outReference }: QueryPlan,
): (feature: number) => string {
  if (outReference.srid !== layer.srid && !values.every(Number.isFinite)) requirePlaces(values);
  const texts = writeNumbers(values);
  const [before, between, after] =
    format === 'geojson' ? ['{"type":"Point","coordinates":[', ',', ']}'] : ['{"x":', ',"y":', '}'];
  return (feature) => {
    const x = texts[feature * 2] ?? 'null';
    return x === 'null' ? x : before + x + between + (texts[feature * 2 + 1] ?? 'null') + after;
  };
}

/** Where a point cannot be projected, SpatiaLite goes on with infinity. What is nowhere stays there. */
function requirePlaces(values: readonly number[]): void {
  for (let at = 0; at < values.length; at += 2) {
    const [x = NaN, y] = [values[at], values[at + 1]];
    if (!Number.isNaN(x) && !(Number.isFinite(x) && Number.isFinite(y))) throw unprojectable('outSR');
  }
}

/** To be called for one feature after another. */
function geometryWriter(cursor: WkbCursor, plan: QueryPlan): HoleWriter {
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
