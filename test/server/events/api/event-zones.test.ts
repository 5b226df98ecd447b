import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const EVENING = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
const WINTER = { start_date: '2027-01-14 18:00:00', end_date: '2027-01-14 21:00:00' };

/** Returns the start of an event, as `wall → UTC`. */
function startOf(body: Wire): string {
  return `${String(body['start_date'])} → ${String(body['utc_start_date'])}`;
}

function endOf(body: Wire): string {
  return `${String(body['end_date'])} → ${String(body['utc_end_date'])}`;
}

forEachDatabase('zones of events', (open) => {
  let catalogue: Catalogue;
  const { get, post, put, event } = bound(() => catalogue);

  before(async () => {
    catalogue = await openCatalogue(await open());
  });

  after(() => catalogue.stop());

  const path = ({ id }: Wire): string => `/events/${String(id)}`;

  describe('timezone', () => {
    for (const [timezone, times, utc, abbreviation] of [
      ['America/New_York', EVENING, '2027-05-14 22:00:00', 'EDT'],
      ['America/New_York', WINTER, '2027-01-14 23:00:00', 'EST'],
      ['america/new_york', EVENING, '2027-05-14 22:00:00', 'EDT'],
      ['Europe/Rome', EVENING, '2027-05-14 16:00:00', 'CEST'],
      ['Asia/Dubai', EVENING, '2027-05-14 14:00:00', '+04'],
      ['EST', EVENING, '2027-05-14 23:00:00', 'EST'],
      ['pdt', WINTER, '2027-01-15 01:00:00', 'PDT'],
      ['UTC', EVENING, '2027-05-14 18:00:00', 'UTC'],
      ['UTC+0', EVENING, '2027-05-14 18:00:00', 'UTC+0'],
      ['UTC-4.5', EVENING, '2027-05-14 22:30:00', 'UTC-4.5'],
      ['UTC+5:30', EVENING, '2027-05-14 12:30:00', 'UTC+5:30'],
      ['UTC+5.75', EVENING, '2027-05-14 12:15:00', 'UTC+5.75'],
      ['UTC+14', EVENING, '2027-05-14 04:00:00', 'UTC+14'],
      ['+02:00', EVENING, '2027-05-14 16:00:00', 'GMT+0200'],
      ['-09:30', EVENING, '2027-05-15 03:30:00', 'GMT-0930'],
    ] as const) {
      it(`keeps the zone ${timezone} as sent: 18:00 there in ${times.start_date.slice(5, 7)} is ${utc}`, async () => {
        const made = await event({ ...times, timezone });
        const wanted = {
          timezone,
          timezone_abbr: abbreviation,
          start_date: times.start_date,
          utc_start_date: utc,
        };
        expect(made).to.include(wanted);
        expect((await get(path(made))).body).to.include(wanted);
      });
    }

    for (const timezone of ['', undefined, null]) {
      it(`uses the site's zone when ${JSON.stringify(timezone)} is sent`, async () => {
        expect(await event({ timezone })).to.include({ timezone: 'America/New_York', timezone_abbr: 'EDT' });
      });
    }

    it('trims the zone', async () => {
      expect(await event({ timezone: ' Europe/Rome ' })).to.include({ timezone: 'Europe/Rome' });
    });

    for (const timezone of ['Mars/Base', 'UTC+15', '+25:00', '5', 5, ['UTC'], true]) {
      it(`refuses the zone ${JSON.stringify(timezone)}`, async () => {
        const { status, body } = await post('/events', { title: 'Lost', ...EVENING, timezone });
        expect(status).to.equal(400);
        expect(paramsOf(body)).to.have.all.keys('timezone');
      });
    }

    it("uses the site's zone again when the zone is emptied", async () => {
      const made = await event({ timezone: 'Asia/Tokyo' });
      const { body } = await put(path(made), { timezone: '' });
      expect(body).to.include({ timezone: 'America/New_York', utc_start_date: '2027-05-14 22:00:00' });
    });

    it('shows the zone abbreviation at the start, also for an event that ends under another one', async () => {
      const made = await event({ start_date: '2027-11-06 20:00', end_date: '2027-11-07 20:00' });
      expect(made['timezone_abbr']).to.equal('EDT');
      expect([startOf(made), endOf(made)]).to.deep.equal([
        '2027-11-06 20:00:00 → 2027-11-07 00:00:00',
        '2027-11-07 20:00:00 → 2027-11-08 01:00:00',
      ]);
    });
  });

  describe('a time that clocks skip', () => {
    for (const [timezone, wall, moved] of [
      ['America/New_York', '2027-03-14 02:30', '2027-03-14 03:30:00 → 2027-03-14 07:30:00'],
      ['Europe/Rome', '2027-03-28 02:15', '2027-03-28 03:15:00 → 2027-03-28 01:15:00'],
      ['Australia/Lord_Howe', '2027-10-03 02:10', '2027-10-03 02:40:00 → 2027-10-02 15:40:00'],
      // At midnight: the day begins at one o'clock.
      ['Africa/Cairo', '2027-04-30 00:15', '2027-04-30 01:15:00 → 2027-04-29 22:15:00'],
    ] as const) {
      it(`moves a skipped local time forward by the gap: ${wall} in ${timezone}`, async () => {
        const made = await event({ timezone, start_date: wall, end_date: wall });
        expect([startOf(made), endOf(made)]).to.deep.equal([moved, moved]);
      });
    }

    it("moves a skipped local time in the site's zone, and in updates", async () => {
      const made = await event();
      const { body } = await put(path(made), { start_date: '2027-03-14 02:00:00' });
      expect(startOf(body)).to.equal('2027-03-14 03:00:00 → 2027-03-14 07:00:00');
    });
  });

  describe('a time that clocks show twice', () => {
    for (const [timezone, wall, first] of [
      ['America/New_York', '2027-11-07 01:30:00', '2027-11-07 05:30:00'],
      ['Europe/Rome', '2027-10-31 02:30:00', '2027-10-31 00:30:00'],
      ['Australia/Lord_Howe', '2027-04-04 01:45:00', '2027-04-03 14:45:00'],
    ] as const) {
      it(`reads an ambiguous local time as its first occurrence: ${wall} in ${timezone}`, async () => {
        const made = await event({ timezone, start_date: wall, end_date: wall });
        expect([startOf(made), endOf(made)]).to.deep.equal([`${wall} → ${first}`, `${wall} → ${first}`]);
      });
    }

    it('reads the second occurrence by its offset, and keeps it when it is sent back', async () => {
      const start_date = '2027-11-07T01:30:00-05:00';
      const made = await event({ start_date, end_date: '2027-11-07 03:00' });
      const second = '2027-11-07 01:30:00 → 2027-11-07 06:30:00';
      expect([startOf(made), made['timezone_abbr']]).to.deep.equal([second, 'EST']);
      const { body } = await put(path(made), (await get(path(made))).body);
      expect(startOf(body)).to.equal(second);
      const other = await put(path(made), { title: 'Renamed' });
      expect(startOf(other.body)).to.equal(second);
    });

    it('keeps the second occurrence of an ambiguous end while the start moves', async () => {
      const made = await event({ start_date: '2027-11-06 20:00', end_date: '2027-11-07T01:30:00-05:00' });
      const second = '2027-11-07 01:30:00 → 2027-11-07 06:30:00';
      expect(endOf(made)).to.equal(second);
      const { body } = await put(path(made), (await get(path(made))).body);
      expect(endOf(body)).to.equal(second);
      const moved = await put(path(made), { start_date: '2027-11-06 21:00' });
      expect([startOf(moved.body), endOf(moved.body)]).to.deep.equal([
        '2027-11-06 21:00:00 → 2027-11-07 01:00:00',
        second,
      ]);
    });

    it('accepts an end that only seems to be before the start when clocks go back', async () => {
      const dates = { start_date: '2027-11-07T01:50:00-04:00', end_date: '2027-11-07T01:10:00-05:00' };
      const made = await event(dates);
      expect([startOf(made), endOf(made)]).to.deep.equal([
        '2027-11-07 01:50:00 → 2027-11-07 05:50:00',
        '2027-11-07 01:10:00 → 2027-11-07 06:10:00',
      ]);
    });
  });

  describe('a date', () => {
    it('converts a date with an offset to the zone of the event', async () => {
      const dates = { start_date: '2027-05-14T18:00:00Z', end_date: '2027-05-14T23:00:00+02:00' };
      const made = await event({ ...dates, timezone: 'Asia/Tokyo' });
      expect([startOf(made), endOf(made)]).to.deep.equal([
        '2027-05-15 03:00:00 → 2027-05-14 18:00:00',
        '2027-05-15 06:00:00 → 2027-05-14 21:00:00',
      ]);
    });

    it('converts a timestamp to the zone of the event', async () => {
      const made = await event({ start_date: 1810144800, end_date: '1810152000', timezone: 'UTC-4.5' });
      expect([startOf(made), endOf(made)]).to.deep.equal([
        '2027-05-12 13:30:00 → 2027-05-12 18:00:00',
        '2027-05-12 15:30:00 → 2027-05-12 20:00:00',
      ]);
    });

    it('reads a date in words in the zone of the event', async () => {
      catalogue.setNow('2026-09-02T20:00:00Z');
      const words = { start_date: 'tomorrow 9am', end_date: 'tomorrow 10am' };
      // Tokyo's tomorrow is a day ahead.
      expect((await event({ ...words, timezone: 'Asia/Tokyo' }))['start_date']).to.equal(
        '2026-09-04 09:00:00',
      );
      expect((await event(words))['start_date']).to.equal('2026-09-03 09:00:00');
    });

    it('reads a date sent alone in the stored zone of the event', async () => {
      catalogue.setNow('2026-09-02T20:00:00Z');
      const made = await event({ ...EVENING, timezone: 'Asia/Tokyo' });
      const { body } = await put(path(made), {
        start_date: '2027-05-14 17:00',
        end_date: '2027-05-14 22:00',
      });
      expect([startOf(body), endOf(body)]).to.deep.equal([
        '2027-05-14 17:00:00 → 2027-05-14 08:00:00',
        '2027-05-14 22:00:00 → 2027-05-14 13:00:00',
      ]);
      const soon = await put(path(made), { start_date: 'tomorrow 9am' });
      expect(startOf(soon.body)).to.equal('2026-09-04 09:00:00 → 2026-09-04 00:00:00');
    });
  });

  describe('an all-day event', () => {
    for (const [timezone, start, end] of [
      ['America/New_York', '2027-03-14 04:00:00', '2027-03-16 03:59:59'],
      ['Europe/Rome', '2027-03-13 23:00:00', '2027-03-15 22:59:59'],
      ['UTC+5:30', '2027-03-13 18:30:00', '2027-03-15 18:29:59'],
    ] as const) {
      it(`lets an all-day event last over its days in ${timezone}`, async () => {
        const dates = { start_date: '2027-03-14 15:00', end_date: '2027-03-15 09:00' };
        const made = await event({ timezone, all_day: true, ...dates });
        const from = timezone === 'America/New_York' ? '2027-03-14 05:00:00' : start;
        expect([startOf(made), endOf(made)]).to.deep.equal([
          `2027-03-14 00:00:00 → ${from}`,
          `2027-03-15 23:59:59 → ${end}`,
        ]);
      });
    }

    it('shows midnight for an all-day event on a day without one', async () => {
      const dates = { start_date: '2027-04-30', end_date: '2027-04-30' };
      const made = await event({ timezone: 'Africa/Cairo', all_day: true, ...dates });
      expect([startOf(made), endOf(made)]).to.deep.equal([
        '2027-04-30 00:00:00 → 2027-04-29 22:00:00',
        '2027-04-30 23:59:59 → 2027-04-30 20:59:59',
      ]);
    });
  });

  it('replaces the end of an all-day event that is before its start, on both clocks', async () => {
    const made = await event({ timezone: 'Asia/Tokyo', ...EVENING, end_date: '2027-05-13' });
    expect(endOf(made)).to.equal(startOf(made));
    const same = await event({ ...EVENING, end_date: EVENING.start_date });
    expect(endOf(same)).to.equal('2027-05-14 18:00:00 → 2027-05-14 22:00:00');
  });
});

