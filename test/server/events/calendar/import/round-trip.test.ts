import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

const ALL = '/events.ics?start_date=1990-01-01&end_date=2099-01-01';

/** Without what an import cannot keep: when records were written. */
function essence(text: string): string {
  return text.replace(/^(?:DTSTAMP|CREATED|LAST-MODIFIED):.*\r\n/gm, '');
}

forEachDatabase('an exported calendar that is imported again', (open) => {
  const importers: Importer[] = [];
  const openOne = async (): Promise<Importer> => {
    const importer = await openImporter(await open());
    importers.push(importer);
    return importer;
  };
  after(() => Promise.all(importers.map(({ catalogue }) => catalogue.stop())));

  it('exports an imported event unchanged', async () => {
    const first = await openOne();
    const { catalogue } = first;
    const category = await catalogue.category('Walks & more');
    await catalogue.event({
      title: 'It’s "5-10" & <more>',
      description: 'Plain <5> & text\n\nwith \\ lines;, "quotes"',
    });
    await catalogue.event({
      title: 'Rich',
      description: '<h2>Title</h2><p>It\'s -- a "rich" <b>text</b> &amp; more</p><ul><li>One</li></ul>',
      timezone: 'Asia/Kolkata',
      website: 'https://walks.example/?a=1&b=2',
      venue: {
        venue: 'Smith, Jones',
        address: '5 Pier Rd',
        city: 'Portland',
        state: 'ME',
        zip: '04101',
        geo_lat: 43.5,
        geo_lng: -70.25,
      },
      organizer: { organizer: 'Club: "A", B', email: 'club@walks.example' },
      categories: [category['id']],
    });
    await catalogue.event({ title: 'Days', all_day: true, start_date: '2027-06-01', end_date: '2027-06-03' });
    for (const timezone of ['UTC', 'UTC+5:30', '-04:30', 'EST', 'Europe/Dublin']) {
      await catalogue.event({ title: `In ${timezone}`, timezone, organizer: { organizer: 'No address' } });
    }
    await catalogue.event({
      title: 'Twice',
      start_date: '2027-11-07T01:30:00-05:00',
      end_date: '2027-11-07T01:30:00-05:00',
    });
    await catalogue.event({ title: 'Draft', status: 'draft', slug: 'draft' });
    await catalogue.event({ title: 'Private', status: 'private' });
    await first.import(
      ics(
        vevent(
          'UID:series@a',
          'SEQUENCE:4',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'DTSTART;TZID=Europe/Paris:20270327T180000',
          'DTEND:20270327T190000Z',
        ),
      ),
    );
    const exported = (await catalogue.send('GET', ALL, undefined, 'administrator')).rawPayload;
    const second = await openOne();
    const body = await second.import(exported);
    expect(body['counts']).to.deep.equal({
      created: 14,
      updated: 0,
      unchanged: 0,
      outdated: 0,
      cancelled: 0,
      failed: 0,
    });
    const before = essence(await first.calendar(ALL, 'administrator'));
    expect(essence(await second.calendar(ALL, 'administrator'))).to.equal(before);
    expect((await second.import(exported))['counts']).to.deep.include({ unchanged: 14 });
  });

  it('changes nothing in the catalogue it came from', async () => {
    const { catalogue, ...importer } = await openOne();
    const body = await importer.import(ics(vevent('UID:imported@a')));
    const path = `/events/${String(recordsOf(body)[0]?.['id'])}`;
    const before = (await catalogue.get(path)).body;
    const own = (await catalogue.send('GET', `${path}.ics`)).rawPayload;
    expect(own.toString()).to.include(`URL;VALUE=URI:${String(before['url'])}`);
    expect(recordsOf(await importer.import(own))).to.have.nested.property('[0].action', 'unchanged');
    expect((await catalogue.get(path)).body).to.deep.equal(before);
  });

  it('clears no field that a password kept out of the export', async () => {
    const { catalogue, ...importer } = await openOne();
    const guarded = { password: 'tulip', description: 'Hidden words', website: 'https://walks.example/' };
    const { id } = await catalogue.event(guarded);
    const masked = await importer.calendar('/events.ics', 'editor');
    expect(masked).not.to.include('Hidden');
    expect(recordsOf(await importer.import(masked))).to.have.nested.property('[0].action', 'unchanged');
    const later = masked
      .replace(/^(SUMMARY):.*/m, '$1:Renamed')
      .replaceAll(/^(DTSTAMP|LAST-MODIFIED):20/gm, '$1:21');
    expect(recordsOf(await importer.import(later))).to.have.nested.property('[0].action', 'updated');
    const { body } = await catalogue.get(`/events/${String(id)}?password=tulip`);
    expect(body).to.include({
      title: 'Renamed',
      description: '<p>Hidden words</p>',
      website: guarded.website,
    });
  });
});
