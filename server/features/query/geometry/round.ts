import type { Positions, Shape } from './read-wkb.js';

/** Rounds the coordinates of a shape to a number of decimals. */
export function round(shape: Shape, decimals: number): Shape {
  const all = (positions: Positions): Positions => ({
    ...positions,
    numbers: Array.from(positions.numbers, (value) => roundNumber(value, decimals)),
  });
  switch (shape.kind) {
    case 'point':
      return { kind: 'point', position: all(shape.position) };
    case 'points':
      return { kind: 'points', positions: all(shape.positions) };
    case 'lines':
      return { kind: 'lines', lines: shape.lines.map(all) };
    case 'polygons':
      return { kind: 'polygons', polygons: shape.polygons.map((rings) => rings.map(all)) };
  }
}

function roundNumber(value: number, decimals: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(decimals)) : value;
}
