import { countMeetings } from '../geometry/count-meetings.js';
import { fillPolygon } from '../project/plane-buffer.js';
import { type FilterGeometry, readFilterGeometry } from '../geometry/filter-geometry.js';
import { closeRing, figuresOf } from '../geometry/figures.js';
import { countCrossings, sidesOf } from '../geometry/sides.js';
import { queryFault } from '../../model/query-fault.js';

/** Pairs of sides whose boxes meet, beyond one for each side: a database looks at each of them in one call. */
const MAX_MEETINGS = 1_000_000;
/** Crossings of a polygon's sides: each becomes a vertex or two. */
const MAX_CROSSINGS = 50_000;
/** Maximum number of crossings that SpatiaLite resolves in about a second. Its effort is quadratic. */
const FEW_CROSSINGS = 100;

/**
 * Converts a geometry so that a database compares each feature with it in little time, because a call within
 * SpatiaLite cannot be interrupted. A polygon with many self-crossings becomes the area inside an odd number of its
 * rings.
 *
 * @returns `undefined` for a geometry that is such a one already.
 * @throws {AppError} `request.invalid` on `geometry` when it crosses itself without end.
 */
export function resolveSelfIntersections(wkb: Uint8Array): FilterGeometry | undefined {
  const { lines, polygons } = figuresOf(wkb);
  const sides = sidesOf([...lines, ...polygons.flat().map(closeRing)]);
  const most = MAX_MEETINGS + sides.from.length;
  if (countMeetings(sides, most) > most)
    throw queryFault(
      'geometry',
      `must have at most ${String(MAX_MEETINGS)} pairs of sides with intersecting boxes`,
    );
  if (polygons.length === 0) return undefined;
  const crossings = countCrossings(sides, MAX_CROSSINGS);
  if (crossings > MAX_CROSSINGS)
    throw queryFault('geometry', `must cross itself at most ${String(MAX_CROSSINGS)} times`);
  if (crossings <= FEW_CROSSINGS) return undefined;
  const rings = fillPolygon(polygons.flat());
  // Clockwise, as outer rings are in Esri JSON.
  return readFilterGeometry({ rings: rings.map((ring) => closeRing(ring).reverse()) });
}
