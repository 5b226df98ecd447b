import { expect } from 'chai';
import { signedArea, windPolygon } from '../../../../../../server/features/append/convert/geometry/rings.js';
import { reversed, square } from '../square-ring.js';

describe('windPolygon', () => {
  it('winds the outer ring clockwise and holes the other way', () => {
    const polygon = windPolygon([reversed(square(0, 0, 10)), square(2, 2, 6)]);
    expect(polygon.map((ring) => Math.sign(signedArea(ring)))).to.deep.equal([-1, 1]);
  });
});
