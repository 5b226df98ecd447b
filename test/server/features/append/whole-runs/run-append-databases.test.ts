import { expect } from 'chai';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import { startBuiltChildren } from '../../../../support/servers/built-children.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { wholeText } from '../../query/query-layers.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { writeDatabases } from '../formats/database/database-tables.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { FILLER, writePackage } from '../formats/geopackage/package-file.js';
import { runSqlite } from '../source/sqlite-file.js';

const FIELDS = [
  field('code', 'String', { length: 20 }),
  field('stamp', 'Date'),
  field('clock', 'TimeOnly'),
  field('price', 'Double'),
  field('number', 'BigInteger'),
];

const COLUMNS = [
  'code VARCHAR(20)',
  'stamp TIMESTAMPTZ',
  'clock TIME',
  'price DECIMAL(10,3)',
  'number BIGINT',
];
const ROWS = [
  ["'a'", "'2018-02-13T23:59:59Z'", "'13:45:10'", '0.125', '9007199254740993'],
  ["'b'", "'2018-02-13 23:59:59'", 'NULL', '2', '7'],
];

/** Ordinates as SQL of a GeoPackage's point. */
const ORDINATES = ['f03f', '0040', '0840', '1040'].map((end) => `000000000000${end}`);
const pointSql = (type: string, count: number, srs = 'e6100000'): string =>
  `x'47500001${srs}01${type}${ORDINATES.slice(0, count).join('')}'`;
const POINTS = [
  ['01000000', 2],
  ['e9030000', 3],
  ['d1070000', 3],
  ['b90b0000', 4],
  ['01000080', 3],
] as const;

