// @needs gdal: it describes a layer with ogrinfo.
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { pino } from 'pino';
import type { Database } from '../../../../server/storage/database/database.js';
import {
  column,
  type ColumnDefinition,
  type Fragment,
  type LayerTable,
} from '../../../../server/storage/sql/dialect.js';
import { openDatabases } from '../../../../server/storage/open.js';
import {
  type DatabaseKind,
  forEachDatabase,
  type TestDatabases,
} from '../../../support/databases/databases.js';

const run = promisify(execFile);

const PLACES = {
  name: 'places',
  rowId: 'objectid',
  columns: [
    { name: 'globalid', type: 'uuid', isNullable: false },
    { name: 'name', type: 'text', length: 40, isNullable: true },
    { name: 'note', type: 'text', isNullable: true },
    { name: 'small', type: 'smallint', isNullable: true },
    { name: 'whole', type: 'integer', isNullable: true },
    { name: 'big', type: 'bigint', isNullable: true },
    { name: 'single', type: 'real', isNullable: true },
    { name: 'number', type: 'double', isNullable: true },
    { name: 'seen', type: 'instant', isNullable: true },
    { name: 'day', type: 'date', isNullable: true },
    { name: 'at', type: 'time', isNullable: true },
  ],
  geometry: { column: 'shape', type: 'Point', hasZ: false, hasM: false, srid: 4326 },
  indexes: [{ name: 'globalid', columns: ['globalid'], isUnique: true }],
} as const satisfies LayerTable;

const SPATIAL = { name: 'places', rowId: 'objectid', column: 'shape', srid: 4326 } as const;
const GLOBAL_ID = '5f0c2b0e-7d8a-4b7e-9a3f-0f6d1c2b3a4d';

/** Little-endian ISO well-known binary. */
function pointWkb(x: number, y: number, z?: number): Buffer {
  const wkb = Buffer.alloc(z === undefined ? 21 : 29);
  wkb.writeUInt8(1, 0);
  wkb.writeUInt32LE(z === undefined ? 1 : 1001, 1);
  wkb.writeDoubleLE(x, 5);
  wkb.writeDoubleLE(y, 13);
  if (z !== undefined) wkb.writeDoubleLE(z, 21);
  return wkb;
}

const sqlOf = (sql: string, ...bindings: Fragment['bindings']): Fragment => ({ sql, bindings });

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(undefined, (reason: unknown) => reason);

