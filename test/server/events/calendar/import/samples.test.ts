import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { inside, type Wire } from '../../support/catalogue.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';
import { APPLE, GOOGLE, OUTLOOK } from './samples.js';

forEachDatabase('calendars of other programs', (open) => {
  let importer: Importer;
  before(async () => {
    importer = await openImporter(await open());
  });
  after(() => importer.catalogue.stop());

  /** The events that a file becomes. */
  async function events(file: string | Buffer, fields = {}): Promise<Wire[]> {
    const body = await importer.import(file, fields);
    expect(body['counts']).to.deep.include({ failed: 0 });
    const bodies = recordsOf(body).map((record) =>
      importer.catalogue.get(`/events/${String(record['id'])}`, 'editor'),
    );
    return (await Promise.all(bodies)).map((answer) => answer.body);
  }

  it('reads calendars as Google writes them', async () => {
    const [event = {}] = await events(GOOGLE);
    expect(event).to.deep.include({
      title: 'Evening Walk 🚶',
      start_date: '2027-05-14 18:00:00',
      end_date: '2027-05-14 20:00:00',
      timezone: 'Europe/Berlin',
      utc_start_date: '2027-05-14 16:00:00',
      description: '<p>Bring &lt;b&gt;shoes&lt;/b&gt;, and water.<br />\nhttps://walks.example/?a=1;b=2</p>',
    });
    expect(inside(event, 'venue')).to.deep.include({
      venue: 'Tiergarten',
      address: 'Straße des 17. Juni, 10785 Berlin, Germany',
    });
    const [organizer] = event['organizer'] as Wire[];
    expect(organizer).to.deep.include({
      organizer: 'Walking Club',
      email: 'c_1a2b3c@group.calendar.google.com',
    });
    expect(await importer.calendar(`/events/${String(event['id'])}.ics`)).to.include('SEQUENCE:2\r\n');
  });

  it('reads calendars as Outlook writes them', async () => {
    const [walk = {}, other = {}] = await events(OUTLOOK);
    expect(walk).to.deep.include({
      title: 'Staff Walk',
      timezone: 'America/Los_Angeles',
      start_date: '2027-05-14 18:00:00',
      utc_end_date: '2027-05-15 03:00:00',
      description: '<p>Bring <b>shoes</b></p>',
    });
    expect((walk['categories'] as Wire[]).map(({ name }) => name)).to.deep.equal(['Outdoors', 'Walks']);
    expect((walk['organizer'] as Wire[])[0]).to.deep.include({ organizer: 'Smith, John' });
    expect(other).to.deep.include({
      timezone: 'UTC+5:45',
      utc_start_date: '2027-05-14 12:15:00',
      end_date: '2027-05-14 19:30:00',
    });
  });

  it('reads calendars as Apple writes them', async () => {
    const [event = {}] = await events(APPLE);
    expect(event).to.deep.include({
      all_day: true,
      start_date: '2027-05-14 00:00:00',
      end_date: '2027-05-16 23:59:59',
      website: 'https://festival.example/2027',
    });
    expect(inside(event, 'venue')).to.deep.include({
      venue: 'Harbour Pavilion',
      address: '5 Pier Road, Portland',
      geo_lat: 43.65,
      geo_lng: -70.25,
    });
  });

  it('finds an existing venue, however its address is written', async () => {
    const venue = await importer.catalogue.venue({
      venue: 'Hall, Old',
      address: '1 Main St',
      city: 'Portland',
    });
    const files = [
      'Hall\\, Old\\, 1 Main St\\, Portland',
      'hall\\, old\\, 1 Main St\\nPortland',
      'Hall\\, Old \\, 1 Main St \\, Portland',
    ].map((location, index) => ics(vevent(`UID:old-hall-${index}`, `LOCATION:${location}`)));
    for (const file of files) {
      const [event = {}] = await events(file);
      expect(inside(event, 'venue')['id']).to.equal(venue['id']);
    }
    const [mill = {}] = await events(
      ics(vevent('UID:mill', 'LOCATION: Old Mill \\n 1 Mill Rd\\, \\n\\n Dover\\n')),
    );
    expect(inside(mill, 'venue')).to.include({ venue: 'Old Mill', address: '1 Mill Rd, Dover' });
    const [first = {}] = await events(ics(vevent('UID:new-1', 'LOCATION:New Hall\\, 2 Side St')));
    const [second = {}] = await events(ics(vevent('UID:new-2', 'LOCATION:New Hall\\, 2 Side St')));
    const [third = {}] = await events(ics(vevent('UID:new-3', 'LOCATION:New Hall\\, 9 Other St')));
    expect(inside(second, 'venue')['id']).to.equal(inside(first, 'venue')['id']);
    expect(inside(third, 'venue')['id']).to.not.equal(inside(first, 'venue')['id']);
  });

  it('finds no venue that the importer may not read', async () => {
    const fields = { venue: 'Secret Hall', address: '7 Back St', status: 'private' };
    const secret = await importer.catalogue.venue(fields);
    const file = (uid: string): string => ics(vevent(`UID:${uid}`, 'LOCATION:Secret Hall\\, 7 Back St'));
    const [theirs] = recordsOf(await importer.import(file('secret-1'), {}, 'author'));
    const venueOf = async (record: Wire | undefined): Promise<unknown> =>
      inside((await importer.catalogue.get(`/events/${String(record?.['id'])}`, 'editor')).body, 'venue')[
        'id'
      ];
    expect(theirs?.action).to.equal('created');
    expect(await venueOf(theirs)).to.not.equal(secret['id']);
    const [own] = recordsOf(await importer.import(file('secret-2')));
    expect(await venueOf(own)).to.equal(secret['id']);
  });

  it('reads an online address as the website, not as a venue', async () => {
    const [event = {}] = await events(ics(vevent('UID:online', 'LOCATION:https://meet.example/abc')));
    expect([event['venue'], event['website']]).to.deep.equal([[], 'https://meet.example/abc']);
  });

  it('creates categories if the importer may, and otherwise reports the missing ones', async () => {
    await importer.catalogue.category('Known');
    const file = (uid: string): string =>
      ics(vevent(`UID:${uid}`, 'CATEGORIES:known,Unheard', 'CATEGORIES:2027'));
    const [told] = recordsOf(await importer.import(file('categories-1'), {}, 'contributor'));
    expect(told?.action).to.equal('created');
    expect(told?.faults[0]).to.deep.include({ field: 'CATEGORIES' });
    expect(told?.faults[0]?.['reason']).to.match(/Unheard, 2027/);
    const [made] = recordsOf(await importer.import(file('categories-2')));
    expect(made?.faults).to.deep.equal([
      { field: 'CATEGORIES', reason: 'has names of unknown categories: 2027' },
    ]);
    const { body: event } = await importer.catalogue.get(`/events/${String(made?.['id'])}`);
    expect((event['categories'] as Wire[]).map(({ name }) => name)).to.deep.equal(['Known', 'Unheard']);
    await importer.catalogue.category('2027', { slug: 'this-year' });
    const [again = {}] = await events(file('categories-3'));
    expect((again['categories'] as Wire[]).map(({ name }) => name)).to.deep.equal([
      '2027',
      'Known',
      'Unheard',
    ]);
  });

  it('omits category names that are too long', async () => {
    const [long, longest] = ['x'.repeat(201), 'y'.repeat(200)];
    const [record] = recordsOf(
      await importer.import(ics(vevent('UID:long-categories', `CATEGORIES:${long},${longest}`))),
    );
    expect(record?.action).to.equal('created');
    expect(record?.faults).to.deep.equal([
      { field: 'CATEGORIES', reason: `has names of unknown categories: ${'x'.repeat(100)}` },
    ]);
    const { body } = await importer.catalogue.get(`/events/${String(record?.['id'])}`);
    expect((body['categories'] as Wire[]).map(({ name }) => name)).to.deep.equal([longest]);
  });

  it('names the property at fault if the catalogue refuses a value', async () => {
    const html = `X-ALT-DESC;FMTTYPE=text/html:${'<b>'.repeat(5001)}`;
    const [record] = recordsOf(await importer.import(ics(vevent('UID:tags', html))));
    expect(record).to.deep.include({
      action: 'failed',
      faults: [{ field: 'DESCRIPTION', reason: 'must not have more than 5000 tags' }],
    });
    expect(record).to.not.have.property('id');
  });

  it('cuts the venue name of a very long LOCATION to two hundred characters', async () => {
    const [event = {}] = await events(ics(vevent('UID:long-location', `LOCATION:${'h'.repeat(300)}`)));
    expect(inside(event, 'venue')['venue']).to.equal('h'.repeat(200));
  });

  it('omits values that cannot be used, with notices', async () => {
    const lines = [
      'URL:javascript:alert(1)',
      'GEO:95;200',
      'DTEND:20270513T000000Z',
      'EXRULE:FREQ=DAILY',
      'ORGANIZER;CN=:invalid:nomail',
    ];
    const [record] = recordsOf(await importer.import(ics(vevent('UID:odd', ...lines, 'LOCATION:Somewhere'))));
    expect(record?.action).to.equal('created');
    expect(record?.faults.map(({ field }) => field)).to.have.members(['URL', 'GEO', 'DTEND', 'EXRULE']);
  });

  it('needs no UID, and matches the same event again', async () => {
    const file = ics(vevent('UID:', 'SUMMARY:Nameless'));
    expect(recordsOf(await importer.import(file))[0]?.action).to.equal('created');
    expect(recordsOf(await importer.import(file))[0]?.action).to.equal('unchanged');
  });

  it('reads calendars folded through a character, and in Windows-1252', async () => {
    const folded = Buffer.from(ics(vevent('UID:folded', 'SUMMARY:Grü')));
    const at = folded.indexOf('ü') + 1;
    const fold = Buffer.from('\r\n ');
    const torn = Buffer.concat([
      folded.subarray(0, at),
      fold,
      folded.subarray(at, at + 1),
      fold,
      folded.subarray(at + 1),
    ]);
    expect((await events(torn))[0]?.['title']).to.equal('Grü');
    expect(
      (await events(Buffer.from(ics(vevent('UID:old', 'SUMMARY:Größe')), 'latin1')))[0]?.['title'],
    ).to.equal('Größe');
  });

  it('refuses records with unknown zones one by one', async () => {
    const odd = ['DTSTART;TZID=Middle/Earth:20270514T180000', 'DTEND:20270514T190000Z'];
    const body = await importer.import(ics(vevent('UID:earth', ...odd), vevent('UID:here', 'SUMMARY:Here')));
    expect(recordsOf(body).map(({ uid, action }) => [uid, action])).to.deep.equal([
      ...[
        ['earth', 'failed'],
        ['here', 'created'],
      ],
    ]);
    expect(recordsOf(body)[0]?.faults[0]?.['field']).to.equal('DTSTART');
  });

  it('keeps the zone of each record if a file holds several zones', async () => {
    const zone = (offset: string): string[] => [
      ...['BEGIN:VTIMEZONE', 'TZID:Here', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const here = (uid: string): string => vevent(`UID:${uid}`, 'DTSTART;TZID=Here:20270710T100000');
    const floating = (uid: string): string => vevent(`UID:${uid}`, 'DTSTART:20270710T100000');
    const found = await events(
      [
        ics(...zone('+0100'), here('several-1')),
        ics(...zone('-0500'), here('several-2')),
        ics('X-WR-TIMEZONE:Asia/Tokyo', floating('several-3')),
        ics('X-WR-TIMEZONE:Europe/Rome', floating('several-4')),
        ics(floating('several-5')),
      ].join(''),
    );
    expect(found.map((event) => event['utc_start_date'])).to.deep.equal([
      ...['2027-07-10 09:00:00', '2027-07-10 15:00:00'],
      // The last one names no zone: the site's is New York.
      ...['2027-07-10 01:00:00', '2027-07-10 08:00:00', '2027-07-10 14:00:00'],
    ]);
  });

  it('decodes quoted-printable texts, with a notice if that fails', async () => {
    const file = (...lines: readonly string[]): string =>
      ics(vevent(...lines)).replace('VERSION:2.0', 'VERSION:1.0');
    const [event = {}] = await events(
      file(
        'UID:quoted',
        'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Treff f=C3=BCr alle',
        'DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Erste Zeile=0D=0Azweite =',
        'fortgesetzt=2E',
        'LOCATION;QUOTED-PRINTABLE:K=FCche',
      ),
    );
    expect(event).to.include({
      title: 'Treff für alle',
      description: '<p>Erste Zeile<br />\nzweite fortgesetzt.</p>',
    });
    expect(inside(event, 'venue')).to.include({ venue: 'Küche' });
    const [spared] = recordsOf(
      await importer.import(file('UID:unreadable-1', 'DESCRIPTION;ENCODING=UUENCODE:#86)C')),
    );
    expect([spared?.action, spared?.faults]).to.deep.equal([
      'created',
      [{ field: 'DESCRIPTION', reason: 'is in UUENCODE that cannot be decoded and was left out' }],
    ]);
    const [refused] = recordsOf(
      await importer.import(
        file('UID:unreadable-2', 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:f=FCr'),
      ),
    );
    expect([refused?.action, refused?.faults]).to.deep.equal([
      'failed',
      [{ field: 'VEVENT', reason: 'has a SUMMARY in QUOTED-PRINTABLE that cannot be decoded' }],
    ]);
  });

  it('imports events that Outlook marks as all-day as all-day events', async () => {
    const zone = 'TZID=W. Europe Standard Time';
    const [event = {}] = await events(
      ics(
        vevent(
          ...['UID:staff-day', `DTSTART;${zone}:20270711T000000`, `DTEND;${zone}:20270712T000000`],
          'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        ),
      ),
    );
    expect(event).to.include({
      ...{ all_day: true, start_date: '2027-07-11 00:00:00', end_date: '2027-07-11 23:59:59' },
    });
  });

  it('keeps summer time in CET, EET, WET and MET, in imports and exports', async () => {
    for (const [zone, utc, offset] of [
      ['CET', '2027-07-10 08:00:00', '+0200'],
      ['eet', '2027-07-10 07:00:00', '+0300'],
      ['WET', '2027-07-10 09:00:00', '+0100'],
      ['MET', '2027-07-10 08:00:00', '+0200'],
    ] as const) {
      const [event = {}] = await events(
        ics(vevent(`UID:legacy-${zone}`, `DTSTART;TZID=${zone}:20270710T100000`, 'DURATION:PT1H')),
      );
      expect(event, zone).to.include({ timezone: zone, utc_start_date: utc });
      const made = await importer.catalogue.event({
        ...{ start_date: '2027-07-10 10:00:00', end_date: '2027-07-10 11:00:00', timezone: zone },
      });
      expect(made['utc_start_date'], zone).to.equal(utc);
      const text = await importer.calendar(`/events/${String(made['id'])}.ics`);
      expect(text, zone).to.include(`DTSTART;TZID=${zone.toUpperCase()}:20270710T100000\r\n`);
      expect(text, zone).to.match(new RegExp(`BEGIN:DAYLIGHT[^]*TZOFFSETTO:\\${offset}`));
    }
  });
});
