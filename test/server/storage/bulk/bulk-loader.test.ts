import { expect } from 'chai';
import fc from 'fast-check';
import type { BulkRow } from '../../../../server/storage/bulk/bulk-loader.js';
import { openBulk } from '../../../../server/storage/bulk/open-bulk.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';

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
    const target = { table: 'numbers', columns: ['id', 'value', 'words'], geometry: undefined };
    await features.write(async (trx) => {
      await trx('numbers').delete();
      expect(await openBulk(features).insert(trx, target, batches())).to.equal(rows.length);
    });
    return features.knex('numbers').orderBy('id').select('value', 'words');
  }

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

  it('lets others read a table that has rows while very many come in', async () => {
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
