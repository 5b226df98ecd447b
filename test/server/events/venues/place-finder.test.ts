import { expect } from 'chai';
import { readCatalogueVersion } from '../../../../server/events/changes/catalogue-version-repository.js';
import { createPlaceFinder } from '../../../../server/events/venues/place-finder.js';
import type { Geocoding } from '../../../../server/geocoding/geocoding.js';
import { listUsage } from '../../../../server/geocoding/usage-repository.js';
import type { PeriodicTask } from '../../../../server/lib/periodic-task.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { answerJson } from '../../../support/servers/http-server.js';
import { eventually, silentLog } from '../../../support/servers/jobs.js';
import { openArcgisGeocoding } from '../../geocoding/arcgis-geocoding.js';
import {
  type ArcgisServer,
  type ArcgisServerOptions,
  startArcgisServer,
} from '../../geocoding/arcgis-server.js';
import { bound, type Catalogue, inside, openCatalogue, type Wire } from '../support/catalogue.js';

const BERGEN = { geo_lat: 60.39299, geo_lng: 5.32415 };
const OSLO = { geo_lat: 59.91273, geo_lng: 10.74609 };
const GIVEN = { geo_lat: 1.5, geo_lng: 2.5 };
const KNOWN = {
  Bergen: { x: 5.32415, y: 60.39299, score: 100, match: 'Bergen', type: 'Locality' },
  Oslo: { x: 10.74609, y: 59.91273, score: 100, match: 'Oslo', type: 'Locality' },
};

