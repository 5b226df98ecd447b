import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type Answer,
  type Catalogue,
  detailsOf,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from '../support/catalogue.js';

const ALWAYS = [
  ...['id', 'author', 'status', 'date', 'date_utc', 'modified', 'modified_utc', 'url', 'venue', 'slug'],
  ...['show_map', 'show_map_link', 'global_id', 'global_id_lineage'],
];
const PAVILION = {
  venue: 'Harbour Pavilion',
  description: 'A hall by the water.',
  address: '4 Quay Road',
  city: 'Portsmouth',
  country: 'United States',
  state: 'NH',
  zip: '03801',
  phone: '+1 555 0142',
  website: 'https://pavilion.example.org/?a=1&b=2',
};

forEachDatabase('venues over HTTP', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const path = ({ id }: Wire): string => `/venues/${String(id)}`;
  const namesOf = ({ body }: Answer): string[] =>
    (body['venues'] as Wire[]).map(({ venue }) => String(venue));

  describe('creating', () => {
    it('answers 201, and leaves out keys without a value', async () => {
      const { status, headers, body } = await catalogue.post('/venues', { venue: 'Mill & Garden' });
      expect(status).to.equal(201);
      expect(headers).to.not.have.any.keys('location');
      expect(body).to.have.all.keys(ALWAYS);
      expect(body).to.include({
        venue: 'Mill &#038; Garden',
        slug: 'mill-garden',
        show_map: true,
        show_map_link: true,
        status: 'publish',
        date_utc: '2026-09-02 14:00:00',
        url: 'https://calendar.example.org/venue/mill-garden/',
      });
    });

    it('stores every field of a venue by its rules', async () => {
      const { body } = await catalogue.post('/venues', {
        ...PAVILION,
        show_map: 'Off',
        show_map_link: 'Yes',
      });
      const { venue, ...rest } = PAVILION;
      expect(body).to.include({
        ...rest,
        venue,
        description: '<p>A hall by the water.</p>',
        stateprovince: 'NH',
        show_map: false,
        show_map_link: true,
      });
    });

    it('derives the region from the country, unless it is given', async () => {
      const regions = [];
      for (const place of [
        { state: 'NH', province: 'X' },
        { country: 'US', state: 'NH', province: 'X' },
        { country: 'usa', state: 'NH', province: 'X' },
        { country: 'United States', state: 'NH', province: 'X' },
        { country: 'United States of America', state: 'NH', province: 'X' },
        { country: 'Italy', state: 'NH', province: 'Lazio' },
        { country: 'Italy', province: 'Lazio', stateprovince: 'RM' },
        { country: 'Italy' },
        { country: 'Italy', state: 'NH' },
      ]) {
        regions.push(
          (await catalogue.venue({ venue: `Region ${regions.length}`, ...place }))['stateprovince'],
        );
      }
      const home = ['NH', 'NH', 'NH', 'NH', 'NH'];
      expect(regions).to.deep.equal([...home, 'Lazio', 'RM', undefined, undefined]);
    });

    it('removes markup from the address', async () => {
      const body = await catalogue.venue({
        venue: 'Plain',
        address: '<b>4</b> Quay <script>x</script>Road < 5',
      });
      expect(body['address']).to.equal('4 Quay Road &lt; 5');
    });

    it('refuses an empty name, numbers for texts and addresses that are none', async () => {
      const missing = await catalogue.post('/venues', { city: 'Dover' });
      expect(paramsOf(missing.body)).to.deep.equal(['venue']);
      const { status, body } = await catalogue.post('/venues', {
        venue: '<i></i>',
        website: 'foo',
        date: 'x',
      });
      expect(status).to.equal(400);
      expect(paramsOf(body)).to.have.all.keys('venue', 'website', 'date');
      const typed = await catalogue.post('/venues', { venue: 'X', city: 5 });
      expect(detailsOf(typed.body)).to.have.all.keys('city');
    });
  });

  describe('creating an existing venue', () => {
    let first: Wire;
    before(async () => {
      first = await catalogue.venue({ venue: 'Town Hall', city: 'Dover', description: 'Old' });
    });

    it('finds a venue of the same name in any case and completes it', async () => {
      const body = await catalogue.venue({ venue: 'TOWN hall', city: 'dover', phone: '5', zip: '03820' });
      expect(body).to.include({
        id: first['id'],
        venue: 'Town Hall',
        city: 'dover',
        phone: '5',
        zip: '03820',
      });
    });

    for (const [what, other] of [
      ['city', { city: 'Boston' }],
      ['zip', { zip: '99999' }],
      ['description', { description: 'Another' }],
    ] as const) {
      it(`creates another venue for another ${what}`, async () => {
        expect((await catalogue.venue({ venue: 'Town Hall', ...other }))['id']).to.not.equal(first['id']);
      });
    }

    for (const field of ['address', 'city', 'zip']) {
      it(`finds an existing venue if ${field} is equal in any case, or missing in one of the two`, async () => {
        const venue = `By ${field}`;
        const made = await catalogue.venue({ venue });
        const found = await catalogue.venue({ venue, [field]: 'One' });
        expect(found).to.include({ id: made['id'], [field]: 'One' });
        expect(await catalogue.venue({ venue })).to.include({ id: made['id'], [field]: 'One' });
        expect(await catalogue.venue({ venue, [field]: 'ONE' })).to.include({ id: made['id'] });
        expect((await catalogue.venue({ venue, [field]: 'Two' }))['id']).to.not.equal(made['id']);
      });
    }
  });

  describe('reading', () => {
    it('adds a description for search engines', async () => {
      const made = await catalogue.venue({ ...PAVILION, venue: 'Described' });
      const { status, body } = await catalogue.get(path(made));
      expect(status).to.equal(200);
      expect(body['json_ld']).to.deep.equal({
        '@type': 'Place',
        name: 'Described',
        description: 'A hall by the water.',
        url: '',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '4 Quay Road',
          addressLocality: 'Portsmouth',
          addressRegion: 'NH',
          postalCode: '03801',
          addressCountry: 'United States',
        },
        telephone: '+1 555 0142',
        sameAs: 'https://pavilion.example.org/?a=1&b=2',
      });
      expect((await catalogue.get('/venues/by-slug/described')).body).to.deep.equal(body);
    });

    it('names the province of a venue abroad to search engines', async () => {
      const made = await catalogue.venue({
        venue: 'Abroad',
        country: 'Canada',
        province: 'Ontario',
        state: 'NH',
      });
      const { body } = await catalogue.get(path(made));
      expect(body['json_ld']).to.have.nested.property('address.addressRegion', 'Ontario');
    });
  });

  describe('updating', () => {
    it('clears fields of a venue that are sent empty', async () => {
      const made = await catalogue.venue({ ...PAVILION, venue: 'Emptied' });
      const fields = Object.keys(without(PAVILION, 'venue'));
      const empty = Object.fromEntries(fields.map((name) => [name, '']));
      expect((await catalogue.put(path(made), empty)).body).to.have.all.keys(ALWAYS);
    });

    it('derives the region again unless it was set', async () => {
      const made = await catalogue.venue({ venue: 'Moving', state: 'NH' });
      const { body: moved } = await catalogue.put(path(made), { state: 'ME' });
      expect(moved['stateprovince']).to.equal('ME');
      const whole = { ...moved, state: 'MA' };
      expect((await catalogue.put(path(made), whole)).body['stateprovince'], 'a whole body').to.equal('MA');
      await catalogue.put(path(made), { stateprovince: 'New England' });
      expect((await catalogue.put(path(made), { state: 'VT' })).body['stateprovince']).to.equal(
        'New England',
      );
    });

    it('keeps a cleared region empty despite a state, until another is sent', async () => {
      const made = await catalogue.venue({ venue: 'Nowhere', state: 'NH' });
      const { body: emptied } = await catalogue.put(path(made), { stateprovince: '' });
      expect(emptied).to.include({ state: 'NH' }).and.not.have.property('stateprovince');
      const { body: kept } = await catalogue.put(path(made), { city: 'Dover' });
      expect(kept).to.include({ city: 'Dover' }).and.not.have.property('stateprovince');
      const { body } = await catalogue.put(path(made), { stateprovince: 'New England' });
      expect(body).to.include({ stateprovince: 'New England' });
    });
  });
  describe('listing', () => {
    before(async () => {
      const place = { city: 'Lyon', phone: '555 0199' };
      await catalogue.venue({
        venue: 'Listed Old',
        date: '2020-01-01',
        address: '100, Avenue du Temple',
        ...place,
      });
      await catalogue.venue({
        venue: 'Listed Salle',
        date: '2020-01-03',
        description: 'Très grande',
        city: 'Lyon',
      });
      await catalogue.venue({ venue: 'Listed New', date: '2020-01-02' });
    });

    it('shows the newest first, with totals and links', async () => {
      const answer = await catalogue.get('/venues?search=listed&per_page=2');
      expect(namesOf(answer)).to.deep.equal(['Listed Salle', 'Listed New']);
      expect(answer.headers).to.include({ 'x-tec-total': '3', 'x-tec-totalpages': '2' });
      const envelope = without(answer.body, 'venues');
      const root = 'https://calendar.example.org/cal/events/v1/venues/';
      expect(envelope).to.deep.equal({
        rest_url: `${root}?page=1&per_page=2&search=listed&status=publish`,
        next_rest_url: `${root}?per_page=2&search=listed&status=publish&page=2`,
        total: 3,
        total_pages: 2,
      });
    });

    for (const [search, names] of [
      ['temple+avenue', ['Listed Old']],
      ['salle+lyon', []],
      ['grande', ['Listed Salle']],
      ['tres', ['Listed Salle']],
      ['0199', ['Listed Old']],
      ['LYON', ['Listed Salle', 'Listed Old']],
    ] as const) {
      it(`finds ${names.join(', ') || 'nothing'} by ${search}, all words in one field`, async () => {
        const answer = await catalogue.get(`/venues?search=${search}`);
        expect(namesOf(answer)).to.deep.equal(names);
        expect(answer.body['total']).to.equal(names.length);
      });
    }
  });
});
