import type { Positions, Shape } from './read-wkb.js';
import { type Dimensions, turnsRing, writePositions } from './write-positions.js';

/** Numbers of a geometry from which on it is written in pieces. */
const LARGE = 10_000;
/** Positions of a piece. */
const PIECE = 1000;

/** Whether it takes so long to write a geometry that others should get their turn meanwhile. */
export function isLarge(shape: Shape): boolean {
  switch (shape.kind) {
    case 'point':
      return false;
    case 'points':
      return shape.positions.numbers.length > LARGE;
    case 'lines':
      return countNumbers(shape.lines) > LARGE;
    case 'polygons':
      return countNumbers(shape.polygons.flat()) > LARGE;
  }
}

function countNumbers(lines: readonly Positions[]): number {
  return lines.reduce((count, { numbers }) => count + numbers.length, 0);
}

/** The same text as of `writeEsriGeometry`, or of `writeGeoJsonGeometry`, in pieces. */
export function* writeLargeGeometry(
  shape: Shape,
  isGeoJson: boolean,
  { hasZ, hasM }: Dimensions,
): Generator<string> {
  const dimensions = { hasZ, hasM: hasM && !isGeoJson };
  const flags = `${hasZ ? '"hasZ":true,' : ''}${hasM ? '"hasM":true,' : ''}`;
  const line = (positions: Positions): Iterable<string> => writeLine(positions, dimensions, false);
  const rings = (polygon: readonly Positions[]): Iterable<string>[] =>
    polygon.map((ring, index) =>
      writeLine(ring, dimensions, turnsRing(ring, index, isGeoJson ? 'counterclockwise' : 'clockwise')),
    );
  switch (shape.kind) {
    case 'point':
      throw new Error('a point is not large');
    case 'points':
      yield isGeoJson ? '{"type":"MultiPoint","coordinates":' : `{${flags}"points":`;
      yield* line(shape.positions);
      break;
    case 'lines': {
      const isSingle = isGeoJson && shape.lines.length === 1;
      yield isGeoJson ? `{"type":"${isSingle ? '' : 'Multi'}LineString","coordinates":` : `{${flags}"paths":`;
      if (isSingle) for (const one of shape.lines) yield* line(one);
      else yield* list(shape.lines.map(line));
      break;
    }
    case 'polygons': {
      const isSingle = shape.polygons.length === 1;
      if (!isGeoJson) {
        yield `{${flags}"rings":`;
        yield* list(shape.polygons.flatMap(rings));
        break;
      }
      yield `{"type":"${isSingle ? '' : 'Multi'}Polygon","coordinates":`;
      const polygons = shape.polygons.map((polygon) => list(rings(polygon)));
      if (isSingle) for (const polygon of polygons) yield* polygon;
      else yield* list(polygons);
    }
  }
  yield '}';
}

function* list(items: Iterable<Iterable<string>>): Generator<string> {
  let separator = '[';
  for (const item of items) {
    yield separator;
    yield* item;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

function* writeLine(positions: Positions, dimensions: Dimensions, isReversed: boolean): Generator<string> {
  const count = positions.numbers.length / positions.stride;
  yield '[';
  for (let from = 0; from < count; from += PIECE) {
    if (from > 0) yield ',';
    yield writePositions(positions, from, Math.min(from + PIECE, count), dimensions, isReversed);
  }
  yield ']';
}
