import { expect } from 'chai';
import fc from 'fast-check';
import { patchPostings } from '../../../../server/events/list/id-sets.js';
import { type SortedIdList, patchOrder } from '../../../../server/events/list/sorted-id-list.js';

const events = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 80 }), key: fc.integer({ min: -3, max: 3 }) }),
  {
    selector: ({ id }) => id,
    maxLength: 40,
  },
);
interface Keyed {
  readonly id: number;
  readonly key: number;
}

function inOrder(some: readonly Keyed[], isDescending: boolean): SortedIdList {
  const sorted = some.toSorted((a, b) => (a.key - b.key || a.id - b.id) * (isDescending ? -1 : 1));
  return {
    ids: Int32Array.from(sorted, ({ id }) => id),
    keys: Float64Array.from(sorted, ({ key }) => key),
  };
}

describe('what was read of all events, mended by those that have changed', () => {
  it('has the order in which they stand now', () => {
    fc.assert(
      fc.property(events, events, events, fc.boolean(), (before, now, gone, isDescending) => {
        const changed = [...now, ...gone].map(({ id }) => id);
        const after = [...before.filter(({ id }) => !changed.includes(id)), ...now];
        const mended = patchOrder(
          inOrder(before, isDescending),
          changed,
          inOrder(now, isDescending),
          isDescending,
        );
        expect(mended).to.deep.equal(inOrder(after, isDescending));
      }),
    );
  });

  it('has the members that there are now', () => {
    fc.assert(
      fc.property(events, events, events, (before, now, gone) => {
        const idsOf = (some: readonly Keyed[]): Int32Array => Int32Array.from(some, ({ id }) => id);
        const changed = [...now, ...gone].map(({ id }) => id);
        const after = new Set([...idsOf(before)].filter((id) => !changed.includes(id)).concat(...idsOf(now)));
        expect(new Set(patchPostings(idsOf(before), changed, idsOf(now)))).to.deep.equal(after);
      }),
    );
  });
});
