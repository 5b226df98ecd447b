import { expect } from 'chai';
import { addToCounts } from '../../../../server/events/terms/term-link-repository.js';
import { insertRows } from '../../../../server/storage/sql/insert-rows.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';

forEachDatabase('addToCounts', (open) => {
  const TERMS = 1201;
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
    const rows = Array.from({ length: TERMS }, (_none, index) => {
      const name = `term-${String(index)}`;
      return {
        id: index + 1,
        taxonomy: 'post_tag',
        name,
        name_key: name,
        slug: name,
        description: '',
        count: 7,
      };
    });
    await databases.events.write((trx) => insertRows(trx, 'terms', rows));
  });

  it('changes any number of counts, each by its own amount, and no other', async () => {
    const changed = Array.from({ length: TERMS - 1 }, (_none, index) => index + 1);
    const changes = new Map(changed.map((id) => [id, (id % 4) - 1]));
    await databases.events.write((trx) => addToCounts(trx, changes));
    const rows: unknown = await databases.events.knex('terms').orderBy('id').pluck('count');
    expect(rows).to.deep.equal([...changed.map((id) => 6 + (id % 4)), 7]);
  });
});