forEachDatabase('places of venues with an address', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let server: ArcgisServer;
  let geocoding: Geocoding;
  let answerInstead: ArcgisServerOptions['instead'];
  let nowMs = Date.parse('2026-11-22T00:00:00Z');
  let names = 0;
  const finders: PeriodicTask[] = [];
  const { get, put, remove, post, event, venue } = bound(() => catalogue);

  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases);
    server = await startArcgisServer({
      known: KNOWN,
      instead: (...parts) => answerInstead?.(...parts) ?? false,
    });
    const place = { system: databases.system, clock: () => nowMs };
    geocoding = openArcgisGeocoding(server, place, { geocoderPrice: 10 });
  });

  beforeEach(() => {
    answerInstead = undefined;
    nowMs += 1000;
  });

  afterEach(() => Promise.all(finders.splice(0).map((finder) => finder.stop())));

  after(async () => {
    await catalogue.stop();
    await server.stop();
  });

  const name = (): string => `Hall ${String((names += 1))}`;
  const path = ({ id }: Wire): string => `/venues/${String(id)}`;
  const read = async (made: Wire): Promise<Wire> => (await get(path(made))).body;

  function start(): void {
    const finder = createPlaceFinder({
      database: databases.events,
      geocoding,
      log: silentLog,
      clock: () => nowMs,
    });
    finders.push(finder);
    finder.start();
  }

  /** Resolves when nothing is due any more. */
  function settled(): Promise<unknown> {
    start();
    return eventually(async () => {
      const due: unknown = await databases.events
        .knex('venues')
        .where('geocode_at', '<=', nowMs + 200_000)
        .first();
      return due === undefined ? true : undefined;
    });
  }

  it('finds the place of a venue after it was written, as a change of it', async () => {
    const made = await venue({ venue: name(), city: 'Bergen', country: 'Norway' });
    expect(made).not.to.have.any.keys('geo_lat', 'geo_lng');
    const before = await get(path(made));
    const version = await readCatalogueVersion(databases.events.knex);
    await settled();
    const after = await get(path(made));
    expect(after.body).to.include(BERGEN);
    expect(after.headers['etag']).to.not.equal(before.headers['etag']);
    expect(await readCatalogueVersion(databases.events.knex)).to.be.greaterThan(version);
    const row = (await databases.events.knex('venues').where({ id: made['id'] }).first()) as Wire;
    expect(row).to.include({ revision: 2, modified_at: nowMs });
  });

  it('searches geocoded places like given ones', async () => {
    const made = await venue({ venue: name(), city: 'Oslo' });
    await settled();
    const { body } = await get('/venues?geoloc_lat=59.9&geoloc_lng=10.7&geoloc_radius=20');
    expect((body['venues'] as Wire[]).map(({ id }) => id)).to.include(made['id']);
  });

  it('geocodes venues that are created with an event', async () => {
    const walk = await event({ venue: { venue: name(), city: 'Bergen' } });
    await settled();
    const { body } = await get(`/events/${String(walk['id'])}`);
    expect(inside(body, 'venue')).to.include(BERGEN);
  });

  it('keeps places that were given', async () => {
    const made = await venue({ venue: name(), city: 'Bergen', ...GIVEN });
    await put(path(made), { city: 'Oslo' });
    await settled();
    expect(await read(made)).to.include({ ...GIVEN, city: 'Oslo' });
  });

  it('removes the place when the address changes, until the new one is found', async () => {
    const made = await venue({ venue: name(), city: 'Bergen' });
    await settled();
    const { body } = await put(path(made), { city: 'Oslo' });
    expect(body).not.to.have.any.keys('geo_lat', 'geo_lng');
    await settled();
    expect(await read(made)).to.include(OSLO);
  });

  it('follows a changed address although the body repeats the old place', async () => {
    for (const sent of [BERGEN, { geo_lat: BERGEN.geo_lat }, { geo_lng: BERGEN.geo_lng }]) {
      const made = await venue({ venue: name(), city: 'Bergen' });
      await settled();
      const { body } = await put(path(made), { ...sent, city: 'Oslo' });
      expect(body, JSON.stringify(sent)).not.to.have.any.keys('geo_lat', 'geo_lng');
      await settled();
      expect(await read(made)).to.include(OSLO);
    }
  });

  it('keeps a place that replaced a geocoded one', async () => {
    const made = await venue({ venue: name(), city: 'Bergen' });
    await settled();
    await put(path(made), GIVEN);
    await put(path(made), { city: 'Oslo' });
    await settled();
    expect(await read(made)).to.include(GIVEN);
  });

  it('leaves a removed place empty until the address changes', async () => {
    const made = await venue({ venue: name(), city: 'Bergen' });
    await settled();
    await put(path(made), { geo_lat: '', geo_lng: '', city: 'Bergen' });
    await settled();
    expect(await read(made)).not.to.have.any.keys('geo_lat', 'geo_lng');
    await put(path(made), { city: 'Oslo' });
    await settled();
    expect(await read(made)).to.include(OSLO);
  });

  it('removes the place with the address', async () => {
    const made = await venue({ venue: name(), city: 'Bergen' });
    await settled();
    const { body } = await put(path(made), { city: '' });
    expect(body).not.to.have.any.keys('geo_lat', 'geo_lng');
  });

  it('geocodes only when the address changes', async () => {
    const made = await venue({ venue: name(), city: 'Bergen', zip: '5014' });
    await settled();
    const asked = server.requests.length;
    const { revision } = (await databases.events.knex('venues').where({ id: made['id'] }).first()) as Wire;
    await put(path(made), { description: 'New', phone: '1', city: ' bergen ', zip: '5014' });
    await settled();
    expect(server.requests).to.have.lengthOf(asked);
    expect(await read(made)).to.include(BERGEN);
    const row = (await databases.events.knex('venues').where({ id: made['id'] }).first()) as Wire;
    expect(row['revision']).to.equal(Number(revision) + 1);
  });

  it('leaves a venue unchanged if its address is unknown', async () => {
    const made = await venue({ venue: name(), city: 'Atlantis' });
    const { headers } = await get(path(made));
    await settled();
    const after = await get(path(made));
    expect(after.body).not.to.have.any.keys('geo_lat', 'geo_lng');
    expect(after.headers['etag']).to.equal(headers['etag']);
  });

  /** Does something while an address with this word is looked up for the first time, which then fails. */
  async function settledAfter(word: string, change: () => Promise<unknown>): Promise<void> {
    let isAsked = false;
    answerInstead = (request, response) => {
      if (isAsked || !request.url.includes(word)) return false;
      isAsked = true;
      void change().then(() => answerJson(response, 503, {}, { 'retry-after': '0' }));
      return true;
    };
    await settled();
    expect(isAsked).to.equal(true);
  }

  it('keeps a place that a user gave during the geocoding', async () => {
    const other = await venue({ venue: name(), city: 'Bergen', address: 'Torget' });
    // Its turn comes afterwards, so that the answer for the other has come when all is settled.
    const made = await venue({ venue: name(), city: `Bergen` });
    await settledAfter('Torget', () => put(path(other), GIVEN));
    expect(await read(other)).to.include(GIVEN);
    expect(await read(made)).to.include(BERGEN);
  });

  it('uses the place of the new address if it changed during the geocoding', async () => {
    const made = await venue({ venue: name(), city: 'Bergen', address: 'Kaien' });
    await settledAfter('Kaien', () => put(path(made), { city: 'Oslo' }));
    expect(await read(made)).to.include(OSLO);
  });

  it('geocodes again if an unknown address changes during the geocoding', async () => {
    const made = await venue({ venue: name(), city: 'Atlantis', address: 'Deep' });
    await settledAfter('Deep', () => put(path(made), { city: 'Oslo' }));
    expect(await read(made)).to.include(OSLO);
  });

  it('tries again later when the geocoder fails', async () => {
    answerInstead = (request, response) => {
      answerJson(response, 200, { error: { code: 499, message: 'Token Required' } });
      return request.url.includes('GeocodeServer/');
    };
    const made = await venue({ venue: name(), city: 'Oslo', address: 'Storgata' });
    start();
    await eventually(async () => {
      const row = (await databases.events.knex('venues').where({ id: made['id'] }).first()) as Wire;
      return Number(row['geocode_at']) > nowMs + 200_000 ? true : undefined;
    });
    answerInstead = undefined;
    nowMs += 300_000;
    await settled();
    expect(await read(made)).to.include(OSLO);
  });

  it('waits to geocode trashed venues until they are restored', async () => {
    const made = await venue({ venue: name(), city: 'Bergen' });
    await remove(path(made));
    start();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await post(`${path(made)}/restore`, {});
    await settled();
    expect(await read(made)).to.include(BERGEN);
  });

  it('geocodes a venue once for several workers, at the author’s cost', async () => {
    const hall = name();
    const made = await venue({ venue: hall, city: 'Bergen', address: hall }, 'author');
    const asked = server.requests.length;
    for (let count = 0; count < 3; count += 1) start();
    await settled();
    expect(await read(made)).to.include(BERGEN);
    expect(server.requests).to.have.lengthOf(asked + 1);
    const { knex } = databases.system;
    const [latest] = await listUsage(knex, { userId: catalogue.ids.author }, { offset: 0, limit: 1 });
    expect(latest).to.include({
      jobId: `venue-${String(made['id'])}-1`,
      requested: 1,
      matched: 1,
      cost: 10_000,
    });
  });
});
