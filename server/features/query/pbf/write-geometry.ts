import type { PbfWriter } from 'pbf';
import { quantize, type Quantization } from '../geometry/quantize.js';
import type { Positions, Shape } from '../geometry/read-wkb.js';
import { type Dimensions, turnsRing } from '../geometry/write-positions.js';

/** Size of the whole steps of z and m. */
export const REST_SCALE = 0.0001;

export interface GeometryWriting {
  readonly shape: Shape;
  readonly quantization: Quantization;
  readonly dimensions: Dimensions;
}

// The members of `Geometry`.
const LENGTHS = 2;
const COORDINATES = 3;

const LEAST_OF_LINE = 2;
const LEAST_OF_RING = 4;

/** Writes the members of a `Geometry`: how many positions each part has, and all positions in a row. */
export function writeGeometry({ shape, quantization, dimensions }: GeometryWriting, pbf: PbfWriter): void {
  const lengths: number[] = [];
  const coordinates: number[] = [];
  const add = (positions: Positions, isReversed: boolean, least: number): void => {
    const { numbers, at } = quantize(positions, quantization, isReversed);
    if (at.length < least) return;
    lengths.push(at.length);
    let [lastZ, lastM] = [0, 0];
    at.forEach((index, step) => {
      coordinates.push(numbers[2 * step] ?? 0, numbers[2 * step + 1] ?? 0);
      if (dimensions.hasZ) {
        const z = restAt(positions, index, positions.zAt);
        coordinates.push(z - lastZ);
        lastZ = z;
      }
      if (dimensions.hasM) {
        const m = restAt(positions, index, positions.mAt);
        coordinates.push(m - lastM);
        lastM = m;
      }
    });
  };
  switch (shape.kind) {
    case 'point':
      add(shape.position, false, 1);
      // A point has no parts.
      lengths.pop();
      break;
    case 'points':
      add(shape.positions, false, 1);
      break;
    case 'lines':
      for (const line of shape.lines) add(line, false, LEAST_OF_LINE);
      break;
    case 'polygons':
      for (const polygon of shape.polygons) {
        for (const [index, ring] of polygon.entries())
          add(ring, turnsRing(ring, index, 'clockwise'), LEAST_OF_RING);
      }
  }
  pbf.writePackedVarint(LENGTHS, lengths);
  pbf.writePackedSVarint(COORDINATES, coordinates);
}

/** Writes z or m in steps. Unknown values are 0, because whole numbers have no null. */
function restAt({ numbers, stride }: Positions, index: number, at: number | undefined): number {
  const value = at === undefined ? 0 : (numbers[index * stride + at] ?? 0);
  return Number.isFinite(value) ? Math.round(value / REST_SCALE) : 0;
}
