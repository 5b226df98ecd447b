import type { Coordinate } from '../geometry/figures.js';
import { findMeetings, findOwnMeetings, type Meetings, NO_MEETINGS } from './meetings.js';
import { type Outline, valueAt } from './outline.js';
import { costOf, MAX_COST, MOST_OWN_MEETINGS, mostMeetings } from './relation-cost.js';

/** Relation of two geometries by all of their points, seen from the feature. */
export type ComparedRelation = 'intersects' | 'within' | 'contains' | 'crosses' | 'overlaps' | 'touches';

/**
 * Result of the evaluation: compare in the database, known to hold or fail, or not decidable in bounded
 * time.
 */
export type RelationResult = 'compare' | 'holds' | 'fails' | 'refuse';

/**
 * Decides how to compare a feature with a filter in bounded time. If GEOS would take too long, a proper
 * crossing of sides, or the absence of any contact, decides the relation.
 */
export function evaluateRelation(
  relation: ComparedRelation,
  feature: Outline,
  filter: Outline,
): RelationResult {
  const between = findMeetings(feature.sides, filter.sides, mostMeetings(feature, filter));
  if (costOf(feature, filter, between, ownMeetings(feature)) <= MAX_COST) return 'compare';
  const answer = answerOf(relation, feature, filter, between);
  if (answer === undefined) return 'refuse';
  return answer ? 'holds' : 'fails';
}

/** GEOS intersects a ring only with other rings, but a path with itself as well. */
function ownMeetings({ dimension, sides, starts }: Outline): Meetings {
  if (dimension === 0 || (dimension === 2 && starts.length === 1)) return NO_MEETINGS;
  return findOwnMeetings(sides, dimension === 1, MOST_OWN_MEETINGS);
}

/** Determines the relation from the contacts of the sides; `undefined` if they do not suffice. */
export function answerOf(
  relation: ComparedRelation,
  feature: Outline,
  filter: Outline,
  between: Meetings,
): boolean | undefined {
  if (feature.dimension === 0 || filter.dimension === 0) return undefined;
  if (between.crossings > 0) return whereCrossing(relation, feature, filter, between);
  if (between.contacts > 0 || !between.isComplete) return undefined;
  return whereApart(relation, feature, filter);
}

/** Evaluates the relation at a crossing, where each geometry continues on both sides of the other. */
function whereCrossing(
  relation: ComparedRelation,
  { dimension }: Outline,
  filter: Outline,
  { overlaps, isComplete }: Meetings,
): boolean | undefined {
  const areAlike = dimension === filter.dimension;
  if (relation === 'intersects') return true;
  if (relation !== 'crosses' && relation !== 'overlaps') return false;
  if (!areAlike) return relation === 'crosses';
  if (dimension === 2) return relation === 'overlaps';
  // Lines overlap if they share more than points; otherwise they cross.
  if (isComplete && overlaps === 0) return relation === 'crosses';
  return undefined;
}

/**
 * Evaluates the relation if no sides meet: each path or ring is then entirely inside or outside the other
 * geometry.
 */
function whereApart(relation: ComparedRelation, feature: Outline, filter: Outline): boolean {
  if (relation === 'touches') return false;
  const [inFilter, inFeature] = [countInside(feature, filter), countInside(filter, feature)];
  const isWithin = inFilter === feature.starts.length && inFeature === 0;
  const isAround = inFeature === filter.starts.length && inFilter === 0;
  const doMeet = inFilter > 0 || inFeature > 0;
  const areAlike = feature.dimension === filter.dimension;
  switch (relation) {
    case 'intersects':
      return doMeet;
    case 'within':
      return isWithin;
    case 'contains':
      return isAround;
    case 'crosses':
      return !areAlike && doMeet && !isWithin && !isAround;
    case 'overlaps':
      return areAlike && doMeet && !isWithin && !isAround;
  }
}

/** Counts the paths or rings of a geometry that begin within a polygon; none begin within lines. */
function countInside({ starts }: Outline, area: Outline): number {
  return area.dimension === 2 ? starts.filter((place) => isInside(place, area)).length : 0;
}

/** True if a point is within an odd number of a polygon's rings. */
function isInside([x, y]: Coordinate, { sides: { count, x1, y1, x2, y2 } }: Outline): boolean {
  let isIn = false;
  for (let side = 0; side < count; side += 1) {
    const [fromY, toY] = [valueAt(y1, side), valueAt(y2, side)];
    if (fromY > y === toY > y) continue;
    const [fromX, toX] = [valueAt(x1, side), valueAt(x2, side)];
    if (x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isIn = !isIn;
  }
  return isIn;
}
