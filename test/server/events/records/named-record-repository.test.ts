import { expect } from 'chai';
import { findNamedRecord } from '../../../../server/events/records/named-record-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { type Catalogue, openCatalogue } from '../support/catalogue.js';

forEachDatabase('findNamedRecord', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases);
  });
  after(() => catalogue.stop());

  it('finds records of all kinds with one query', async () => {
    const event = await catalogue.event({ venue: { venue: 'Quay' }, organizer: { organizer: 'Fifth Wind' } });
    const { id, venue, organizer } = event as {
      id: number;
      venue: { id: number; author: string };
      organizer: { id: number; author: string }[];
    };
    const ids = [venue.id, organizer[0]?.id ?? 0, id, id + 1000, 2 ** 40];
    const { knex } = databases.events;
    let queries = 0;
    const count = (): void => void (queries += 1);
    knex.on('query', count);
    const found = await Promise.all(ids.map((id) => findNamedRecord(knex, id)));
    knex.removeListener('query', count);
    const owned = { authorId: Number(venue.author), status: 'publish', statusBeforeTrash: undefined };
    expect(found).to.deep.equal([
      { kind: 'venue', owned },
      { kind: 'organizer', owned },
      { kind: 'event', owned: undefined },
      undefined,
      undefined,
    ]);
    expect(queries).to.equal(1);
  });
});
