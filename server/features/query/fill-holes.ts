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
import { type Hole, numbersIn, SEPARATOR } from './sql/feature-columns.js';

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
  const numbers = readNumbers(row);
  let place = 0;
  const fillings = holes.map((hole) => {
    const at = place;
    place += numbersIn(hole);
    return { isText: hole.kind === 'geoJson', write: writerOf(hole, row, numbers, at, plan) };
  });
  let text = '';
  let next = 0;
  // After the last feature there is one more, empty part. From the second feature on they begin with a comma.
  for (let feature = 0; feature < most && next < parts.length - 1; feature += 1) {
    text += parts[next++] ?? '';
    for (const { isText, write } of fillings) {
      const filling = isText ? fitGeoJson(parts[next++] ?? '', plan) : write(feature);
      if (typeof filling === 'string') {
        text += filling;
      } else {
        yield text;
        yield* filling;
        text = '';
      }
      text += parts[next++] ?? '';
    }
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Of all features. */
interface Numbers {
  readonly values: readonly number[];
  /** The same as JSON. */
  readonly texts: readonly string[];
  /** How many of them belong to a feature. */
  readonly each: number;
}

function readNumbers({ numbers, holes }: FeatureRow): Numbers {
  const view = new DataView(numbers.buffer, numbers.byteOffset, numbers.length);
  const values: number[] = [];
  for (let at = 0; at < view.byteLength; at += 8) values.push(view.getFloat64(at, true));
  const each = holes.reduce((sum, hole) => sum + numbersIn(hole), 0);
  return { values, texts: writeNumbers(values), each };
}

/** Texts of what is written into a hole, feature by feature; a large geometry in pieces. */
type HoleWriter = (feature: number) => string | Iterable<string>;

/** @param place - of the hole's numbers among those of a feature */
function writerOf(
  { kind }: Hole,
  { shapes }: FeatureRow,
  numbers: Numbers,
  place: number,
  plan: QueryPlan,
): HoleWriter {
  switch (kind) {
    case 'number':
      return numberWriter(numbers, place);
    case 'position':
      return positionWriter(numbers, place, plan);
    case 'geometry':
      return geometryWriter({ bytes: shapes, at: 0 }, plan);
    case 'geoJson':
      return () => '';
  }
}

function numberWriter({ values, texts, each }: Numbers, place: number): (feature: number) => string {
  return (feature) => {
    const at = feature * each + place;
    const value = values[at] ?? NaN;
    return isTiny(value) ? writeDouble(value) : (texts[at] ?? 'null');
  };
}

/** Of x and y; x is no number where there is none. */
function positionWriter(
  { values, texts, each }: Numbers,
  place: number,
  { format, layer, outReference }: QueryPlan,
): (feature: number) => string {
  if (outReference.srid !== layer.srid) requirePlaces(values, place, each);
  const [before, between, after] =
    format === 'geojson' ? ['{"type":"Point","coordinates":[', ',', ']}'] : ['{"x":', ',"y":', '}'];
  return (feature) => {
    const at = feature * each + place;
    const x = texts[at] ?? 'null';
    return x === 'null' ? x : before + x + between + (texts[at + 1] ?? 'null') + after;
  };
}

/** Where a point cannot be projected, SpatiaLite goes on with infinity. What is nowhere stays there. */
function requirePlaces(values: readonly number[], place: number, each: number): void {
  for (let at = place; at < values.length; at += each) {
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
