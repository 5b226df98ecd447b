import type { Positions, Shape } from './read-wkb.js';
import { type Dimensions, writeLine, writePosition, writeRings } from './write-positions.js';

/**
 * A geometry as GeoJSON text, after RFC 7946: outer rings run counterclockwise, and there is no m. A single
 * line or polygon is not made a multiple one.
 */
export function writeGeoJsonGeometry(shape: Shape, { hasZ }: Pick<Dimensions, 'hasZ'>): string {
  const dimensions = { hasZ, hasM: false };
  switch (shape.kind) {
    case 'point':
      return write('Point', writePosition(shape.position, 0, dimensions));
    case 'points':
      return write('MultiPoint', writeLine(shape.positions, dimensions));
    case 'lines':
      return writeParts(
        'LineString',
        shape.lines.map((line) => writeLine(line, dimensions)),
      );
    case 'polygons':
      return writeParts(
        'Polygon',
        shape.polygons.map((rings) => writePolygon(rings, dimensions)),
      );
  }
}

function writePolygon(rings: readonly Positions[], dimensions: Dimensions): string {
  return `[${writeRings(rings, 'counterclockwise', dimensions).join(',')}]`;
}

function writeParts(type: 'LineString' | 'Polygon', parts: readonly string[]): string {
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? write(type, only)
    : write(`Multi${type}`, `[${parts.join(',')}]`);
}

function write(type: string, coordinates: string): string {
  return `{"type":"${type}","coordinates":${coordinates}}`;
}
