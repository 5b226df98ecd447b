import { expect } from 'chai';
import type { BulkBatch, BulkLoader, BulkRow } from '../../../../../server/storage/sql/bulk-loader.js';
import { spatialiteBulk } from '../../../../../server/storage/sqlite/bulk/bulk.js';
import type { LayerTable } from '../../../../../server/storage/sql/dialect.js';
import { openTestDatabases, type TestDatabases } from '../../../../support/databases/databases.js';

const TABLE: LayerTable = {
  name: 'boxes',
  rowId: 'objectid',
  columns: [
    { name: 'n', type: 'integer', isNullable: true },
    { name: 'words', type: 'text', isNullable: true },
    { name: 'value', type: 'double', isNullable: true },
  ],
  geometry: { column: 'shape', type: 'MultiLineString', hasZ: false, hasM: false, srid: 4326 },
  indexes: [],
};
const TARGET = { table: 'boxes', columns: TABLE.columns, geometry: { column: 'shape', srid: 4326 } };
const SPATIAL = { table: 'boxes', rowId: 'objectid', column: 'shape' };

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

function lineWkb([x0, y0, x1, y1]: Line): Buffer {
  const bytes = Buffer.alloc(9 + 9 + 32);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(5, 1);
  bytes.writeUInt32LE(1, 5);
  bytes.writeUInt8(1, 9);
  bytes.writeUInt32LE(2, 10);
  bytes.writeUInt32LE(2, 14);
  for (const [index, value] of [x0, y0, x1, y1].entries()) bytes.writeDoubleLE(value, 18 + index * 8);
  return bytes;
}

function randomLine(): Line {
  const [x, y] = [Math.random() * 359 - 180, Math.random() * 179 - 90];
  return [x, y, x + Math.random(), y + Math.random()];
}

/** Makes `count` rows with lines, every 50th without one, and with values of all lengths. */
function makeRows(count: number, { areAllLines = false } = {}): BulkRow[] {
  return Array.from({ length: count }, (_, n): BulkRow => ({
    values: [n, n % 7 === 0 ? null : 'é'.repeat(n % 300), n % 3 === 0 ? null : n / 7],
    geometry: n % 50 === 49 && !areAllLines ? null : lineWkb(randomLine()),
  }));
}

async function* inBatches(rows: readonly BulkRow[]): AsyncGenerator<readonly BulkRow[]> {
  for (let start = 0; start < rows.length; start += 700) {
    yield await Promise.resolve(rows.slice(start, start + 700));
  }
}

