import { expect } from 'chai';
import { cleanTypes } from '../../../../../server/http/response/reply/clean-types.js';

const record = (fields: object): object => ({ global_id: 'a.example?id=1', ...fields });

describe('cleanTypes', () => {
  for (const [what, given, wanted] of [
    ['an author who is text', { author: '279' }, { author: 279 }],
    ['no image', { image: false }, { image: null }],
    ['an image', { image: { id: 5 } }, { image: { id: 5 } }],
    ['no venue', { venue: [] }, { venue: [] }],
    ['a venue', { venue: record({ author: '2' }) }, { venue: [record({ author: 2 })] }],
    ['several venues', { venue: [record({ author: '2' })] }, { venue: [record({ author: 2 })] }],
    ['the name of a venue', { venue: 'Hall' }, { venue: 'Hall' }],
    ['organizers', { organizer: [record({ author: '3' })] }, { organizer: [record({ author: 3 })] }],
    ['the name of an organizer', { organizer: 'Club' }, { organizer: 'Club' }],
    ['no custom fields', { custom_fields: [] }, { custom_fields: {} }],
    ['custom fields', { custom_fields: { a: { value: 1 } } }, { custom_fields: { a: { value: 1 } } }],
    ['times that are not fixed', { date_utc: '0000-00-00 00:00:00' }, { date_utc: null }],
    ['changes that never were', { modified_utc: '0000-00-00 00:00:00' }, { modified_utc: null }],
    ['other times', { date_utc: '2027-01-01 00:00:00' }, { date_utc: '2027-01-01 00:00:00' }],
    ['parts of a time', { utc_end_date_details: { hour: '09' } }, { utc_end_date_details: { hour: 9 } }],
    ['a price', { cost_details: { values: ['10'] } }, { cost_details: { values: ['10'] } }],
    ['flags that are hidden', { featured: null }, { featured: null }],
  ] as const) {
    it(`cleans ${what} in a record`, () => {
      expect(cleanTypes(record(given))).to.deep.equal(record(wanted));
    });
  }

  it('cleans the members of lists', () => {
    const links = { rest_url: 'https://a/?page=1', next_rest_url: 'https://a/?page=2' };
    for (const name of ['events', 'venues', 'organizers']) {
      const list = { [name]: [record({ author: '2' })], ...links, total: 1, total_pages: 1 };
      expect(cleanTypes(list)).to.deep.equal({
        [name]: [record({ author: 2 })],
        ...links,
        total: 1,
        total_pages: 1,
      });
    }
  });

  it('makes objects of the error data of parameters', () => {
    const failure = (data: object): object => ({ code: 'x', message: 'y', data: { status: 400, ...data } });
    expect(cleanTypes(failure({ params: ['title', 'start_date'] }))).to.deep.equal(
      failure({ params: { title: 'title is required.', start_date: 'start_date is required.' } }),
    );
    const params = { page: 'page is odd.' };
    expect(cleanTypes(failure({ params, details: [] }))).to.deep.equal(failure({ params, details: {} }));
    const details = { page: { code: 'rest_invalid_type' } };
    expect(cleanTypes(failure({ params, details }))).to.deep.equal(failure({ params, details }));
  });

  it('keeps values that only share the names of cleaned members', () => {
    for (const body of [
      { args: { author: { type: 'integer' }, venue: { type: 'array' }, image: false } },
      { author: '2' },
      { global_id: { type: 'string' }, author: '2' },
      { total_pages: { type: 'integer' }, events: [record({ author: '2' })], rest_url: {} },
      [{ author: '2' }],
      'text',
      null,
    ]) {
      expect(cleanTypes(body)).to.deep.equal(body);
    }
  });
});
