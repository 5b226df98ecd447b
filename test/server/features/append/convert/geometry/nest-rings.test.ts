import { expect } from 'chai';
import { nestRings } from '../../../../../../server/features/append/convert/geometry/nest-rings.js';
import { signedArea } from '../../../../../../server/features/append/convert/geometry/rings.js';
import { type Ring, ShapeFault } from '../../../../../../server/features/append/convert/geometry/shape.js';
import { reversed, square } from '../square-ring.js';

describe('nestRings', () => {
  const [large, hole, island, apart] = [square(0, 0, 10), square(2, 2, 6), square(4, 4, 2), square(20, 0, 3)];

  it('finds the hole of each outer ring in any order and winding', () => {
    for (const rings of [
      [large, hole, apart],
      [hole, apart, large],
      [reversed(hole), large, reversed(apart)],
    ]) {
      const polygons = nestRings(rings).map((polygon) => polygon.map((ring) => Math.abs(signedArea(ring))));
      expect(polygons).to.deep.equal([[200, 72], [18]]);
    }
  });

  it('makes a separate polygon of an island in a hole', () => {
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

  /** A ring of `count` edges around the origin. */
  function circle(radius: number, count: number): Ring {
    const at = (index: number): [number, number] => {
      const angle = ((index % count) * 2 * Math.PI) / count;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    };
    return Array.from({ length: count + 1 }, (_, index) => at(index));
  }

  it('sorts very many rings, nested and adjacent', () => {
    const outer = circle(1000, 50_000);
    const holes = Array.from({ length: 2500 }, (_, index) =>
      square((index % 50) * 20 - 500, Math.floor(index / 50) * 20 - 500, 10),
    );
    const islands = Array.from({ length: 100_000 }, (_, index) =>
      square(2000 + (index % 300) * 2, Math.floor(index / 300) * 2, 1),
    );
    const polygons = nestRings([...islands, ...holes, outer]);
    expect(polygons).to.have.length(1 + islands.length);
    expect(polygons[0]).to.have.length(1 + holes.length);
  }).timeout(60_000);

  it('gives up if separating holes from outer rings would take minutes', () => {
    const ring = circle(1000, 100_000);
    expect(() => nestRings([ring, ring])).to.throw(ShapeFault, 'too many overlapping rings');
    const stack = Array.from({ length: 20_000 }, (_, index) => square(index / 1e6, index / 1e6, 10));
    expect(() => nestRings(stack)).to.throw(ShapeFault, 'too many overlapping rings');
  }).timeout(60_000);
});
