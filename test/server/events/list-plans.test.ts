import { expect } from 'chai';
import type { EventFilter } from '../../../server/events/event-filter.js';
import { findEventOrder } from '../../../server/events/event-list-repository.js';
import type { Database } from '../../../server/storage/database.js';
import { openTestDatabases, type TestDatabases } from '../../support/databases.js';

/** PostgreSQL goes by numbers of rows, which a test has not got; SQLite always takes the same way. */
describe('how SQLite reads the order of a list of events', () => {
  let databases: TestDatabases;
  let database: Database;
  before(async () => {
    databases = await openTestDatabases('sqlite');
    database = databases.events;
  });
  after(() => databases.drop());

  async function planOf(filter: Partial<EventFilter>): Promise<string[]> {
    let asked: { sql: string; bindings: (string | number)[] } | undefined;
    const spy = (query: typeof asked): unknown => (asked = query);
    database.knex.on('query', spy);
    await findEventOrder(database, {
      ...{ caller: undefined, statuses: ['publish'], orderBy: 'start', isDescending: false },
      ...filter,
    });
    database.knex.removeListener('query', spy);
    const rows = await database.dialect.rows<{ detail: string }>(database.knex, {
      sql: `EXPLAIN QUERY PLAN ${asked?.sql ?? ''}`,
      bindings: asked?.bindings ?? [],
    });
    return rows.map(({ detail }) => detail);
  }
  const wall = { clock: 'wall', bounds: { start_date: 1e12, end_date: 2e12 } } as const;
  const utc = { ...wall, clock: 'utc' } as const;
  const alone = 'SEARCH events USING COVERING INDEX events_listed';
  const byId = 'SEARCH events USING INTEGER PRIMARY KEY (rowid=?)';
  const editor = { userId: 1, role: 'editor', name: 'editor' } as const;

  for (const [name, filter, expected] of [
    ['dates', { dates: wall }, `${alone} (start_wall>? AND start_wall<?)`],
    ['dates on a site in UTC', { dates: utc }, `${alone} (start_wall>? AND start_wall<?)`],
    ['dates, backwards', { dates: wall, isDescending: true }, `${alone} (start_wall>? AND start_wall<?)`],
    ['dates, for an editor', { dates: wall, caller: editor, statuses: ['publish', 'draft'] }, alone],
    ['dates, by publication', { dates: wall, orderBy: 'date' }, alone],
    [
      'ends alone',
      { dates: { clock: 'wall', bounds: { ends_after: 1e12 } } },
      'COVERING INDEX events_listed',
    ],
    ['featured', { dates: wall, isFeatured: true }, alone],
    ['authors', { dates: wall, authorIds: [1] }, alone],
    ['changes', { dates: wall, modifiedAfter: 5 }, alone],
    ['ids', { ids: [1, 2] }, byId],
    ['a venue', { dates: wall, venueIds: [1] }, byId],
    ['a category', { dates: wall, categoryIds: [1, 2] }, byId],
    ['slugs', { dates: wall, slugs: ['a'] }, 'SEARCH events USING INDEX events_slug_index (slug=?)'],
    [
      'a parent',
      { dates: wall, parentId: 1 },
      'SEARCH events USING INDEX events_parent_id_index (parent_id=?)',
    ],
    ['a word', { dates: wall, search: { wanted: ['walk'], unwanted: [] } }, byId],
  ] as const satisfies readonly (readonly [string, Partial<EventFilter>, string])[]) {
    it(`goes through an index for ${name}`, async () => {
      const plan = await planOf(filter);
      expect(plan.join('\n')).to.contain(expected);
      expect(plan.join('\n')).not.to.match(/SCAN events$/m);
    });
  }

  it('needs no sorting where the index has the order', async () => {
    for (const isDescending of [false, true]) {
      expect((await planOf({ dates: wall, isDescending })).join('\n')).not.to.contain('ORDER BY');
    }
  });
});