forEachDatabase('Dialect', (open, kind) => {
  let databases: TestDatabases;
  let features: Database;
  before(async () => {
    databases = await open();
    ({ features } = databases);
  });
  beforeEach(() => features.write((trx) => features.dialect.createLayerTable(trx, PLACES)));
  afterEach(() => features.write((trx) => features.dialect.dropLayerTable(trx, PLACES)));

  const rows = (query: Fragment): Promise<Record<string, unknown>[]> =>
    features.dialect.rows(features.knex, query);
  const insertPoint = (trx: Knex.Transaction, globalId: string, x: number, y: number): Promise<number> => {
    const shape = features.dialect.fromWkb(pointWkb(x, y), 4326);
    const sql = `INSERT INTO places (globalid, shape) VALUES (?, ${shape.sql})`;
    return features.dialect.execute(trx, { sql, bindings: [globalId, ...shape.bindings] });
  };
  const uuid = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

  it('returns stored values of each type', async () => {
    const stored = {
      globalid: GLOBAL_ID,
      name: 'Ærøskøbing',
      note: '2024',
      small: -32_768,
      whole: 2_147_483_647,
      big: 9_007_199_254_740_991,
      single: 0.5,
      number: 0.1,
      seen: '2024-02-29T10:00:00.500Z',
      day: '2024-02-29',
      at: '12:30:00',
    };
    await features.write((trx) => trx('places').insert(stored));
    expect(await features.knex('places').select(Object.keys(stored))).to.deep.equal([stored]);
  });

  it('keeps null apart from empty', async () => {
    await features.write((trx) => trx('places').insert({ globalid: GLOBAL_ID, name: '', note: null }));
    expect(await features.knex('places').first('name', 'note')).to.deep.equal({ name: '', note: null });
  });

  it('increments object ids and gives none twice', async () => {
    await features.write((trx) => insertPoint(trx, uuid(1), 1, 1));
    await features.write((trx) => insertPoint(trx, uuid(2), 1, 1));
    await features.write((trx) => trx('places').where({ objectid: 2 }).delete());
    await features.write((trx) => insertPoint(trx, uuid(3), 1, 1));
    expect(await features.knex('places').orderBy('objectid').pluck('objectid')).to.deep.equal([1, 3]);
  });

  it('keeps a given object id', async () => {
    await features.write((trx) => trx('places').insert({ objectid: 77, globalid: GLOBAL_ID }));
    expect(await features.knex('places').pluck('objectid')).to.deep.equal([77]);
  });

  it('returns the number of rows that a statement changed', async () => {
    await features.write(async (trx) => {
      await insertPoint(trx, uuid(1), 1, 1);
      await insertPoint(trx, uuid(2), 1, 1);
      const touched = (where: string): Promise<number> =>
        features.dialect.execute(trx, { sql: `UPDATE places SET name = ? WHERE ${where}`, bindings: ['x'] });
      expect(await touched('1 = 1')).to.equal(2);
      expect(await touched('1 = 0')).to.equal(0);
    });
  });

  it('distinguishes a unique violation from other errors', async () => {
    await features.write((trx) => insertPoint(trx, GLOBAL_ID, 1, 1));
    const { dialect } = features;
    const twice = await reasonOf(features.write((trx) => insertPoint(trx, GLOBAL_ID, 2, 2)));
    expect(dialect.isUniqueViolation(twice)).to.equal(true);
    const sameKey = await reasonOf(
      features.write((trx) => trx('places').insert({ objectid: 1, globalid: uuid(9) })),
    );
    expect(dialect.isUniqueViolation(sameKey)).to.equal(true);
    const withoutId = await reasonOf(features.write((trx) => trx('places').insert({ globalid: null })));
    expect(withoutId).to.be.an('error');
    expect(dialect.isUniqueViolation(withoutId)).to.equal(false);
    expect(dialect.isBusy(twice)).to.equal(false);
  });

  it('refuses a geometry of another type', async () => {
    const line = Buffer.from('010200000002000000' + '0000000000000000'.repeat(4), 'hex');
    const shape = features.dialect.fromWkb(line, 4326);
    const sql = `INSERT INTO places (globalid, shape) VALUES (?, ${shape.sql})`;
    const insert = features.write((trx) =>
      features.dialect.execute(trx, { sql, bindings: [GLOBAL_ID, ...shape.bindings] }),
    );
    expect(await reasonOf(insert)).to.be.an('error');
    expect(await features.knex('places').pluck('objectid')).to.deep.equal([]);
  });

  it('returns the same well-known binary', async () => {
    await features.write((trx) => insertPoint(trx, GLOBAL_ID, 10.123456789, 50.5));
    const wkb = features.dialect.toWkb(column(features.dialect, 'shape', 'places'));
    const [row] = await rows({ sql: `SELECT ${wkb.sql} AS wkb FROM places`, bindings: wkb.bindings });
    expect(row?.['wkb']).to.deep.equal(pointWkb(10.123456789, 50.5));
  });

  it('transforms to another spatial reference', async () => {
    await features.write((trx) => insertPoint(trx, GLOBAL_ID, 10, 50));
    const wkb = features.dialect.toWkb(features.dialect.transform(column(features.dialect, 'shape'), 3857));
    const [row] = await rows({ sql: `SELECT ${wkb.sql} AS wkb FROM places`, bindings: wkb.bindings });
    const point = row?.['wkb'] as Buffer;
    expect(point.readDoubleLE(5)).to.be.closeTo(1_113_194.908, 0.001);
    expect(point.readDoubleLE(13)).to.be.closeTo(6_446_275.841, 0.001);
  });

  it('finds rows whose box intersects another', async () => {
    await features.write(async (trx) => {
      await insertPoint(trx, uuid(1), 10, 50);
      await insertPoint(trx, uuid(2), 20, 60);
      await trx('places').insert({ globalid: uuid(3) });
    });
    const near = async (xmin: number, ymin: number, xmax: number, ymax: number): Promise<unknown[]> => {
      const where = features.dialect.intersectsBox(SPATIAL, { xmin, ymin, xmax, ymax });
      const sql = `SELECT objectid FROM places WHERE ${where.sql} ORDER BY objectid`;
      return (await rows({ sql, bindings: where.bindings })).map((row) => row['objectid']);
    };
    expect(await near(9, 49, 11, 51)).to.deep.equal([1]);
    expect(await near(10, 50, 20, 60)).to.deep.equal([1, 2]);
    expect(await near(11, 51, 12, 52)).to.deep.equal([]);
  });

  it('keeps the spatial index true to updates and deletes', async () => {
    const box = { xmin: -1, ymin: -1, xmax: 1, ymax: 1 };
    const { dialect } = features;
    const where = dialect.intersectsBox(SPATIAL, box);
    const found = async (): Promise<number> =>
      (await rows({ sql: `SELECT objectid FROM places WHERE ${where.sql}`, bindings: where.bindings }))
        .length;
    await features.write((trx) => insertPoint(trx, GLOBAL_ID, 0, 0));
    expect(await found()).to.equal(1);
    await features.write((trx) => {
      const moved = dialect.fromWkb(pointWkb(50, 50), 4326);
      return dialect.execute(trx, {
        sql: `UPDATE places SET shape = ${moved.sql}`,
        bindings: moved.bindings,
      });
    });
    expect(await found()).to.equal(0);
  });

  it('rebuilds the spatial index over existing rows', async () => {
    const { dialect } = features;
    await features.write(async (trx) => {
      await dialect.dropSpatialIndex(trx, 'places', 'shape');
      await insertPoint(trx, GLOBAL_ID, 0, 0);
      await dialect.createSpatialIndex(trx, 'places', 'shape');
    });
    const where = dialect.intersectsBox(SPATIAL, { xmin: -1, ymin: -1, xmax: 1, ymax: 1 });
    expect(
      await rows({ sql: `SELECT objectid FROM places WHERE ${where.sql}`, bindings: where.bindings }),
    ).to.deep.equal([{ objectid: 1 }]);
  });

  it('returns the exact extent, and none of an empty table', async () => {
    const extent = (): Promise<unknown> => features.dialect.extent(features.knex, SPATIAL);
    expect(await extent()).to.equal(undefined);
    await features.write(async (trx) => {
      await insertPoint(trx, uuid(1), 0.1, 50.7);
      await insertPoint(trx, uuid(2), -20.3, 60.9);
    });
    expect(await extent()).to.deep.equal({ xmin: -20.3, ymin: 50.7, xmax: 0.1, ymax: 60.9 });
  });

  it('returns instants as epoch milliseconds', async () => {
    const instants = ['1969-12-31T23:59:59.999Z', '2024-02-29T10:00:00.001Z', '0001-01-01T00:00:00.000Z'];
    await features.write((trx) =>
      trx('places').insert(instants.map((seen, index) => ({ globalid: uuid(index), seen }))),
    );
    const epochMs = features.dialect.epochMs(column(features.dialect, 'seen'));
    const values = await rows({
      sql: `SELECT ${epochMs.sql} AS ms FROM places ORDER BY objectid`,
      bindings: [],
    });
    expect(values.map((row) => row['ms'])).to.deep.equal(instants.map((instant) => Date.parse(instant)));
  });

  it('orders and compares instants by time', async () => {
    const instants = ['2024-02-29T10:00:00.100Z', '2024-02-29T09:59:59.999Z', '2024-02-29T10:00:00.099Z'];
    await features.write((trx) =>
      trx('places').insert(instants.map((seen, index) => ({ globalid: uuid(index), seen }))),
    );
    const later = features.knex('places').where('seen', '>', '2024-02-29T10:00:00.000Z').orderBy('seen');
    expect(await later.pluck('seen')).to.deep.equal([instants[2], instants[0]]);
  });

  it('adds a column that existing rows lack', async () => {
    await features.write(async (trx) => {
      await insertPoint(trx, GLOBAL_ID, 1, 1);
      await features.dialect.addColumn(trx, 'places', { name: 'extra', type: 'double', isNullable: false });
    });
    expect(await features.knex('places').pluck('extra')).to.deep.equal([null]);
  });

  describe('changes of a column', () => {
    const text = (name: string, length: number | undefined, isNullable = true): ColumnDefinition => ({
      name,
      type: 'text',
      isNullable,
      ...(length !== undefined && { length }),
    });

    /** As the database's own connections for reading see it. */
    const stateOf = async (name: string): Promise<unknown> => {
      const [state] =
        kind === 'sqlite'
          ? await rows(
              sqlOf(
                `SELECT type, "notnull" AS is_mandatory FROM pragma_table_info('places') WHERE name = ?`,
                name,
              ),
            )
          : await rows(
              sqlOf(
                `SELECT format_type(atttypid, atttypmod) AS type, attnotnull::int AS is_mandatory
                 FROM pg_attribute WHERE attrelid = 'places'::regclass AND attname = ?`,
                name,
              ),
            );
      return [
        String(state?.['type']).replace('character varying', 'VARCHAR').toLowerCase(),
        state?.['is_mandatory'],
      ];
    };

    /** Fails on SQLite where a row is written; PostgreSQL tells by another file that it has written them all. */
    const watchRows = async (trx: Knex.Transaction): Promise<() => Promise<void>> => {
      if (kind === 'sqlite') {
        await trx.raw(
          `CREATE TRIGGER unwritten BEFORE UPDATE ON places BEGIN SELECT RAISE(ABORT, 'a row was written'); END`,
        );
        return () => trx.raw('DROP TRIGGER unwritten');
      }
      const file = async (): Promise<unknown> =>
        (await trx.raw<{ rows: unknown }>(`SELECT pg_relation_filenode('places') AS file`)).rows;
      const before = await file();
      return async () => {
        expect(await file()).to.deep.equal(before);
      };
    };

    it('widens a column and changes its nullability without writing a row', async () => {
      const { dialect } = features;
      await features.write(async (trx) => {
        await trx('places').insert({ globalid: GLOBAL_ID, name: 'Bergen' });
        await dialect.createIndex(trx, 'places', { name: 'name', columns: ['name'], isUnique: true });
      });
      const steps = [
        ['lengthenColumn', text('name', 80), ['varchar(80)', 0]],
        ['setNullable', text('name', 80, false), ['varchar(80)', 1]],
        ['lengthenColumn', text('name', 200, false), ['varchar(200)', 1]],
        ['setNullable', text('name', 200), ['varchar(200)', 0]],
        ['lengthenColumn', text('name', undefined), ['text', 0]],
      ] as const;
      for (const [change, column, state] of steps) {
        await features.write(async (trx) => {
          const expectUnwritten = await watchRows(trx);
          await dialect[change](trx, PLACES, column);
          await expectUnwritten();
        });
        expect(await stateOf('name')).to.deep.equal(state);
        const missing = features.write((trx) => trx('places').insert({ globalid: uuid(1), name: null }));
        if (column.isNullable) await missing;
        else expect(await reasonOf(missing)).to.be.instanceOf(Error);
        await features.write((trx) =>
          trx('places')
            .where({ globalid: uuid(1) })
            .delete(),
        );
      }
      expect(await stateOf('note')).to.deep.equal(['text', 0]);
      expect(await features.knex('places').pluck('name')).to.deep.equal(['Bergen']);
      const twice = features.write((trx) => trx('places').insert({ globalid: uuid(2), name: 'Bergen' }));
      expect(dialect.isUniqueViolation(await reasonOf(twice))).to.equal(true);
      if (kind === 'sqlite') {
        expect(await rows(sqlOf('PRAGMA integrity_check'))).to.deep.equal([{ integrity_check: 'ok' }]);
      }
    });

    it('changes columns that were added later, and rolls back with a failed transaction', async () => {
      const { dialect } = features;
      await features.write(async (trx) => {
        await dialect.addColumn(trx, 'places', text('later', 40));
        await trx('places').insert({ globalid: GLOBAL_ID, later: 'x'.repeat(40) });
      });
      const failure = new Error('stopped');
      const failed = features.write(async (trx) => {
        await dialect.lengthenColumn(trx, PLACES, text('later', 41));
        throw failure;
      });
      expect(await reasonOf(failed)).to.equal(failure);
      expect(await stateOf('later')).to.deep.equal(['varchar(40)', 0]);
      await features.write((trx) => dialect.lengthenColumn(trx, PLACES, text('later', 41)));
      expect(await stateOf('later')).to.deep.equal(['varchar(41)', 0]);
      await features.write((trx) => trx('places').update({ later: 'y'.repeat(41) }));
    });

    it('leaves nothing behind after a failed change, so that tables of other processes are found', async () => {
      const { dialect } = features;
      const failure = new Error('stopped');
      const failed = features.write(async (trx) => {
        await dialect.lengthenColumn(trx, PLACES, text('name', 80));
        throw failure;
      });
      expect(await reasonOf(failed)).to.equal(failure);
      const others = await openDatabases({ url: databases.url, log: pino({ level: 'silent' }) });
      try {
        await others.features.write((trx) => trx.raw('CREATE TABLE elsewhere (number integer)'));
      } finally {
        await others.close();
      }
      await features.write((trx) => trx('elsewhere').insert({ number: 1 }));
      expect(await features.knex('elsewhere').pluck('number')).to.deep.equal([1]);
    });
  });

  it('creates and drops indexes', async () => {
    const index = { name: 'name_day', columns: ['name', 'day'], isUnique: true, isDescending: true };
    const twice = [1, 2].map((number) => ({ globalid: uuid(number), name: 'a', day: '2024-01-01' }));
    await features.write((trx) => features.dialect.createIndex(trx, 'places', index));
    const refused = await reasonOf(features.write((trx) => trx('places').insert(twice)));
    expect(features.dialect.isUniqueViolation(refused)).to.equal(true);
    await features.write((trx) => features.dialect.dropIndex(trx, 'places', 'name_day'));
    await features.write((trx) => trx('places').insert(twice));
    expect(await features.knex('places').pluck('objectid')).to.have.length(2);
  });

  it('creates the table with all its indexes or not at all', async () => {
    const failure = new Error('stopped');
    const reason = await reasonOf(
      features.write(async (trx) => {
        await features.dialect.createLayerTable(trx, { ...PLACES, name: 'other' });
        throw failure;
      }),
    );
    expect(reason).to.equal(failure);
    expect(await features.knex.schema.hasTable('other')).to.equal(false);
    await features.write((trx) => features.dialect.createLayerTable(trx, { ...PLACES, name: 'other' }));
    await features.write((trx) => features.dialect.dropLayerTable(trx, { ...PLACES, name: 'other' }));
  });

  it('leaves nothing behind when a table is dropped', async () => {
    const geometry = { ...PLACES.geometry, type: 'MultiPolygon' as const };
    for (let round = 0; round < 2; round += 1) {
      await features.write((trx) =>
        features.dialect.createLayerTable(trx, { ...PLACES, name: 'gone', geometry }),
      );
      await features.write((trx) => features.dialect.dropLayerTable(trx, { name: 'gone', geometry }));
    }
    const registered = await features.knex('geometry_columns').where('f_table_name', 'gone');
    expect(registered).to.deep.equal([]);
    expect(await relations(features, kind, 'gone')).to.deep.equal([]);
  });

  it('creates a table without geometry', async () => {
    const table = { ...PLACES, name: 'plain', geometry: undefined };
    await features.write((trx) => features.dialect.createLayerTable(trx, table));
    expect(await features.knex.schema.hasColumn('plain', 'shape')).to.equal(false);
    await features.write((trx) => features.dialect.dropLayerTable(trx, table));
    expect(await features.knex.schema.hasTable('plain')).to.equal(false);
  });

  it('keeps heights', async () => {
    const geometry = { ...PLACES.geometry, hasZ: true, srid: 3857 };
    const { dialect } = features;
    await features.write(async (trx) => {
      await dialect.createLayerTable(trx, { ...PLACES, name: 'peaks', columns: [], indexes: [], geometry });
      const shape = dialect.fromWkb(pointWkb(1, 2, 3), 3857);
      await dialect.execute(trx, {
        sql: `INSERT INTO peaks (shape) VALUES (${shape.sql})`,
        bindings: shape.bindings,
      });
    });
    const wkb = dialect.toWkb(column(dialect, 'shape'));
    const [row] = await rows({ sql: `SELECT ${wkb.sql} AS wkb FROM peaks`, bindings: [] });
    expect(row?.['wkb']).to.deep.equal(pointWkb(1, 2, 3));
    await features.write((trx) => dialect.dropLayerTable(trx, { name: 'peaks', geometry }));
  });

  it('refuses names that are not identifiers of ours', async () => {
    for (const name of ['Places', 'a"b', 'pg; DROP TABLE places', 'x'.repeat(49)]) {
      const create = features.write((trx) => features.dialect.createLayerTable(trx, { ...PLACES, name }));
      expect(await reasonOf(create))
        .to.have.property('message')
        .that.includes('not a name for a layer table');
    }
    expect(() => features.dialect.quote('a b')).to.throw('not an identifier');
  });

  it('creates tables that other GIS programs open', async () => {
    await features.write((trx) => insertPoint(trx, GLOBAL_ID, 10, 50));
    const [source, layer] = ogrSource(databases, kind);
    const { stdout } = await run('ogrinfo', ['-so', source, layer]);
    expect(stdout).to.include('Geometry: Point');
    expect(stdout).to.include('Feature Count: 1');
    expect(stdout).to.include('ID["EPSG",4326]');
    expect(stdout).to.match(/seen: DateTime/);
    expect(stdout).to.match(/day: Date/);
  });
});

/** Names of the tables and indexes that belong to `table`. */
async function relations(database: Database, kind: DatabaseKind, table: string): Promise<string[]> {
  const like = `%${table}%`;
  return kind === 'sqlite'
    ? database.knex('sqlite_master').where('name', 'like', like).pluck<string[]>('name')
    : database.knex('pg_class').where('relname', 'like', like).pluck<string[]>('relname');
}

function ogrSource({ url }: TestDatabases, kind: DatabaseKind): [source: string, layer: string] {
  if (kind === 'sqlite') return [`${url.slice('sqlite:'.length)}/features.db`, 'places'];
  const { hostname, port, username, pathname } = new URL(url);
  return [`PG:host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)}`, 'features.places'];
}
