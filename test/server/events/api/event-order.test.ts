import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

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
    it(`sorts events by ${orderby} as ${expected.join(', ')}, and reversed when descending`, async () => {
      expect(await titles(`orderby=${orderby}`)).to.deep.equal(expected);
      expect(await titles(`orderby=${orderby}&order=asc`)).to.deep.equal(expected);
      expect(await titles(`orderby=${orderby}&order=desc`)).to.deep.equal([...expected].reverse());
    });
  }

  it('sorts events by their local times', async () => {
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

  it('sorts events by start, and with include by publication date', async () => {
    expect(await titles('')).to.deep.equal(['apple', 'Apple', 'Zebra', 'Éclair']);
    const include = Object.values(ids).join(',');
    expect(await titles(`include=${include}`)).to.deep.equal(['Éclair', 'Zebra', 'Apple', 'apple']);
    expect(await titles(`include=${include}&orderby=start`)).to.deep.equal(await titles(''));
    expect(await titles(`include=${include}&orderby=id`)).to.deep.equal([
      'Éclair',
      'apple',
      'Zebra',
      'Apple',
    ]);
  });

  it('repeats the order in links', async () => {
    const { body } = await get('/events?orderby=title&order=desc&per_page=2');
    const next = String(body['next_rest_url']);
    expect(next).to.contain('orderby=title').and.contain('order=desc');
    expect(await titles(next.slice(next.indexOf('?') + 1))).to.deep.equal(['Apple', 'apple']);
    const plain = await get('/events?per_page=2');
    expect(String(plain.body['next_rest_url'])).not.to.match(/order/);
  });

  it('accepts the sort key in any case', async () => {
    expect(await titles('orderby=Title&order=DESC')).to.deep.equal(await titles('orderby=title&order=desc'));
  });

  it('refuses an unknown sort key, and lists the known ones', async () => {
    const orders = 'must be one of start, end, date, modified, title, id';
    for (const [name, value, wanted] of [
      ['orderby', 'price', orders],
      ['orderby', '', orders],
      ['order', 'up', 'must be one of asc, desc'],
      ['order', '', 'must be one of asc, desc'],
    ] as const) {
      const { status, body } = await get(`/events?${name}=${value}`);
      expect([status, paramsOf(body)]).to.deep.equal([400, { [name]: `${name} ${wanted}.` }]);
    }
  });
});
