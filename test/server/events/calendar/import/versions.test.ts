import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { type As, type Wire } from '../../support/catalogue.js';
import { type Importer, type ImportRecord, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

forEachDatabase('versions of imported events', (open) => {
  let importer: Importer;
  let counter = 0;
  let uid: string;
  before(async () => {
    importer = await openImporter(await open());
  });
  beforeEach(() => {
    counter += 1;
    uid = `UID:version-${counter}@a`;
  });
  after(() => importer.catalogue.stop());

  /** Imports one record of the test's UID. */
  async function put(
    lines: readonly string[] = [],
    as: As = 'editor',
    ...outer: readonly string[]
  ): Promise<ImportRecord> {
    const [record, ...more] = recordsOf(await importer.import(ics(...outer, vevent(uid, ...lines)), {}, as));
    if (record === undefined || more.length > 0) throw new Error('expected one record');
    return record;
  }

  async function read({ id }: Wire): Promise<Wire> {
    return (await importer.catalogue.get(`/events/${String(id)}`, 'editor')).body;
  }

  it('matches versions of an event by the UID of the calendar', async () => {
    const first = await put();
    const again = await put();
    expect([first.action, again.action]).to.deep.equal(['created', 'unchanged']);
    expect(again['id']).to.equal(first['id']);
    const text = await importer.calendar(`/events/${String(first['id'])}.ics`);
    expect(text).to.include(`${uid}\r\nSEQUENCE:0\r\n`);
  });

  it('orders versions of an event by SEQUENCE', async () => {
    await put(['SEQUENCE:3', 'SUMMARY:Three']);
    const older = await put(['SEQUENCE:2', 'SUMMARY:Two', 'DTSTAMP:20260909T100000Z']);
    expect(older.action).to.equal('outdated');
    expect((await read(older))['title']).to.equal('Three');
    const newer = await put(['SEQUENCE:4', 'SUMMARY:Four', 'DTSTAMP:20200101T100000Z']);
    expect(newer.action).to.equal('updated');
    expect((await read(newer))['title']).to.equal('Four');
    expect(await importer.calendar(`/events/${String(newer['id'])}.ics`)).to.include('SEQUENCE:4\r\n');
  });

  it('compares versions of the same SEQUENCE by content, and then by time stamp', async () => {
    await put(['LAST-MODIFIED:20260801T100000Z', 'SUMMARY:First']);
    expect((await put(['LAST-MODIFIED:20260901T100000Z', 'SUMMARY:First'])).action).to.equal('unchanged');
    expect((await put(['LAST-MODIFIED:20260701T100000Z', 'SUMMARY:Older'])).action).to.equal('outdated');
    expect((await put(['LAST-MODIFIED:20260801T100000Z', 'SUMMARY:Same time'])).action).to.equal('updated');
    const record = await put(['LAST-MODIFIED:20260802T100000Z', 'SUMMARY:Newer']);
    expect(record.action).to.equal('updated');
    expect((await read(record))['title']).to.equal('Newer');
  });

  it('changes the fields that the calendar changed, and keeps local changes of others', async () => {
    const first = await put(['LOCATION:Old Hall', 'DESCRIPTION:Old']);
    await importer.catalogue.put(`/events/${String(first['id'])}`, {
      title: 'Ours',
      featured: true,
      description: 'Ours',
    });
    expect((await put(['LOCATION:Old Hall', 'DESCRIPTION:Old'])).action).to.equal('unchanged');
    const next = await put([
      'SEQUENCE:1',
      'DESCRIPTION:New',
      'DTSTART:20270515T160000Z',
      'DTEND:20270515T180000Z',
    ]);
    expect(next.action).to.equal('updated');
    const event = await read(next);
    expect(event).to.deep.include({ title: 'Ours', featured: true, description: '<p>New</p>', venue: [] });
    expect(event['utc_start_date']).to.equal('2027-05-15 16:00:00');
  });

  it('keeps every field that changed here but not in the calendar', async () => {
    const told = ['LOCATION:Old Hall', 'URL:https://old.example/', 'CATEGORIES:Old', 'CLASS:PRIVATE'];
    const lines = [...told, 'DESCRIPTION:Old', 'ORGANIZER;CN=Old Club:mailto:old@a.example'];
    const { id } = await put(lines);
    const ours = {
      title: 'Ours',
      description: '<p>Ours</p>',
      website: 'https://ours.example/',
      status: 'publish',
      start_date: '2027-06-01 10:00:00',
      end_date: '2027-06-01 11:00:00',
      timezone: 'Asia/Tokyo',
    };
    const links = {
      venue: { venue: 'Our Hall' },
      organizer: [{ organizer: 'Our Club' }],
      categories: ['Ours'],
    };
    const before = (await importer.catalogue.put(`/events/${String(id)}`, { ...ours, ...links })).body;
    expect((await put([...lines, 'SEQUENCE:1', 'STATUS:TENTATIVE'])).action).to.equal('updated');
    const event = await read({ id });
    expect(event).to.include(ours);
    const idsIn = (body: Wire): unknown[] =>
      [body['venue'], body['organizer'], body['categories']].map((value) =>
        [value].flat().map((item) => (item as Wire)['id']),
      );
    expect(idsIn(event)).to.deep.equal(idsIn(before));
    // Fields that the calendar changes afterwards are taken, and nothing else.
    await put([...lines, 'SEQUENCE:2', 'STATUS:TENTATIVE', 'SUMMARY:Theirs']);
    expect(await read({ id })).to.include({ ...ours, title: 'Theirs' });
  });

  it('adds the count of local changes to SEQUENCE', async () => {
    const { id } = await put(['SEQUENCE:5']);
    await importer.catalogue.put(`/events/${String(id)}`, { title: 'Ours' });
    expect(await importer.calendar(`/events/${String(id)}.ics`)).to.include('SEQUENCE:6\r\n');
    expect((await put(['SEQUENCE:6', 'SUMMARY:Theirs'])).action).to.equal('updated');
    expect(await importer.calendar(`/events/${String(id)}.ics`)).to.include('SEQUENCE:6\r\n');
  });

  for (const [name, lines, outer] of [
    ['STATUS', ['STATUS:CANCELLED'], []],
    ['METHOD', [], ['METHOD:CANCEL']],
  ] as const) {
    it(`trashes an event by ${name}, and restores it by a newer version`, async () => {
      const { id } = await put(['SEQUENCE:1']);
      expect((await put(['SEQUENCE:0', ...lines], 'editor', ...outer)).action).to.equal('outdated');
      const gone = await put(['SEQUENCE:2', ...lines], 'editor', ...outer);
      expect([gone.action, gone['id']]).to.deep.equal(['cancelled', id]);
      expect((await importer.catalogue.get(`/events/${String(id)}`)).body['code']).to.equal(
        'event-no-longer-available',
      );
      expect((await put(['SEQUENCE:2', ...lines], 'editor', ...outer)).action).to.equal('unchanged');
      expect((await put(['SEQUENCE:1'])).action).to.equal('outdated');
      const back = await put(['SEQUENCE:3']);
      expect([back.action, back['id']]).to.deep.equal(['updated', id]);
      expect((await read(back))['status']).to.equal('publish');
    });
  }

  it('does not cancel an event that was never imported', async () => {
    expect((await put(['STATUS:CANCELLED'])).action).to.equal('unchanged');
  });

  it('leaves an event in the trash that a user put there', async () => {
    const { id } = await put();
    await importer.catalogue.remove(`/events/${String(id)}`);
    expect((await put()).action).to.equal('unchanged');
    const record = await put(['SEQUENCE:7', 'SUMMARY:New']);
    expect(record.action).to.equal('unchanged');
    expect(record.faults[0]?.['reason']).to.match(/trash/);
    expect((await importer.catalogue.get(`/events/${String(id)}`)).status).to.equal(403);
  });

  it('requires the right to change the event for a newer version', async () => {
    const { id } = await put([], 'author');
    for (const as of ['other author', 'contributor'] as const) {
      const record = await put(['SEQUENCE:9', 'SUMMARY:Theirs'], as);
      expect(record.action, as).to.equal('failed');
      expect(record.faults, as).to.deep.equal([
        { field: 'UID', reason: 'must be the UID of an event that you may edit' },
      ]);
      expect((await put(['SEQUENCE:9', 'STATUS:CANCELLED'], as)).action, as).to.equal('failed');
    }
    expect((await read({ id }))['title']).to.equal('Evening Walk');
    // A user who may read the event is told that there is nothing to change.
    expect((await put([], 'other author')).action).to.equal('unchanged');
    expect((await put(['SEQUENCE:9', 'SUMMARY:By an editor'], 'editor')).action).to.equal('updated');
    expect((await read({ id }))['author']).to.equal(String(importer.catalogue.ids['author']));
  });

  it('reveals nothing about an event that the importer may not read', async () => {
    await put(['CLASS:PRIVATE'], 'author');
    for (const lines of [['CLASS:PRIVATE'], ['CLASS:PRIVATE', 'SUMMARY:Guess']]) {
      expect((await put(lines, 'other author')).action).to.equal('failed');
    }
  });

  it('does not reveal the title of a cancelled event that the importer may not read', async () => {
    const { catalogue } = importer;
    const hidden = await catalogue.event({ title: 'Surprise', status: 'private' }, 'author');
    const path = `/events/${String(hidden['id'])}`;
    uid = `UID:${String(hidden['id'])}@calendar.example.org`;
    const cancel = ['STATUS:CANCELLED', 'LAST-MODIFIED:20200101T000000Z', 'SUMMARY:Guess'];
    for (const change of [() => undefined, () => catalogue.remove(path)]) {
      await change();
      const record = await put(cancel, 'other author');
      expect(record).to.include({ action: 'failed', title: 'Guess' });
      expect(record).not.to.have.property('id');
    }
    expect((await put(cancel, 'author')).action).to.equal('unchanged');
  });

  it('reveals nothing about a password-protected event', async () => {
    const { id } = await put([], 'author');
    await importer.catalogue.put(`/events/${String(id)}`, { password: 'tulip' });
    for (const lines of [[], ['SUMMARY:Guess']]) {
      expect((await put(lines, 'other author')).action).to.equal('failed');
    }
    expect((await put([], 'editor')).action).to.equal('unchanged');
  });

  it('restores the status that the event had before it was trashed', async () => {
    const file = (...lines: string[]): string => ics(vevent(uid, ...lines));
    const [made] = recordsOf(await importer.import(file(), { status: 'draft' }));
    expect((await put(['SEQUENCE:1', 'STATUS:CANCELLED'])).action).to.equal('cancelled');
    expect((await put(['SEQUENCE:2'])).action).to.equal('updated');
    expect(await read(made ?? {})).to.include({ status: 'draft', title: 'Evening Walk' });
    expect((await put(['SEQUENCE:3', 'STATUS:CANCELLED'])).action).to.equal('cancelled');
    expect((await put(['SEQUENCE:4', 'CLASS:PRIVATE'])).action).to.equal('updated');
    expect((await read(made ?? {}))['status']).to.equal('private');
  });

  it('applies a version of the same SEQUENCE as a cancellation if it is later or differs', async () => {
    const at = (day: number, ...lines: string[]): string[] => [
      `LAST-MODIFIED:202608${day}T100000Z`,
      ...lines,
    ];
    await put(at(10));
    expect((await put(at(12, 'STATUS:CANCELLED'))).action).to.equal('cancelled');
    expect((await put(at(11))).action).to.equal('outdated');
    expect((await put(at(12))).action).to.equal('unchanged');
    expect((await put(at(13))).action).to.equal('updated');
    expect((await put(at(14, 'STATUS:CANCELLED'))).action).to.equal('cancelled');
    expect((await put(at(14, 'SUMMARY:Back'))).action).to.equal('updated');
  });

  it('compares a version with the last change of an event created here', async () => {
    const { catalogue } = importer;
    const made = await catalogue.event({ title: 'Dated here' });
    const path = `/events/${String(made['id'])}.ics`;
    const calendar = (await catalogue.send('GET', path)).rawPayload.toString();
    const edited = calendar.replace('SUMMARY:Dated here', 'SUMMARY:Dated there');
    const stamped = (stamp: string): string =>
      edited.replace(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, `$1:${stamp}`);
    const actions = [];
    for (const stamp of ['20260902T135959Z', '20260902T140001Z']) {
      actions.push(recordsOf(await importer.import(stamped(stamp)))[0]?.action);
    }
    expect(actions).to.deep.equal(['outdated', 'updated']);
    expect((await read(made))['title']).to.equal('Dated there');
  });

  it('ranks a version of an event created here below later changes here', async () => {
    const { catalogue } = importer;
    const made = await catalogue.event({ title: 'Counted here' });
    const path = `/events/${String(made['id'])}`;
    const download = async (): Promise<string> =>
      (await catalogue.send('GET', `${path}.ics`)).rawPayload.toString();
    const first = await download();
    for (const cost of ['5', '6']) await catalogue.put(path, { cost });
    const last = await download();
    const edited = first
      .replace('SUMMARY:Counted here', 'SUMMARY:Counted there')
      .replace(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, '$1:20270101T000000Z');
    const actions = [];
    for (const file of [edited, last]) actions.push(recordsOf(await importer.import(file))[0]?.action);
    expect(actions).to.deep.equal(['outdated', 'unchanged']);
    expect((await read(made))['title']).to.equal('Counted here');
  });

  it('dates an event created here by its creation, whatever its publication date', async () => {
    const { catalogue } = importer;
    for (const date of ['2020-01-01 09:00:00', '2027-01-01 09:00:00']) {
      const made = await catalogue.event({ title: 'Dated', date });
      const actions = [];
      for (const stamp of ['20260902T135959Z', '20260902T140001Z']) {
        uid = `UID:${String(made['id'])}@calendar.example.org`;
        actions.push((await put([`LAST-MODIFIED:${stamp}`, 'SUMMARY:Dated there'])).action);
      }
      expect(actions, date).to.deep.equal(['outdated', 'updated']);
    }
  });

  it('creates an event for a UID of this site that has no event', async () => {
    for (const id of ['0', '999999', '9999999999']) {
      uid = `UID:${id}@calendar.example.org`;
      const first = await put();
      expect([first.action, (await put()).action], id).to.deep.equal(['created', 'unchanged']);
    }
  });

  it('matches an event created here by the UID that this site exports', async () => {
    const { catalogue } = importer;
    const made = await catalogue.event({
      title: 'Made here',
      venue: { venue: 'Our Hall', address: '1, Here' },
      description: '<p>A <b>b</b></p>',
    });
    const path = `/events/${String(made['id'])}.ics`;
    const calendar = (await catalogue.send('GET', path)).rawPayload.toString();
    const [same] = recordsOf(await importer.import(calendar));
    expect([same?.action, same?.['id']]).to.deep.equal(['unchanged', made['id']]);
    const edited = calendar
      .replace('SUMMARY:Made here', 'SUMMARY:Edited elsewhere')
      .replace('SEQUENCE:0', 'SEQUENCE:1');
    expect(recordsOf(await importer.import(edited))[0]?.action).to.equal('updated');
    const event = await read(made);
    expect(event).to.deep.include({ title: 'Edited elsewhere', description: '<p>A <b>b</b></p>' });
    expect((event['venue'] as Wire)['venue']).to.equal('Our Hall');
    expect(await importer.calendar(path)).to.include(
      `UID:${String(made['id'])}@calendar.example.org\r\nSEQUENCE:1\r\n`,
    );
  });

  it('does not match an imported event by a UID of this site', async () => {
    const first = await put();
    uid = `UID:${String(first['id'])}@calendar.example.org`;
    const other = await put(['SEQUENCE:9', 'SUMMARY:Another']);
    expect(other.action).to.equal('created');
    expect(other['id']).to.not.equal(first['id']);
    expect((await read(first))['title']).to.equal('Evening Walk');
  });

  it('does not match a UID that only ends like one of this site', async () => {
    const made = await importer.catalogue.event({ title: 'Made here' });
    uid = `UID:x${String(made['id'])}@calendar.example.org`;
    expect((await put(['SEQUENCE:9'])).action).to.equal('created');
    uid = `UID:${String(made['id'])}@elsewhere.example.org`;
    expect((await put(['SEQUENCE:9'])).action).to.equal('created');
    expect((await read(made))['title']).to.equal('Made here');
  });

  it('makes an event private if the calendar does', async () => {
    const { id } = await put();
    await put(['SEQUENCE:1', 'CLASS:PRIVATE']);
    expect((await importer.catalogue.get(`/events/${String(id)}`)).body['code']).to.equal(
      'event-not-accessible',
    );
  });
});
