import { expect } from 'chai';
import { insertRows } from '../../../server/storage/insert-rows.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases.js';
import { rejectionOf } from '../../support/rejection.js';

forEachDatabase('insertRows', (open) => {
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
  });
  const insert = (
    table: string,
    rows: readonly Record<string, string | number | null>[],
  ): Promise<string[]> =>
    databases.events.write(async (trx) => {
      const statements: string[] = [];
      trx.on('query', ({ sql }: { sql: string }) => sql.startsWith('INSERT') && statements.push(sql));
      await insertRows(trx, table, rows);
      return statements;
    });
  const term = { taxonomy: 'post_tag', description: '' };

  it('stores all rows with one statement, in whatever order their columns stand', async () => {
    const statements = await insert('terms', [
      { ...term, name: "O'Neill?", name_key: 'o', slug: 'o', parent_id: null },
      { parent_id: null, slug: 'p', name_key: 'p', name: 'P', ...term },
    ]);
    expect(statements).to.have.length(1);
    const rows: unknown = await databases.events.knex('terms').orderBy('slug').select('name', 'slug');
    expect(rows).to.deep.equal([
      { name: "O'Neill?", slug: 'o' },
      { name: 'P', slug: 'p' },
    ]);
  });

  it('asks the database for nothing when there are no rows', async () => {
    expect(await insert('terms', [])).to.deep.equal([]);
  });

  it('refuses names that are not our own', async () => {
    expect(await rejectionOf(insert('terms"', [{ slug: 'x' }]))).to.match(/not an identifier/);
    expect(await rejectionOf(insert('terms', [{ 'slug"': 'x' }]))).to.match(/not an identifier/);
  });
});
