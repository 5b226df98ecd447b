import { queryFault } from './query-fault.js';

/** Pairs of rings that lie over each other in part. Rings of maps do so with a few neighbours each. */
const MAX_PAIRS = 20_000;

type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

/**
 * Refuses a polygon with very many rings that lie over each other: each pair crosses, and a database that makes the polygon
 * valid takes gigabytes for all crossings. A ring within another one, such as a hole, is no such pair.
 *
 * @param rings - of Esri JSON, not yet checked.
 * @throws {AppError} `request.invalid` on `geometry`.
 */
export function boundOverlaps(rings: unknown): void {
  if (!Array.isArray(rings)) return;
  const boxes = rings.map(boxOf).sort((a, b) => a[0] - b[0]);
  let pairs = 0;
  for (const [index, box] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (other === undefined || other[0] >= box[2]) break;
      if (lieOverEachOther(box, other)) pairs += 1;
      if (pairs > MAX_PAIRS)
        throw queryFault('geometry', 'has too many rings over each other to tell holes from others');
    }
  }
}

function boxOf(ring: unknown): Box {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const place of Array.isArray(ring) ? (ring as unknown[]) : []) {
    if (!Array.isArray(place)) continue;
    const [x, y] = place as unknown[];
    if (typeof x !== 'number' || typeof y !== 'number') continue;
    xmin = Math.min(xmin, x);
    ymin = Math.min(ymin, y);
    xmax = Math.max(xmax, x);
    ymax = Math.max(ymax, y);
  }
  return [xmin, ymin, xmax, ymax];
}

/** True if boxes share an area and none is within the other; two that are alike count as such a pair. */
function lieOverEachOther(a: Box, b: Box): boolean {
  if (a[0] >= b[2] || b[0] >= a[2] || a[1] >= b[3] || b[1] >= a[3]) return false;
  const isLarger = [a[0] <= b[0], a[1] <= b[1], a[2] >= b[2], a[3] >= b[3]];
  const isSmaller = [a[0] >= b[0], a[1] >= b[1], a[2] <= b[2], a[3] <= b[3]];
  return isLarger.every(Boolean) === isSmaller.every(Boolean);
}
