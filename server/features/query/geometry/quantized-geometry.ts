import { quantize, type Quantization } from './quantize.js';
import type { Positions, Shape } from './read-wkb.js';
import { type Dimensions, turnsRing, writeNumber } from './write-positions.js';

const LEAST_OF_LINE = 2;
const LEAST_OF_RING = 4;

/** Returns a geometry in Esri JSON in whole steps. Parts too small for that scale are omitted. */
export function writeQuantizedGeometry(
  shape: Shape,
  quantization: Quantization,
  dimensions: Dimensions,
): string {
  const line = (positions: Positions, isReversed: boolean, least: number): string[] => {
    const { numbers, at } = quantize(positions, quantization, isReversed);
    if (at.length < least) return [];
    const texts = at.map((index, step) => {
      const xy = `${String(numbers[2 * step])},${String(numbers[2 * step + 1])}`;
      return `[${xy}${writeRest(positions, index, dimensions)}]`;
    });
    return [`[${texts.join(',')}]`];
  };
  const { hasZ, hasM } = dimensions;
  const flags = `${hasZ ? '"hasZ":true,' : ''}${hasM ? '"hasM":true,' : ''}`;
  switch (shape.kind) {
    case 'point': {
      const [x, y] = quantize(shape.position, quantization).numbers;
      const { numbers, zAt, mAt } = shape.position;
      const z = hasZ ? `,"z":${zAt === undefined ? '0' : writeNumber(numbers[zAt])}` : '';
      const m = hasM ? `,"m":${mAt === undefined ? 'null' : writeNumber(numbers[mAt])}` : '';
      return `{"x":${String(x)},"y":${String(y)}${z}${m}}`;
    }
    case 'points':
      return `{${flags}"points":${line(shape.positions, false, 1).join('')}}`;
    case 'lines': {
      const paths = shape.lines.flatMap((path) => line(path, false, LEAST_OF_LINE));
      return `{${flags}"paths":[${paths.join(',')}]}`;
    }
    case 'polygons': {
      const rings = shape.polygons.flatMap((polygon) =>
        polygon.flatMap((ring, index) => line(ring, turnsRing(ring, index, 'clockwise'), LEAST_OF_RING)),
      );
      return `{${flags}"rings":[${rings.join(',')}]}`;
    }
  }
}

/** Copies z and m unchanged. */
function writeRest({ numbers, stride, zAt, mAt }: Positions, index: number, dimensions: Dimensions): string {
  const at = index * stride;
  const z = dimensions.hasZ ? `,${zAt === undefined ? '0' : writeNumber(numbers[at + zAt])}` : '';
  const m = dimensions.hasM ? `,${mAt === undefined ? 'null' : writeNumber(numbers[at + mAt])}` : '';
  return `${z}${m}`;
}
