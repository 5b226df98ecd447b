import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import { type As, bound, type Catalogue, openCatalogue, type Wire } from './catalogue.js';

forEachDatabase('order of a list of events', (open) => {
  let catalogue: Catalogue;
  const ids: Record<string, number> = {};
  const { get, put, event } = bound(() => catalogue);

  before(async () => {
    catalogue = await openCatalogue(await open());
    for (const [title, start, end, date] of [
      ['Éclair', '2027-01-03 10:00', '2027-01-03 11:00', '2026-08-01 12:00'],
      ['apple', '2027-01-01 10:00', '2027-01-09 11:00', '2026-08-03 12:00'],
      ['Zebra', '2027-01-02 10:00', '2027-01-02 11:00', '2026-08-02 12:00'],
      ['Apple', '2027-01-01 10:00', '2027-01-01 11:00', '2026-08-02 12:00'],
    ] as const) {
      const made = await event({ title, start_date: start, end_date: end, date, description: `No ${date}` });
      ids[title] = Number(made['id']);
    }
    await put(`/events/${String(ids['Zebra'])}`, { cost: '5' });
  });
  after(() => catalogue.stop());

  const titles = async (query: string, as?: As): Promise<string[]> => {
    const { body } = await get(`/events?${query}`, as);
    return (body['events'] as Wire[]).map(({ title }) => String(title));
  };

  for (const [orderby, expected] of [
    ['start', ['apple', 'Apple', 'Zebra', 'Éclair']],
    ['end', ['Apple', 'Zebra', 'Éclair', 'apple']],
    ['date', ['Éclair', 'Zebra', 'Apple', 'apple']],
    ['modified', ['Éclair', 'Apple', 'apple', 'Zebra']],
    ['title', ['apple', 'Apple', 'Éclair', 'Zebra']],
    ['id', ['Éclair', 'apple', 'Zebra', 'Apple']],
  ] as const) {
    it(`by ${orderby} is ${expected.join(', ')}, and the reverse when descending`, async () => {
      expect(await titles(`orderby=${orderby}`)).to.deep.equal(expected);
      expect(await titles(`orderby=${orderby}&order=asc`)).to.deep.equal(expected);
      expect(await titles(`orderby=${orderby}&order=desc`)).to.deep.equal([...expected].reverse());
    });
  }

  it('is by what clocks show where events are', async () => {
    // Beyond the dates that a list covers by itself.
    for (const [title, day, timezone] of [
      ['Breakfast', '2030-03-02 08:00', 'Asia/Tokyo'],
      ['Dinner', '2030-03-01 20:00', 'America/Los_Angeles'],
    ] as const) {
      await event({ title, start_date: day, end_date: day, timezone });
    }
    for (const orderby of ['start', 'end']) {
      const found = await titles(`runs_after=2030-01-01&orderby=${orderby}`);
      expect(found, orderby).to.deep.equal(['Dinner', 'Breakfast']);
    }
  });

  it('is by start unless told, and by publication date with include', async () => {
    expect(await titles('')).to.deep.equal(['apple', 'Apple', 'Zebra', 'Éclair']);
    const include = Object.values(ids).join(',');
    expect(await titles(`include=${include}`)).to.deep.equal(['Éclair', 'Zebra', 'Apple', 'apple']);
    expect(await titles(`include=${include}&orderby=id`)).to.deep.equal([
      'Éclair',
      'apple',
      'Zebra',
      'Apple',
    ]);
  });

  it('stays in the links', async () => {
    const { body } = await get('/events?orderby=title&order=desc&per_page=2');
    const next = String(body['next_rest_url']);
    expect(next).to.contain('orderby=title').and.contain('order=desc');
    expect(await titles(next.slice(next.indexOf('?') + 1))).to.deep.equal(['Apple', 'apple']);
    const plain = await get('/events?per_page=2');
    expect(String(plain.body['next_rest_url'])).not.to.match(/order/);
  });

  it('is taken in any case', async () => {
    expect(await titles('orderby=Title&order=DESC')).to.deep.equal(await titles('orderby=title&order=desc'));
  });

  it('is as without it when there is no such one', async () => {
    const expected = await titles('');
    for (const query of ['orderby=price', 'orderby=', 'order=up', 'order=']) {
      expect(await titles(query), query).to.deep.equal(expected);
      const { body } = await get(`/events?${query}&per_page=2`);
      expect(String(body['next_rest_url']), query).not.to.match(/order/);
    }
  });
});

