import { expect } from 'chai';
import { nestRings, signedArea, windPolygon } from '../../../../../server/features/append/convert/rings.js';
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

describe('nestRings', () => {
  const [large, hole, island, apart] = [square(0, 0, 10), square(2, 2, 6), square(4, 4, 2), square(20, 0, 3)];

  it('finds the hole of each outer ring, whatever the order and winding', () => {
    for (const rings of [
      [large, hole, apart],
      [hole, apart, large],
      [reversed(hole), large, reversed(apart)],
    ]) {
      const polygons = nestRings(rings).map((polygon) => polygon.map((ring) => Math.abs(signedArea(ring))));
      expect(polygons).to.deep.equal([[200, 72], [18]]);
    }
  });

  it('takes an island in a hole for a polygon of its own', () => {
    expect(nestRings([island, hole, large])).to.deep.equal([[large, hole], [island]]);
  });

  it('keeps a hole that touches its outer ring', () => {
    const touching = square(0, 2, 3);
    expect(nestRings([large, touching])).to.deep.equal([[large, touching]]);
  });

  it('keeps neighbours with a common edge apart', () => {
    const neighbour = square(10, 0, 4);
    expect(nestRings([large, neighbour])).to.have.length(2);
  });
});

describe('windPolygon', () => {
  it('winds the outer ring clockwise and holes the other way', () => {
    const polygon = windPolygon([reversed(square(0, 0, 10)), square(2, 2, 6)]);
    expect(polygon.map((ring) => Math.sign(signedArea(ring)))).to.deep.equal([-1, 1]);
  });
});
