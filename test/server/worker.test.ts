import { expect } from 'chai';
import { createAccess } from '../../server/auth/access.js';
import { loadConfig } from '../../server/config/config.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { createWorker } from '../../server/worker.js';
import { forEachDatabase, makeTestPlace, type TestPlace } from '../support/databases/databases.js';
import { eventually, silentLog } from '../support/servers/jobs.js';
import { openCatalogue } from './events/support/catalogue.js';
import { startArcgisServer } from './geocoding/arcgis-server.js';

const DAY_MS = 86_400_000;

forEachDatabase('the worker', (open) => {
  let folder: TestPlace;

  before(async () => {
    folder = await makeTestPlace('sqlite');
  });

  after(() => folder.drop());

  it('deletes expired records when it starts', async () => {
    const databases = await open();
    const { system } = databases;
    let now = Date.now();
    const clock = (): number => now;
    const access = createAccess({ system, log: silentLog, clock });
    const { id, name } = await access.users.add({ name: 'ada', role: 'editor' });
    await access.issueToken({ userId: id, name, role: 'editor' });
    const queue = createJobQueue(system, { clock });
    await queue.submit({ id: 'old', kind: 'test', payload: {} });
    await queue.cancel('old');
    const key = { user_id: id, key: 'k', operation: 'x', fingerprint: 'f', created_at: now };
    await databases.events.write((trx) => trx('idempotency_keys').insert(key));
    await databases.events.write((trx) =>
      trx('image_drafts').insert({ blob_key: 'images/x', created_at: 0 }),
    );

    now += 31 * DAY_MS;
    const blobs = await openBlobs(folder.url.replace('sqlite:', 'file:'));
    const worker = createWorker({ config: loadConfig({}), log: silentLog, databases, blobs, clock });
    worker.start();
    try {
      await eventually(async () => ((await system.knex('tokens')).length === 0 ? true : undefined));
      expect(await queue.find('old')).to.equal(undefined);
      await eventually(async () =>
        (await databases.events.knex('idempotency_keys')).length === 0 ? true : undefined,
      );
      await eventually(async () =>
        (await databases.events.knex('image_drafts')).length === 0 ? true : undefined,
      );
    } finally {
      await worker.stop();
    }
  });

  it('deletes expired rows of one kind though another kind fails', async () => {
    const databases = await open();
    const { system, features } = databases;
    let now = Date.now();
    const clock = (): number => now;
    const access = createAccess({ system, log: silentLog, clock });
    const { id, name } = await access.users.add({ name: 'ada', role: 'editor' });
    await access.issueToken({ userId: id, name, role: 'editor' });
    await features.write((trx) => trx.schema.renameTable('publications', 'publications_away'));
    now += 31 * DAY_MS;
    const blobs = await openBlobs(folder.url.replace('sqlite:', 'file:'));
    const worker = createWorker({ config: loadConfig({}), log: silentLog, databases, blobs, clock });
    worker.start();
    try {
      await eventually(async () => ((await system.knex('tokens')).length === 0 ? true : undefined));
    } finally {
      await worker.stop();
    }
  });

  it('publishes scheduled events, and geocodes venues', async () => {
    const databases = await open();
    const catalogue = await openCatalogue(databases);
    const bergen = { x: 5.32415, y: 60.39299, score: 100, match: 'Bergen', type: 'Locality' };
    const geocoder = await startArcgisServer({ known: { Bergen: bergen } });
    const { id: eventId } = await catalogue.event({ date_utc: '2026-09-03 00:00:00' });
    const { id: venueId } = await catalogue.venue({ city: 'Bergen' });
    const config = loadConfig({
      FAIRGROUND_GEOCODER: `arcgis:${geocoder.serviceUrl}`,
      FAIRGROUND_FETCH_ALLOW: geocoder.host,
    });
    const blobs = await openBlobs(folder.url.replace('sqlite:', 'file:'));
    const clock = (): number => Date.parse('2026-09-04T00:00:00Z');
    const worker = createWorker({ config, log: silentLog, databases, blobs, clock });
    const shows = async (path: string, name: string, value: unknown): Promise<true | undefined> =>
      (await catalogue.get(path)).body[name] === value ? true : undefined;
    worker.start();
    try {
      await eventually(() => shows(`/events/${String(eventId)}`, 'status', 'publish'));
      await eventually(() => shows(`/venues/${String(venueId)}`, 'geo_lat', bergen.y));
    } finally {
      await worker.stop();
      await catalogue.stop();
      await geocoder.stop();
    }
  });
});