for (const [siteZone, evening, abbreviation, midnight] of [
  ['UTC', '2027-05-14 18:00:00', 'UTC', '2027-01-01 00:00:00'],
  ['UTC+0', '2027-05-14 18:00:00', 'UTC+0', '2027-01-01 00:00:00'],
  ['America/New_York', '2027-05-14 22:00:00', 'EDT', '2027-01-01 05:00:00'],
  ['UTC+5:30', '2027-05-14 12:30:00', 'UTC+5:30', '2026-12-31 18:30:00'],
  ['UTC-4.5', '2027-05-14 22:30:00', 'UTC-4.5', '2027-01-01 04:30:00'],
] as const) {
  forEachDatabase(`a site in ${siteZone}`, (open) => {
    let catalogue: Catalogue;
    const { get, event, venue } = bound(() => catalogue);

    before(async () => {
      catalogue = await openCatalogue(await open(), siteZone);
    });

    after(() => catalogue.stop());

    it('uses the zone of the site for events without one', async () => {
      const made = await event(EVENING);
      expect(made).to.include({ timezone: siteZone, timezone_abbr: abbreviation });
      expect(startOf(made)).to.equal(`2027-05-14 18:00:00 → ${evening}`);
    });

    it('keeps the local times of events in other zones', async () => {
      const made = await event({ ...EVENING, timezone: 'Asia/Tokyo' });
      expect(startOf(made)).to.equal('2027-05-14 18:00:00 → 2027-05-14 09:00:00');
    });

    it("reads publication times on the site's clock, whatever the zone of the event", async () => {
      const date = '2027-01-01 00:00:00';
      const wanted = { date, date_utc: midnight, status: 'future' };
      expect(await event({ date, timezone: 'Asia/Tokyo' })).to.include(wanted);
      expect(await event({ date_utc: midnight })).to.include(wanted);
      expect(await venue({ date })).to.include(wanted);
    });

    it('shows the same times in a list as in a single event', async () => {
      const made = await event({ ...EVENING, title: 'Listed', timezone: 'Europe/Rome' });
      const { body } = await get('/events?search=listed&start_date=2027-01-01');
      const [listed] = body['events'] as [Wire];
      expect([startOf(listed), listed['timezone_abbr']]).to.deep.equal([startOf(made), 'CEST']);
    });
  });
}
