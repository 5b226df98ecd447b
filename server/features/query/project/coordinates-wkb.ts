import { asBuffer } from '../../append/convert/geometry/wkb.js';
import { visitPositions } from '../../append/convert/geometry/wkb-bounds.js';
import type { Coordinate } from '../geometry/figures.js';

export interface ProjectedCoordinates {
  readonly places: readonly Coordinate[];
  /** The projected places in the reference that they came from. */
  readonly returned: readonly Coordinate[];
}

/** Projected places as well-known binary, and these back in the reference that they came from. */
export interface ProjectedWkb {
  readonly there: Uint8Array;
  readonly back: Uint8Array;
}

/**
 * Reads what `projectWkb` gives; `undefined` where a place has no coordinates.
 *
 * @param count - of the places that were projected
 */
export function readProjected(
  projected: ProjectedWkb | undefined,
  count: number,
): ProjectedCoordinates | undefined {
  if (projected === undefined) return undefined;
  const places = readPlaces(projected.there);
  const returned = projected.back === projected.there ? places : readPlaces(projected.back);
  const isComplete = [places, returned].every(
    (read) => read.length === count && read.every(([x, y]) => Number.isFinite(x + y)),
  );
  return isComplete ? { places, returned } : undefined;
}

const MULTI_POINT = 4;
const HEAD = 9;
const POINT = 21;

/** Places as well-known binary, for `projectWkb`. */
export function writeCoordinates(places: readonly Coordinate[]): Buffer {
  const wkb = Buffer.alloc(HEAD + places.length * POINT);
  // Writes numbers several times as fast as a Buffer does.
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  view.setUint8(0, 1);
  view.setUint32(1, MULTI_POINT, true);
  view.setUint32(5, places.length, true);
  let at = HEAD;
  for (const [x, y] of places) {
    view.setUint8(at, 1);
    view.setUint32(at + 1, 1, true);
    view.setFloat64(at + 5, x, true);
    view.setFloat64(at + 13, y, true);
    at += POINT;
  }
  return wkb;
}

function readPlaces(wkb: Uint8Array): Coordinate[] {
  const places: Coordinate[] = [];
  visitPositions(asBuffer(wkb), (x, y) => places.push([x, y]));
  return places;
}
