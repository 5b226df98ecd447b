import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import {
  type Answer,
  type Catalogue,
  detailsOf,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from './catalogue.js';

const ALWAYS = [
  ...['id', 'author', 'status', 'date', 'date_utc', 'modified', 'modified_utc', 'url', 'venue', 'slug'],
  ...['show_map', 'show_map_link', 'global_id', 'global_id_lineage'],
];
const PAVILION = {
  ...{ venue: 'Harbour Pavilion', description: 'A hall by the water.', address: '4 Quay Road' },
  ...{ city: 'Portsmouth', country: 'United States', state: 'NH', zip: '03801', phone: '+1 555 0142' },
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
      const { status, body } = await catalogue.post('/venues', { venue: 'Mill & Garden' });
      expect(status).to.equal(201);
      expect(body).to.have.all.keys(ALWAYS);
      expect(body).to.include({
        ...{ venue: 'Mill &#038; Garden', slug: 'mill-garden', show_map: true, show_map_link: true },
        ...{ status: 'publish', date_utc: '2026-09-02 14:00:00' },
        url: 'https://calendar.example.org/venue/mill-garden/',
      });
    });

    it('takes every field, by its own rules', async () => {
      const { body } = await catalogue.post('/venues', {
        ...PAVILION,
        show_map: 'maybe',
        show_map_link: 'Yes',
      });
      const { venue, ...rest } = PAVILION;
      expect(body).to.include({
        ...rest,
        ...{ venue, description: '<p>A hall by the water.</p>', stateprovince: 'NH' },
        ...{ show_map: false, show_map_link: true },
      });
    });

    it('derives the region from the country, unless it is given', async () => {
      const regions = [];
      for (const place of [
        { state: 'NH', province: 'X' },
        { country: 'US', state: 'NH', province: 'X' },
        { country: 'Italy', state: 'NH', province: 'Lazio' },
        { country: 'Italy', province: 'Lazio', stateprovince: 'RM' },
        { country: 'Italy' },
      ]) {
        regions.push(
          (await catalogue.venue({ venue: `Region ${regions.length}`, ...place }))['stateprovince'],
        );
      }
      expect(regions).to.deep.equal(['NH', 'NH', 'Lazio', 'RM', undefined]);
    });

    it('takes markup out of the address', async () => {
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

    it('gives a draft its slug at once, and what waits for review none', async () => {
      expect(await catalogue.venue({ venue: 'Draft Hall', status: 'draft' })).to.include({
        slug: 'draft-hall',
      });
      const pending = await catalogue.venue({ venue: 'Pending Hall', status: 'publish' }, 'contributor');
      expect(pending).to.include({ status: 'pending' }).and.not.include.keys('slug');
    });
  });

  describe('creating what is there already', () => {
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
      it(`takes one with another ${what} for another venue`, async () => {
        expect((await catalogue.venue({ venue: 'Town Hall', ...other }))['id']).to.not.equal(first['id']);
      });
    }

    it('passes over the trash and what the caller may not read', async () => {
      const gone = await catalogue.venue({ venue: 'Gone Hall' });
      await catalogue.remove(path(gone));
      expect((await catalogue.venue({ venue: 'Gone Hall' }))['id']).to.not.equal(gone['id']);
      const secret = await catalogue.venue({ venue: 'Secret Hall', status: 'private' });
      expect((await catalogue.venue({ venue: 'Secret Hall' }, 'author'))['id']).to.not.equal(secret['id']);
    });

    it('changes nothing of a venue that the caller may not change', async () => {
      const body = await catalogue.venue({ venue: 'Town Hall', city: 'Dover', phone: '666' }, 'contributor');
      expect(body).to.include({ id: first['id'], phone: '5' });
    });
  });

  describe('reading', () => {
    it('adds a description for search engines', async () => {
      const made = await catalogue.venue({ ...PAVILION, venue: 'Described' });
      const { status, body } = await catalogue.get(path(made));
      expect(status).to.equal(200);
      expect(body['json_ld']).to.deep.equal({
        ...{ '@type': 'Place', name: 'Described', description: 'A hall by the water.', url: '' },
        address: {
          ...{ '@type': 'PostalAddress', streetAddress: '4 Quay Road', addressLocality: 'Portsmouth' },
          ...{ addressRegion: 'NH', postalCode: '03801', addressCountry: 'United States' },
        },
        ...{ telephone: '+1 555 0142', sameAs: 'https://pavilion.example.org/?a=1&b=2' },
      });
      expect((await catalogue.get('/venues/by-slug/described')).body).to.deep.equal(body);
    });

    it("takes an id or slug that is no venue's for a bad value, whatever is done with it", async () => {
      const event = await catalogue.event({ title: 'No venue' });
      for (const [address, name] of [
        ['9999', 'id'],
        [String(event['id']), 'id'],
        ['by-slug/nowhere', 'slug'],
        ['by-slug/no-venue', 'slug'],
      ] as const) {
        for (const [method, as] of [
          ['GET', 'nobody'],
          ['PUT', 'editor'],
          ['DELETE', 'nobody'],
        ] as const) {
          const body = method === 'PUT' ? { city: 'X' } : undefined;
          const answer = await catalogue.call(method, `/venues/${address}`, body, as);
          expect([answer.status, answer.body['code']], `${method} ${address}`).to.deep.equal([
            ...[400, 'rest_invalid_param'],
          ]);
          expect(Object.keys(paramsOf(answer.body))).to.deep.equal([name]);
        }
      }
    });
  });

  describe('updating', () => {
    it('leaves alone what is not sent, also the slug', async () => {
      const made = await catalogue.venue({ ...PAVILION, venue: 'Steady', show_map: false });
      const { status, body } = await catalogue.put(path(made), { venue: 'Steadier' });
      expect(status).to.equal(200);
      expect(body).to.deep.equal({ ...made, venue: 'Steadier' });
    });

    it('clears what is sent empty', async () => {
      const made = await catalogue.venue({ ...PAVILION, venue: 'Emptied' });
      const fields = Object.keys(without(PAVILION, 'venue'));
      const empty = Object.fromEntries(fields.map((name) => [name, '']));
      expect((await catalogue.put(path(made), empty)).body).to.have.all.keys(ALWAYS);
    });

    it('derives the region anew as long as it was derived', async () => {
      const made = await catalogue.venue({ venue: 'Moving', state: 'NH' });
      expect((await catalogue.put(path(made), { state: 'ME' })).body['stateprovince']).to.equal('ME');
      await catalogue.put(path(made), { stateprovince: 'New England' });
      expect((await catalogue.put(path(made), { state: 'VT' })).body['stateprovince']).to.equal(
        'New England',
      );
    });

    it('shows in the events at the venue', async () => {
      const made = await catalogue.venue({ venue: 'Renamed' });
      const event = await catalogue.event({ venue: made['id'] });
      await catalogue.put('/venues/by-slug/renamed', { venue: 'New Name' });
      const { body } = await catalogue.get(`/events/${String(event['id'])}`);
      expect(body['venue']).to.include({ id: made['id'], venue: 'New Name', slug: 'renamed' });
    });
  });

  describe('deleting', () => {
    it('moves to the trash, once, and out of all events', async () => {
      const made = await catalogue.venue({ venue: 'Closing' });
      const events = [
        await catalogue.event({ venue: made['id'] }),
        await catalogue.event({ venue: made['id'] }),
      ];
      const { status, body } = await catalogue.remove(path(made));
      expect([status, body['status'], body['slug']]).to.deep.equal([200, 'trash', 'closing__trashed']);
      for (const { id } of events) {
        expect((await catalogue.get(`/events/${String(id)}`)).body['venue']).to.deep.equal([]);
      }
      const again = await catalogue.remove(path(made));
      expect([again.status, again.body['code']]).to.deep.equal([410, 'venue-is-in-trash']);
      expect((await catalogue.remove('/venues/by-slug/closing')).status).to.equal(400);
      expect((await catalogue.get(path(made), 'editor')).status).to.equal(200);
      expect((await catalogue.get(path(made))).body['code']).to.equal('venue-not-accessible');
    });

    it('is undone by an update with a status', async () => {
      const made = await catalogue.venue({ venue: 'Reopening' });
      await catalogue.remove(path(made));
      const { body } = await catalogue.put(path(made), { status: 'publish' });
      expect(body).to.include({ status: 'publish', slug: 'reopening' });
    });

    it('leaves nothing that an event could be linked to', async () => {
      const made = await catalogue.venue({ venue: 'Unlinkable' });
      const event = await catalogue.event();
      await catalogue.remove(path(made));
      const { status } = await catalogue.put(`/events/${String(event['id'])}`, { venue: made['id'] });
      expect(status).to.equal(400);
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
        ...{ total: 3, total_pages: 2 },
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

    it('shows the venues of an event', async () => {
      const event = await catalogue.event({ venue: { venue: 'Of the Event' } });
      const id = String(event['id']);
      expect(namesOf(await catalogue.get(`/venues?event=${id}`))).to.deep.equal(['Of the Event']);
      const { status, body } = await catalogue.get('/venues?event=9999&search=&status=draft');
      expect(status).to.equal(400);
      expect(paramsOf(body)).to.have.all.keys('event', 'search', 'status');
    });

    it('ends with 404', async () => {
      const { status, body } = await catalogue.get('/venues?page=99');
      expect([status, body['code']]).to.deep.equal([404, 'venue-archive-page-not-found']);
    });
  });
});
