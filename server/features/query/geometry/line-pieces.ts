import type { Coordinate } from '../geometry/figures.js';

/** Radians by which a piece of a line turns at most: the outline of a piece then crosses itself a few times only. */
export const MAX_TURN = 4 * Math.PI;

/**
 * Splits a line where it has turned by `MAX_TURN` or is far from the start of the piece. Each piece begins where the
 * previous one ends.
 *
 * @param line - without repeated places
 */
export function cutIntoPieces(
  line: readonly Coordinate[],
  isFar: (start: Coordinate, place: Coordinate) => boolean = () => false,
): Coordinate[][] {
  const pieces: Coordinate[][] = [];
  let piece: Coordinate[] = [];
  let turned = 0;
  for (const [index, place] of line.entries()) {
    const [start, before, next] = [piece[0], piece.at(-1), line[index + 1]];
    piece.push(place);
    if (start === undefined || before === undefined || next === undefined) continue;
    turned += turnAt(before, place, next);
    if (turned < MAX_TURN && !isFar(start, place)) continue;
    pieces.push(piece);
    piece = [place];
    turned = 0;
  }
  return [...pieces, piece];
}

/** Adds up the radians by which a line turns, to either side. */
export function turnOf(line: readonly Coordinate[]): number {
  return line.reduce((sum, place, index) => {
    const [before, next] = [line[index - 1], line[index + 1]];
    return before === undefined || next === undefined ? sum : sum + turnAt(before, place, next);
  }, 0);
}

/** By the difference of two directions: products of large coordinates would not be numbers any more. */
function turnAt([x0, y0]: Coordinate, [x, y]: Coordinate, [x1, y1]: Coordinate): number {
  const turn = Math.abs(Math.atan2(y1 - y, x1 - x) - Math.atan2(y - y0, x - x0));
  return Math.min(turn, 2 * Math.PI - turn);
}

/** The line without places that repeat the one before, which would hide how it turns. */
export function withoutRepeats(line: readonly Coordinate[]): Coordinate[] {
  return line.filter(([x, y], index) => {
    const before = line[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
}
