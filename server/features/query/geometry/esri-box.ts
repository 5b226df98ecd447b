import { visitPositions } from '../../append/convert/wkb-bounds.js';
import { writeNumber } from './write-positions.js';

/**
 * The box around a stored multipatch as Esri JSON, in three dimensions.
 *
 * @param wkb - ISO well-known binary with z, little-endian.
 */
export function writeEsriBox(wkb: Buffer): string {
  const least = [Infinity, Infinity, Infinity];
  const greatest = [-Infinity, -Infinity, -Infinity];
  visitPositions(wkb, (x, y, offset) => {
    for (const [axis, value] of [x, y, wkb.readDoubleLE(offset + 16)].entries()) {
      least[axis] = Math.min(least[axis] ?? value, value);
      greatest[axis] = Math.max(greatest[axis] ?? value, value);
    }
  });
  const [xmin, ymin, zmin] = least.map(writeNumber);
  const [xmax, ymax, zmax] = greatest.map(writeNumber);
  const sides = { xmin, ymin, zmin, xmax, ymax, zmax };
  return `{${Object.entries(sides)
    .map(([side, number]) => `"${side}":${number ?? 'null'}`)
    .join(',')}}`;
}
