import type { Cell } from '../sql/thinning-repository.js';

/**
 * Joins the cells of a grid to those of the finest grid that has points in `most` cells at most. The lowest object id
 * stands for all points of a cell.
 *
 * @param side - cells on a side of the grid
 */
export function joinCells(cells: readonly Cell[], side: number, most: number): readonly Cell[] {
  if (cells.length <= most) return cells;
  let [fits, isTooFine] = [1, side];
  while (isTooFine - fits > 1) {
    const middle = Math.floor((fits + isTooFine) / 2);
    if (countJoined(cells, side, middle) <= most) fits = middle;
    else isTooFine = middle;
  }
  return join(cells, side, fits);
}

function countJoined(cells: readonly Cell[], side: number, joinedSide: number): number {
  const isFilled = new Uint8Array(joinedSide * joinedSide);
  let count = 0;
  for (const { x, y } of cells) {
    const at = placeOf(x, y, side, joinedSide);
    count += 1 - (isFilled[at] ?? 0);
    isFilled[at] = 1;
  }
  return count;
}

function join(cells: readonly Cell[], side: number, joinedSide: number): Cell[] {
  const joined = new Map<number, Cell>();
  for (const cell of cells) {
    const at = placeOf(cell.x, cell.y, side, joinedSide);
    const known = joined.get(at);
    const { id } = known === undefined || Number(cell.id) < Number(known.id) ? cell : known;
    const [x, y] = [at % joinedSide, Math.floor(at / joinedSide)];
    joined.set(at, { x, y, count: cell.count + (known?.count ?? 0), id });
  }
  return [...joined.values()];
}

/** Number of the joined cell, row by row. */
function placeOf(x: number, y: number, side: number, joinedSide: number): number {
  return Math.floor((y * joinedSide) / side) * joinedSide + Math.floor((x * joinedSide) / side);
}
