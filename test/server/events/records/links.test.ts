import { expect } from 'chai';
import { describePaging, globalId, pageUrl } from '../../../../server/events/records/links.js';

describe('describePaging', () => {
  const pagesOf = (page: number, total: number) =>
    describePaging(
      {
        publicUrl: 'https://example.org/base',
        route: 'events',
        page,
        perPage: 2,
        filters: [
          ['start_date', '2027-05-14 00:00:00'],
          ['search', 'a&b'],
        ],
        derived: [['status', 'any']],
      },
      total,
    );
  const base = 'https://example.org/base/cal/events/v1/events/?';
  const filters = 'per_page=2&start_date=2027-05-14+00%3A00%3A00&search=a%26b';

  it('repeats every filter, encoded, and leaves the number of the first page out', () => {
    expect(pagesOf(2, 5)).to.deep.equal({
      rest_url: `${base}page=2&${filters}&status=any`,
      next_rest_url: `${base}${filters}&page=3`,
      previous_rest_url: `${base}${filters}`,
      total: 5,
      total_pages: 3,
    });
  });

  it('omits links to pages that do not exist', () => {
    expect(pagesOf(1, 2)).to.have.all.keys('rest_url', 'total', 'total_pages');
    expect(pagesOf(1, 0)).to.include({ total: 0, total_pages: 0 });
  });
});

describe('pageUrl', () => {
  it('returns a readable address only for published and private records', () => {
    const of = (status: 'publish' | 'private' | 'draft' | 'future' | 'trash'): string =>
      pageUrl('https://example.org', 'venue', { id: 7, slug: 'hall', status });
    expect([of('publish'), of('private')]).to.deep.equal(Array(2).fill('https://example.org/venue/hall/'));
    const hidden = [of('draft'), of('future'), of('trash')];
    expect(hidden).to.deep.equal(Array(3).fill('https://example.org/?post_type=tribe_venue&p=7'));
  });
});

describe('globalId', () => {
  it('joins the address without its scheme and the id', () => {
    expect(globalId('https://example.org/base', 7)).to.equal('example.org/base?id=7');
  });
});
