import { expect } from 'chai';
import fc from 'fast-check';
import type { Principal } from '../../../../server/auth/principal.js';
import {
  describeGiven,
  describeStatusFilter,
  findSearchFault,
  findStatusFault,
  listStatuses,
  readPage,
} from '../../../../server/events/records/list-parameters.js';
import { coerceParameters } from '../../../../server/http/request/parameters/coerce.js';
import { parseNames } from '../../../../server/http/request/parameters/names.js';
import { list, object, text } from '../../../../server/http/request/parameters/coercion.js';

const AUTHOR: Principal = { userId: 7, name: 'ada', role: 'author' };

describe('readPage', () => {
  it('counts pages of the applied size, not of a larger requested one', () => {
    expect(readPage({ page: 3, per_page: 100 })).to.deep.equal({ page: 3, perPage: 50, offset: 100 });
    expect(readPage({ page: 3, per_page: 7 })).to.deep.equal({ page: 3, perPage: 7, offset: 14 });
    expect(readPage({})).to.deep.equal({ page: 1, perPage: 10, offset: 0 });
  });
});

describe('listStatuses', () => {
  it('lists published records for the public, whatever was requested', () => {
    expect(listStatuses(undefined, undefined)).to.deep.equal(['publish']);
    expect(listStatuses(['draft', 'trash'], undefined)).to.deep.equal(['publish']);
  });

  it('lists the requested statuses for writers, and all but the trash by default', () => {
    expect(listStatuses(['trash'], AUTHOR)).to.deep.equal(['trash']);
    expect(listStatuses(undefined, AUTHOR)).to.include.members(['publish', 'draft', 'private']);
    expect(listStatuses(undefined, AUTHOR)).not.to.include('trash');
  });
});

describe('findStatusFault', () => {
  it('accepts only the status publish from the public', () => {
    const faults = (...wanted: readonly Parameters<typeof findStatusFault>[0][]) =>
      wanted.map((statuses) => findStatusFault(statuses, undefined).map(({ field }) => field));
    expect(faults(undefined, ['publish'])).to.deep.equal([[], []]);
    expect(faults(['draft'], ['publish', 'draft'])).to.deep.equal([['status'], ['status']]);
    expect(findStatusFault(['draft', 'trash'], AUTHOR)).to.deep.equal([]);
  });
});

describe('describeStatusFilter', () => {
  it('repeats given parameters, and adds the defaults that apply', () => {
    const given = { filters: [['status', 'draft,trash']], derived: [] };
    expect(describeStatusFilter(['draft', 'trash'], AUTHOR)).to.deep.equal(given);
    expect(describeStatusFilter(undefined, AUTHOR)).to.deep.equal({
      filters: [],
      derived: [['status', 'any']],
    });
    expect(describeStatusFilter(undefined, undefined)).to.deep.equal({
      filters: [['status', 'publish']],
      derived: [],
    });
  });
});

describe('findSearchFault', () => {
  it('requires from one to a hundred terms', () => {
    const reasons = (count: number): string[] =>
      findSearchFault('a', () => count).map(({ reason }) => reason);
    expect(reasons(0)).to.deep.equal(['must contain a word']);
    expect([reasons(1), reasons(100)]).to.deep.equal([[], []]);
    expect(reasons(101)).to.deep.equal(['must not have more than 100 words']);
    expect(findSearchFault(undefined, () => 0)).to.deep.equal([]);
  });
});

describe('describeGiven', () => {
  it('repeats given parameters, but no defaults', () => {
    expect(describeGiven('a', undefined)).to.deep.equal([]);
    expect(describeGiven('a', 5)).to.deep.equal([['a', '5']]);
    expect(describeGiven('a', false)).to.deep.equal([['a', 'false']]);
    expect(describeGiven('a', true, 'true')).to.deep.equal([]);
    expect(describeGiven('a', true, 'false')).to.deep.equal([['a', 'true']]);
  });

  it('writes a list with commas if that reads back, else item by item', () => {
    const names = (...items: readonly string[]): string[] => describeGiven('a', items).map(([name]) => name);
    expect(describeGiven('a', [1, 'two words', 'x[1]'])).to.deep.equal([['a', '1,two words,x[1]']]);
    for (const item of [' a', 'a ', 'a,b', '[a]', '', '\t']) {
      expect(names('plain', item), item).to.deep.equal(['a[]', 'a[]']);
    }
  });

  it('writes any list so that it reads back', () => {
    const item = fc.string({ unit: fc.constantFrom('a', '1', ',', '[', ']', ' ', '"', '\t', '%', '+', '&') });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), (items) => {
        const query = new URLSearchParams(describeGiven('a', items)).toString();
        const rules = { emptyIsAbsent: false };
        expect(coerceParameters(parseNames(query), object({ a: list(text) }), rules).value).to.deep.equal({
          a: items,
        });
      }),
    );
  });
});
