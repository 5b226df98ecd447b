import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const HARBOUR = { geo_lat: 43.0718, geo_lng: -70.7626 };

forEachDatabase('places of venues', (open) => {
  let catalogue: Catalogue;
  const { call, get, post, put, event, venue } = bound(() => catalogue);

  before(async () => {
    catalogue = await openCatalogue(await open());
  });

  after(() => catalogue.stop());

  const path = ({ id }: Wire): string => `/venues/${String(id)}`;

  describe('writing', () => {
    it('keeps a pair of coordinates and shows it wherever the venue is shown', async () => {
      const made = await venue({ venue: 'Kept', ...HARBOUR });
      expect(made).to.include(HARBOUR);
      expect((await get(path(made))).body).to.include(HARBOUR);
      const { body } = await get('/venues?search=kept');
      expect(inside(body, 'venues')).to.have.nested.property('[0].geo_lat', 43.0718);
      const walk = await event({ venue: made['id'] });
      expect(walk['venue']).to.include(HARBOUR);
    });

    it('shows neither where there are none', async () => {
      expect(await venue({ venue: 'Somewhere' })).not.to.have.any.keys('geo_lat', 'geo_lng');
      const cleared = await venue({ venue: 'Nowhere', geo_lat: '', geo_lng: '' });
      expect(cleared).not.to.have.any.keys('geo_lat', 'geo_lng');
    });

    it('accepts zero as a coordinate', async () => {
      const buoy = await venue({ venue: 'Buoy 13010', geo_lat: 0, geo_lng: 0 });
      expect(buoy).to.include({ geo_lat: 0, geo_lng: 0 });
      const greenwich = await venue({ venue: 'Observatory', geo_lat: 51.4779, geo_lng: 0 });
      expect((await get(path(greenwich))).body).to.include({ geo_lat: 51.4779, geo_lng: 0 });
    });

    it('accepts coordinates in forms and query strings', async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = 'venue=Form+Hall&geo_lat=43.0718&geo_lng=-70.7626';
      expect((await call('POST', '/venues', sent, 'editor', form)).body).to.include(HARBOUR);
      const { body } = await post('/venues?venue=Query+Hall&geo_lat=-90&geo_lng=180', {});
      expect(body).to.include({ geo_lat: -90, geo_lng: 180 });
    });

    for (const [sent, other] of [
      [{ geo_lat: 43 }, 'geo_lng'],
      [{ geo_lng: -70 }, 'geo_lat'],
      [{ geo_lat: 43, geo_lng: '' }, 'geo_lat'],
    ] as const) {
      it(`refuses a new venue with ${JSON.stringify(sent)} and names ${other}`, async () => {
        const { status, body } = await post('/venues', { venue: 'Half', ...sent });
        expect(status).to.equal(400);
        expect(paramsOf(body)).to.have.all.keys(other);
      });
    }

    for (const sent of [
      { geo_lat: 90.01, geo_lng: 0 },
      { geo_lat: -90.01, geo_lng: 0 },
      { geo_lat: 0, geo_lng: -180.01 },
      { geo_lat: 0, geo_lng: 180.01 },
      { geo_lat: 'north', geo_lng: 0 },
      { geo_lat: [1], geo_lng: 0 },
    ]) {
      it(`refuses ${JSON.stringify(sent)}`, async () => {
        const { status, body } = await post('/venues', { venue: 'Off the map', ...sent });
        expect(status).to.equal(400);
        const wrong = sent.geo_lat === 0 ? 'geo_lng' : 'geo_lat';
        expect(paramsOf(body)).to.have.all.keys(wrong);
        expect(paramsOf(body)[wrong]).not.to.include('come with');
      });
    }

    it('changes one coordinate if the other is known', async () => {
      const made = await venue({ venue: 'Moved', ...HARBOUR });
      expect((await put(path(made), { geo_lat: 44 })).body).to.include({ ...HARBOUR, geo_lat: 44 });
      expect((await put(path(made), { geo_lng: 0 })).body).to.include({ geo_lat: 44, geo_lng: 0 });
    });

    it('requires both coordinates if none is known', async () => {
      const made = await venue({ venue: 'Unmapped' });
      const { status, body } = await put(path(made), { geo_lat: 44 });
      expect(status).to.equal(400);
      expect(paramsOf(body)).to.have.all.keys('geo_lng');
      expect((await put(path(made), HARBOUR)).body).to.include(HARBOUR);
    });

    it('keeps coordinates in other updates', async () => {
      const made = await venue({ venue: 'Left alone', ...HARBOUR });
      expect((await put(path(made), { city: 'Portsmouth' })).body).to.include(HARBOUR);
    });

    for (const nothing of ['', null]) {
      it(`removes both coordinates with ${JSON.stringify(nothing)}, and never only one`, async () => {
        const made = await venue({ venue: `Cleared by ${JSON.stringify(nothing)}`, ...HARBOUR });
        for (const half of [{ geo_lat: nothing }, { geo_lat: nothing, geo_lng: 5 }]) {
          const { status, body } = await put(path(made), half);
          expect(status).to.equal(400);
          expect(paramsOf(body)).to.have.all.keys('geo_lng');
        }
        const { status, body } = await put(path(made), { geo_lat: nothing, geo_lng: nothing });
        expect(status).to.equal(200);
        expect(body).not.to.have.any.keys('geo_lat', 'geo_lng');
        expect((await get(path(made))).body).not.to.have.any.keys('geo_lat', 'geo_lng');
      });
    }

    it('sets the coordinates of an existing venue that is named again', async () => {
      const made = await venue({ venue: 'Found again' });
      const found = await venue({ venue: 'Found again', ...HARBOUR });
      expect(found).to.include({ id: made['id'], ...HARBOUR });
    });

    it('creates a venue with coordinates within an event', async () => {
      const made = await event({ venue: { venue: 'Inline Pier', ...HARBOUR } });
      expect(made['venue']).to.include(HARBOUR);
      const { status, body } = await post('/events', {
        title: 'Half a place',
        start_date: '2027-05-14',
        end_date: '2027-05-14',
        venue: { venue: 'Half a pier', geo_lat: 5 },
      });
      expect(status).to.equal(400);
      expect(paramsOf(body)['venue']).to.include('geo_lng');
    });
  });

  it('hides the place of a venue behind its password and shows it with the password', async () => {
    const made = await venue({ venue: 'Behind a door', ...HARBOUR, password: 'tulip' });
    expect((await get(path(made))).body).not.to.have.any.keys('geo_lat', 'geo_lng');
    expect((await get(`${path(made)}?password=tulip`)).body).to.include(HARBOUR);
    const { id } = await event({ venue: made['id'] });
    const { body } = await get(`/events/${String(id)}`);
    expect(inside(body, 'venue')).to.include({ id: made['id'] }).and.not.to.have.any.keys('geo_lat');
  });

  describe('json_ld', () => {
    it('includes the coordinates of a venue in json_ld of the venue and of its event', async () => {
      const made = await venue({ venue: 'Charted', ...HARBOUR });
      const geo = { '@type': 'GeoCoordinates', latitude: 43.0718, longitude: -70.7626 };
      expect(inside((await get(path(made))).body, 'json_ld')['geo']).to.deep.equal(geo);
      const { id } = await event({ venue: made['id'] });
      const { body } = await get(`/events/${String(id)}`);
      expect(inside(inside(body, 'json_ld'), 'location')['geo']).to.deep.equal(geo);
    });

    it('omits geo from json_ld without coordinates', async () => {
      const { body } = await get(path(await venue({ venue: 'Uncharted' })));
      expect(inside(body, 'json_ld')).not.to.have.any.keys('geo');
    });
  });
});
