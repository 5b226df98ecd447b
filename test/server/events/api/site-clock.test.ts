import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Catalogue, openCatalogue, SITE, type Wire } from '../support/catalogue.js';

const ROOT = `${SITE}/cal/events/v1`;

/** Makes readers of lists and calendars of a catalogue, which return titles in their order. */
function reading(catalogue: () => Catalogue) {
  const titlesOf = (body: Wire): string[] => (body['events'] as Wire[]).map(({ title }) => String(title));
  return {
    titlesOf,
    list: async (query: string): Promise<string[]> =>
      titlesOf((await catalogue().get(`/events?${query}`)).body),
    calendar: async (query: string): Promise<string[]> => {
      const { rawPayload } = await catalogue().send('GET', `/events.ics?${query}`);
      return [...rawPayload.toString().matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title]) => String(title));
    },
  };
}

forEachDatabase('clock of a site in UTC', (open) => {
  let catalogue: Catalogue;
  const { list, calendar } = reading(() => catalogue);
  before(async () => {
    catalogue = await openCatalogue(await open(), 'UTC');
    for (const [title, start, end, timezone] of [
      ['Breakfast', '2027-06-02 08:00', '2027-06-02 09:00', 'Pacific/Auckland'],
      ['Seven', '2027-06-02 07:00', '2027-06-02 08:00', 'UTC'],
      ['Evening', '2026-09-10 18:00', '2026-09-10 20:00', 'America/New_York'],
      ['Dinner', '2026-09-10 18:00', '2026-09-10 20:00', 'Europe/London'],
      ['Dance', '2027-07-01 20:00', '2027-07-02 00:00', 'UTC'],
      ['Gong', '2027-07-02 00:00', '2027-07-02 00:00', 'UTC'],
    ] as const) {
      await catalogue.event({ title, start_date: start, end_date: end, timezone });
    }
    for (const [title, day, timezone] of [
      ['Paris', '2027-10-15', 'Europe/Paris'],
      ['Los Angeles', '2027-10-15', 'America/Los_Angeles'],
      ['Kiritimati', '2027-10-15', 'Pacific/Kiritimati'],
      ['Pago Pago', '2027-10-15', 'Pacific/Pago_Pago'],
      ['Here', '2027-10-15', 'UTC'],
    ] as const) {
      await catalogue.event({ title, start_date: day, end_date: day, all_day: true, timezone });
    }
    await catalogue.event({
      title: 'Morning',
      ...{ start_date: '2027-10-15 00:00:01', end_date: '2027-10-15 01:00', timezone: 'UTC' },
    });
  });
  after(() => catalogue.stop());

  it('compares instants: an evening in New York ends on the next day', async () => {
    expect(await list('start_date=2026-09-10&end_date=2026-09-10')).to.deep.equal(['Dinner']);
  });

  it('sorts events by their instants, on all pages and in reverse order', async () => {
    const next = 'starts_after=2027-06-01+12:00&ends_before=2027-06-02+12:00&strict_dates=1';
    for (const find of [list, calendar]) {
      expect(await find(next)).to.deep.equal(['Breakfast', 'Seven']);
      expect(await find(`${next}&orderby=end`)).to.deep.equal(['Breakfast', 'Seven']);
      expect(await find(`${next}&order=desc`)).to.deep.equal(['Seven', 'Breakfast']);
    }
    expect(await list(`${next}&per_page=1`)).to.deep.equal(['Breakfast']);
    expect(await list(`${next}&per_page=1&page=2`)).to.deep.equal(['Seven']);
  });

  const WHOLE_DAYS = ['Paris', 'Los Angeles', 'Kiritimati', 'Pago Pago', 'Here'];

  it('finds all-day events of every zone on their date, before timed events', async () => {
    for (const query of [
      'start_date=2027-10-15&end_date=2027-10-15',
      'runs_after=2027-10-15&runs_before=2027-10-15',
      'starts_after=2027-10-14&ends_before=2027-10-16',
      'runs_after=2027-10-15+00:00&runs_before=2027-10-15+23:59:59&strict_dates=1',
    ]) {
      for (const find of [list, calendar])
        expect(await find(query), query).to.deep.equal([...WHOLE_DAYS, 'Morning']);
    }
  });

  it('finds whole days up to their last second', async () => {
    const at = (time: string): string => `runs_after=${time}&runs_before=${time}&strict_dates=1`;
    expect(await list(at('2027-10-15+23:59:59'))).to.deep.equal(WHOLE_DAYS);
    expect(await list(at('2027-10-16+00:00'))).to.deep.equal([]);
  });

  it('finds whole days on no other date', async () => {
    for (const day of ['2027-10-14', '2027-10-16']) {
      for (const query of [`start_date=${day}&end_date=${day}`, `runs_after=${day}&runs_before=${day}`]) {
        for (const find of [list, calendar]) expect(await find(query), query).to.deep.equal([]);
      }
    }
  });

  it('excludes events that end when the day begins, unless they have no length', async () => {
    const on = (day: string): string => `runs_after=${day}&runs_before=${day}`;
    for (const find of [list, calendar]) {
      expect(await find(on('2027-07-01'))).to.deep.equal(['Dance']);
      expect(await find(on('2027-07-02'))).to.deep.equal(['Gong']);
    }
  });
});

