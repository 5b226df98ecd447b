import { expect } from 'chai';
import type { Principal, Role } from '../../../../server/auth/principal.js';
import {
  asksForHidden,
  type EventFilter,
  keyOf,
  splitFilter,
} from '../../../../server/events/list/event-filter.js';
import type { PlaceFilter } from '../../../../server/events/places/place-repository.js';

const person = (role: Role, userId = 7): Principal => ({ userId, name: 'ada', role });
const refuse = (): never => {
  throw new Error('nothing is known of the database');
};
const dialect: PlaceFilter['dialect'] & { readonly toJSON: () => never } = {
  liesInCube: refuse,
  toJSON: refuse,
};
const PLAIN: EventFilter = {
  caller: undefined,
  clock: 'wall',
  statuses: ['publish'],
  orderBy: 'start',
  isDescending: false,
};
const filterOf = (more: Partial<EventFilter>): EventFilter => ({ ...PLAIN, ...more });

describe('splitFilter', () => {
  it('splits off the filters that have an index, and leaves the rest', () => {
    const search = { wanted: ['walk'], unwanted: [] };
    const links = { venueIds: [1], organizerIds: [2], categoryIds: [3], tagIds: [4], search };
    const rest: Partial<EventFilter> = { ids: [9], isFeatured: true, unlockedIds: [8] };
    const { memberships, base } = splitFilter(filterOf({ ...links, ...rest }));
    expect(memberships).to.deep.equal([
      { kind: 'venue', ids: [1] },
      { kind: 'organizer', ids: [2] },
      { kind: 'term', ids: [3] },
      { kind: 'term', ids: [4] },
      { kind: 'search', terms: search },
    ]);
    expect(base).to.deep.equal(filterOf(rest));
  });

  it('splits off nothing from an empty filter', () => {
    expect(splitFilter(PLAIN)).to.deep.equal({ memberships: [], base: PLAIN });
  });
});

describe('asksForHidden', () => {
  it('returns true for each filter of protected fields, and for no other', () => {
    const hidden: readonly Partial<EventFilter>[] = [
      ...[{ venueIds: [] }, { organizerIds: [] }, { categoryIds: [] }, { tagIds: [] }],
      ...[{ isFeatured: false }, { place: { dialect, isPlaced: false } }],
    ];
    for (const one of hidden) expect(asksForHidden(filterOf(one)), Object.keys(one).join(' ')).to.equal(true);
    const open: Partial<EventFilter> = {
      ids: [1],
      slugs: ['walk'],
      authorIds: [7],
      parentIds: [4],
      modifiedAfter: 5,
      search: { wanted: ['walk'], unwanted: [] },
    };
    expect(asksForHidden(filterOf(open))).to.equal(false);
  });
});

describe('keyOf', () => {
  it('makes a different key for each filter', () => {
    const filters: readonly Partial<EventFilter>[] = [
      ...[{}, { statuses: ['draft'] as const }, { orderBy: 'end' as const }, { isDescending: true }],
      ...[{ ids: [1] }, { ids: [1, 2] }, { venueIds: [1] }, { organizerIds: [1] }, { categoryIds: [1] }],
      ...[{ tagIds: [1] }, { parentIds: [1] }, { slugs: ['1'] }, { authorIds: [1] }, { modifiedAfter: 1 }],
      ...[{ isFeatured: true }, { isFeatured: false }, { unlockedIds: [1] }],
      ...[{ search: { wanted: ['1'], unwanted: [] } }, { search: { wanted: [], unwanted: ['1'] } }],
      ...[{ clock: 'utc' as const }, { dates: { bounds: {} } }, { dates: { bounds: { start_date: 1 } } }],
      ...[{ place: { dialect, isPlaced: true } }, { place: { dialect, isPlaced: false } }],
      { place: { dialect, within: { centre: { latitude: 1, longitude: 2 }, radiusKm: 3 } } },
      { place: { dialect, within: { centre: { latitude: 1, longitude: 2 }, radiusKm: 4 } } },
    ];
    expect(new Set(filters.map((one) => keyOf(filterOf(one))))).to.have.property('size', filters.length);
  });

  it('makes the same key for all callers who see the same events', () => {
    const keyFor = (caller?: Principal): string => keyOf(filterOf({ caller }));
    expect(keyFor(person('subscriber'))).to.equal(keyFor());
    expect(keyFor(person('administrator', 8))).to.equal(keyFor(person('editor')));
    const keys = [keyFor(), keyFor(person('editor')), keyFor(person('author')), keyFor(person('author', 8))];
    expect(new Set(keys)).to.have.property('size', 4);
    expect(keyFor(person('contributor'))).to.equal(keyFor(person('author')));
  });
});
