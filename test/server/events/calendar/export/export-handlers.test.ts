import { expect } from 'chai';
import ICAL from 'ical.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type As, NOW, SITE } from '../../support/catalogue.js';
import { encode, picture } from '../../support/pictures.js';
import { upload } from '../../support/uploads.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';

const WALK = { title: 'Walk, talk; eat', start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

/** The events of a calendar, as an independent reader understands them. */
function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const valueOf = (event: ICAL.Event | undefined, name: string): unknown =>
  event?.component.getFirstPropertyValue(name)?.valueOf();

forEachDatabase('calendars', (open) => {
  let importer: Importer;
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
    importer = await openImporter(databases);
  });
  after(() => importer.catalogue.stop());

  async function read(
    fields: object,
    as?: As,
  ): Promise<{ text: string; event: ICAL.Event | undefined; id: number }> {
    const body = await importer.catalogue.event({ ...WALK, ...fields });
    const text = await importer.calendar(`/events/${String(body['id'])}.ics`, as);
    return { text, event: eventsIn(text)[0], id: Number(body['id']) };
  }

  it('serves calendars as text/calendar with CR LF and lines of at most 75 octets', async () => {
    const body = await importer.catalogue.event({ title: 'Größte Würste '.repeat(20) });
    const reply = await importer.catalogue.send('GET', `/events/${String(body['id'])}.ics`);
    expect(reply.headers['content-type']).to.equal('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).to.equal(
      `inline; filename="event-${String(body['id'])}.ics"`,
    );
    const text = reply.rawPayload.toString();
    expect(text.replaceAll('\r\n', '')).to.not.match(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).to.be.true;
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75);
  });

  it('writes start and end in the zone of the event, with its rules', async () => {
    const { text, event } = await read({ timezone: 'Europe/Berlin' });
    expect(text).to.include('DTSTART;TZID=Europe/Berlin:20270514T180000\r\n');
    expect(text).to.include('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
    expect(event?.startDate.toJSDate().toISOString()).to.equal('2027-05-14T16:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).to.equal('2027-05-14T19:00:00.000Z');
  });

  it('includes the rules before and after a clock change during an event', async () => {
    const dates = { start_date: '2027-10-30 12:00:00', end_date: '2027-11-01 12:00:00' };
    const { event } = await read({ ...dates, timezone: 'Europe/Vienna' });
    expect(event?.startDate.toJSDate().toISOString()).to.equal('2027-10-30T10:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).to.equal('2027-11-01T11:00:00.000Z');
  });

  it('includes the rules at the end of an event, however long it lasts', async () => {
    // Brazil has had no daylight saving time since 2019.
    const dates = { start_date: '2005-06-01 12:00:00', end_date: '2024-12-01 12:00:00' };
    const { event } = await read({ ...dates, timezone: 'America/Sao_Paulo' });
    expect(event?.endDate.toJSDate().toISOString()).to.equal('2024-12-01T15:00:00.000Z');
  });

  it('includes the rules for the original day of a moved occurrence', async () => {
    const lines = ['UID:far@example.net', 'DTSTAMP:20260901T000000Z', 'SUMMARY:Far'];
    const times = ['DTSTART', 'RECURRENCE-ID'].map((name) => `${name};TZID=Europe/Berlin:`);
    const file = [
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, `${String(times[0])}20330614T180000`],
      ...[`${String(times[1])}20270614T180000`, 'END:VEVENT', 'END:VCALENDAR', ''],
    ];
    const [record] = recordsOf(await importer.import(file.join('\r\n')));
    const text = await importer.calendar(`/events/${String(record?.['id'])}.ics`);
    expect(text).to.include('RECURRENCE-ID;TZID=Europe/Berlin:20270614T180000\r\n');
    const [component] = eventsIn(text);
    expect(component?.recurrenceId.toJSDate().toISOString()).to.equal('2027-06-14T16:00:00.000Z');
  });

  it('writes the second occurrence of a repeated hour in UTC', async () => {
    const { text } = await read({
      start_date: '2027-11-07T01:30:00-04:00',
      end_date: '2027-11-07T01:30:00-05:00',
    });
    expect(text).to.include('DTSTART;TZID=America/New_York:20271107T013000\r\n');
    expect(text).to.include('DTEND:20271107T063000Z\r\n');
  });

  it('writes UTC without a zone, and fixed offsets with a zone of their own', async () => {
    for (const timezone of ['UTC', 'Etc/Zulu', 'z']) {
      const utc = (await read({ timezone })).text;
      expect(utc, timezone).to.include('DTSTART:20270514T180000Z\r\n').and.not.include('VTIMEZONE');
    }
    const { text, event } = await read({ timezone: '+05:30' });
    expect(text).to.include('DTSTART;TZID=+0530:20270514T180000\r\n');
    expect(event?.startDate.toJSDate().toISOString()).to.equal('2027-05-14T12:30:00.000Z');
  });

  it('writes dates of all-day events, with an exclusive end', async () => {
    const { text, event } = await read({ all_day: true, end_date: '2027-05-16' });
    expect(text).to.include('DTSTART;VALUE=DATE:20270514\r\nDTEND;VALUE=DATE:20270517\r\n');
    expect(text).to.not.include('VTIMEZONE');
    expect(event?.duration.toSeconds()).to.equal(3 * 86_400);
  });

  it('writes no end for an event without duration', async () => {
    expect((await read({ end_date: WALK.start_date })).text).to.not.match(/DTEND/);
  });

  it('omits properties that an event lacks', async () => {
    const { text } = await read({});
    expect(text).to.not.match(/^(?:DESCRIPTION|LOCATION|GEO|ORGANIZER|CATEGORIES|ATTACH|IMAGE|CLASS)\b/m);
    expect(text).to.not.match(/^[^:\r]*:\r$/m);
  });

  it('writes all properties of an event, with texts free of markup', async () => {
    const category = await importer.catalogue.category('Walks, long');
    const { text, event } = await read({
      description:
        '<p>Bring <b>shoes</b>, and\nan <a href="https://a.example/x?a=1&amp;b=2">umbrella</a>.</p><ul><li>One</li></ul>',
      website: 'https://walks.example/1?a=1&b=2',
      venue: {
        venue: 'Harbour, Pavilion',
        address: '5 Pier Rd',
        city: 'Portland',
        country: 'US',
        state: 'ME',
        zip: '04101',
        geo_lat: 43.65,
        geo_lng: -70.25,
      },
      organizer: [{ organizer: 'Club "A"; B', email: 'club@walks.example' }, { organizer: 'Second' }],
      categories: [category['id']],
      tags: ['Hush'],
    });
    expect(text).to.not.include('Hush');
    expect(event?.summary).to.equal('Walk, talk; eat');
    expect(event?.description).to.equal(
      'Bring shoes, and an umbrella (https://a.example/x?a=1&b=2).\n\n- One',
    );
    expect(event?.location).to.equal('Harbour, Pavilion, 5 Pier Rd, Portland, ME 04101, US');
    expect(event?.organizer).to.equal('mailto:club@walks.example');
    expect(text).to.include(`ORGANIZER;CN="Club ^'A^'; B":mailto:club@walks.example\r\n`);
    expect(text).to.include('CATEGORIES:Walks\\, long\r\n');
    expect(text).to.include('GEO:43.65;-70.25\r\n');
    expect(text).to.include('URL;VALUE=URI:https://walks.example/1?a=1&b=2\r\n');
    expect(text).to.match(/X-ALT-DESC;FMTTYPE=text\/html:<p>Bring <b>shoes<\/b>/);
    expect(valueOf(event, 'status')).to.equal('CONFIRMED');
  });

  it('names an organizer without a valid e-mail address', async () => {
    for (const email of ['', 'tea time@club.example', 'tea@club@example', 'ask at the door']) {
      const { text } = await read({ organizer: { organizer: `Club of ${email}`, email } });
      expect(text, email).to.match(/ORGANIZER;CN="?Club of[^:]*:invalid:nomail\r\n/);
    }
  });

  it('writes the page of an event as URL if it has no website', async () => {
    const { text } = await read({ slug: 'the-page' });
    expect(text).to.include(`URL;VALUE=URI:${SITE}/event/the-page/\r\n`);
  });

  it('keeps the UID and counts changes in SEQUENCE', async () => {
    const { text, id } = await read({});
    expect(text).to.include(`UID:${id}@calendar.example.org\r\nSEQUENCE:0\r\n`);
    expect(text).to.include('DTSTAMP:20260902T140000Z\r\n');
    importer.catalogue.setNow('2026-09-03T10:00:00Z');
    await importer.catalogue.put(`/events/${id}`, { title: 'Other' });
    importer.catalogue.setNow(NOW);
    const later = await importer.calendar(`/events/${id}.ics`);
    expect(later).to.include(`UID:${id}@calendar.example.org\r\nSEQUENCE:1\r\n`);
    expect(later).to.match(
      /DTSTAMP:20260903T100000Z\r\nLAST-MODIFIED:20260903T100000Z\r\nCREATED:20260902T140000Z/,
    );
  });

  it('sets CREATED to the date of publication, but never to a later time than the last change', async () => {
    const { id } = await read({ date: '2027-01-01 09:00:00' }, 'editor');
    importer.catalogue.setNow('2026-09-03T10:00:00Z');
    await importer.catalogue.put(`/events/${id}`, { title: 'Other' });
    importer.catalogue.setNow(NOW);
    expect(await importer.calendar(`/events/${id}.ics`, 'editor')).to.match(
      /DTSTAMP:20260903T100000Z\r\nLAST-MODIFIED:20260903T100000Z\r\nCREATED:20260903T100000Z\r\n/,
    );
    const old = await read({ date: '2020-01-01 09:00:00' });
    expect(old.text).to.include('CREATED:20200101T140000Z\r\n');
  });

  it('sets LAST-MODIFIED to the creation, whatever the date of publication', async () => {
    for (const date of ['2020-01-01 09:00:00', '2027-01-01 09:00:00']) {
      const { text } = await read({ date }, 'editor');
      expect(text, date).to.include('DTSTAMP:20260902T140000Z\r\nLAST-MODIFIED:20260902T140000Z\r\n');
    }
  });

  it('states the product and the name of a calendar', async () => {
    const { text } = await read({ title: 'Named; walk' });
    const head =
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fairground//Events catalogue//EN\r\nCALSCALE:GREGORIAN\r\n';
    expect(text.slice(0, head.length)).to.equal(head);
    expect(text).to.include('X-WR-CALNAME:Named\\; walk\r\n');
    const list = await importer.calendar('/events.ics?search=named');
    expect(list).to.include(`${head}X-WR-CALNAME:calendar.example.org\r\n`);
  });

  it('exports the same bytes while nothing changes', async () => {
    const body = await importer.catalogue.event({ title: 'Twice' });
    const path = `/events/${String(body['id'])}.ics`;
    const first = await importer.catalogue.send('GET', path);
    const again = await importer.catalogue.send('GET', path, undefined, 'nobody', {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).to.equal(304);
  });

  it('exports drafts as tentative and private events as private, to those who may see them', async () => {
    const draft = await read({ status: 'draft' }, 'editor');
    const pending = await read({ status: 'pending' }, 'editor');
    for (const { text } of [draft, pending]) expect(text).to.include('STATUS:TENTATIVE\r\n');
    const hidden = await read({ status: 'private' }, 'editor');
    expect(hidden.text).to.include('STATUS:CONFIRMED\r\nCLASS:PRIVATE\r\n');
    for (const { id } of [draft, pending, hidden]) {
      const { status, body } = await importer.catalogue.get(`/events/${id}.ics`);
      expect([status, body['code']]).to.deep.equal([403, 'event-not-accessible']);
    }
    expect(await importer.calendar('/events.ics?search=talk')).to.not.match(/TENTATIVE|PRIVATE/);
  });

  it('answers unknown ids of calendars as the event itself does', async () => {
    const venue = await importer.catalogue.venue();
    for (const [path, status, code] of [
      ['/events/999999.ics', 404, 'rest-event-not-found'],
      [`/events/${String(venue['id'])}.ics`, 400, 'rest-invalid-event-id'],
      ['/events/abc.ics', 404, 'rest_no_route'],
    ] as const) {
      const reply = await importer.catalogue.get(path);
      expect([reply.status, reply.body['code']], path).to.deep.equal([status, code]);
    }
  });

  it('exports only title and times of a protected event without the password', async () => {
    const secret = {
      description: 'hidden words',
      password: 'tulip',
      venue: { venue: 'Hidden Hall' },
      website: 'https://hidden.example/',
    };
    const body = await importer.catalogue.event({ ...WALK, title: 'Guarded', ...secret });
    const path = `/events/${String(body['id'])}.ics`;
    expect((await importer.catalogue.get(path)).body['code']).to.equal('event-password-protected');
    expect(await importer.calendar(`${path}?password=tulip`)).to.include('DESCRIPTION:hidden words');
    const list = await importer.calendar('/events.ics?include=' + String(body['id']), 'administrator');
    expect(list).to.include('SUMMARY:Guarded').and.include('DTSTART;TZID=America/New_York:20270514T180000');
    expect(list).to.not.match(/hidden/i);
    const opened = await importer.calendar(`/events.ics?include=${String(body['id'])}&password=tulip`);
    expect(opened).to.include('LOCATION:Hidden Hall');
    const edited = `/events.ics?include=${String(body['id'])}&context=edit`;
    expect(await importer.calendar(edited, 'editor')).to.include('LOCATION:Hidden Hall');
    expect(await importer.calendar(edited, 'author')).to.not.match(/hidden/i);
    const single = `${path}?context=edit`;
    expect(await importer.calendar(single, 'editor')).to.include('LOCATION:Hidden Hall');
    for (const [asked, as] of [
      [single, 'author'],
      [single, 'nobody'],
      [path, 'editor'],
      [`${path}?context=view`, 'editor'],
    ] as const) {
      const { status, body: error } = await importer.catalogue.get(asked, as);
      expect([status, error['code']], `${asked} ${as}`).to.deep.equal([403, 'event-password-protected']);
    }
  });

  it('omits venues and organizers that the caller may not read or that are protected', async () => {
    const draft = await read({
      venue: { venue: 'Draft Hall', status: 'draft' },
      organizer: { organizer: 'Draft Club', status: 'draft' },
    });
    expect(draft.text).to.not.match(/Draft/);
    const guarded = await read({
      venue: { venue: 'Guarded Hall', address: 'Secret St', password: 'x', geo_lat: 43.5, geo_lng: -70.25 },
      organizer: { organizer: 'Guarded Club', email: 'secret@club.example', password: 'x' },
    });
    expect(guarded.text)
      .to.include('LOCATION:Guarded Hall\r\n')
      .and.include('CN=Guarded Club:invalid:nomail');
    expect(guarded.text).to.not.match(/secret|GEO:/i);
  });

  it('attaches the address of the image', async () => {
    const bytes = await encode(picture(20, 20), 'png');
    const { body: image } = await upload(importer.catalogue, '/images', { name: 'walk.png', bytes });
    const { text } = await read({ image: image['id'] });
    const url = String(image['url']);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).to.include(`ATTACH;FMTTYPE=image/png:${url}\r\n`);
    expect(unfolded).to.include(`IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/png:${url}\r\n`);
  });

  it('exports trashed events as cancelled to those who may list the trash', async () => {
    const { id } = await importer.catalogue.event({ ...WALK, title: 'Thrown away' });
    await importer.catalogue.remove(`/events/${String(id)}`);
    const text = await importer.calendar('/events.ics?search=thrown&status=trash', 'editor');
    expect(text).to.include('SUMMARY:Thrown away\r\nSTATUS:CANCELLED\r\n');
  });

  it('exports all pages of a list by its filters and in its order', async () => {
    const { catalogue } = importer;
    const venue = await catalogue.venue({ venue: 'Filter Hall' });
    for (let day = 28; day >= 10; day -= 1) {
      await catalogue.event({
        title: `Filter ${day}`,
        start_date: `2027-06-${day}`,
        end_date: `2027-06-${day}`,
        venue: venue['id'],
      });
    }
    const path = `/events.ics?venue=${String(venue['id'])}&starts_after=2027-06-12`;
    const reply = await catalogue.send('GET', path);
    expect(reply.headers['x-tec-total']).to.equal('16');
    const titles = eventsIn(reply.rawPayload.toString()).map(({ summary }) => summary);
    expect(titles).to.deep.equal(Array.from({ length: 16 }, (_, index) => `Filter ${13 + index}`));
    const bad = await catalogue.get('/events.ics?venue=999999&start_date=never');
    expect(Object.keys((bad.body['data'] as { params: object }).params).sort()).to.deep.equal([
      'start_date',
      'venue',
    ]);
  });

  it('writes each zone once', async () => {
    const { catalogue } = importer;
    for (const timezone of ['Asia/Tokyo', 'asia/tokyo', 'Europe/Paris']) {
      await catalogue.event({
        title: `Zone ${timezone}`,
        timezone,
        start_date: '2027-07-01 10:00',
        end_date: '2027-07-01 11:00',
      });
    }
    const text = await importer.calendar('/events.ics?search=zone');
    expect(text.match(/TZID:.*/g)).to.deep.equal(['TZID:Europe/Paris', 'TZID:Asia/Tokyo'].sort());
    expect(text).to.match(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^\r]+\r\n/);
  });

  it('exports the first 5,000 events, and states the total', async function () {
    // They must be stored first.
    this.timeout(300_000);
    const { catalogue } = importer;
    const model = await catalogue.event({ title: 'Many' });
    const { subscriber } = catalogue.ids;
    await databases.events.write(async (trx) => {
      const row = (await trx('events').where({ id: model['id'] }).first()) as Record<string, unknown>;
      // The database makes it from the others.
      delete row['title_key'];
      const ids = Array.from({ length: 5001 }, (_, index) => 1_000_000 + index);
      await trx.batchInsert(
        'records',
        ids.map((id) => ({ id, kind: 'event' })),
        500,
      );
      const events = ids.map((id) => ({ ...row, id, slug: `many-${id}`, author_id: subscriber }));
      await trx.batchInsert('events', events, 500);
    });
    const reply = await catalogue.send('GET', `/events.ics?author=${subscriber}`);
    expect([reply.statusCode, reply.headers['x-tec-total']]).to.deep.equal([200, '5001']);
    const uids = reply.rawPayload.toString().match(/^UID:.*$/gm) ?? [];
    expect([uids.length, uids.at(-1)]).to.deep.equal([5000, 'UID:1004999@calendar.example.org']);
  });

  it('omits events that were hidden after the list was made', async () => {
    const { id } = await importer.catalogue.event({ title: 'Vanishing' });
    const path = '/events.ics?search=vanishing';
    expect(await importer.calendar(path)).to.include('SUMMARY:Vanishing');
    // The list is kept, for nobody counts this as a change.
    await databases.events.write((trx) => trx('events').where({ id }).update({ status: 'draft' }));
    expect(await importer.calendar(path)).to.not.include('VEVENT');
    expect(await importer.calendar(path, 'editor')).to.include('SUMMARY:Vanishing');
  });

  it('exports an empty calendar if nothing is found', async () => {
    const text = await importer.calendar('/events.ics?search=nowhere-to-be-found');
    expect(text).to.match(/END:VCALENDAR\r\n$/);
    expect(text).to.not.include('VEVENT');
  });
});
