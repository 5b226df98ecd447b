import { expect } from 'chai';
import type { Knex } from 'knex';
import { insertRows, type PlainValue } from '../../../../server/storage/sql/insert-rows.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

forEachDatabase('insertRows', (open, kind) => {
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
  });
  const insert = (table: string, rows: readonly Record<string, PlainValue>[]): Promise<string[]> =>
    databases.events.write(async (trx) => {
      const statements: string[] = [];
      trx.on('query', ({ sql }: { sql: string }) => sql.startsWith('INSERT') && statements.push(sql));
      await insertRows(trx, table, rows);
      return statements;
    });
  const rowsOf = (table: string): Promise<unknown[]> =>
    databases.events.knex(table).orderBy('slug').select('*');
  const make = (name: string, define: (table: Knex.CreateTableBuilder) => void): Promise<void> =>
    databases.events.write((trx) => trx.schema.createTable(name, define));
  const shape = (table: Knex.CreateTableBuilder): void => {
    table.text('title');
    table.text('slug');
    table.bigInteger('start_at');
    table.boolean('sticky');
  };
  const term = { taxonomy: 'post_tag', description: '' };

  it('stores all rows with one statement, in any order of their columns', async () => {
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

  it('stores values as if each was bound', async () => {
    const values: readonly Record<string, PlainValue>[] = [
      { title: '', slug: '"quoted", [1], {}, \\u0000 and \\ at the end\\', start_at: -0, sticky: true },
      { title: 'naïve 🎪 \u2028', slug: '\u0001\t\r\n\u007f', start_at: 2 ** 53 - 1, sticky: false },
      { title: '123', slug: 'null', start_at: -(2 ** 53), sticky: true },
      { title: 'x'.repeat(100_000), slug: '1e5', start_at: 1.5e12, sticky: false },
    ];
    await make('one_way', shape);
    await make('other_way', shape);
    await insert('one_way', values);
    for (const row of values) await databases.events.write((trx) => trx('other_way').insert(row));
    const rows = await rowsOf('one_way');
    expect(rows).to.have.length(4);
    expect(rows).to.deep.equal(await rowsOf('other_way'));
  });

  // PostgreSQL stores neither.
  if (kind === 'sqlite')
    it('stores values that JSON would change', async () => {
      await make('odd', (table) => {
        table.text('content');
      });
      await insert('odd', [{ content: 'a\0b' }, { content: 'c\ud83c' }, { content: null }]);
      const { knex } = databases.events;
      expect(await knex('odd').select(knex.raw('hex(content) AS hex'))).to.deep.equal([
        { hex: '610062' },
        { hex: '63EFBFBD' },
        { hex: '' },
      ]);
    });

  it('runs no statement without rows', async () => {
    expect(await insert('terms', [])).to.deep.equal([]);
  });

  it('refuses names that are not our own', async () => {
    expect(await rejectionOf(insert('terms"', [{ slug: 'x' }]))).to.match(/not an identifier/);
    expect(await rejectionOf(insert('terms', [{ 'slug"': 'x' }]))).to.match(/not an identifier/);
  });
});
