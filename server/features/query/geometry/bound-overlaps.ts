import { countMeetings } from './count-meetings.js';
import { queryFault } from '../../model/query-fault.js';

/** Maximum number of pairs of rings with intersecting boxes. Rings of maps intersect few others. */
const MAX_PAIRS = 200_000;

type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

/**
 * Refuses a polygon with too many overlapping rings before holes are assigned, which compares each such pair.
 *
 * @param rings - of Esri JSON, not yet checked.
 * @throws {AppError} `request.invalid` on `geometry`.
 */
export function boundOverlaps(rings: unknown): void {
  if (!Array.isArray(rings)) return;
  const boxes = rings.map(boxOf).filter(([xmin, , xmax]) => xmin <= xmax);
  const side = (index: 0 | 1 | 2 | 3): Float64Array => Float64Array.from(boxes, (box) => box[index]);
  const sides = { xmin: side(0), ymin: side(1), xmax: side(2), ymax: side(3) };
  if (countMeetings(sides, MAX_PAIRS) > MAX_PAIRS)
    throw queryFault('geometry', 'must have fewer rings that overlap each other');
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
