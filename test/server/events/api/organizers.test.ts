import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  bound,
  type Catalogue,
  detailsOf,
  inside,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from '../support/catalogue.js';

const ALWAYS = [
  ...['id', 'author', 'status', 'date', 'date_utc', 'modified', 'modified_utc', 'url', 'organizer', 'slug'],
  ...['global_id', 'global_id_lineage'],
];
const CLUB = {
  organizer: 'Walking Club',
  description: 'Walks all year.',
  phone: '+1 555 0143',
  website: 'https://walks.example.org/?a=1&b=2',
  email: 'hello@walks.example.org',
};

forEachDatabase('organizers over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, put, event, organizer } = bound(() => catalogue);
  const path = ({ id }: Wire): string => `/organizers/${String(id)}`;

  describe('creating', () => {
    it('answers 201, and leaves out keys without a value', async () => {
      const { status, headers, body } = await post('/organizers', { organizer: 'Rowing & Sons' });
      expect(status).to.equal(201);
      expect(headers).to.not.have.any.keys('location');
      expect(body).to.have.all.keys(ALWAYS);
      expect(body).to.include({
        organizer: 'Rowing &#038; Sons',
        slug: 'rowing-sons',
        status: 'publish',
        author: String(catalogue.ids.editor),
        date: '2026-09-02 10:00:00',
        date_utc: '2026-09-02 14:00:00',
        modified_utc: '2026-09-02 14:00:00',
        url: 'https://calendar.example.org/organizer/rowing-sons/',
        global_id: `calendar.example.org?id=${String(body['id'])}`,
      });
      expect(body['global_id_lineage']).to.deep.equal([body['global_id']]);
    });

    it('stores every field of an organizer by its rules', async () => {
      const { body } = await post('/organizers', CLUB);
      expect(body).to.have.all.keys([...ALWAYS, 'description', 'phone', 'website', 'email']);
      expect(body).to.include({ ...CLUB, description: '<p>Walks all year.</p>' });
      const odd = await organizer({
        organizer: 'Odd',
        email: 'not an <b>address</b>',
        phone: ' < 5 ',
        website: '',
      });
      expect(odd).to.include({ email: 'not an address', phone: '&lt; 5' }).and.not.include.keys('website');
    });

    it('refuses an empty name, numbers for texts and addresses that are none', async () => {
      const missing = await post('/organizers', { phone: '5' });
      expect([missing.body['code'], paramsOf(missing.body)]).to.deep.equal([
        'rest_missing_callback_param',
        ['organizer'],
      ]);
      const bad = { organizer: '<i> </i>', website: 'foo', date: 'x', author: 9999, status: 'foo' };
      const { status, body } = await post('/organizers', bad);
      expect(status).to.equal(400);
      expect(paramsOf(body)).to.have.all.keys('organizer', 'website', 'date', 'author', 'status');
      const typed = await post('/organizers', { organizer: 'X', phone: 5, email: [] });
      expect(detailsOf(typed.body)).to.have.all.keys('phone', 'email');
    });

    it('gives an organizer an id that no record of another kind has', async () => {
      const ids = [
        (await organizer({ organizer: 'Id 1' }))['id'],
        (await catalogue.venue({ venue: 'Id 2' }))['id'],
        (await event())['id'],
        (await organizer({ organizer: 'Id 3' }))['id'],
      ];
      expect(new Set(ids).size).to.equal(4);
    });
  });

  describe('creating an existing organizer', () => {
    let first: Wire;
    before(async () => {
      first = await organizer({ organizer: 'City Library', description: 'Old', phone: '1' });
    });

    it('finds one of the same name in any case, and completes it', async () => {
      const { status, body } = await post('/organizers', {
        organizer: 'CITY library',
        phone: '2',
        email: 'a@b',
      });
      expect(status).to.equal(201);
      expect(body).to.include({ id: first['id'], organizer: 'City Library', phone: '2', email: 'a@b' });
      const same = await organizer({ organizer: 'City Library', description: 'Old' });
      expect(same['id']).to.equal(first['id']);
      expect((await get('/organizers?search=library')).body['total']).to.equal(1);
    });

    it('creates another organizer for another description', async () => {
      const other = await organizer({ organizer: 'City Library', description: 'New' });
      expect(other['id']).to.not.equal(first['id']);
      expect(other).to.include({ slug: 'city-library-2' });
    });
  });

  describe('reading', () => {
    it('adds a description for search engines, by id and by slug', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Described' });
      const { status, body } = await get(path(made));
      expect(status).to.equal(200);
      expect(without(body, 'json_ld')).to.deep.equal(made);
      expect(body['json_ld']).to.deep.equal({
        '@type': 'Person',
        name: 'Described',
        description: 'Walks all year.',
        url: CLUB.website,
        telephone: CLUB.phone,
        email: CLUB.email,
        sameAs: CLUB.website,
      });
      expect((await get('/organizers/by-slug/described')).body).to.deep.equal(body);
      expect((await get('/organizers/by-slug/DESCRIBED')).body).to.deep.equal(body);
    });

    it('describes the first organizer of an event, and each where it is embedded', async () => {
      const first = await organizer({ organizer: 'Bare' });
      const second = await organizer({ ...CLUB, organizer: 'Second' });
      const made = await event({ organizer: [first['id'], second['id']] });
      expect((made['organizer'] as Wire[]).map((one) => Object.keys(one))).to.not.include('json_ld');
      const { body } = await get(`/events/${String(made['id'])}`);
      const described = { '@type': 'Person', name: 'Bare', description: '', url: '', telephone: '' };
      expect(inside(inside(body, 'json_ld'), 'organizer')).to.deep.equal({
        ...described,
        email: '',
        sameAs: '',
      });
      expect(body['organizer']).to.deep.equal([
        (await get(path(first))).body,
        (await get(path(second))).body,
      ]);
    });
  });

  describe('updating', () => {
    it('clears fields that are sent empty, but not the name', async () => {
      const made = await organizer({ ...CLUB, organizer: 'Emptied' });
      const empty = { description: '', phone: '', website: '', email: '', image: '' };
      expect((await put(path(made), empty)).body).to.have.all.keys(ALWAYS);
      const { status, body } = await put(path(made), { organizer: '' });
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['organizer']]);
    });
  });
  it('finds an organizer if one of six fields has all words of the search', async () => {
    await organizer({ ...CLUB, organizer: 'Searched one', description: 'Spaß am See' });
    for (const [search, total] of [
      ['searched+one', 1],
      ['one+spass', 0],
      ['spass', 1],
      ['SEE', 1],
      ['walks.example', 1],
      ['hello@walks', 1],
      ['0143', 1],
      ['100%25', 0],
    ] as const) {
      const { body } = await get(`/organizers?search=${search}&slug=searched-one`);
      expect(body['total'], search).to.equal(total);
    }
    expect((await get('/organizers?search=')).status).to.equal(400);
  });
});