for (const [site, now] of [
  ['UTC', '2027-06-02T08:30:00Z'],
  ['America/New_York', '2027-06-02T12:30:00Z'],
] as const) {
  forEachDatabase(`now on a site in ${site}`, (open) => {
    let catalogue: Catalogue;
    const { list, titlesOf } = reading(() => catalogue);
    before(async () => {
      catalogue = await openCatalogue(await open(), site);
      catalogue.setNow(now);
      for (const [title, start, end] of [
        ['Yesterday', '2027-06-01 10:00', '2027-06-01 11:00'],
        ['Over', '2027-06-02 07:00', '2027-06-02 08:30'],
        ['Running', '2027-06-02 08:00', '2027-06-02 09:00'],
        ['Today', '2027-06-02 00:00', '2027-06-02 23:59:59'],
        ['Starting', '2027-06-02 08:30', '2027-06-02 10:00'],
        ['Later', '2027-06-02 09:30', '2027-06-02 10:00'],
        ['Tomorrow', '2027-06-03 08:00', '2027-06-03 09:00'],
      ] as const) {
        await catalogue.event({ title, start_date: start, end_date: end, all_day: title === 'Today' });
      }
    });
    after(() => catalogue.stop());

    for (const [query, titles] of [
      ['starts_after=now', ['Later', 'Tomorrow']],
      ['starts_before=now', ['Yesterday', 'Today', 'Over', 'Running']],
      ['ends_after=now', ['Today', 'Running', 'Starting', 'Later', 'Tomorrow']],
      ['ends_before=now', ['Yesterday']],
      ['runs_after=now&runs_before=now', ['Today', 'Running', 'Starting']],
      ['starts_after=now&starts_before=%2B2+hours', ['Later']],
      ['starts_after=45+minutes+ago&starts_before=now', ['Running']],
      // Days, as ever.
      ['starts_after=today', ['Tomorrow']],
      ['start_date=now&end_date=now', ['Today', 'Over', 'Running', 'Starting', 'Later']],
    ] as const) {
      it(`reads the current moment from ${query}`, async () => {
        expect(await list(query)).to.deep.equal(titles);
        expect(await list(`${query}&strict_dates=0`)).to.deep.equal(titles);
      });
    }

    it('keeps the moment of the first page for the other pages', async () => {
      const { body } = await catalogue.get('/events?ends_after=now&per_page=2');
      const next = String(body['next_rest_url']);
      expect(new URL(next).searchParams.get('ends_after')).to.equal('2027-06-02 08:30:00');
      catalogue.setNow('2027-06-02T20:00:00Z');
      const second = await catalogue.get(next.slice(ROOT.length));
      catalogue.setNow(now);
      expect([titlesOf(body), titlesOf(second.body)]).to.deep.equal([
        ['Today', 'Running'],
        ['Starting', 'Later'],
      ]);
    });
  });
}

forEachDatabase('clock of a site in another zone', (open) => {
  let catalogue: Catalogue;
  const { list } = reading(() => catalogue);
  before(async () => {
    catalogue = await openCatalogue(await open(), 'America/New_York');
    for (const [title, start, end, timezone] of [
      ['Tokyo', '2027-06-02 08:00', '2027-06-02 09:00', 'Asia/Tokyo'],
      ['Los Angeles', '2027-06-01 20:00', '2027-06-02 00:00', 'America/Los_Angeles'],
    ] as const) {
      await catalogue.event({ title, start_date: start, end_date: end, timezone });
    }
    const day = { start_date: '2027-06-02', end_date: '2027-06-02', all_day: true };
    await catalogue.event({ title: 'Whole', ...day, timezone: 'Asia/Tokyo' });
  });
  after(() => catalogue.stop());

  it('compares and orders by the clocks where events are', async () => {
    expect(await list('runs_after=2027-06-01')).to.deep.equal(['Los Angeles', 'Whole', 'Tokyo']);
    expect(await list('runs_after=2027-06-01&runs_before=2027-06-01')).to.deep.equal(['Los Angeles']);
    expect(await list('runs_after=2027-06-02&runs_before=2027-06-02')).to.deep.equal(['Whole', 'Tokyo']);
  });
});
