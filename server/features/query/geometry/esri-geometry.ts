import type { Shape } from './read-wkb.js';
import { type Dimensions, writeLine, writeNumber, writeRings } from './write-positions.js';

/** A geometry as Esri JSON text. Outer rings run clockwise, holes the other way. */
export function writeEsriGeometry(shape: Shape, dimensions: Dimensions): string {
  switch (shape.kind) {
    case 'point': {
      const { numbers, zAt, mAt } = shape.position;
      const z = dimensions.hasZ ? `,"z":${zAt === undefined ? '0' : writeNumber(numbers[zAt])}` : '';
      const m = dimensions.hasM ? `,"m":${mAt === undefined ? 'null' : writeNumber(numbers[mAt])}` : '';
      return `{"x":${writeNumber(numbers[0])},"y":${writeNumber(numbers[1])}${z}${m}}`;
    }
    case 'points':
      return `{${flags(dimensions)}"points":${writeLine(shape.positions, dimensions)}}`;
    case 'lines':
      return `{${flags(dimensions)}"paths":[${shape.lines.map((line) => writeLine(line, dimensions)).join(',')}]}`;
    case 'polygons': {
      const rings = shape.polygons.flatMap((polygon) => writeRings(polygon, 'clockwise', dimensions));
      return `{${flags(dimensions)}"rings":[${rings.join(',')}]}`;
    }
  }
}

/** Tells readers what the third number of a position is. */
function flags({ hasZ, hasM }: Dimensions): string {
  return `${hasZ ? '"hasZ":true,' : ''}${hasM ? '"hasM":true,' : ''}`;
}
