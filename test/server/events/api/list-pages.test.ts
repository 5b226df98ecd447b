import { expect } from 'chai';
import fc from 'fast-check';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';
import { insertEvents } from '../support/event-rows.js';

const DAY = 86_400_000;

forEachDatabase('pages of a list of events', (open) => {
  let catalogue: Catalogue;
  let database: Database;
  const queries: string[] = [];
  const spy = ({ sql }: { sql: string }): number => queries.push(sql);

  before(async () => {
    const databases = await open();
    database = databases.events;
    catalogue = await openCatalogue(databases, 'UTC');
    const sketches = fc.sample(
      fc.record({
        day: fc.integer({ min: 0, max: 9 }),
        isHidden: fc.boolean(),
        title: fc.constantFrom('Odd', 'Even'),
        status: fc.constantFrom('publish', 'publish', 'publish', 'draft', 'private', 'trash', 'future'),
      }),
      { numRuns: 160, seed: 6 },
    );
    await insertEvents(
      database,
      sketches.map(({ day, ...sketch }) => {
        const at = Date.parse('2027-01-01T10:00:00Z') + day * DAY;
        const moment = { wall: at, epochMs: at };
        return {
          ...sketch,
          status: sketch.status as 'publish',
          zone: 'UTC',
          times: { start: moment, end: moment },
        };
      }),
    );
    database.knex.on('query', spy);
  });
  after(async () => {
    database.knex.removeListener('query', spy);
    await catalogue.stop();
  });

  const idsOf = (body: Wire): unknown[] => (body['events'] as Wire[]).map(({ id }) => id);

  it('returns the whole list page by page, whatever the page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          perPage: fc.integer({ min: 1, max: 50 }),
          as: fc.constantFrom('nobody' as const, 'editor' as const, 'author' as const),
          filter: fc.constantFrom('', '&search=odd', '&orderby=title&order=desc', '&start_date=2027-01-04'),
        }),
        async ({ perPage, as, filter }) => {
          const pageOf = (page: number) =>
            catalogue.get(`/events?per_page=${String(perPage)}&page=${String(page)}${filter}`, as);
          const found: unknown[] = [];
          const { body: first } = await pageOf(1);
          const pages = Number(first['total_pages']);
          for (let page = 1; page <= pages; page += 1) {
            const { body, headers } = await pageOf(page);
            expect(headers).to.include({ 'x-tec-total': String(body['total']) });
            expect(body['total']).to.equal(first['total']);
            expect('next_rest_url' in body).to.equal(page < pages);
            expect('previous_rest_url' in body).to.equal(page > 1);
            const ids = idsOf(body);
            if (page < pages) expect(ids).to.have.length(perPage);
            found.push(...ids);
          }
          expect(found).to.have.length(Number(first['total']));
          expect(new Set(found).size).to.equal(found.length);
          expect((await pageOf(pages + 1)).status).to.equal(404);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('takes the same few queries for any page size, and one for the public if cached', async () => {
    const count = async (query: string, as: 'nobody' | 'editor' = 'nobody'): Promise<number> => {
      queries.length = 0;
      expect((await catalogue.get(`/events?${query}`, as)).status).to.equal(200);
      return queries.length;
    };
    const costs = new Set<number>();
    for (const query of [
      'per_page=1',
      'per_page=7&page=3',
      'per_page=50&search=e',
      'per_page=50&orderby=id',
    ]) {
      await catalogue.event({ title: 'Another version' });
      costs.add(await count(query));
      expect(await count(query), query).to.equal(1);
    }
    // The version, the order, the events, their venues, organizers and terms; images where there are some. A search
    // is one more, and so is an order that was kept.
    expect([...costs].sort()).to.deep.equal([6, 7]);
    await count('per_page=50', 'editor');
    await catalogue.event({ title: 'Another version' });
    // Seven statements: they also read the changes, and their positions in an order that was kept.
    expect(await count('per_page=50', 'editor')).to.equal(7);
    // The order is kept, bodies are made for each.
    expect(await count('per_page=50', 'editor')).to.equal(5);
  });

  it('repeats filters in the links of a cached page as each request spells them', async () => {
    const { id } = await catalogue.category('Same Thing');
    await catalogue.event({ title: 'In it', categories: [id] });
    for (const value of ['same-thing', String(id), 'Same+Thing']) {
      const { body } = await catalogue.get(`/events?categories=${value}`);
      expect(body['total']).to.equal(1);
      expect(String(body['rest_url'])).to.include(`&categories=${value}&`);
    }
  });

  it('answers the public with one query for cached pages and single events', async () => {
    const { id } = await catalogue.event({ title: 'Alone' });
    for (const address of [String(id), 'by-slug/alone']) {
      queries.length = 0;
      await catalogue.get(`/events/${address}`);
      expect(queries.length).to.be.within(5, 7);
      queries.length = 0;
      expect((await catalogue.get(`/events/${address}`)).body['title']).to.equal('Alone');
      expect(queries).to.have.length(1);
    }
    const other = await catalogue.event({ title: 'Other' });
    for (const made of [id, other['id']]) {
      expect((await catalogue.get(`/events/${String(made)}`)).body['id']).to.equal(made);
    }
  });
});
