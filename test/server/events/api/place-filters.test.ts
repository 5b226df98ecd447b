import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

/** Some 20 km apart each, on a line to the east; the last lies on the other side of the antimeridian. */
const LINE: Readonly<Record<string, Wire>> = {
  West: { geo_lat: 0, geo_lng: 179.64 },
  Middle: { geo_lat: 0, geo_lng: 179.82 },
  Edge: { geo_lat: 0, geo_lng: 180 },
  East: { geo_lat: 0, geo_lng: -179.82 },
};
const AT_EDGE = 'geoloc_lat=0&geoloc_lng=180';

forEachDatabase('lists by place', (open) => {
  let catalogue: Catalogue;
  const { get, event, venue } = bound(() => catalogue);

  before(async () => {
    catalogue = await openCatalogue(await open());
    for (const [name, place] of Object.entries(LINE)) await fill(name, place);
    await fill('Unplaced', {});
    await fill('Draft', { ...LINE['Edge'], status: 'draft' });
    await fill('Locked', { ...LINE['Edge'], password: 'tulip' });
    await event({ title: 'Homeless' });
    const { id } = await venue({ venue: 'Hidden by its event', geo_lat: 50, geo_lng: 50 });
    await event({ title: 'Secret', venue: id, password: 'tulip' });
    const author = catalogue.ids.subscriber;
    const given = await venue({ venue: 'Given away', geo_lat: 10, geo_lng: 10, password: 'tulip', author });
    await event({ title: 'Given away', venue: given['id'] });
  });

  after(() => catalogue.stop());

  async function fill(name: string, fields: Wire): Promise<void> {
    const { id } = await venue({ venue: name, ...fields }, 'author');
    await event({ title: name, venue: id }, 'author');
  }

  for (const [list, key] of [
    ['venues', 'venue'],
    ['events', 'title'],
  ] as const) {
    const find = async (query: string, as?: As): Promise<string[]> => {
      const { status, body } = await get(`/${list}?per_page=50&${query}`, as);
      if (status !== 200) throw new Error(JSON.stringify(body));
      const found = (body[list] as Wire[]).map((item) => String(item[key])).sort();
      expect(body['total']).to.equal(found.length);
      return found;
    };

    describe(list, () => {
      it('finds records within 25 km of a point unless another radius is given', async () => {
        expect(await find(AT_EDGE)).to.deep.equal(['East', 'Edge', 'Middle']);
        expect(await find(`${AT_EDGE}&geoloc_radius=20.0`)).to.deep.equal(['Edge']);
        expect(await find(`${AT_EDGE}&geoloc_radius=20.1`)).to.deep.equal(['East', 'Edge', 'Middle']);
        expect(await find(`${AT_EDGE}&geoloc_radius=45`)).to.deep.equal(['East', 'Edge', 'Middle', 'West']);
        // From 25.3 km to the west of one, and from 24.9.
        expect(await find('geoloc_lat=0&geoloc_lng=179.4125')).to.deep.equal([]);
        expect(await find('geoloc_lat=0&geoloc_lng=179.416')).to.deep.equal(['West']);
        expect(await find('geoloc_lat=90&geoloc_lng=12&geoloc_radius=1000')).to.deep.equal([]);
        expect(await find('geoloc_lat=90&geoloc_lng=12&geoloc_radius=20038')).to.include.members(
          Object.keys(LINE),
        );
      });

      it('filters records by whether they have coordinates', async () => {
        const placed = (await find('geoloc=true')).filter((name) => !name.startsWith('Hidden'));
        expect(placed).to.deep.equal(['East', 'Edge', 'Middle', 'West']);
        expect(await find('geoloc=1')).to.include.members(placed);
        const without = await find('geoloc=false');
        expect(without).to.include('Unplaced').and.not.to.include.members(['East']);
        expect(without.includes('Homeless')).to.equal(list === 'events');
        expect(await find(`geoloc=false&${AT_EDGE}`)).to.deep.equal([]);
      });

      it('does not reveal the place of a draft or a protected venue', async () => {
        expect(await find(`${AT_EDGE}&geoloc_radius=1`)).to.deep.equal(['Edge']);
        expect(await find('geoloc=false')).to.include('Locked');
        if (list === 'events') {
          expect(await find('geoloc=false')).to.include('Draft');
          expect(await find('geoloc=false', 'other author')).to.include('Draft');
        }
        expect(await find(`${AT_EDGE}&geoloc_radius=1`, 'other author')).to.deep.equal(['Edge']);
        for (const insider of ['author', 'editor'] as const) {
          expect(await find(`${AT_EDGE}&geoloc_radius=1`, insider)).to.deep.equal([
            'Draft',
            'Edge',
            'Locked',
          ]);
          expect(await find('geoloc=false', insider)).not.to.include.members(['Draft', 'Locked']);
        }
      });

      it('does not reveal the place of a protected venue to an author who may not write', async () => {
        expect(await find('geoloc_lat=10&geoloc_lng=10', 'subscriber')).to.deep.equal([]);
        expect(await find('geoloc_lat=10&geoloc_lng=10', 'editor')).to.deep.equal(['Given away']);
      });

      for (const [query, missing] of [
        ['geoloc_lat=5', 'geoloc_lng'],
        ['geoloc_lng=5', 'geoloc_lat'],
        ['geoloc_lat=5&geoloc_radius=3', 'geoloc_lng'],
        ['geoloc_lat=91&geoloc_lng=0', 'geoloc_lat'],
        ['geoloc_lat=0&geoloc_lng=-181', 'geoloc_lng'],
        ['geoloc_lat=north&geoloc_lng=0', 'geoloc_lat'],
        [`${AT_EDGE}&geoloc_radius=0`, 'geoloc_radius'],
        [`${AT_EDGE}&geoloc_radius=20039`, 'geoloc_radius'],
        ['geoloc=maybe', 'geoloc'],
      ] as const) {
        it(`refuses ${query} and names ${missing}`, async () => {
          const { status, body } = await get(`/${list}?${query}`);
          expect(status).to.equal(400);
          expect(body['code']).to.equal('rest_invalid_param');
          expect(paramsOf(body)).to.have.all.keys(missing);
          // One that was given, though wrong, is not said to be missing as well.
          const areBoth = query.includes('geoloc_lat') && query.includes('geoloc_lng');
          if (areBoth) expect(paramsOf(body)[missing]).not.to.include('come with');
        });
      }

      it('refuses a radius without a centre instead of ignoring it', async () => {
        for (const query of ['geoloc_radius=10', 'geoloc=true&geoloc_radius=25']) {
          const { status, body } = await get(`/${list}?${query}`);
          expect(status, query).to.equal(400);
          expect(paramsOf(body)).to.deep.equal({
            geoloc_lat: 'geoloc_lat must come with geoloc_radius.',
            geoloc_lng: 'geoloc_lng must come with geoloc_radius.',
          });
        }
      });

      if (list === 'events') {
        it('does not reveal the place of a protected event', async () => {
          const there = 'geoloc_lat=50&geoloc_lng=50';
          expect(await find(there)).to.deep.equal([]);
          expect(await find('geoloc=true')).not.to.include('Secret');
          expect(await find('geoloc=false')).not.to.include('Secret');
          expect(await find(`${there}&password=tulip`)).to.deep.equal(['Secret']);
          expect(await find(there, 'editor')).to.deep.equal(['Secret']);
          expect(await find('geoloc=false', 'editor')).not.to.include('Secret');
        });
      }

      it('repeats the place filter in links of the list', async () => {
        const { body } = await get(
          `/${list}?per_page=1&geoloc=true&geoloc_lat=-0.5&geoloc_lng=180&geoloc_radius=70`,
        );
        for (const name of ['rest_url', 'next_rest_url']) {
          const { searchParams } = new URL(String(body[name]));
          expect(Object.fromEntries(searchParams)).to.include({
            geoloc: 'true',
            geoloc_lat: '-0.5',
            geoloc_lng: '180',
            geoloc_radius: '70',
          });
        }
        expect((await get(`/${list}`)).body['rest_url']).not.to.include('geoloc');
      });
    });
  }
});
