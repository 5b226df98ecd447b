import type { Ring } from '../../../../../server/features/append/convert/geometry/shape.js';

/** A square ring, clockwise. */
export function square(x: number, y: number, size: number): Ring {
  return [
    [x, y],
    [x, y + size],
    [x + size, y + size],
    [x + size, y],
    [x, y],
  ];
}

export const reversed = (ring: Ring): Ring => [...ring].reverse();
