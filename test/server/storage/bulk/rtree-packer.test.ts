import { expect } from 'chai';
import { openBulk } from '../../../../server/storage/bulk/open-bulk.js';
import type { BulkRow } from '../../../../server/storage/bulk/bulk-loader.js';
import type { LayerTable } from '../../../../server/storage/dialect.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases.js';

const TABLE: LayerTable = {
  name: 'boxes',
  rowId: 'objectid',
  columns: [{ name: 'n', type: 'integer', isNullable: true }],
  geometry: { column: 'shape', type: 'MultiLineString', hasZ: false, hasM: false, srid: 4326 },
  indexes: [],
};
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

describe('packing an R*Tree', () => {
  let databases: TestDatabases;

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    const { features } = databases;
    await features.write((trx) => features.dialect.createLayerTable(trx, TABLE));
  });

  afterEach(() => databases.drop());

  /** Loads so many lines in bulk, with every 50th row without geometry. */
  async function load(count: number, { clears = false } = {}): Promise<void> {
    const { features } = databases;
    const bulk = openBulk(features);
    const rows = Array.from({ length: count }, (_, n): BulkRow => ({
      values: [n],
      geometry: n % 50 === 49 ? null : lineWkb(randomLine()),
    }));
    const target = { table: 'boxes', columns: TABLE.columns, geometry: { column: 'shape', srid: 4326 } };
    await features.write(async (trx) => {
      const index = await bulk.pauseIndex(trx, SPATIAL, count);
      if (clears) await index.clear();
      await bulk.insert(trx, target, [rows] as unknown as AsyncIterable<BulkRow[]>);
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

  it('fills an empty tree, and adds to one that is there, again and again', async () => {
    await load(6000);
    await expectSound();
    await load(5100);
    await expectSound();
    await load(20_000);
    await expectSound();
  });

  it('adds to a tree whose only node is its root', async () => {
    await load(20);
    await load(6000);
    await expectSound();
  });

  it('leaves a tree that takes single changes as before', async () => {
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

  it('packs anew when it is cleared first, and when very many rows have moved', async () => {
    await load(9000);
    await load(6000, { clears: true });
    expect((await rows<{ n: number }>('SELECT count(*) AS n FROM boxes'))[0]?.n).to.equal(6000);
    await expectSound();
    const { features } = databases;
    await features.write(async (trx) => {
      const index = await openBulk(features).pauseIndex(trx, SPATIAL, 0);
      await index.touch({ sql: 'SELECT objectid FROM boxes', bindings: [] });
      await trx.raw('UPDATE boxes SET shape = ShiftCoords(shape, 0.5, 0.25)');
      await index.resume();
    });
    await expectSound();
  });

  it('is undone with its transaction', async () => {
    await load(9000);
    const { features } = databases;
    await features
      .write(async (trx) => {
        const index = await openBulk(features).pauseIndex(trx, SPATIAL, 0);
        await trx.raw('INSERT INTO boxes (n, shape) SELECT n, shape FROM boxes');
        await index.resume();
        throw new Error('given up');
      })
      .catch(() => undefined);
    await expectSound();
  });
});
