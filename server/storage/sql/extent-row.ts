import type { Box } from './dialect.js';

/** Result of an extent query: nulls if no row has a geometry. */
export type ExtentRow = { [Side in keyof Box]: number | null };

export function toBox(row: ExtentRow | undefined): Box | undefined {
  if (row === undefined) return undefined;
  const { xmin, ymin, xmax, ymax } = row;
  if (xmin === null || ymin === null || xmax === null || ymax === null) return undefined;
  return { xmin, ymin, xmax, ymax };
}
