import { expect } from 'chai';
import { createPlaceFinder } from '../../../../../server/events/venues/place-finder.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { eventually, silentLog } from '../../../../support/servers/jobs.js';
import { openArcgisGeocoding } from '../../../geocoding/arcgis-geocoding.js';
import { type ArcgisServer, startArcgisServer } from '../../../geocoding/arcgis-server.js';
import { inside, type Wire } from '../../support/catalogue.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

const BERGEN = { x: 5.32415, y: 60.39299, score: 100, match: 'Bergen', type: 'Locality' };

forEachDatabase('imported venues with a geocoded address', (open) => {
  let importer: Importer;
  let server: ArcgisServer;
  let findPlaces: () => Promise<void>;

  before(async () => {
    const databases = await open();
    importer = await openImporter(databases);
    server = await startArcgisServer({ known: { Bergen: BERGEN } });
    const clock = (): number => Date.parse('2026-11-22T00:00:00Z');
    const geocoding = openArcgisGeocoding(server, { system: databases.system, clock }, { geocoderPrice: 10 });
    const { events: database } = databases;
    findPlaces = async () => {
      const finder = createPlaceFinder({ database, geocoding, log: silentLog, clock });
      finder.start();
      await eventually(async () => {
        const due: unknown = await database.knex('venues').whereNotNull('geocode_at').first();
        return due === undefined ? true : undefined;
      });
      await finder.stop();
    };
  });

  after(async () => {
    await importer.catalogue.stop();
    await server.stop();
  });

  async function venueOf(...lines: readonly string[]): Promise<Wire> {
    const [record] = recordsOf(await importer.import(ics(vevent(...lines))));
    expect(record?.faults).to.deep.equal([]);
    return inside((await importer.catalogue.get(`/events/${String(record?.['id'])}`)).body, 'venue');
  }

  it('moves a geocoded venue to a later nearby position of the calendar', async () => {
    const made = await venueOf('UID:hall-1', 'LOCATION:Hall\\, Bergen');
    await findPlaces();
    const path = `/venues/${String(made['id'])}`;
    expect((await importer.catalogue.get(path)).body).to.include({ geo_lat: BERGEN.y, geo_lng: BERGEN.x });
    const placed = await venueOf('UID:hall-1', 'SEQUENCE:1', 'LOCATION:Hall\\, Bergen', 'GEO:60.4;5.3');
    expect(placed).to.include({ id: made['id'], geo_lat: 60.4, geo_lng: 5.3 });
    const far = await venueOf('UID:hall-2', 'LOCATION:Hall\\, Bergen', 'GEO:59.9;10.7');
    expect(far['id']).not.to.equal(made['id']);
  });
});
