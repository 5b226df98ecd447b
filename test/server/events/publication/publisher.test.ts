import { expect } from 'chai';
import type { Writable } from 'node:stream';
import { pino } from 'pino';
import { readCatalogueVersion } from '../../../../server/events/changes/catalogue-version-repository.js';
import { MAX_PUBLISHED_AT_ONCE } from '../../../../server/events/publication/publish-repository.js';
import { createPublisher } from '../../../../server/events/publication/publisher.js';
import type { PeriodicTask } from '../../../../server/lib/periodic-task.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { eventually, silentLog } from '../../../support/servers/jobs.js';
import { bound, type Catalogue, openCatalogue, type Wire, without } from '../support/catalogue.js';

interface Made {
  readonly id: number;
  readonly kind: string;
}

const BEFORE = '2027-01-01T11:59:59Z';
const NOON = '2027-01-01T12:00:00Z';
const AFTER = '2027-01-01T12:00:01Z';
const SCHEDULED = { date_utc: '2027-01-01 12:00:00', status: 'publish' };

forEachDatabase('the publisher', (open, kind) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let nowMs = 0;
  const publishers: PeriodicTask[] = [];
  const { get, put, event, venue } = bound(() => catalogue);

  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases, 'UTC');
  });

  beforeEach(() => setNow('2026-12-01T00:00:00Z'));

  afterEach(() => Promise.all(publishers.splice(0).map((publisher) => publisher.stop())));

  after(() => catalogue.stop());

  function setNow(instant: string): void {
    nowMs = Date.parse(instant);
    catalogue.setNow(instant);
  }

  function startPublisher(log = silentLog): PeriodicTask {
    const publisher = createPublisher({ database: databases.events, log, clock: () => nowMs });
    publishers.push(publisher);
    publisher.start();
    return publisher;
  }

  /** Reads a record from the database, since reading over HTTP could publish it. */
  function stored(table: 'events' | 'venues' | 'organizers', id: unknown): Promise<Wire> {
    return databases.events
      .knex(table)
      .where({ id: Number(id) })
      .first() as Promise<Wire>;
  }

  function published(table: 'events' | 'venues' | 'organizers', id: unknown): Promise<Wire> {
    return eventually(async () => {
      const row = await stored(table, id);
      return row['status'] === 'publish' ? row : undefined;
    });
  }

  /** Resolves when every publisher has looked at what is due. */
  async function settled(): Promise<void> {
    const { id } = await event({ ...SCHEDULED, date_utc: '2026-12-01 00:00:00', status: 'draft' });
    await databases.events.write((trx) => trx('events').where({ id }).update({ status: 'future' }));
    await published('events', id);
  }

  it('publishes an event at its time, and not a second before', async () => {
    const { id, status } = await event({ ...SCHEDULED, title: 'At noon' });
    expect(status).to.equal('future');
    startPublisher();
    setNow(BEFORE);
    await settled();
    expect((await get(`/events/${String(id)}`)).status).to.equal(403);
    expect((await get('/events?search=noon')).body['total']).to.equal(0);
    setNow(NOON);
    await published('events', id);
    const { status: code, body } = await get(`/events/${String(id)}`);
    expect(code).to.equal(200);
    expect(body).to.include({ status: 'publish', date_utc: '2027-01-01 12:00:00', slug: 'at-noon' });
    expect((await get('/events?search=noon')).body['total']).to.equal(1);
  });

  it('counts it as a change of the event and of the catalogue, once', async () => {
    const { id } = await event(SCHEDULED);
    const { revision } = await stored('events', id);
    const version = await readCatalogueVersion(databases.events.knex);
    setNow(AFTER);
    for (let count = 0; count < 4; count += 1) startPublisher();
    await published('events', id);
    expect(await readCatalogueVersion(databases.events.knex)).to.be.greaterThan(version);
    await settled();
    const after = await stored('events', id);
    expect(after['revision']).to.equal(Number(revision) + 1);
    expect(after['modified_at']).to.equal(Date.parse(AFTER));
  });

  it('counts no change while nothing is due', async () => {
    const { id } = await event({ ...SCHEDULED, date_utc: '2027-06-01 12:00:00' });
    startPublisher();
    await settled();
    const version = await readCatalogueVersion(databases.events.knex);
    setNow('2027-05-31T12:00:00Z');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await readCatalogueVersion(databases.events.knex)).to.equal(version);
    expect(await stored('events', id)).to.include({ status: 'future' });
  });

  it('publishes venues too, which events then show', async () => {
    const { id } = await venue({ ...SCHEDULED, venue: 'Opens at noon' });
    const { id: eventId } = await event({ venue: id });
    expect((await get(`/events/${String(eventId)}`)).body['venue']).to.deep.equal([]);
    setNow(AFTER);
    startPublisher();
    await published('venues', id);
    expect((await get(`/venues/${String(id)}`)).status).to.equal(200);
    expect((await get(`/events/${String(eventId)}`)).body['venue']).to.include({ id });
  });

  it('publishes organizers too', async () => {
    const { body } = await catalogue.post('/organizers', { ...SCHEDULED, organizer: 'Noon Society' });
    expect(body['status']).to.equal('future');
    setNow(AFTER);
    startPublisher();
    await published('organizers', body['id']);
    expect((await get(`/organizers/${String(body['id'])}`)).status).to.equal(200);
  });

  it('counts the event at its categories and tags', async () => {
    await event({ ...SCHEDULED, categories: ['Noon talks'], tags: ['midday'] });
    expect(
      (await get('/categories?search=noon&hide_empty=false')).body['categories'],
    ).to.have.nested.property('[0].count', 0);
    setNow(AFTER);
    startPublisher();
    await eventually(async () => ((await get('/tags?search=midday')).body['total'] === 1 ? true : undefined));
    expect((await get('/categories?search=noon')).body['categories']).to.have.nested.property('[0].count', 1);
  });

  it('publishes an event at the time that was set last', async () => {
    const { id: later } = await event(SCHEDULED);
    const { id: sooner } = await event({ ...SCHEDULED, date_utc: '2027-03-01 12:00:00' });
    const { id: withdrawn } = await event(SCHEDULED);
    startPublisher();
    await put(`/events/${String(later)}`, { date_utc: '2027-03-01 12:00:00' });
    await put(`/events/${String(sooner)}`, { date_utc: '2027-01-01 12:00:00' });
    await put(`/events/${String(withdrawn)}`, { status: 'draft' });
    setNow(AFTER);
    await published('events', sooner);
    await settled();
    expect(await stored('events', later)).to.include({ status: 'future' });
    expect(await stored('events', withdrawn)).to.include({ status: 'draft' });
  });

  it('leaves the slug that the event was given when it was scheduled', async () => {
    const scheduled = await event({ ...SCHEDULED, title: 'Twin' });
    const other = await event({ title: 'Twin' });
    expect([scheduled['slug'], other['slug']]).to.deep.equal(['twin', 'twin-2']);
    setNow(AFTER);
    startPublisher();
    await published('events', scheduled['id']);
    expect((await get('/events/by-slug/twin')).body).to.include({ id: scheduled['id'], status: 'publish' });
  });

  it('leaves events that a contributor submits to a reviewer', async () => {
    const { id, status } = await event({ ...SCHEDULED, status: 'future' }, 'contributor');
    expect(status).to.equal('pending');
    setNow(AFTER);
    startPublisher();
    await settled();
    expect(await stored('events', id)).to.include({ status: 'pending' });
  });

  it('catches up with more than it publishes at a time', async () => {
    const { id } = await event({ ...SCHEDULED, title: 'One of many' });
    const count = 2 * MAX_PUBLISHED_AT_ONCE;
    await databases.events.write(async (trx) => {
      // The database makes this column itself.
      const row = without((await trx('events').where({ id }).first()) as Wire, 'title_key');
      const records = Array.from({ length: count }, () => ({ kind: 'event' }));
      const made = await trx.batchInsert<Made, Made>('records', records, 500).returning('id');
      const rows = made.map((record) => ({ ...row, ...record, slug: `many-${String(record.id)}` }));
      await trx.batchInsert('events', rows, 50);
    });
    setNow(AFTER);
    startPublisher();
    startPublisher();
    const waiting = databases.events.knex('events').where({ status: 'future', title: 'One of many' });
    await eventually(async () => ((await waiting.clone()).length === 0 ? true : undefined));
    const revisions = await databases.events.knex('events').where({ title: 'One of many' }).pluck('revision');
    expect(new Set(revisions)).to.deep.equal(new Set([2]));
    expect(revisions).to.have.length(count + 1);
  });

  it('finds the next event by an index', async () => {
    const verb = kind === 'postgres' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const { dialect } = databases.events;
    const plan = await databases.events.write(async (trx) => {
      if (kind === 'postgres') await trx.raw('SET LOCAL enable_seqscan = off');
      return dialect.rows(trx, {
        sql: `${verb} SELECT min(published_at) FROM events WHERE status = 'future'`,
        bindings: [],
      });
    });
    expect(JSON.stringify(plan)).to.include('events_scheduled');
  });

  it('continues after the database failed', async () => {
    const { id } = await event(SCHEDULED);
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) } as unknown as Writable;
    const rename = (from: string, to: string): Promise<void> =>
      databases.events.write((trx) => trx.schema.renameTable(from, to));
    await rename('organizers', 'elsewhere');
    try {
      setNow(AFTER);
      startPublisher(pino({ level: 'error' }, stream));
      await eventually(() => lines.find((line) => line.includes('could not be published')));
    } finally {
      await rename('elsewhere', 'organizers');
    }
    await published('events', id);
  });

  it('publishes nothing more once it has stopped', async () => {
    const publisher = startPublisher();
    await settled();
    await publisher.stop();
    const { id } = await event(SCHEDULED);
    setNow(AFTER);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await stored('events', id)).to.include({ status: 'future' });
  });
});
