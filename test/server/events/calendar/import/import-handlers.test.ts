import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { paramsOf, SITE } from '../../support/catalogue.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

const UNKNOWN = '0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e';

forEachDatabase('imports over HTTP', (open) => {
  let importer: Importer;
  before(async () => {
    importer = await openImporter(await open());
  });
  after(() => importer.catalogue.stop());

  it('accepts an import for a worker, and then reports the outcome of each record', async () => {
    const { status, headers, body } = await importer.submit(
      ics(vevent('UID:told@a'), vevent('UID:bad@a', 'DTSTART:')),
    );
    const address = `${SITE}/cal/events/v1/import/${String(body['id'])}`;
    expect(status).to.equal(202);
    expect(headers['location']).to.equal(address);
    const none = { created: 0, updated: 0, unchanged: 0, outdated: 0, cancelled: 0, failed: 0 };
    expect(body).to.deep.include({
      status: 'queued',
      rest_url: address,
      counts: none,
      records: [],
      errors: [],
    });
    expect(body['submitted']).to.equal('2026-09-02 10:00:00');
    await importer.work(String(body['id']));
    const done = (await importer.catalogue.get(`/import/${String(body['id'])}`, 'editor')).body;
    expect(done).to.deep.include({
      status: 'completed',
      counts: { ...none, created: 1, failed: 1 },
      errors: [],
    });
    const [first, second] = recordsOf(done);
    expect(first).to.deep.include({
      index: 0,
      uid: 'told@a',
      recurrence_id: '',
      title: 'Evening Walk',
      action: 'created',
      faults: [],
    });
    expect(second).to.deep.equal({
      index: 1,
      uid: 'bad@a',
      recurrence_id: '',
      title: 'Evening Walk',
      action: 'failed',
      faults: [{ field: 'DTSTART', reason: 'is missing' }],
    });
    const event = await importer.catalogue.get(`/events/${String(first?.['id'])}`);
    expect(event.body).to.deep.include({
      title: 'Evening Walk',
      status: 'publish',
      utc_start_date: '2027-05-14 16:00:00',
    });
  });

  it('deletes the file of a finished import', async () => {
    await importer.import(ics(vevent()));
    await importer.import('no calendar');
    const names = await readdir(join(importer.catalogue.folder, 'imports')).catch(() => []);
    expect(names).to.deep.equal([]);
  });

  it('fails the whole import if the file is not a calendar', async () => {
    const body = await importer.import('BEGIN:VCARD\r\nEND:VCARD\r\n');
    expect(body).to.deep.include({
      status: 'failed',
      records: [],
      errors: ['The file must be an iCalendar file.'],
    });
  });

  it('requires the right to write for an import', async () => {
    for (const [as, status] of [
      ['nobody', 401],
      ['subscriber', 403],
      ['contributor', 202],
    ] as const) {
      const answer = await importer.submit(ics(), {}, as);
      expect(answer.status, as).to.equal(status);
      if (status === 202) await importer.giveUp(String(answer.body['id']));
    }
  });

  it('refuses all invalid parameters of an import at once', async () => {
    const missing = await importer.submit(undefined, { timezone: 'Nowhere/Land' });
    expect(missing.status).to.equal(400);
    const bad = await importer.submit(ics(), {
      timezone: 'Nowhere/Land',
      status: 'trash',
      dry_run: 'perhaps',
    });
    expect(bad.status).to.equal(400);
    expect(Object.keys(paramsOf(bad.body)).sort()).to.deep.equal(['dry_run', 'status', 'timezone']);
    for (const size of [10_000_001, 10_485_761]) {
      expect((await importer.submit(Buffer.alloc(size, 'x'))).status, String(size)).to.equal(413);
    }
    const largest = await importer.submit(Buffer.alloc(10_000_000, 'x'));
    expect(largest.status).to.equal(202);
    await importer.giveUp(String(largest.body['id']));
  });

  it('shows an import to its user and to editors', async () => {
    const { body } = await importer.submit(ics(), {}, 'contributor');
    const path = `/import/${String(body['id'])}`;
    for (const [as, status] of [
      ...([
        ['contributor', 200],
        ['editor', 200],
        ['administrator', 200],
      ] as const),
      ...([
        ['other contributor', 404],
        ['author', 404],
        ['subscriber', 403],
        ['nobody', 401],
      ] as const),
    ]) {
      expect((await importer.catalogue.get(path, as)).status, as).to.equal(status);
    }
    expect((await importer.catalogue.get(`/import/${UNKNOWN}`, 'editor')).body['code']).to.equal(
      'import-not-found',
    );
    expect((await importer.catalogue.get('/import/abc', 'editor')).body['code']).to.equal('rest_no_route');
    await importer.giveUp(String(body['id']));
  });

  it('returns the same import job for a repeated Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await importer.submit(ics(vevent()), {}, 'editor', key);
    const again = await importer.submit(ics(vevent()), {}, 'editor', key);
    expect(again.body['id']).to.equal(first.body['id']);
    expect((await importer.submit(ics(), {}, 'editor', key)).status).to.equal(422);
    for (const [name, value] of [
      ['timezone', 'Asia/Tokyo'],
      ['status', 'draft'],
      ['dry_run', 'true'],
    ] as const) {
      const { status } = await importer.submit(ics(vevent()), { [name]: value }, 'editor', key);
      expect(status, name).to.equal(422);
    }
    await importer.work(String(first.body['id']));
    const files = (): Promise<string[]> => readdir(join(importer.catalogue.folder, 'imports'));
    const before = await files();
    const late = await importer.submit(ics(vevent()), {}, 'editor', key);
    expect([late.body['id'], late.body['status']]).to.deep.equal([first.body['id'], 'completed']);
    expect(await files()).to.deep.equal(before);
  });

  it('creates one import job for concurrent requests with one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'at-once' };
    const file = ics(vevent('UID:at-once@a'));
    const answers = await Promise.all([1, 2, 3].map(() => importer.submit(file, {}, 'editor', key)));
    expect(answers.map(({ status }) => status)).to.deep.equal([202, 202, 202]);
    const [id, ...others] = answers.map(({ status, body }) => `${String(status)} ${String(body['id'])}`);
    expect(others).to.deep.equal([id, id]);
    await importer.work(String(answers[0]?.body['id']));
    const { body } = await importer.catalogue.get(`/import/${String(answers[0]?.body['id'])}`, 'editor');
    expect(body['status']).to.equal('completed');
    expect(recordsOf(body).map(({ action }) => action)).to.deep.equal(['created']);
  });

  it('writes nothing in a dry run of an import', async () => {
    const file = ics(
      vevent('UID:dry@a', 'CATEGORIES:Dry', 'LOCATION:Dry Hall'),
      vevent('UID:dry@a', 'SUMMARY:'),
    );
    const body = await importer.import(file, { dry_run: 'true' });
    expect(recordsOf(body).map(({ action }) => action)).to.have.members(['created', 'failed']);
    expect(recordsOf(body).some((record) => 'id' in record)).to.be.false;
    for (const path of ['/events?search=dry', '/venues?search=dry', '/categories?search=dry&hide_empty=0']) {
      expect((await importer.catalogue.get(path)).body['total'], path).to.equal(0);
    }
    expect(recordsOf(await importer.import(ics(vevent('UID:dry@a'))))[0]?.action).to.equal('created');
  });

  it('creates imported events of the requested status, within the importer’s rights', async () => {
    const statusOf = async (
      as: 'contributor' | 'author',
      fields = {},
      ...lines: string[]
    ): Promise<unknown> => {
      const uid = `UID:status-${Math.random()}@a`;
      const [record] = recordsOf(await importer.import(ics(vevent(uid, ...lines)), fields, as));
      return (await importer.catalogue.get(`/events/${String(record?.['id'])}?context=edit`, 'editor')).body[
        'status'
      ];
    };
    expect(await statusOf('author')).to.equal('publish');
    expect(await statusOf('contributor')).to.equal('draft');
    expect(await statusOf('author', { status: 'draft' })).to.equal('draft');
    expect(await statusOf('contributor', { status: 'publish' })).to.equal('pending');
    expect(await statusOf('author', {}, 'CLASS:PRIVATE')).to.equal('private');
    expect(await statusOf('author', { status: 'publish' }, 'CLASS:CONFIDENTIAL')).to.equal('private');
    expect(await statusOf('contributor', {}, 'CLASS:PRIVATE')).to.equal('pending');
    expect(await statusOf('author', {}, 'STATUS:TENTATIVE')).to.equal('draft');
    expect(await statusOf('author', { status: 'publish' }, 'STATUS:TENTATIVE')).to.equal('publish');
  });

  it('reads times without a zone in the requested zone, the calendar’s, or the site’s', async () => {
    const zoneOf = async (fields: Readonly<Record<string, string>>, ...lines: string[]): Promise<unknown> => {
      const event = vevent(
        `UID:floating-${Math.random()}@a`,
        'DTSTART:20270514T180000',
        'DTEND:20270514T190000',
      );
      const [record] = recordsOf(await importer.import(ics(...lines, event), fields));
      const { body } = await importer.catalogue.get(`/events/${String(record?.['id'])}`);
      return [body['timezone'], body['utc_start_date']];
    };
    expect(await zoneOf({})).to.deep.equal(['America/New_York', '2027-05-14 22:00:00']);
    expect(await zoneOf({}, 'X-WR-TIMEZONE:Asia/Tokyo')).to.deep.equal(['Asia/Tokyo', '2027-05-14 09:00:00']);
    expect(await zoneOf({ timezone: 'Europe/Rome' }, 'X-WR-TIMEZONE:Asia/Tokyo')).to.deep.equal([
      ...['Europe/Rome', '2027-05-14 16:00:00'],
    ]);
    const endless = [
      ...['BEGIN:VTIMEZONE', 'TZID:Endless', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    for (const lines of [['X-WR-TIMEZONE:Nowhere'], ['X-WR-TIMEZONE:Endless', ...endless]]) {
      expect(await zoneOf({}, ...lines), lines[0]).to.deep.equal(await zoneOf({}));
    }
    const days = ics(vevent('UID:days@a', 'DTSTART;VALUE=DATE:20270514'));
    const [record] = recordsOf(await importer.import(days, { timezone: 'Asia/Tokyo' }));
    expect((await importer.catalogue.get(`/events/${String(record?.['id'])}`)).body).to.include({
      timezone: 'Asia/Tokyo',
      start_date: '2027-05-14 00:00:00',
      utc_start_date: '2027-05-13 15:00:00',
    });
  });
});
