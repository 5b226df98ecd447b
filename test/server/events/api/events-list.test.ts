import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type Answer,
  type As,
  type Catalogue,
  openCatalogue,
  paramsOf,
  type Wire,
  without,
} from '../support/catalogue.js';

const ROOT = 'https://calendar.example.org/cal/events/v1/events/';

forEachDatabase('list of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());

  const titlesOf = ({ body }: Answer): string[] =>
    (body['events'] as Wire[]).map(({ title }) => String(title));
  const list = (query: string, as?: As): Promise<Answer> => catalogue.get(`/events?${query}`, as);

  /** Each suite looks at its own events, through the filter of a featured name. */
  async function fill(events: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    for (const fields of events) await catalogue.event(fields);
  }

  describe('pages', () => {
    before(() => fill([1, 2, 3, 4, 5].map((day) => ({ title: `Paged ${day}`, ...on(`2027-01-0${day}`) }))));
    const days = 'search=paged&start_date=2027-01-01';

    it('sends totals in body and headers, and links that keep every filter', async () => {
      const { status, headers, body } = await list(`${days}&per_page=2&page=2`);
      expect(status).to.equal(200);
      expect((body['events'] as Wire[]).map(({ title }) => title)).to.deep.equal(['Paged 3', 'Paged 4']);
      expect(headers).to.include({ 'x-tec-total': '5', 'x-tec-totalpages': '3' });
      const kept =
        'per_page=2&start_date=2027-01-01+00%3A00%3A00&end_date=2028-09-02+23%3A59%3A59&search=paged&status=publish';
      const envelope = without(body, 'events');
      expect(envelope).to.deep.equal({
        rest_url: `${ROOT}?page=2&${kept}`,
        next_rest_url: `${ROOT}?${kept}&page=3`,
        previous_rest_url: `${ROOT}?${kept}`,
        total: 5,
        total_pages: 3,
      });
    });

    it('links all pages of a list', async () => {
      const titles: string[] = [];
      let next: string | undefined = `${ROOT}?${days}&per_page=2`;
      while (next !== undefined) {
        const answer: Answer = await catalogue.get(
          next.replace('https://calendar.example.org/cal/events/v1', ''),
        );
        titles.push(...titlesOf(answer));
        next = answer.body['next_rest_url'] as string | undefined;
      }
      expect(titles).to.deep.equal(['Paged 1', 'Paged 2', 'Paged 3', 'Paged 4', 'Paged 5']);
    });

    it('limits a page to 50 events without an error', async () => {
      const { status, body } = await list(`${days}&per_page=100`);
      expect(status).to.equal(200);
      expect(body['rest_url']).to.contain('per_page=50');
    });

    it('answers an empty list with 200, and a page past the end with 404', async () => {
      const empty = await list('search=nothing+like+this');
      expect([empty.status, empty.body['events'], empty.body['total']]).to.deep.equal([200, [], 0]);
      expect(empty.headers).to.include({ 'x-tec-total': '0', 'x-tec-totalpages': '0' });
      expect(empty.body).to.have.all.keys('events', 'rest_url', 'total', 'total_pages');
      for (const query of [`${days}&page=9`, 'search=nothing+like+this&page=2']) {
        const { status, body } = await list(query);
        expect([status, body['code']]).to.deep.equal([404, 'event-archive-page-not-found']);
      }
    });

    for (const page of ['0', '-1', '1.5', 'foo', '']) {
      it(`refuses the page number "${page}"`, async () => {
        const { status, body } = await list(`page=${page}&per_page=${page}`);
        expect(status).to.equal(400);
        expect(paramsOf(body)).to.have.all.keys('page', 'per_page');
      });
    }

    it('accepts 2.0 as page 2', async () => {
      expect(titlesOf(await list(`${days}&per_page=2&page=2.0`))).to.deep.equal(['Paged 3', 'Paged 4']);
    });

    it('serves the list with and without a trailing slash, in any case', async () => {
      expect((await catalogue.get(`/events/?${days}`)).body['total']).to.equal(5);
      expect((await catalogue.get(`/EVENTS?${days}`)).body['total']).to.equal(5);
    });
  });

  describe('dates', () => {
    before(() =>
      fill([
        { title: 'Dated past', ...on('2026-08-30') },
        { title: 'Dated yesterday', ...on('2026-09-01') },
        { title: 'Dated running', start_date: '2026-08-30 09:00', end_date: '2026-09-10 18:00' },
        { title: 'Dated soon', ...on('2026-09-10', '18:00', '20:00') },
        { title: 'Dated all day', ...on('2026-09-11'), all_day: true },
        { title: 'Dated far', ...on('2028-09-02') },
        { title: 'Dated too far', ...on('2028-09-03') },
      ]),
    );

    for (const [query, titles] of [
      ['', ['yesterday', 'soon', 'all day', 'far']],
      ['start_date=2000-01-01', ['past', 'running', 'yesterday', 'soon', 'all day', 'far']],
      ['start_date=2026-09-10+19:00', ['soon', 'all day', 'far']],
      ['start_date=2026-09-10+19:00&strict_dates=1', ['all day', 'far']],
      ['end_date=2026-09-10', ['yesterday', 'soon']],
      ['end_date=2026-09-10+19:00&strict_dates=true', ['yesterday']],
      ['ends_after=yesterday', ['running', 'soon', 'all day', 'far', 'too far']],
      ['ends_after=2026-09-10+18:00&strict_dates=1', ['soon', 'all day', 'far', 'too far']],
      // A whole day ends with the last second of the day that is asked for.
      ['ends_after=2026-09-11', ['far', 'too far']],
      ['starts_before=2026-09-10', ['past', 'running', 'yesterday', 'soon']],
      ['starts_before=2026-09-10+18:00&strict_dates=yes', ['past', 'running', 'yesterday']],
      ['starts_after=2026-09-10', ['all day', 'far', 'too far']],
      ['ends_before=2026-09-01', ['past', 'yesterday']],
      ['ends_before=2026-09-10+20:00&strict_dates=on', ['past', 'yesterday', 'running']],
      ['ends_after=2026-09-01&start_date=2026-09-11&end_date=2026-09-30', ['all day']],
      ['starts_after=2026-09-09T23:30:00-05:00', ['all day', 'far', 'too far']],
      ['strict_dates=0&start_date=2026-09-10+19:00', ['soon', 'all day', 'far']],
      ['strict_dates=&start_date=2026-09-10+19:00', ['soon', 'all day', 'far']],
      ['runs_after=2026-09-10+22:00&runs_before=2026-09-10', ['running', 'soon']],
      // An end is not included.
      ['runs_after=2026-09-10+18:00&runs_before=2026-09-10+18:00&strict_dates=1', ['soon']],
      ['runs_after=2026-09-10+17:59:59&runs_before=2026-09-10+17:59:59&strict_dates=1', ['running']],
      ['runs_after=2026-09-10+18:00:01&runs_before=2026-09-10+18:00:01&strict_dates=1', ['soon']],
      ['runs_before=2026-08-30+09:30&strict_dates=1', ['running']],
      ['runs_after=2026-09-11&end_date=2026-09-30', ['all day']],
    ] as const) {
      it(`lists for "${query}" ${titles.join(', ')}`, async () => {
        const found = titlesOf(await list(`search=dated&${query}`)).map((title) =>
          title.replace('Dated ', ''),
        );
        expect(found.sort()).to.deep.equal([...titles].sort());
      });
    }

    it('ignores the date filters when events are requested by id, and sorts by publication date', async () => {
      const [past, far] = await Promise.all(
        ['past', 'far'].map((word) => list(`search="dated+${word}"&start_date=1990&ends_after=1990`)),
      );
      const ids = [past, far].map((answer) => (answer?.body['events'] as Wire[])[0]?.['id']);
      const { body } = await list(`include=${ids.reverse().join(',')}&start_date=2030-01-01`);
      expect((body['events'] as Wire[]).map(({ title }) => title)).to.deep.equal(['Dated past', 'Dated far']);
      expect(body['rest_url']).not.to.contain('start_date');
    });

    it('names every date filter that is not a time', async () => {
      const { status, body } = await list(
        'start_date=foo&ends_after=&starts_before=2026-13-01&runs_after=foo&runs_before=foo',
      );
      expect(status).to.equal(400);
      expect(paramsOf(body)).to.have.all.keys(
        ...['start_date', 'ends_after', 'starts_before', 'runs_after', 'runs_before'],
      );
    });
  });

  describe('order', () => {
    before(() =>
      fill([
        {
          title: 'Ordered Los Angeles',
          timezone: 'America/Los_Angeles',
          ...on('2027-02-10', '20:00', '21:00'),
        },
        { title: 'Ordered Tokyo', timezone: 'Asia/Tokyo', ...on('2027-02-11', '08:00', '09:00') },
        { title: 'Ordered New York', ...on('2027-02-10', '18:00', '19:00') },
        { title: 'Ordered again', ...on('2027-02-10', '18:00', '19:00') },
      ]),
    );

    it('sorts by local time, then by id', async () => {
      expect(titlesOf(await list('search=ordered'))).to.deep.equal([
        ...['Ordered New York', 'Ordered again', 'Ordered Los Angeles', 'Ordered Tokyo'],
      ]);
    });
  });

  describe('filters', () => {
    let hall: Wire;
    before(async () => {
      hall = await catalogue.venue({ venue: 'Filter Hall' });
      await fill([
        { title: 'Kept Café by the Sea', ...on('2027-03-01'), description: '50% off, Jürgen & sons' },
        {
          title: 'Kept Night',
          ...on('2027-03-02'),
          excerpt: 'By the sea',
          featured: true,
          venue: hall['id'],
        },
        { title: 'Kept hidden', ...on('2027-03-03'), hide_from_listings: true },
      ]);
    });

    for (const [query, titles] of [
      ['search=kept', ['Kept Café by the Sea', 'Kept Night']],
      ['search=KEPT+cafe', ['Kept Café by the Sea']],
      ['search=sea+kept', ['Kept Café by the Sea', 'Kept Night']],
      ['search=kept+-night', ['Kept Café by the Sea']],
      ['search="kept+night"', ['Kept Night']],
      ['search="night+kept"', []],
      ['search=50%25', ['Kept Café by the Sea']],
      ['search=5%250', []],
      ['search=k_pt', []],
      ['search=jurgen+%26', ['Kept Café by the Sea']],
      // Nothing but what is not wanted: everything else.
      ['search=-night&start_date=2027-03-01&end_date=2027-03-31', ['Kept Café by the Sea']],
      ['search=!?', []],
      ['search=kept&featured=true', ['Kept Night']],
      ['search=kept&featured=0', ['Kept Café by the Sea']],
    ] as const) {
      it(`lists for the filter "${query}" ${titles.join(', ') || 'nothing'}`, async () => {
        expect(titlesOf(await list(query))).to.deep.equal(titles);
      });
    }

    it('accepts ids in any form in the venue filter, and only those of venues', async () => {
      const id = String(hall['id']);
      const other = String((await catalogue.venue({ venue: 'Unused Hall' }))['id']);
      for (const query of [`venue=${id}`, `venue=${other},${id}`, `venue[]=${other}&venue[]=${id}`]) {
        expect(titlesOf(await list(query)), query).to.deep.equal(['Kept Night']);
      }
      expect(titlesOf(await list(`venue=${other}`))).to.deep.equal([]);
      const event = String((await catalogue.event({ title: 'No place' }))['id']);
      for (const query of ['venue=9999', 'venue=', 'venue=hall', `venue=${event}`]) {
        const { status, body } = await list(query);
        expect([status, Object.keys(paramsOf(body))], query).to.deep.equal([400, ['venue']]);
      }
    });

    for (const query of [
      'search=',
      'search=+',
      'search=-',
      'search=""',
      'include=0',
      'include=abc',
      'include=',
      'featured=maybe',
      'status=foo',
    ]) {
      it(`refuses the filter "${query}"`, async () => {
        const { status, body } = await list(query, 'editor');
        expect([status, body['code']]).to.deep.equal([400, 'rest_invalid_param']);
        expect(Object.keys(paramsOf(body))).to.deep.equal([query.split('=')[0]]);
      });
    }

    it('accepts a hundred search words and a NUL, and refuses more words', async () => {
      const words = (count: number): string =>
        Array.from({ length: count }, (_, n) => `-w${String(n)}x`).join('+');
      expect(titlesOf(await list(`search=kept+${words(99)}`))).to.include('Kept Night');
      expect(titlesOf(await list(`search=kept${'+kept'.repeat(1500)}`))).to.include('Kept Night');
      expect(titlesOf(await list('search=kept%00night'))).to.deep.equal(['Kept Night']);
      const { status, body } = await list(`search=${words(101)}`);
      expect([status, Object.keys(paramsOf(body))]).to.deep.equal([400, ['search']]);
    });

    it('ignores impossible ids in include', async () => {
      const { status, body } = await list('include=99999999999,9999');
      expect([status, body['total']]).to.deep.equal([200, 0]);
    });

    it('lists hidden events for no caller, but reads them by id', async () => {
      const hidden = await catalogue.event({ title: 'Kept secret', hide_from_listings: true });
      expect(titlesOf(await list('search="kept+secret"', 'administrator'))).to.deep.equal([]);
      expect((await catalogue.get(`/events/${String(hidden['id'])}`)).status).to.equal(200);
    });

    it('embeds the venue in each listed event', async () => {
      const { body } = await list('search=kept&featured=1');
      expect((body['events'] as Wire[])[0]?.['venue']).to.deep.equal(hall);
    });
  });
});

function on(day: string, start = '10:00', end = '12:00'): { start_date: string; end_date: string } {
  return { start_date: `${day} ${start}:00`, end_date: `${day} ${end}:00` };
}
