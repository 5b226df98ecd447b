import { expect } from 'chai';
import fc from 'fast-check';
import { intersect, subtract } from '../../../../server/events/list/id-sets.js';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 60 });

describe('sets of ids', () => {
  it('keeps the order of the first set in intersections and differences', () => {
    fc.assert(
      fc.property(ids, fc.array(ids, { maxLength: 3 }), (first, others) => {
        const sets = others.map((other) => Int32Array.from(other));
        const both = first.filter((id) => others.every((other) => other.includes(id)));
        expect([...intersect(Int32Array.from(first), sets)]).to.deep.equal(both);
        const [other = []] = others;
        const rest = first.filter((id) => !other.includes(id));
        expect([...subtract(Int32Array.from(first), Int32Array.from(other))]).to.deep.equal(rest);
      }),
    );
  });
});
