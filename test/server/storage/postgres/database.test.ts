// @needs postgres: some of its tests are for PostgreSQL alone.
import { expect } from 'chai';
import { type TestDatabases, openTestDatabases } from '../../../support/databases/databases.js';

describe('openPostgres', () => {
  let databases: TestDatabases;
  before(async () => {
    databases = await openTestDatabases('postgres');
  });
  after(() => databases.drop());

  const valueOf = async (expression: string): Promise<unknown> => {
    const query = { sql: `SELECT ${expression} AS value`, bindings: [] };
    const [row] = await databases.system.dialect.rows<{ value: unknown }>(databases.system.knex, query);
    return row?.value;
  };

  for (const [expression, value] of [
    ["'9007199254740991'::bigint", 9_007_199_254_740_991],
    ["'9007199254740993'::bigint", '9007199254740993'],
    ["'12.5'::numeric", 12.5],
    ["timestamptz '2024-02-29 12:00:00.5+02'", '2024-02-29T10:00:00.500Z'],
    ["timestamptz '0001-01-01 00:00:00+00'", '0001-01-01T00:00:00.000Z'],
    ["timestamptz 'infinity'", 'infinity'],
    ["date '2024-02-29'", '2024-02-29'],
    ["time '12:30'", '12:30:00'],
    ["time '12:30:00.5'", '12:30:00.500'],
    [`'{"a": 1}'::jsonb`, '{"a": 1}'],
    ["'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'::uuid", 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ] as const) {
    it(`returns ${expression} as ${JSON.stringify(value)}`, async () => {
      expect(await valueOf(expression)).to.equal(value);
    });
  }

  it('puts each store into a schema of its own and finds PostGIS from all', async () => {
    for (const { name, knex, dialect } of [databases.system, databases.events, databases.features]) {
      const query = {
        sql: `SELECT current_schema() AS schema, ST_SRID(ST_Point(1, 2, 4326)) AS srid`,
        bindings: [],
      };
      expect(await dialect.rows(knex, query)).to.deep.equal([{ schema: name, srid: 4326 }]);
    }
  });

  it('distinguishes transactions that may be tried again from others', async () => {
    const { knex, dialect } = databases.system;
    await databases.system.write((trx) => trx.schema.createTable('busy', (table) => table.integer('id')));
    const held = await knex.transaction();
    await held.raw('LOCK TABLE busy');
    const reason: unknown = await databases.system
      .write(async (trx) => {
        await trx.raw("SET LOCAL lock_timeout = '10ms'");
        await trx('busy').insert({ id: 1 });
      })
      .catch((error: unknown) => error);
    await held.rollback();
    expect(dialect.isBusy(reason)).to.equal(true);
    expect(dialect.isBusy(new Error('SQLITE_BUSY'))).to.equal(false);
  });
});