describe('packing an R*Tree', () => {
  let databases: TestDatabases;

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    const { features } = databases;
    await features.write((trx) => features.dialect.createLayerTable(trx, TABLE));
  });

  afterEach(() => databases.drop());

  /** Small lots, so that there are several. */
  function openBulk({ lotBoxes = 1300 }: { lotBoxes?: number } = {}): BulkLoader {
    return spatialiteBulk(databases.features.dialect, { lotBoxes });
  }

  async function load(
    count: number,
    {
      clears = false,
      areAllLines = false,
      ...options
    }: { clears?: boolean; areAllLines?: boolean; lotBoxes?: number } = {},
  ): Promise<void> {
    const { features } = databases;
    const bulk = openBulk(options);
    await features.write(async (trx) => {
      const index = await bulk.pauseIndex(trx, SPATIAL, count);
      if (clears) await index.clear();
      await bulk.insert(trx, TARGET, inBatches(makeRows(count, { areAllLines })));
      await index.resume();
    });
  }

  async function rows<Row extends object>(sql: string): Promise<Row[]> {
    const { features } = databases;
    return features.dialect.rows<Row>(features.knex, { sql, bindings: [] });
  }

  /** SQLite finds no fault in the tree, and what it holds is what SpatiaLite would have put there. */
  async function expectSound(): Promise<void> {
    expect(await rows(`SELECT rtreecheck('idx_boxes_shape') AS fault`)).to.deep.equal([{ fault: 'ok' }]);
    const loose = `SELECT nodeno FROM idx_boxes_shape_node
                   WHERE nodeno > 1 AND nodeno NOT IN (SELECT nodeno FROM idx_boxes_shape_parent)`;
    expect(await rows(loose)).to.deep.equal([]);
    const held = await rows(`SELECT pkid, xmin, xmax, ymin, ymax FROM idx_boxes_shape ORDER BY pkid`);
    await databases.features.write(async (trx) => {
      await trx.raw('CREATE VIRTUAL TABLE temp.plain USING rtree(pkid, xmin, xmax, ymin, ymax)');
      await trx.raw(`INSERT INTO temp.plain SELECT objectid, MbrMinX(shape), MbrMaxX(shape), MbrMinY(shape),
                       MbrMaxY(shape) FROM boxes WHERE shape IS NOT NULL`);
      const plain: unknown = await trx.raw(
        'SELECT pkid, xmin, xmax, ymin, ymax FROM temp.plain ORDER BY pkid',
      );
      await trx.raw('DROP TABLE temp.plain');
      expect(held).to.deep.equal(plain);
    });
    for (const [xmin, ymin] of [
      [-180, -90],
      [-10, -10],
      [100, 40],
    ] as const) {
      const box = `xmax >= ${xmin} AND xmin <= ${xmin + 20} AND ymax >= ${ymin} AND ymin <= ${ymin + 20}`;
      const inIndex = await rows(`SELECT pkid FROM idx_boxes_shape WHERE ${box} ORDER BY pkid`);
      const inTable = await rows(`SELECT pkid FROM (${HELD}) WHERE ${box} ORDER BY pkid`);
      expect(inIndex).to.deep.equal(inTable);
      expect(inIndex).not.to.be.empty;
    }
  }

  const HELD = 'SELECT pkid, +xmin AS xmin, +xmax AS xmax, +ymin AS ymin, +ymax AS ymax FROM idx_boxes_shape';

  it('fills an empty tree, and adds to an existing one, repeatedly', async () => {
    await load(6000);
    await expectSound();
    await load(5100);
    await expectSound();
    await load(20_000);
    await expectSound();
  });

  it('packs a small number of rows at once', async () => {
    await load(6000, { lotBoxes: 6001 });
    await load(6000, { lotBoxes: 6001 });
    await expectSound();
  });

  it('adds to a tree whose only node is its root', async () => {
    await load(20);
    await load(6000);
    await expectSound();
  });

  it('leaves a tree that accepts single changes', async () => {
    await load(9000);
    const { features } = databases;
    const insert = features.dialect.fromWkb(lineWkb([1, 1, 2, 2]), 4326);
    await features.write(async (trx) => {
      for (let n = 0; n < 300; n += 1) {
        await trx.raw(`INSERT INTO boxes (n, shape) VALUES (0, GeomFromWKB(?, 4326))`, [
          lineWkb(randomLine()),
        ]);
      }
      await trx.raw(`UPDATE boxes SET shape = ${insert.sql} WHERE objectid % 7 = 0`, insert.bindings);
      await trx.raw('DELETE FROM boxes WHERE objectid % 3 = 0');
    });
    await expectSound();
    await load(8000);
    await expectSound();
  });

  it('packs again when it is cleared first, and when very many rows have moved', async () => {
    await load(9000);
    await load(6000, { clears: true });
    expect((await rows<{ n: number }>('SELECT count(*) AS n FROM boxes'))[0]?.n).to.equal(6000);
    await expectSound();
    const { features } = databases;
    await features.write(async (trx) => {
      const index = await openBulk().pauseIndex(trx, SPATIAL, 0);
      await index.touch({ sql: 'SELECT objectid FROM boxes', bindings: [] });
      await trx.raw('UPDATE boxes SET shape = ShiftCoords(shape, 0.5, 0.25)');
      await index.resume();
    });
    await expectSound();
  });

  it('moves some rows while many are added, and drops earlier ones when all are deleted', async () => {
    await load(9000);
    const { features } = databases;
    const bulk = openBulk();
    for (const clears of [false, true]) {
      await features.write(async (trx) => {
        const index = await bulk.pauseIndex(trx, SPATIAL, 6000);
        await bulk.insert(trx, TARGET, inBatches(makeRows(6000)));
        if (clears) {
          await index.clear();
          await bulk.insert(trx, TARGET, inBatches(makeRows(7000)));
        }
        // Enough for nodes of the tree to be taken apart.
        const moved = 'objectid > 100 AND objectid < 600';
        await index.touch({ sql: `SELECT objectid FROM boxes WHERE ${moved}`, bindings: [] });
        await trx.raw(`UPDATE boxes SET shape = ShiftCoords(shape, 0.5, 0.25) WHERE ${moved}`);
        await index.resume();
      });
      await expectSound();
    }
  });

  it('packs rows that all have a geometry, some of them packed on their way', async () => {
    await load(6000, { areAllLines: true });
    const { features } = databases;
    const bulk = openBulk();
    const encoder = bulk.openRowEncoder?.(TARGET);
    expect(encoder).to.exist;
    async function* packed(): AsyncGenerator<BulkBatch> {
      for (let n = 0; n < 6000; n += 1) {
        encoder?.value(n);
        encoder?.value(n % 5 === 0 ? null : 'w'.repeat(n % 100));
        encoder?.double(n / 3);
        encoder?.geometry(lineWkb(randomLine()));
        // A row that turns out not to be one leaves nothing behind.
        if (n % 11 === 0) encoder?.dropRow();
        else encoder?.endRow();
        if (n % 500 === 499) yield encoder?.take() ?? [];
        if (n % 1000 === 999) yield await Promise.resolve(makeRows(10));
      }
    }
    await features.write(async (trx) => {
      const index = await bulk.pauseIndex(trx, SPATIAL, 6000);
      expect(await bulk.insert(trx, TARGET, packed())).to.equal(6000 - 546 + 60);
      await index.resume();
    });
    await expectSound();
  });

  it('indexes rows by ids after deleted rows, and beside others', async () => {
    await load(9000);
    const { features } = databases;
    await features.write((trx) => trx.raw('DELETE FROM boxes WHERE objectid > 8000'));
    await load(6000);
    await expectSound();
    const bulk = openBulk();
    for (const others of [
      [100, 0, 0],
      [0, 100, 0],
      [0, 0, 100],
      [0, 0, 0],
    ] as const) {
      await features.write(async (trx) => {
        const addOthers = (count: number): Promise<unknown> =>
          trx.raw('INSERT INTO boxes (n, shape) SELECT n, shape FROM boxes LIMIT ?', [count]).then();
        const index = await bulk.pauseIndex(trx, SPATIAL, 6000);
        await addOthers(others[0]);
        await bulk.insert(trx, TARGET, inBatches(makeRows(3000)));
        await addOthers(others[1]);
        await bulk.insert(trx, TARGET, inBatches(makeRows(3000)));
        await addOthers(others[2]);
        await index.resume();
      });
      await expectSound();
    }
  });

  it('packs rows with given ids', async () => {
    const { features } = databases;
    const bulk = openBulk();
    const rows = makeRows(6000).map(({ values, geometry }, n): BulkRow => ({
      values: [6000 - n, ...values],
      geometry,
    }));
    const columns = [{ name: 'objectid', type: 'integer' } as const, ...TABLE.columns];
    await features.write(async (trx) => {
      const index = await bulk.pauseIndex(trx, SPATIAL, 6000);
      await bulk.insert(trx, { ...TARGET, columns }, inBatches(rows));
      await index.resume();
    });
    await expectSound();
  });

  it('detects other rows in place of rows that were rolled back', async () => {
    const { features } = databases;
    const bulk = openBulk();
    await features.write(async (trx) => {
      const index = await bulk.pauseIndex(trx, SPATIAL, 6000);
      await trx.raw('SAVEPOINT here');
      await bulk.insert(trx, TARGET, inBatches(makeRows(6000)));
      await trx.raw('ROLLBACK TO SAVEPOINT here');
      await index.stayInPlace();
      const other = lineWkb(randomLine());
      await trx.raw(
        `WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < 6000)
         INSERT INTO boxes (n, shape) SELECT n, ShiftCoords(GeomFromWKB(?, 4326), n / 10000.0, 0) FROM row`,
        [other],
      );
      await index.resume();
    });
    expect(await rows(`SELECT rtreecheck('idx_boxes_shape') AS fault`)).to.deep.equal([{ fault: 'ok' }]);
    const wrong = `SELECT pkid FROM idx_boxes_shape JOIN boxes ON objectid = pkid
                   WHERE abs(xmin - MbrMinX(shape)) > 0.001 OR abs(ymax - MbrMaxY(shape)) > 0.001`;
    expect(await rows(wrong)).to.deep.equal([]);
  });

  it('rolls the index back with its transaction', async () => {
    await load(9000);
    const { features } = databases;
    await features
      .write(async (trx) => {
        const index = await openBulk().pauseIndex(trx, SPATIAL, 0);
        await trx.raw('INSERT INTO boxes (n, shape) SELECT n, shape FROM boxes');
        await index.resume();
        throw new Error('given up');
      })
      .catch(() => undefined);
    await expectSound();
  });
});
