import { expect } from 'chai';
import fc from 'fast-check';
import type { BulkRow } from '../../../../server/storage/sql/bulk-loader.js';
import { openBulk } from '../../../../server/storage/open-bulk.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const COLUMNS = [
  { name: 'id', type: 'integer' },
  { name: 'value', type: 'double' },
  { name: 'words', type: 'text' },
] as const;

const TYPES = [
  'smallint',
  'integer',
  'bigint',
  'real',
  'double',
  'text',
  'uuid',
  'instant',
  'date',
  'time',
  'bytes',
] as const;

const LARGEST_SUBNORMAL = 2.225073858507201e-308;

forEachDatabase('the bulk loader', (open) => {
  let databases: TestDatabases;

  before(async () => {
    databases = await open();
    await databases.features.write((trx) =>
      trx.schema.createTable('numbers', (table) => {
        table.integer('id').primary();
        table.double('value');
        table.text('words');
      }),
    );
  });

  async function store(
    rows: readonly BulkRow[],
    batchSize = 1000,
  ): Promise<{ value: number; words: string }[]> {
    const { features } = databases;
    async function* batches(): AsyncGenerator<readonly BulkRow[]> {
      for (let start = 0; start < rows.length; start += batchSize) {
        yield await Promise.resolve(rows.slice(start, start + batchSize));
      }
    }
    const target = { table: 'numbers', columns: COLUMNS, geometry: undefined };
    await features.write(async (trx) => {
      await trx('numbers').delete();
      expect(await openBulk(features).insert(trx, target, batches())).to.equal(rows.length);
    });
    return features.knex('numbers').orderBy('id').select('value', 'words');
  }

  it('runs no statement any more when it reports that the rows failed', async () => {
    const { features } = databases;
    async function* batches(): AsyncGenerator<readonly BulkRow[]> {
      const rows = Array.from({ length: 10_000 }, (_, id) => ({ values: [id, 0.5, 'w'], geometry: null }));
      yield await Promise.resolve(rows);
      throw new Error('the source broke off');
    }
    let atWork = 0;
    const failed = features.write(async (trx) => {
      trx.on('query', () => (atWork += 1));
      trx.on('query-response', () => (atWork -= 1));
      const target = { table: 'numbers', columns: COLUMNS, geometry: undefined };
      const error = await rejectionOf(openBulk(features).insert(trx, target, batches()));
      expect(atWork).to.equal(0);
      throw error;
    });
    expect(await rejectionOf(failed)).to.have.property('message', 'the source broke off');
    expect(await features.knex('numbers').where({ words: 'w' })).to.deep.equal([]);
  });

  it('keeps every double as it is, to the last bit', async () => {
    const known = [
      -596.354125646,
      1.31e-10,
      -3.38e22,
      Number.MIN_VALUE,
      LARGEST_SUBNORMAL,
      Number.MAX_VALUE,
      0.1,
    ];
    const random = fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), 20_000);
    const decimals = Array.from({ length: 20_000 }, () => Number((Math.random() * 720 - 360).toFixed(9)));
    // PostgreSQL and SQLite's integers know no negative zero.
    const values = [...known, ...random, ...decimals].map((value) => value + 0);
    const stored = await store(values.map((value, id) => ({ values: [id, value, null], geometry: null })));
    const wrong = values.filter((value, id) => stored[id]?.value !== value);
    expect(wrong).to.deep.equal([]);
  });

  it('keeps text with everything that a format may give a meaning to', async () => {
    const texts = [
      '',
      '\\N',
      '\\.',
      'a\tb',
      'a\nb\r\nc',
      '"q" \'s\'',
      '[1,2]',
      '{"a":1}',
      'null',
      'naïve 🎪',
      '\u2028',
    ];
    const stored = await store(
      texts.map((text, id) => ({ values: [id, null, text], geometry: null })),
      3,
    );
    expect(stored.map(({ words }) => words)).to.deep.equal(texts);
  });

  it('keeps values of every type as they are', async () => {
    const { features } = databases;
    const columns = TYPES.map((type) => ({ name: `of_${type}`, type, isNullable: true }));
    const table = { name: 'kinds', rowId: 'id', columns, geometry: undefined, indexes: [] };
    await features.write((trx) => features.dialect.createLayerTable(trx, table));
    const moments = fc.sample(
      fc.date({ min: new Date(-62135596800000), max: new Date(253402300799999) }),
      2000,
    );
    const known = ['0001-01-01T00:00:00.000Z', '2000-02-29T23:59:59.999Z', '1900-02-28T12:00:00.001Z'];
    const texts = [
      ...known,
      ...moments.filter((date) => !Number.isNaN(date.getTime())).map((date) => date.toISOString()),
    ];
    const rows = texts.map((text, index): BulkRow['values'] => {
      const [day = '', time = ''] = text.slice(0, -1).split('T');
      const sign = index % 2 === 0 ? 1 : -1;
      return [
        ...[sign * (index % 32_768), sign * (2 ** 31 - 1 - index), sign * (Number.MAX_SAFE_INTEGER - index)],
        ...[Math.fround(index), index / 7, `text ${String(index)}`],
        `6f9619ff-8b86-d011-b42d-${index.toString(16).padStart(12, '0')}`,
        ...[text, day, time.replace(/\.000$/, ''), Buffer.from(text)],
      ];
    });
    rows.push(TYPES.map(() => null));
    async function* batches(): AsyncGenerator<BulkRow[]> {
      yield await Promise.resolve(rows.map((values) => ({ values, geometry: null })));
    }
    const target = { table: 'kinds', columns, geometry: undefined };
    await features.write((trx) => openBulk(features).insert(trx, target, batches()));
    const stored = await features.dialect.rows<Record<string, unknown>>(features.knex, {
      sql: 'SELECT * FROM kinds ORDER BY id',
      bindings: [],
    });
    expect(stored.map((row) => columns.map(({ name }) => row[name]))).to.deep.equal(rows);
  });

  it('lets other sessions read a table with rows during a large load', async () => {
    const { features } = databases;
    const { dialect } = features;
    const geometry = { column: 'shape', type: 'Point', srid: 4326, hasZ: false, hasM: false } as const;
    const target = { table: 'places', rowId: 'objectid', column: 'shape' };
    await features.write(async (trx) => {
      const table = { name: 'places', rowId: 'objectid', columns: [], geometry, indexes: [] };
      await dialect.createLayerTable(trx, table);
      await trx('places').insert({ shape: null });
    });
    await features.write(async (trx) => {
      const index = await openBulk(features).pauseIndex(trx, target, 1_000_000);
      // On another connection; it would wait until the end of this transaction, which waits for it.
      const rows: unknown[] = await features.knex('places').select('objectid').timeout(60_000);
      expect(rows).to.have.length(1);
      await index.resume();
    });
  });
});
