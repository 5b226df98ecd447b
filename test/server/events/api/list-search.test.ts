import { expect } from 'chai';
import fc from 'fast-check';
import { EventLists } from '../../../../server/events/list/event-lists.js';
import { readSearch } from '../../../../server/events/text/search.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { insertEvents } from '../support/event-rows.js';

// Short, so that words meet inside of others; with accents, other scripts, and what databases take for signs.
const PIECES = [
  'a',
  'b',
  'ab',
  'É',
  'ß',
  '東',
  '京',
  '𝄞',
  '%',
  '_',
  '\\',
  "'",
  '*',
  '&',
  '-',
  '(',
  ' ',
  ' ',
] as const;
const text = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((pieces) => pieces.join(''));
const term = text(4).map((word) => word.replaceAll(' ', ''));
const query = fc
  .array(
    fc.oneof(
      term,
      term.map((word) => `-${word}`),
      text(5).map((phrase) => `"${phrase}"`),
      text(5).map((phrase) => `-"${phrase}"`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((terms) => terms.join(' '));

/** Text as people read it: case and accents do not matter. */
const plainLetters = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
/** Text of `plainLetters` with single dashes and blanks. */
const plain = (said: string): string => plainLetters(said).replace(/-+/g, '-').replace(/ +/g, ' ');

/** The words and phrases of a query, taken apart by hand. */
function terms(said: string): { term: string; isWanted: boolean }[] {
  const found: { term: string; isWanted: boolean }[] = [];
  let rest = plainLetters(said);
  while (rest !== '') {
    const isWanted = !/^-(?:"[^"]*"|[^\s"])/.test(rest);
    const body = isWanted ? rest : rest.slice(1);
    const quoted = /^"([^"]*)"/.exec(body);
    const word = quoted?.[1] ?? /^[^\s"]*/.exec(body)?.[0] ?? '';
    const length = (isWanted ? 0 : 1) + (quoted?.[0].length ?? word.length);
    const clean = plain(word.trim());
    if (clean.replaceAll('-', '') !== '') found.push({ term: clean, isWanted });
    rest = rest.slice(Math.max(1, length));
  }
  return found;
}

forEachDatabase('search for random texts and words', (open) => {
  let database: Database;
  let texts: { id: number; title: string; description: string }[];
  before(async () => {
    ({ events: database } = await open());
    const moment = { wall: 0, epochMs: 0 };
    const sketches = fc
      .sample(fc.record({ title: text(5), description: text(14) }), { numRuns: 300, seed: 5 })
      .map((words) => ({ ...words, zone: 'UTC', times: { start: moment, end: moment } }));
    const ids = await insertEvents(database, sketches);
    texts = sketches.map(({ title, description }, index) => ({ id: ids[index] ?? 0, title, description }));
  });

  for (const [way, few] of [
    ['one by one', 1000],
    ['in the order of all', 0],
  ] as const) {
    it(`finds texts with all words and phrases, and without excluded ones, ${way}`, async () => {
      const lists = new EventLists(database, 0, few);
      await fc.assert(
        fc.asyncProperty(query, async (said) => {
          const wishes = terms(said);
          const search = readSearch(said);
          expect(search.wanted.length + search.unwanted.length > 0, said).to.equal(wishes.length > 0);
          const order = await lists.order(1, {
            caller: undefined,
            clock: 'wall',
            statuses: ['publish'],
            search,
            orderBy: 'id',
            isDescending: false,
          });
          const expected = texts.filter(({ title, description }) =>
            wishes.every(({ term: wish, isWanted }) => {
              const holds = [title, description].some((part) => plain(part).includes(wish));
              return holds === isWanted;
            }),
          );
          expect([...order], said).to.deep.equal(expected.map(({ id }) => id));
        }),
        { numRuns: 250 },
      );
    });
  }
});
