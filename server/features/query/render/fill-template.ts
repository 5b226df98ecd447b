import type { FeatureRow } from '../sql/feature-page.js';
import { fillNumberSlots, isList } from './fill-number-slots.js';
import { writeEsriBox } from '../geometry/esri-box.js';
import { writeEsriPatches } from '../geometry/esri-patches.js';
import { fitGeoJson } from './fit-geojson.js';
import { writeQuantizedGeometry } from '../geometry/quantized-geometry.js';
import { type WkbCursor, WkbReader } from '../geometry/read-wkb.js';
import { writeEsriGeometry, writeGeoJsonGeometry } from '../geometry/write-geometry.js';
import { isTiny, writeDouble } from '../geometry/write-positions.js';
import { unprojectableFault } from '../../model/query-fault.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { POSITION_WORDS, RowNumbers } from './row-numbers.js';
import { showShape } from './show-shape.js';
import { numbersIn, SEPARATOR } from '../sql/feature-columns.js';
import type { Utf8Writer } from '../../../lib/text/utf8-writer.js';

/** Approximate length of a piece; it may exceed this by a thousand positions. */
const PIECE = 50_000;
const SEPARATOR_BYTE = SEPARATOR.charCodeAt(0);

/**
 * Writes the features of a row, separated by commas.
 *
 * @param out - may contain preceding text; text of the features may remain in it at the end.
 * @returns pieces, each as soon as it is long enough
 * @throws {AppError} `request.invalid` on `outSR` if a geometry cannot be projected to that spatial
 * reference.
 */
export function* fillTemplate(row: FeatureRow, plan: QueryPlan, out: Utf8Writer): Generator<Buffer> {
  const { text, most } = row;
  const numbers = new RowNumbers(row);
  if (plan.outReference.srid !== plan.layer.srid) requirePlaces(row, numbers);
  if (
    isList(row) ||
    (text.length > PIECE && row.slots.every(({ kind }) => kind === 'number' || kind === 'position'))
  ) {
    yield out.take();
    yield* fillNumberSlots(row, numbers, plan.format === 'geojson' ? 'geojson' : 'json');
    return;
  }
  const fillings = makeFillings(row, numbers, plan);
  let at = 0;
  const endOfPart = (): number => text.indexOf(SEPARATOR_BYTE, at);
  // Features after the first begin with a comma.
  for (let feature = 0; feature < most && at < text.length; feature += 1) {
    for (const fill of fillings) {
      const slot = endOfPart();
      out.add(text, at, slot);
      at = slot + 1;
      if (fill === 'geoJson') {
        const end = endOfPart();
        out.addAscii(fitGeoJson(text.toString('latin1', at, end), plan));
        at = end + 1;
        continue;
      }
      const writing = fill(out, feature);
      while (writing?.next().done === false) if (out.length >= PIECE) yield out.take();
    }
    const end = endOfPart();
    out.add(text, at, end);
    at = end + 1;
    if (out.length >= PIECE) yield out.take();
  }
}

/**
 * Writes the content of a slot, feature by feature. Long content is written piecewise by the returned
 * generator.
 */
type Filling = (out: Utf8Writer, feature: number) => Generator<undefined> | undefined;

/** Returns the fillings in the order of the slots; `geoJson` if the content is within the text. */
function makeFillings(row: FeatureRow, numbers: RowNumbers, plan: QueryPlan): (Filling | 'geoJson')[] {
  let place = 0;
  return row.slots.map((slot) => {
    const at = place;
    place += numbersIn(slot);
    switch (slot.kind) {
      case 'number':
        return numberFilling(numbers, at);
      case 'position':
        return positionFilling(numbers, at, plan);
      case 'geometry':
        return geometryFilling({ bytes: row.shapes, at: 0 }, plan);
      case 'geoJson':
        return 'geoJson';
      case 'words':
      case 'value':
        throw new Error('lists are filled by fillNumberSlots');
    }
  });
}

/** @param place - index of the slot's number among those of a feature */
function numberFilling(numbers: RowNumbers, place: number): Filling {
  const { values, each } = numbers;
  return (out, feature) => {
    const value = values[feature * each + place] ?? NaN;
    if (isTiny(value)) {
      out.addAscii(writeDouble(value));
      numbers.passNext();
    } else {
      numbers.writeNext(out);
    }
    return undefined;
  };
}

/** Fills in a position made of x and y; an x that is not a number means that there is none. */
function positionFilling(numbers: RowNumbers, place: number, { format }: QueryPlan): Filling {
  const { values, each } = numbers;
  const [before, between, after] = POSITION_WORDS[format === 'geojson' ? 'geojson' : 'json'];
  return (out, feature) => {
    if (Number.isFinite(values[feature * each + place])) {
      out.add(before);
      numbers.writeNext(out);
      out.add(between);
      numbers.writeNext(out);
      out.add(after);
    } else {
      out.addAscii('null');
      numbers.passNext();
      numbers.passNext();
    }
    return undefined;
  };
}

/** SpatiaLite returns infinity for a point that cannot be projected; a missing point stays NaN. */
function requirePlaces({ slots }: FeatureRow, { values, each }: RowNumbers): void {
  const position = slots.findIndex(({ kind }) => kind === 'position');
  if (position === -1) return;
  const place = slots.slice(0, position).reduce((sum, slot) => sum + numbersIn(slot), 0);
  for (let at = place; at < values.length; at += each) {
    const [x = NaN, y] = [values[at], values[at + 1]];
    if (!Number.isNaN(x) && !(Number.isFinite(x) && Number.isFinite(y))) throw unprojectableFault('outSR');
  }
}

function geometryFilling(cursor: WkbCursor, plan: QueryPlan): Filling {
  if (plan.multipatchForm === 'patches') return textFilling(() => writeEsriPatches(cursor));
  if (plan.multipatchForm === 'extent') return textFilling(() => writeEsriBox(cursor));
  const geometries = new WkbReader(cursor);
  const { quantization } = plan.form;
  const isGeoJson = plan.format === 'geojson';
  return (out) => {
    const shape = showShape(geometries.next(), plan);
    if (shape === undefined) {
      out.addAscii('null');
      return undefined;
    }
    if (isGeoJson) return writeGeoJsonGeometry(out, shape, plan);
    if (quantization === undefined) return writeEsriGeometry(out, shape, plan);
    out.addAscii(writeQuantizedGeometry(shape, quantization, plan));
    return undefined;
  };
}

/** @param write - called for one feature after another */
function textFilling(write: () => string): Filling {
  return (out) => {
    out.addAscii(write());
    return undefined;
  };
}
