import type { Coordinate } from '../geometry/figures.js';

/**
 * Maximum turn of a piece of line in radians, so that the outline of a piece crosses itself only a few
 * times.
 */
export const MAX_TURN = 4 * Math.PI;

/**
 * Splits a line after a turn of `MAX_TURN`, or far from the start of the piece. Each piece begins where the
 * previous one ends.
 *
 * @param line - without repeated positions
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

/** Sums the absolute turns of a line, in radians. */
export function turnOf(line: readonly Coordinate[]): number {
  return line.reduce((sum, place, index) => {
    const [before, next] = [line[index - 1], line[index + 1]];
    return before === undefined || next === undefined ? sum : sum + turnAt(before, place, next);
  }, 0);
}

/** Subtract two directions, since products of large coordinates would overflow. */
function turnAt([x0, y0]: Coordinate, [x, y]: Coordinate, [x1, y1]: Coordinate): number {
  const turn = Math.abs(Math.atan2(y1 - y, x1 - x) - Math.atan2(y - y0, x - x0));
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Removes positions that repeat their predecessor, which would hide turns of the line. */
export function withoutRepeats(line: readonly Coordinate[]): Coordinate[] {
  return line.filter(([x, y], index) => {
    const before = line[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
}