forEachDatabase('an append of a database', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let fixture: AppendFixture;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    databases = await open();
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });
  afterEach(() => fixture.close());

  async function append(file: string, more: AppendParameters = {}) {
    return fixture.append({
      appendUploadId: await fixture.upload(await files.read(file)),
      appendUploadFormat: file.endsWith('.gpkg') ? 'gpkg' : 'sqlite',
      ...{ sourceTableName: 'places', truncateExisting: true, rollbackOnFailure: false, ...more },
    });
  }

  const rows = async (): Promise<unknown[]> =>
    (await fixture.rows()).map((row) => FIELDS.map(({ name }) => toPlain(row[name])));
  const toPlain = (value: unknown): unknown =>
    value instanceof Date ? value.toISOString() : typeof value === 'bigint' ? String(value) : value;

  it('reads columns of types that GeoPackage does not define alike with every reader', async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS });
    const found: unknown[] = [];
    for (const file of await writeDatabases(files, { columns: COLUMNS, rows: ROWS })) {
      expect(await append(file), file).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
      found.push(await rows());
    }
    const [small, ...others] = found;
    for (const other of others) expect(other).to.deep.equal(small);
    const [first] = small as unknown[][];
    expect(first?.[0]).to.equal('a');
    expect(new Date(String(first?.[1])).toISOString()).to.equal('2018-02-13T23:59:59.000Z');
    expect(first?.slice(2, 4)).to.deep.equal(['13:45:10', 0.125]);
    expect(String(first?.[4])).to.match(/^900719925474099\d$/);
  });

  it('updates from such columns, and finds them by appendSourceFilter and fieldMappings', async () => {
    const unique = { name: 'codes', fields: 'code', isUnique: true };
    fixture = await openAppendFixture(databases, { fields: FIELDS, indexes: [unique] });
    const names = await writeDatabases(files, { columns: COLUMNS, rows: ROWS });
    await append(names[0] ?? '');
    for (const file of names) {
      const status = await append(file, {
        ...{ truncateExisting: false, upsert: true, upsertMatchingField: 'code' },
        appendSourceFilter: "stamp = TIMESTAMP '2018-02-13 23:59:59' AND price > 1",
        fieldMappings: [
          { name: 'code', source: 'code' },
          { name: 'price', source: 'number' },
        ],
      });
      expect(status, file).to.include({ status: 'Completed', insertCount: 0, updateCount: 1 });
      expect((await fixture.rows()).map(({ price }) => price)).to.deep.equal([0.125, 7]);
    }
  });

  it('refuses bytes in a column of text by row and field', async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS });
    const columns = ['code TEXT', 'number INTEGER'];
    const odd = [
      ["'a'", '1'],
      ["x'6162'", '2'],
      ["'c'", "x'33'"],
      ["'d' || char(0) || 'e'", '3'],
      ["'e'", "'4'"],
    ];
    for (const file of await writeDatabases(files, { columns, rows: odd })) {
      const { insertCount, errors } = await append(file);
      expect(insertCount, file).to.equal(2);
      expect(
        errors.map(({ sourceRow, field: name, description }) => [sourceRow, name, description]),
        file,
      ).to.deep.equal([
        [2, 'code', 'is binary, which is not supported'],
        [3, 'number', 'must be a number'],
        [4, 'code', 'holds a character that cannot be stored'],
      ]);
    }
  });

  it('names a second column of geometries in the messages of the job', async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS });
    const centre = pointSql('01000000', 2);
    for (const file of await writeDatabases(files, {
      columns: ['code TEXT', 'centre POINT'],
      rows: [["'a'", centre]],
    })) {
      const { messages } = await append(file);
      expect(JSON.stringify(messages), file).to.contain(
        'centre of the source holds geometries and was left out',
      );
    }
  });

  async function geometries(): Promise<unknown[]> {
    const { body } = await queryLayer({
      database: databases.features,
      layer: await fixture.current(),
      parameters: {
        where: '1=1',
        outFields: ['code'],
        returnZ: true,
        returnM: true,
      },
      signal: new AbortController().signal,
    });
    const reply = JSON.parse(wholeText(body)) as { features: { geometry: unknown }[] };
    return reply.features.map(({ geometry }) => geometry);
  }

  async function writePoints(srs: number): Promise<void> {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(srs);
    const statements = [
      'CREATE TABLE places (fid INTEGER PRIMARY KEY, geom POINT, code TEXT)',
      `INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('places', 'features', 'places', ${String(srs)})`,
      `INSERT INTO gpkg_geometry_columns VALUES ('places', 'geom', 'POINT', ${String(srs)}, 0, 0)`,
      ...POINTS.map(
        ([type, count], index) =>
          `INSERT INTO places VALUES (${String(index + 1)}, ${pointSql(type, count, bytes.toString('hex'))}, 'p')`,
      ),
    ];
    await writePackage(files, 'points.gpkg', 'base.gpkg', statements);
    await writePackage(files, 'large-points.gpkg', 'base.gpkg', [...statements, FILLER]);
  }

  it("keeps z and m of each row, regardless of the table's declaration", async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS, hasZ: true, hasM: true });
    await writePoints(4326);
    await writeSpatialite();
    await writeWkb();
    const expected = [
      { x: 1, y: 2, z: 0, m: null },
      { x: 1, y: 2, z: 3, m: null },
      { x: 1, y: 2, z: 0, m: 3 },
      { x: 1, y: 2, z: 3, m: 4 },
      { x: 1, y: 2, z: 3, m: null },
    ];
    for (const file of ['points.gpkg', 'large-points.gpkg', 'spatial.sqlite', 'wkb.sqlite']) {
      const status = await append(file);
      expect(status, file).to.include({ status: 'Completed', errorCount: 0 });
      const count = file === 'spatial.sqlite' ? 4 : 5;
      expect(await geometries(), file).to.deep.equal(expected.slice(0, count));
    }
  });

  async function writeSpatialite(): Promise<void> {
    const make = ['-f', 'SQLite', '-nln', 'places', '-dsco', 'SPATIALITE=YES'];
    await files.ogr2ogr('spatial.sqlite', 'one.geojson', ...make);
    const box = [0, 1, 0, 1].map((at) => ORDINATES[at]).join('');
    await runSqlite(
      files.path('spatial.sqlite'),
      // The triggers call SpatiaLite's own functions, which are not there.
      'PRAGMA writable_schema = ON',
      "DELETE FROM sqlite_master WHERE type = 'trigger'",
      'PRAGMA writable_schema = RESET',
      'DELETE FROM places',
      // The extended form of well-known binary is none of SpatiaLite's.
      ...POINTS.slice(0, 4).map(
        ([type, count]) =>
          `INSERT INTO places (geometry) VALUES (x'0001e6100000${box}7c${type}${ORDINATES.slice(0, count).join('')}fe')`,
      ),
    );
  }

  async function writeWkb(): Promise<void> {
    await files.ogr2ogr('wkb.sqlite', 'one.geojson', '-f', 'SQLite', '-nln', 'places');
    await runSqlite(
      files.path('wkb.sqlite'),
      'DELETE FROM places',
      ...POINTS.map(
        ([type, count]) =>
          `INSERT INTO places (geometry) VALUES (x'01${type}${ORDINATES.slice(0, count).join('')}')`,
      ),
    );
  }

  it('keeps them when it projects, and drops them in layers without', async () => {
    await writePoints(3857);
    fixture = await openAppendFixture(databases, { fields: FIELDS, hasZ: true });
    for (const file of ['points.gpkg', 'large-points.gpkg']) {
      expect(await append(file), file).to.include({ status: 'Completed', errorCount: 0 });
      const found = (await geometries()) as { z: number }[];
      expect(
        found.map(({ z }) => z),
        file,
      ).to.deep.equal([0, 3, 0, 3, 3]);
    }
    await fixture.close();
    fixture = await openAppendFixture(databases, { fields: FIELDS });
    for (const file of ['points.gpkg', 'large-points.gpkg']) {
      expect(await append(file), file).to.include({ status: 'Completed', insertCount: 5 });
      for (const geometry of await geometries()) expect(geometry, file).to.have.all.keys('x', 'y');
    }
  });
});
