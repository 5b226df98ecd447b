import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { type Catalogue, openCatalogue } from '../support/catalogue.js';

/** Queries for a page, whatever its size: the number of records, the records, and their images. */
const QUERIES = [
  { list: 'venues', most: 3 },
  { list: 'organizers', most: 3 },
] as const;

forEachDatabase('the queries of a list', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases);
    for (let number = 0; number < 30; number += 1) {
      await catalogue.event({
        title: `Event ${String(number)}`,
        venue: { venue: `Venue ${String(number)}`, password: number % 3 === 0 ? 'tulip' : '' },
        organizer: [
          { organizer: `Organizer ${String(number)}` },
          { organizer: `Other ${String(number % 5)}` },
        ],
      });
    }
  });
  after(() => catalogue.stop());

  async function countQueries(path: string, as: 'nobody' | 'editor'): Promise<number> {
    let count = 0;
    const countOne = (): void => {
      count += 1;
    };
    databases.events.knex.on('query', countOne);
    const { status } = await catalogue.get(path, as);
    databases.events.knex.removeListener('query', countOne);
    expect(status).to.equal(200);
    return count;
  }

  for (const { list, most } of QUERIES) {
    it(`takes as many queries for 50 records of ${list} as for one`, async () => {
      for (const query of ['', '&search=o&has_events=1&only_with_upcoming=1&password=tulip&orderby=name']) {
        for (const as of ['nobody', 'editor'] as const) {
          const [one, all] = [
            await countQueries(`/${list}?per_page=1${query}`, as),
            await countQueries(`/${list}?per_page=50${query}`, as),
          ];
          expect(all, query).to.equal(one).and.to.be.at.most(most);
        }
      }
    });
  }
});
