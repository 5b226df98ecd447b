// @needs postgres: some of its tests are for PostgreSQL alone.
import { expect } from 'chai';
import type { BaseFilter, Membership } from '../../../../server/events/list/event-filter.js';
import { findEventOrder, findPostings } from '../../../../server/events/list/event-list-repository.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases/databases.js';

/** PostgreSQL goes by numbers of rows, which a test has not got; SQLite always takes the same way. */
describe('the order of a list of events in SQLite', () => {
  let databases: TestDatabases;
  let database: Database;
  before(async () => {
    databases = await openTestDatabases('sqlite');
    database = databases.events;
  });
  after(() => databases.drop());

  const planOf = (filter: Partial<BaseFilter>): Promise<string[]> =>
    explain(() =>
      findEventOrder(database, {
        caller: undefined,
        clock: 'wall',
        statuses: ['publish'],
        orderBy: 'start',
        isDescending: false,
        ...filter,
      }),
    );

  async function explain(ask: () => Promise<unknown>): Promise<string[]> {
    let asked: { sql: string; bindings: (string | number)[] } | undefined;
    const spy = (query: typeof asked): unknown => (asked = query);
    database.knex.on('query', spy);
    await ask();
    database.knex.removeListener('query', spy);
    const rows = await database.dialect.rows<{ detail: string }>(database.knex, {
      sql: `EXPLAIN QUERY PLAN ${asked?.sql ?? ''}`,
      bindings: asked?.bindings ?? [],
    });
    return rows.map(({ detail }) => detail);
  }
  const dates = { bounds: { start_date: 1e12, end_date: 2e12 } } as const;
  const utc = { clock: 'utc', dates } as const;
  const alone = 'SEARCH events USING COVERING INDEX events_listed';
  const byId = 'SEARCH events USING INTEGER PRIMARY KEY (rowid=?)';
  const editor = { userId: 1, role: 'editor', name: 'editor' } as const;

  for (const [name, filter, expected] of [
    ['dates', { dates }, `${alone} (start_wall>? AND start_wall<?)`],
    ['dates on a site in UTC', utc, `${alone}_utc (start_key>? AND start_key<?)`],
    ['dates, backwards', { dates, isDescending: true }, `${alone} (start_wall>? AND start_wall<?)`],
    [
      'dates on a site in UTC, backwards',
      { ...utc, isDescending: true },
      `${alone}_utc (start_key>? AND start_key<?)`,
    ],
    ['dates, for an editor', { dates, caller: editor, statuses: ['publish', 'draft'] }, alone],
    ['dates, by publication', { dates, orderBy: 'date' }, alone],
    ['ends alone', { dates: { bounds: { ends_after: 1e12 } } }, 'COVERING INDEX events_listed'],
    [
      'ends alone on a site in UTC',
      { clock: 'utc', dates: { bounds: { ends_after: 1e12 } } },
      'COVERING INDEX events_listed_utc',
    ],
    [
      'what runs on a day, on a site in UTC',
      { clock: 'utc', dates: { bounds: { runs_after: 1e12, runs_before: 2e12 } } },
      `${alone}_utc (start_key<?)`,
    ],
    ['featured', { dates, isFeatured: true }, alone],
    ['authors', { dates, authorIds: [1] }, alone],
    ['changes', { dates, modifiedAfter: 5 }, alone],
    ['changes on a site in UTC', { ...utc, modifiedAfter: 5 }, `${alone}_utc`],
    ['ids', { ids: [1, 2] }, byId],
    ['slugs', { dates, slugs: ['a'] }, 'SEARCH events USING INDEX events_slug_index (slug=?)'],
    ['a parent', { dates, parentIds: [1] }, 'SEARCH events USING INDEX events_parent_id_index (parent_id=?)'],
  ] as const satisfies readonly (readonly [string, Partial<BaseFilter>, string])[]) {
    it(`uses an index of SQLite for ${name}`, async () => {
      const plan = await planOf(filter);
      expect(plan.join('\n')).to.contain(expected);
      expect(plan.join('\n')).not.to.match(/SCAN events$/m);
    });
  }

  for (const [membership, expected] of [
    [{ kind: 'venue', ids: [1] }, 'event_venues USING COVERING INDEX'],
    [{ kind: 'organizer', ids: [1, 2] }, 'event_organizers USING COVERING INDEX'],
    [{ kind: 'term', ids: [1, 2] }, 'event_terms USING COVERING INDEX'],
    [{ kind: 'search', terms: { wanted: ['walk'], unwanted: [] } }, 'idx_events_search_text VIRTUAL TABLE'],
  ] as const satisfies readonly (readonly [Membership, string])[]) {
    it(`finds the events of a ${membership.kind} by an index`, async () => {
      const plan = await explain(() => findPostings(database, membership));
      expect(plan.join('\n')).to.contain(expected);
    });
  }

  it('needs no sorting where the index has the order', async () => {
    for (const clock of ['wall', 'utc'] as const) {
      for (const isDescending of [false, true]) {
        expect((await planOf({ clock, dates, isDescending })).join('\n')).not.to.contain('ORDER BY');
      }
    }
  });
});

describe('the search of event texts in PostgreSQL', () => {
  let databases: TestDatabases;
  before(async () => {
    databases = await openTestDatabases('postgres');
  });
  after(() => databases.drop());

  it('uses the trigram index of PostgreSQL where reading all texts costs more', async () => {
    const { events } = databases;
    const { dialect } = events;
    const text = { table: 'events', rowId: 'id', column: 'search_text' };
    const { sql, bindings } = dialect.containsAll(text, ['walk', 'even']);
    const plan = await events.write(async (trx) => {
      await trx.raw('SET LOCAL enable_seqscan = off');
      return dialect.rows(trx, { sql: `EXPLAIN SELECT id FROM events WHERE ${sql}`, bindings });
    });
    expect(JSON.stringify(plan)).to.contain('events_search_text_trigrams');
  });
});
