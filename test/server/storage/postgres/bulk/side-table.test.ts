// @needs postgres: some of its tests are for PostgreSQL alone.
import { expect } from 'chai';
import type { BulkRow } from '../../../../../server/storage/sql/bulk-loader.js';
import { openBulk } from '../../../../../server/storage/open-bulk.js';
import type { LayerTable } from '../../../../../server/storage/sql/dialect.js';
import { openTestDatabases, type TestDatabases } from '../../../../support/databases/databases.js';

const WRITTEN = [{ name: 'n', type: 'integer', isNullable: true }] as const;
const TABLE: LayerTable = {
  name: 'places',
  rowId: 'objectid',
  columns: [...WRITTEN, { name: 'length', type: 'double', isNullable: true, measure: 'length' }],
  geometry: { column: 'shape', type: 'Point', hasZ: false, hasM: false, srid: 4326 },
  indexes: [{ name: 'n', columns: ['n'], isUnique: true }],
};
const SPATIAL = { table: 'places', rowId: 'objectid', column: 'shape' };
const MANY = 6000;

function point(n: number): Buffer {
  const bytes = Buffer.alloc(21);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(n % 180, 5);
  bytes.writeDoubleLE(n % 90, 13);
  return bytes;
}

describe('a bulk load into an empty table of PostgreSQL', () => {
  let databases: TestDatabases;

  beforeEach(async () => {
    databases = await openTestDatabases('postgres');
    const { features } = databases;
    await features.write((trx) => features.dialect.createLayerTable(trx, TABLE));
  });

  afterEach(() => databases.drop());

  interface Steps {
    readonly clears?: boolean;
    /** Called when all rows have been copied. */
    readonly meanwhile?: () => Promise<void>;
  }

  async function load(count: number, { clears = false, meanwhile }: Steps = {}): Promise<void> {
    const { features } = databases;
    const bulk = openBulk(features);
    async function* batches(): AsyncGenerator<BulkRow[]> {
      yield Array.from({ length: count }, (_, n) => ({ values: [n], geometry: point(n) }));
      await meanwhile?.();
    }
    await features.write((trx) =>
      bulk.withRoom(trx, async () => {
        const index = await bulk.pauseIndex(trx, SPATIAL, count);
        if (clears) await index.clear();
        const geometry = { column: 'shape', srid: 4326 };
        await bulk.insert(trx, { table: index.into, columns: WRITTEN, geometry }, batches());
        await index.resume();
      }),
    );
  }

  async function rows<Row extends object>(sql: string): Promise<Row[]> {
    return databases.features.dialect.rows<Row>(databases.features.knex, { sql, bindings: [] });
  }

  const count = async (): Promise<number> =>
    Number((await rows<{ n: string }>('SELECT count(*) AS n FROM places'))[0]?.n);

  /** All that tells the table from one that was made anew; but for numbers inside the database. */
  const definition = () =>
    rows(`SELECT 'index' AS kind, indexname::text AS name, indexdef AS text FROM pg_indexes WHERE tablename = 'places'
          UNION ALL SELECT 'constraint', conname::text, pg_get_constraintdef(oid) FROM pg_constraint
            WHERE conrelid = 'places'::regclass
          UNION ALL SELECT 'column', column_name::text, concat_ws(' ', ordinal_position, data_type, is_nullable,
              is_identity, identity_generation, identity_start, column_default, is_generated, generation_expression) FROM information_schema.columns
            WHERE table_name = 'places'
          UNION ALL SELECT 'sequence', pg_get_serial_sequence('places', 'objectid'), NULL
          UNION ALL SELECT 'table', relname::text, NULL FROM pg_class WHERE relname LIKE '%bulk%'
          ORDER BY kind, name`);

  it('leaves the table as it was, with the rows, and ids that go on', async () => {
    const { features } = databases;
    await features.write(async (trx) => {
      await trx('places').insert({ n: -1 });
      await trx('places').delete();
    });
    const before = await definition();
    await load(MANY);
    expect(await definition()).to.deep.equal(before);
    await features.write((trx) => trx('places').insert({ n: -2 }));
    const [ids] = await rows('SELECT min(objectid)::int AS first, max(objectid)::int AS last FROM places');
    expect(ids).to.deep.equal({ first: 2, last: MANY + 2 });
    const found = await rows(
      `SELECT count(*)::int AS n FROM places WHERE shape && ST_MakeEnvelope(-1, -1, 0, 0, 4326)`,
    );
    expect(found).to.deep.equal([{ n: Math.ceil(MANY / 180) }]);
  });

  it('lets other sessions read during a load', async () => {
    const seen: number[] = [];
    await load(MANY, { meanwhile: async () => void seen.push(await count()) });
    expect(seen).to.deep.equal([0]);
    expect(await count()).to.equal(MANY);
    expect(await rows('SELECT DISTINCT length FROM places')).to.deep.equal([{ length: 0 }]);
  });

  it('replaces deleted rows, which other sessions see until the commit', async () => {
    await load(MANY);
    const seen: number[] = [];
    await load(MANY + 1, { clears: true, meanwhile: async () => void seen.push(await count()) });
    expect(seen).to.deep.equal([MANY]);
    expect(await count()).to.equal(MANY + 1);
  });

  for (const [title, sql] of [
    ['something depends on the table', 'CREATE VIEW seen_places AS SELECT n FROM places'],
    ['somebody else has a row in it', 'INSERT INTO places (n) VALUES (-5)'],
    ['somebody was given rights to it', 'GRANT SELECT ON places TO public'],
  ] as const) {
    for (const when of ['before', 'meanwhile'] as const) {
      it(`loads into the table itself where ${title}, ${when}`, async () => {
        const others = sql.startsWith('INSERT') ? 1 : 0;
        const change = async (): Promise<void> => {
          await databases.features.write(async (trx) => {
            await trx.raw(sql);
          });
        };
        if (when === 'before') await change();
        const before = await definition();
        await load(MANY, when === 'meanwhile' ? { meanwhile: change } : {});
        expect(await count()).to.equal(MANY + others);
        expect(await definition()).to.deep.equal(before);
      });
    }
  }

  // A session that adds one of these meanwhile has to wait.
  for (const [title, sql] of [
    [
      'a trigger',
      `CREATE TRIGGER same BEFORE UPDATE ON places FOR EACH ROW
       EXECUTE FUNCTION suppress_redundant_updates_trigger()`,
    ],
    ['row security', 'ALTER TABLE places ENABLE ROW LEVEL SECURITY'],
    ['a rule', 'CREATE RULE kept AS ON DELETE TO places DO INSTEAD NOTHING'],
    ['a place in a publication', 'CREATE PUBLICATION told FOR TABLE places'],
  ] as const) {
    it(`loads into the table itself where it has ${title}`, async () => {
      const { features } = databases;
      await features.write(async (trx) => {
        await trx.raw(sql);
      });
      const oid = async (): Promise<unknown> =>
        features.dialect.rows(features.knex, { sql: `SELECT 'places'::regclass::oid AS oid`, bindings: [] });
      const before = await oid();
      await load(MANY, {});
      expect(await oid()).to.deep.equal(before);
    });
  }

  /** Writes all rows anew, each `n` one higher. */
  async function raise(meanwhile: (into: string | undefined) => Promise<void>): Promise<void> {
    const { features } = databases;
    const bulk = openBulk(features);
    await features.write((trx) =>
      bulk.withRoom(trx, async () => {
        const index = await bulk.pauseIndex(trx, SPATIAL, MANY);
        await index.stayInPlace();
        const into = await index.replace(MANY);
        await (into === undefined
          ? trx.raw('UPDATE places SET n = -n')
          : trx.raw('INSERT INTO ?? (objectid, n, shape) SELECT objectid, -n, shape FROM places', [into]));
        await meanwhile(into);
        await index.resume();
      }),
    );
  }

  const numbers = async (): Promise<unknown> =>
    (await rows('SELECT min(n) AS first, max(n) AS last, count(*)::int AS count FROM places'))[0];

  it('replaces rewritten rows, which other sessions see but do not change until the commit', async () => {
    await load(MANY);
    const before = await definition();
    const { features } = databases;
    let change: Promise<unknown> = Promise.resolve();
    await raise(async (into) => {
      expect(into).to.equal('places_bulk');
      expect(await numbers()).to.deep.equal({ first: 0, last: MANY - 1, count: MANY });
      // It waits until the tables have changed places, and then finds the row in the new one.
      change = features.write((trx) => trx('places').where({ n: -5 }).update({ n: 5 }));
      await waitForLock();
    });
    expect(await change).to.equal(1);
    expect(await numbers()).to.deep.equal({ first: 1 - MANY, last: 5, count: MANY });
    expect(await definition()).to.deep.equal(before);
  });

  /** Until some other connection waits for a lock of a table. */
  async function waitForLock(): Promise<void> {
    const sql = `SELECT 1 AS one FROM pg_locks JOIN pg_database d ON d.oid = database
                 WHERE NOT granted AND locktype = 'relation' AND datname = current_database()`;
    while ((await rows(sql)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it('shows all rows to a snapshot that had to wait for the change of places', async () => {
    await load(MANY);
    const { features } = databases;
    const { dialect, knex } = features;
    const seen: Promise<number>[] = [];
    await features.write(async (trx) => {
      await trx.raw('LOCK TABLE places IN ACCESS EXCLUSIVE MODE');
      const read = async (): Promise<number> => {
        const snapshot = await dialect.openSnapshot(knex, 'places');
        const [row] = await dialect.rows<{ n: number }>(snapshot, {
          sql: 'SELECT count(*)::int AS n FROM places',
          bindings: [],
        });
        await snapshot.commit();
        return row?.n ?? 0;
      };
      seen.push(read());
      await waitForLock();
      await trx.raw('CREATE TABLE others AS SELECT * FROM places');
      await trx.raw('DROP TABLE places');
      await trx.raw('ALTER TABLE others RENAME TO places');
    });
    expect(await Promise.all(seen)).to.deep.equal([MANY]);
  });

  it('changes rows in the table itself if something depends on it, or if they are few among many', async () => {
    await load(MANY);
    await databases.features.write(async (trx) => {
      await trx.raw('CREATE VIEW seen_places AS SELECT n FROM places');
    });
    const before = await definition();
    await raise(() => Promise.resolve());
    expect(await numbers()).to.deep.equal({ first: 1 - MANY, last: 0, count: MANY });
    expect(await definition()).to.deep.equal(before);
    await databases.features.write((trx) => trx('places').insert({ n: 999_999 }));
    const ways: (string | undefined)[] = [];
    await raise((into) => Promise.resolve(void ways.push(into)));
    expect(ways).to.deep.equal([undefined]);
  });

  it('adds to rows that the same load has written before', async () => {
    const { features } = databases;
    const bulk = openBulk(features);
    async function* batch(first: number): AsyncGenerator<BulkRow[]> {
      yield await Promise.resolve(
        Array.from({ length: MANY }, (_, n) => ({ values: [first + n], geometry: point(n) })),
      );
    }
    await features.write((trx) =>
      bulk.withRoom(trx, async () => {
        for (const first of [0, MANY]) {
          const index = await bulk.pauseIndex(trx, SPATIAL, MANY);
          const geometry = { column: 'shape', srid: 4326 };
          await bulk.insert(trx, { table: index.into, columns: WRITTEN, geometry }, batch(first));
          await index.resume();
        }
      }),
    );
    expect(await numbers()).to.deep.equal({ first: 0, last: 2 * MANY - 1, count: 2 * MANY });
  });

  it('detects a duplicate of a unique value at once', async () => {
    const twice = load(MANY).then(() => load(MANY));
    expect(
      await twice.catch((error: unknown) => databases.features.dialect.isUniqueViolation(error)),
    ).to.equal(true);
    expect(await count()).to.equal(MANY);
  });
});