forEachDatabase('links of a list of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, event, venue, organizer, category, tag } = bound(() => catalogue);

  it('repeat every filter that was given, but the password', async () => {
    const [hall, club] = [await venue({ geo_lat: 43, geo_lng: -70 }), await organizer()];
    const series = await event({ title: 'Series' });
    await category('Walks');
    await tag('Free');
    const fields = {
      venue: hall['id'],
      organizer: club['id'],
      categories: ['walks'],
      tags: ['free'],
      featured: true,
      post_parent: series['id'],
    };
    await event({ ...fields, title: 'Long walk' });
    await event({ ...fields, title: 'Short walk' });
    const given = {
      start_date: '2027-01-01 00:00:00',
      end_date: '2027-12-31 23:59:59',
      starts_before: '2027-12-01 23:59:59',
      starts_after: '2026-12-01 23:59:59',
      ends_before: '2027-12-02 23:59:59',
      ends_after: '2026-12-02 23:59:59',
      runs_after: '2027-01-01 00:00:00',
      runs_before: '2027-12-31 23:59:59',
      search: 'walk -"by night"',
      venue: String(hall['id']),
      organizer: String(club['id']),
      categories: 'walks',
      tags: 'free',
      featured: 'true',
      post_parent: String(series['id']),
      ticketed: 'false',
      modified_after: '2020-01-01',
      slug: 'long-walk,short-walk',
      author: String(catalogue.ids.editor),
      orderby: 'end',
      geoloc: 'true',
      geoloc_lat: '43',
      geoloc_lng: '-70',
      geoloc_radius: '10',
      status: 'publish',
      order: 'desc',
      context: 'edit',
    };
    const query = new URLSearchParams({ ...given, per_page: '1', password: 'tulip' });
    const { status, body } = await get(`/events?${query.toString()}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body['total']).to.equal(2);
    for (const [name, extra] of [
      ['rest_url', { page: '1' }],
      ['next_rest_url', { page: '2' }],
    ] as const) {
      const link = new URL(String(body[name]));
      expect(Object.fromEntries(link.searchParams), name).to.deep.equal({
        ...given,
        per_page: '1',
        ...extra,
      });
      const again = await get(link.href.slice(link.href.indexOf('/v1/') + 3));
      expect(again.body['total'], name).to.equal(2);
    }
    expect(String(body['next_rest_url'])).to.match(/&page=2$/);
  });

  it('repeat the ids of include, and no dates beside them', async () => {
    const ids = [await event({ title: 'One' }), await event({ title: 'Two' })].map(({ id }) => String(id));
    const { body } = await get(`/events?include[]=${ids.join('&include[]=')}&per_page=1`);
    expect(body['total']).to.equal(2);
    const link = new URL(String(body['next_rest_url']));
    expect(Object.fromEntries(link.searchParams)).to.deep.equal({
      per_page: '1',
      include: ids.join(','),
      status: 'publish',
      page: '2',
    });
  });

  it('repeat strict_dates and what is false', async () => {
    const { body } = await get('/events?strict_dates=true&start_date=2027-01-01+09:30&featured=false');
    const link = new URL(String(body['rest_url']));
    expect(link.searchParams.get('strict_dates')).to.equal('true');
    expect(link.searchParams.get('featured')).to.equal('false');
    expect(link.searchParams.get('start_date')).to.equal('2027-01-01 09:30:00');
  });

  it('tell the status that a caller gets', async () => {
    const status = async (as: As): Promise<string | null> => {
      const { body } = await get('/events', as);
      return new URL(String(body['rest_url'])).searchParams.get('status');
    };
    for (const as of ['nobody', 'subscriber'] as const) expect(await status(as)).to.equal('publish');
    for (const as of ['contributor', 'author', 'editor'] as const) expect(await status(as)).to.equal('any');
  });
});
