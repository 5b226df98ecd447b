import { visitPositions } from '../../append/convert/geometry/wkb-bounds.js';
import { ABSENT, type WkbCursor } from './read-wkb.js';
import { writeNumber } from './write-positions.js';

/**
 * Writes the box around a stored multipatch as Esri JSON in three dimensions; `null` for none.
 *
 * @param cursor - start of the multipatch in ISO WKB with z, little-endian; moved to its end.
 */
export function writeEsriBox(cursor: WkbCursor): string {
  const { bytes: wkb, at } = cursor;
  if (wkb[at] === ABSENT) {
    cursor.at += 1;
    return 'null';
  }
  const least = [Infinity, Infinity, Infinity];
  const greatest = [-Infinity, -Infinity, -Infinity];
  const visit = (x: number, y: number, offset: number): void => {
    for (const [axis, value] of [x, y, wkb.readDoubleLE(offset + 16)].entries()) {
      least[axis] = Math.min(least[axis] ?? value, value);
      greatest[axis] = Math.max(greatest[axis] ?? value, value);
    }
  };
  cursor.at = visitPositions(wkb, visit, at);
  const [xmin, ymin, zmin] = least.map(writeNumber);
  const [xmax, ymax, zmax] = greatest.map(writeNumber);
  const sides = { xmin, ymin, zmin, xmax, ymax, zmax };
  return `{${Object.entries(sides)
    .map(([side, number]) => `"${side}":${number ?? 'null'}`)
    .join(',')}}`;
}
