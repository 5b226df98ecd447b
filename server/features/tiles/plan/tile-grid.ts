import type { Box } from '../../../storage/sql/dialect.js';
import { WEB_MERCATOR_EDGE } from '../../model/spatial-reference.js';

/** Address of a tile: level, column from the west, row from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Highest level that has tiles: a unit of its tiles is about 2 mm. */
export const MAX_LEVEL = 22;

/** Units of a tile's side. */
export const TILE_UNITS = 4096;

/** Units around a tile in which lines and polygons are still drawn, so that their outlines are not cut. */
export const TILE_BUFFER = 64;

/** Side of the square that Web Mercator shows, in metres. */
export const WORLD_SIDE = 2 * WEB_MERCATOR_EDGE;

/** A square in Web Mercator, with whole units that run to the east and to the south from its corner. */
export interface TileFrame {
  /** Edges without the buffer, in metres. */
  readonly box: Box;
  /** Metres of a unit. */
  readonly unit: number;
}

/** True if the level has a tile in this row and column. */
export function isInGrid({ z, x, y }: TileAddress): boolean {
  return z <= MAX_LEVEL && x < 2 ** z && y < 2 ** z;
}

export function frameOf({ z, x, y }: TileAddress): TileFrame {
  const side = WORLD_SIDE / 2 ** z;
  // Neighbours compute their common edge in the same way, so that it has one value.
  const xOf = (column: number): number => column * side - WEB_MERCATOR_EDGE;
  const yOf = (row: number): number => WEB_MERCATOR_EDGE - row * side;
  return {
    box: { xmin: xOf(x), ymin: yOf(y + 1), xmax: xOf(x + 1), ymax: yOf(y) },
    unit: side / TILE_UNITS,
  };
}

/** The frame's box with so many units around it. */
export function boxWith({ box: { xmin, ymin, xmax, ymax }, unit }: TileFrame, buffer: number): Box {
  const margin = buffer * unit;
  return { xmin: xmin - margin, ymin: ymin - margin, xmax: xmax + margin, ymax: ymax + margin };
}
