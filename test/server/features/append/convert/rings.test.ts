import { expect } from 'chai';
import { signedArea, windPolygon } from '../../../../../server/features/append/convert/rings.js';
import type { Ring } from '../../../../../server/features/append/convert/shape.js';

/** A square ring, clockwise. */
function square(x: number, y: number, size: number): Ring {
  return [
    [x, y],
    [x, y + size],
    [x + size, y + size],
    [x + size, y],
    [x, y],
  ];
}

const reversed = (ring: Ring): Ring => [...ring].reverse();

describe('windPolygon', () => {
  it('winds the outer ring clockwise and holes the other way', () => {
    const polygon = windPolygon([reversed(square(0, 0, 10)), square(2, 2, 6)]);
    expect(polygon.map((ring) => Math.sign(signedArea(ring)))).to.deep.equal([-1, 1]);
  });
});
