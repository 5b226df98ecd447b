import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

/** Names that come to one slug, and are none of each other. */
const ALIKE = [
  ['C', 'C++', 'C#'],
  ['R&B', 'R-B', 'R/B'],
  ['.NET', 'Net', 'Net!'],
  ['A+', 'A-', 'A'],
  ['50%', '50$', '50+'],
  ['🎉', '🎸', '!!!', '☀️', '❤️'],
  ['東京!', '東京'],
  ['Джаз', 'Джаз!'],
] as const;

forEachDatabase('names of terms', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, post, event, category, tag } = bound(() => catalogue);

  const termsOf = (body: Wire, list: string): Wire[] => body[list] as Wire[];
  const idOf = (body: Wire, list: string): unknown => termsOf(body, list)[0]?.['id'];
  const unescape = (name: unknown): string => String(name).replaceAll('&amp;', '&');

  for (const list of ['categories', 'tags'] as const) {
    const make = list === 'categories' ? category : tag;
    /** Titles of the events that a filter lets through. */
    const filter = async (value: string): Promise<unknown[]> => {
      const { status, body } = await get(`/events?${list}[]=${encodeURIComponent(value)}&per_page=50`);
      expect(status, value).to.equal(200);
      return termsOf(body, 'events').map(({ id }) => id);
    };

    describe(`of ${list}`, () => {
      it('keeps terms apart whose names would share one slug', async () => {
        for (const names of ALIKE) {
          const made = await event({ [list]: [...names] });
          const terms = termsOf(made, list);
          expect(terms.map(({ name }) => unescape(name))).to.have.members([...names]);
          expect(new Set(terms.map(({ slug }) => slug)).size).to.equal(names.length);
          for (const name of names) {
            const term = terms.find((one) => unescape(one['name']) === name);
            const again = await event({ [list]: [name] });
            expect(idOf(again, list), name).to.equal(term?.['id']);
            const refused = await post(`/${list}`, { name });
            expect(inside(refused.body, 'data')['term_id'], name).to.equal(term?.['id']);
            expect(await filter(name), name).to.deep.equal([made['id'], again['id']]);
          }
        }
      });

      it('finds each term by its own name in any order of creation', async () => {
        const sharp = await event({ [list]: 'Odd#' });
        const plain = await event({ [list]: 'Odd' });
        const plus = await event({ [list]: 'Odd++' });
        expect([sharp, plain, plus].map((made) => termsOf(made, list)[0]?.['slug'])).to.deep.equal([
          'odd',
          'odd-2',
          'odd-3',
        ]);
        expect(await filter('Odd')).to.deep.equal([plain['id']]);
        expect(await filter('ODD++')).to.deep.equal([plus['id']]);
        // As it is written, that is the slug of the first.
        expect(await filter('odd')).to.deep.equal([sharp['id']]);
        expect(await filter('odd-3')).to.deep.equal([plus['id']]);
      });

      it('refuses a missing term in filters, even if its name would make an existing slug', async () => {
        await event({ [list]: 'Seldom' });
        for (const name of ['Seldom!', 'Seldom++', 'sel dom']) {
          const { status, body } = await get(`/events?${list}[]=${encodeURIComponent(name)}`);
          expect([status, Object.keys(paramsOf(body))], name).to.deep.equal([400, [list]]);
        }
      });

      it('matches names of terms in any case, with any blanks, entities and accent forms', async () => {
        for (const spellings of [
          ['Rock & Pop', 'rock &amp; POP', ' Rock  &\u00a0Pop ', 'Rock &#38; Pop'],
          ['Fête', 'Fe\u0302te', 'FÊTE', 'F&ecirc;te'],
          ['Ελλάδα', 'ελλάδα', 'Ελλα\u0301δα'],
          ['Йога', 'йога', 'И\u0306ога'],
          ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
        ] as const) {
          const made = await make(spellings[0]);
          for (const name of spellings) {
            expect(idOf(await event({ [list]: [name] }), list), name).to.equal(made['id']);
            const { body } = await post(`/${list}`, { name });
            expect([body['code'], inside(body, 'data')['term_id']], name).to.deep.equal([
              'term_exists',
              made['id'],
            ]);
          }
          expect(termsOf(await event({ [list]: [...spellings] }), list)).to.have.length(1);
        }
      });

      it('finds terms by their slug as shown, escaped or not', async () => {
        const made = await make('東京 Tower');
        for (const slug of [made['slug'], '東京-tower', '%E6%9D%B1%E4%BA%AC-tower']) {
          expect(idOf(await event({ [list]: [slug] }), list), String(slug)).to.equal(made['id']);
        }
      });

      it('searches terms as their names are written', async () => {
        for (const name of ['X', 'X++', 'X#']) await make(`Search ${name}`);
        for (const [search, wanted] of [
          ['search x++', ['Search X++']],
          ['SEARCH X#', ['Search X#']],
          ['search x', ['Search X', 'Search X#', 'Search X++']],
        ] as const) {
          const query = `hide_empty=false&search=${encodeURIComponent(search)}`;
          const { body } = await get(`/${list}?${query}`);
          expect(termsOf(body, list).map(({ name }) => name)).to.have.members([...wanted]);
        }
      });

      it('creates one term for concurrent requests, even if names make no slug or the same one', async () => {
        for (let round = 0; round < 5; round += 1) {
          const names = [
            '🎈'.repeat(round + 1),
            `Race${String(round)}`,
            `Race${String(round)}+`,
            `Race${String(round)}#`,
          ];
          const answers = await Promise.all([
            ...[1, 2, 3, 4].map((turn) =>
              post('/events', {
                title: 'Crowd',
                ...DAY,
                [list]: turn % 2 === 0 ? names : names.toReversed(),
              }),
            ),
            ...names.map((name) => post(`/${list}`, { name })),
          ]);
          const events = answers.slice(0, 4);
          for (const { status, body } of events) {
            expect(status).to.equal(201);
            expect(termsOf(body, list)).to.have.length(names.length);
          }
          for (const { status } of answers.slice(4)) expect(status).to.be.oneOf([201, 400]);
          const ids = events.flatMap(({ body }) => termsOf(body, list).map(({ id }) => id));
          expect(new Set(ids).size).to.equal(names.length);
        }
      });
    });
  }
});
