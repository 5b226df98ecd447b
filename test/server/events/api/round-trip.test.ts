import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, type Wire, without } from '../support/catalogue.js';

const ODD = `Tom's "Night" -- 10' x 20 & more... <3`;
const TEXT = 'One line\nand another -- "quoted"\n\nA paragraph & more';
const RECORDS = [
  {
    kind: 'event',
    list: 'events',
    fields: {
      title: ODD,
      description: TEXT,
      excerpt: TEXT,
      slug: 'odd',
      timezone: 'Europe/Rome',
      all_day: true,
      start_date: '2027-05-14',
      end_date: '2027-05-15',
      website: 'https://a.example/?b=1&c=2',
      show_map: true,
      featured: true,
      venue: { venue: ODD, city: 'Rome' },
      categories: [ODD, 'Walks'],
      tags: ['Family & Friends'],
      organizer: [{ organizer: ODD, description: TEXT }, { organizer: 'Another' }],
    },
  },
  {
    kind: 'venue',
    list: 'venues',
    fields: {
      venue: ODD,
      description: TEXT,
      address: '4 < 5 & "6"',
      country: 'Italy',
      province: 'RM',
      website: 'https://a.example/?b=1&c=2',
      show_map: false,
    },
  },
  {
    kind: 'organizer',
    list: 'organizers',
    fields: { organizer: ODD, description: TEXT, email: 'a&b <c@d>', phone: '555 "0142"' },
  },
] as const;

forEachDatabase('a body sent back as it was read', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, put, remove, event } = bound(() => catalogue);
  const stable = (body: Wire): Wire => without(body, 'modified', 'modified_utc', 'json_ld');

  for (const { kind, list, fields } of RECORDS) {
    for (const status of ['publish', 'draft'] as const) {
      it(`changes nothing of one of the ${list} that is ${status}`, async () => {
        const made = await catalogue[kind]({ ...fields, status });
        const path = `/${list}/${String(made['id'])}`;
        const { body: read } = await get(path, 'editor');
        catalogue.setNow('2026-09-02T14:00:07.500Z');
        for (const method of ['PUT', 'PATCH', 'POST']) {
          const { status: code, body } = await catalogue.call(method, path, read, 'editor');
          expect(code, method).to.equal(200);
          expect(stable(body), method).to.deep.equal(stable(made));
        }
        const { body: again } = await get(path, 'editor');
        expect(without(again, 'modified', 'modified_utc')).to.deep.equal(
          without(read, 'modified', 'modified_utc'),
        );
      });
    }
  }

  for (const cost of [
    '10',
    '$10',
    '10-20',
    ['$10', '20€'],
    '0',
    'Pay what you want',
    '1,000.50',
    '',
    [12, 8],
  ]) {
    it(`keeps the price ${JSON.stringify(cost)}`, async () => {
      const made = await event({ cost });
      const path = `/events/${String(made['id'])}`;
      const { body } = await put(path, (await get(path)).body);
      expect(body['cost_details']).to.deep.equal(made['cost_details']);
      expect(body['cost']).to.equal(made['cost']);
    });
  }

  it('does not store the page of an event as its website', async () => {
    const made = await event({ title: 'Homeless & more', status: 'draft' });
    const path = `/events/${String(made['id'])}`;
    const { body: read } = await get(path, 'editor');
    expect(read['website']).to.contain('?post_type=tribe_events&amp;p=');
    await put(path, read);
    const { body: published } = await put(path, { status: 'publish' });
    expect(published).to.include({ website: published['url'] });
    const { body: moved } = await put(path, { ...(await get(path)).body, slug: 'elsewhere' });
    expect(moved['url']).to.match(/\/event\/elsewhere\/$/);
    expect(moved['website']).to.equal(moved['url']);
    // A chosen website stays, even if it was once the page of the record.
    const website = 'https://walks.example.org/';
    await put(path, { website });
    expect((await put(path, { ...(await get(path)).body, title: 'Other' })).body).to.include({ website });
    const emptied = await put(path, { website: '' });
    expect((await put(path, emptied.body)).body['website']).to.equal('');
    expect((await put(path, { website: moved['url'] })).body['website']).to.equal(moved['url']);
    expect((await put(path, { slug: 'again' })).body['website']).to.equal(moved['url']);
  });

  it('restores an event from the trash under its old slug', async () => {
    const made = await event({ title: 'Thrown away' });
    const path = `/events/${String(made['id'])}`;
    const { body: trashed } = await remove(path);
    expect(trashed['slug']).to.equal('thrown-away__trashed');
    const { body: still } = await put(path, { ...trashed, title: 'Thrown out' });
    expect(still).to.include({ status: 'trash', slug: 'thrown-away__trashed' });
    const { body } = await put(path, { ...still, status: 'publish' });
    expect(body).to.include({ slug: 'thrown-away', url: made['url'], website: made['url'] });
    await remove(path);
    const renamed = await put(path, { ...trashed, status: 'publish', slug: 'brought-back' });
    expect(renamed.body).to.include({ slug: 'brought-back' });
  });

  it('dates a draft at its publication although its body was sent back', async () => {
    const made = await event({ status: 'draft' });
    const path = `/events/${String(made['id'])}`;
    expect(made['modified_utc']).to.equal('0000-00-00 00:00:00');
    const { body: changed } = await put(path, (await get(path, 'editor')).body);
    expect(changed['modified_utc']).to.match(/^2026-09-02 14:00:/);
    catalogue.setNow('2026-09-05T14:00:00Z');
    const { body } = await put(path, { status: 'publish' });
    expect(body['date_utc']).to.equal('2026-09-05 14:00:00');
  });

  it('changes nothing by a date as it was read, even with its offset', async () => {
    catalogue.setNow('2026-09-02T14:00:00.250Z');
    const made = await event({ status: 'draft' });
    const path = `/events/${String(made['id'])}`;
    const shown = { date: '2026-09-02T10:00:00-04:00', date_utc: '2026-09-02T14:00:00Z' };
    await put(path, shown);
    catalogue.setNow('2026-09-05T14:00:00Z');
    const { body: published } = await put(path, { status: 'publish' });
    expect(published['date_utc']).to.equal('2026-09-05 14:00:00');
    const { body: moved } = await put(path, {
      date: '2026-09-01 08:00:00',
      date_utc: '2026-09-05T14:00:00Z',
    });
    expect(moved).to.include({ date: '2026-09-01 08:00:00', date_utc: '2026-09-01 12:00:00' });
  });
});
