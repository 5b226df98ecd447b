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

describe('lists of events patched with changes', () => {
  it('patches a sorted list to the current order', () => {
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

  it('patches a posting list to the current members', () => {
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
