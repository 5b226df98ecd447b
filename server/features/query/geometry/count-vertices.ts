import { closeRing, type Figures, lengthOf } from '../geometry/figures.js';
import { MAX_TURN, turnOf, withoutRepeats } from './line-pieces.js';

/** Sizes that determine the number of vertices of a buffered line. */
export interface OutlineSizes {
  /** Vertices of a circle around a point. */
  readonly circle: number;
  /**
   * Maximum extent of a piece of line with an outline of its own, in the units of the figures; see
   * `cutIntoPieces`.
   */
  readonly span: number;
  /** Longest side of an outline. */
  readonly side: number;
}

/** Counts the vertices of the outlines around all pieces of the figures, without making them. */
export function countVertices(
  { points, lines, polygons }: Figures,
  { circle, span, side }: OutlineSizes,
): number {
  const rings = polygons.flat().map(closeRing);
  return [...lines, ...rings].reduce((sum, repeated) => {
    const line = withoutRepeats(repeated);
    const [length, turn] = [lengthOf(line), turnOf(line)];
    const pieces = 1 + Math.floor(turn / MAX_TURN) + Math.floor(length / span);
    // Round ends, round corners and both sides.
    return sum + pieces * circle + (turn / (2 * Math.PI)) * circle + 2 * (line.length + length / side);
  }, points.length * circle);
}
