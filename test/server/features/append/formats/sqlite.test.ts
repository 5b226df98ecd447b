import { expect } from 'chai';
import type { SourceTable } from '../../../../../server/features/append/source/source-format.js';
import { sqlite } from '../../../../../server/features/append/formats/sqlite.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from '../source/gdal-files.js';
import { readAll } from '../source/source-file.js';
import { runSqlite } from '../source/sqlite-file.js';

const { signal } = new AbortController();

describe('sqlite', () => {
  let files: GdalFiles;
  const opened: SourceTable[] = [];

  before(async () => {
    files = await openGdalFiles();
    await files.write(
      'points.geojson',
      '{"type":"Feature","properties":{"name":"a","big":9223372036854775807},"geometry":{"type":"Point","coordinates":[1,2,3]}}',
    );
  });

  after(() => files.remove());
  afterEach(async () => {
    for (const table of opened.splice(0)) await table.close?.();
  });

  async function describeFile(name: string, tableName?: string): Promise<SourceTable> {
    const table = await sqlite.describe(await fileSource(files.path(name)), {
      sourceInfo: {},
      tableName,
      signal,
    });
    opened.push(table);
    return table;
  }

  it('reads SpatiaLite, and finds its only table among system tables', async () => {
    const options = ['-dsco', 'SPATIALITE=YES', '-nln', 'points', '-t_srs', 'EPSG:25832'];
    await files.ogr2ogr('-f', 'SQLite', 'spatial.sqlite', 'points.geojson', ...options);
    const table = await describeFile('spatial.sqlite');
    expect(table.spatialReference).to.deep.equal({ wkid: 25832 });
    expect(table.geometry).to.deep.equal({ type: 'esriGeometryPoint', hasZ: true, hasM: false });
    const [row] = await readAll(table);
    expect(row?.attributes).to.deep.equal({ ogc_fid: 1, name: 'a', big: '9223372036854775807' });
    const wkb = Buffer.from(row?.geometry as Uint8Array);
    expect(wkb.readDoubleLE(21)).to.equal(3);
  });

  it('finds the only table of SpatiaLite also where it has no geometry', async () => {
    await files.write('plain.csv', 'code,size\na,1\n');
    const options = ['-dsco', 'SPATIALITE=YES', '-nln', 'plain'];
    await files.ogr2ogr('-f', 'SQLite', 'without.sqlite', 'plain.csv', ...options);
    expect(
      (await readAll(await describeFile('without.sqlite'))).map(({ attributes }) => attributes),
    ).to.deep.equal([{ ogc_fid: 1, code: 'a', size: '1' }]);
  });

  it('reads plain tables, with null apart from empty text', async () => {
    await runSqlite(
      files.path('plain.db'),
      'CREATE TABLE "My Table" (id INTEGER PRIMARY KEY, name TEXT, size REAL, seen TIMESTAMP, flag BOOLEAN, raw BLOB)',
      `INSERT INTO "My Table" VALUES (7, '', 0.1, '2024-01-02 03:04:05', 1, x'00'), (9, NULL, 1e300, NULL, 0, NULL)`,
    );
    const table = await describeFile('plain.db', 'MAIN.my table');
    expect(table.geometry).to.equal(null);
    expect((await readAll(table)).map(({ attributes }) => attributes)).to.deep.equal([
      { id: 7, name: '', size: 0.1, seen: '2024-01-02 03:04:05', flag: true },
      { id: 9, name: null, size: 1e300, seen: null, flag: false },
    ]);
  });

  it('reads fractions exactly, including those that SQLite takes to fit 15 digits', async () => {
    const fractions = [72.26281029842809, -32.631727220605796, -44.671670066774396, 1 / 3, 5e-324, -0.1];
    await runSqlite(
      files.path('fractions.db'),
      'CREATE TABLE fractions (size REAL)',
      `INSERT INTO fractions VALUES ${fractions.map((size) => `(${String(size)})`).join()}, (NULL)`,
    );
    const rows = await readAll(await describeFile('fractions.db'));
    expect(rows.map(({ attributes }) => attributes['size'])).to.deep.equal([...fractions, null]);
  });

  it('reads the tables of a mobile geodatabase, and reports that its shapes are not supported', async () => {
    await runSqlite(
      files.path('mobile.geodatabase'),
      'CREATE TABLE GDB_Items (ObjectID INTEGER PRIMARY KEY, Name TEXT)',
      'CREATE TABLE st_geometry_columns (table_name TEXT, column_name TEXT)',
      `INSERT INTO st_geometry_columns VALUES ('Roads', 'Shape')`,
      'CREATE TABLE Roads (OBJECTID INTEGER PRIMARY KEY, Name TEXT, Shape BLOB)',
      'CREATE TABLE Notes (OBJECTID INTEGER PRIMARY KEY, Text TEXT)',
      `INSERT INTO Notes VALUES (5, 'a')`,
    );
    const notes = await readAll(await describeFile('mobile.geodatabase', 'Notes'));
    expect(notes[0]?.attributes).to.deep.equal({ OBJECTID: 5, Text: 'a' });
    const { message } = await refusalOf(describeFile('mobile.geodatabase', 'Roads'));
    expect(message).to.contain('mobile geodatabase').and.to.contain('shapes');
  });

  it('finds the shapes of a mobile geodatabase by their index, whatever their column is called', async () => {
    await runSqlite(
      files.path('indexed.geodatabase'),
      'CREATE TABLE GDB_Items (ObjectID INTEGER PRIMARY KEY, Name TEXT)',
      'CREATE TABLE Parcels (OBJECTID INTEGER PRIMARY KEY, Outline BLOB)',
      'CREATE TABLE st_spindex__Parcels_Outline (pkid INTEGER PRIMARY KEY, minx REAL)',
    );
    const { message } = await refusalOf(describeFile('indexed.geodatabase'));
    expect(message).to.contain('Parcels is a feature class of a mobile geodatabase');
  });

  it('accepts tables whose names only begin like system tables', async () => {
    const names = ['st_johns', 'idx_prices', 'vector_layers_2020', 'knn3'];
    for (const name of names) {
      const file = `${name}.db`;
      await runSqlite(files.path(file), `CREATE TABLE ${name} (a TEXT)`, `INSERT INTO ${name} VALUES ('1')`);
      expect(await readAll(await describeFile(file)), name).to.have.length(1);
    }
    const options = ['-dsco', 'SPATIALITE=YES', '-nln', 'idx_prices'];
    await files.ogr2ogr('-f', 'SQLite', 'prices.sqlite', 'points.geojson', ...options);
    expect(await readAll(await describeFile('prices.sqlite'))).to.have.length(1);
  });

  it('finds a table without geometry, also among tables with geometry', async () => {
    await files.write('plain.csv', 'id,name\n1,a\n');
    await files.ogr2ogr('-f', 'SQLite', 'mixed.sqlite', 'points.geojson', '-nln', 'points');
    await files.ogr2ogr('-f', 'SQLite', '-update', 'mixed.sqlite', 'plain.csv', '-nln', 'notes');
    const options = ['-dsco', 'SPATIALITE=YES', '-nln', 'points'];
    await files.ogr2ogr('-f', 'SQLite', 'lite.sqlite', 'points.geojson', ...options);
    await files.ogr2ogr('-f', 'SQLite', '-update', 'lite.sqlite', 'plain.csv', '-nln', 'notes');
    await files.ogr2ogr('-f', 'SQLite', 'alone.sqlite', 'plain.csv', '-nln', 'notes');
    for (const [file, tableName] of [
      ['mixed.sqlite', 'notes'],
      ['lite.sqlite', 'notes'],
      ['alone.sqlite', undefined],
    ] as const) {
      const [row] = await readAll(await describeFile(file, tableName));
      expect(row?.attributes, file).to.include({ name: 'a' });
    }
    const [row] = await readAll(await describeFile('lite.sqlite', 'points'));
    expect(row?.attributes).to.include({ name: 'a' });
    const { message } = await refusalOf(describeFile('lite.sqlite', 'nothing'));
    expect(message).to.contain('no table nothing. It has: ').and.to.contain('points').and.to.contain('notes');
  });

  it('keeps z of a table of several kinds of geometry', async () => {
    await files.write('kinds.csv', 'id,WKT\n1,POINT Z (1 2 3)\n2,LINESTRING (1 2,3 4)\n');
    for (const [file, ...options] of [
      ['kinds.sqlite', '-f', 'SQLite'],
      ['kinds-lite.sqlite', '-f', 'SQLite', '-dsco', 'SPATIALITE=YES'],
    ] as const) {
      await files.ogr2ogr(
        file,
        'kinds.csv',
        ...options,
        '-nlt',
        'GEOMETRY',
        '-a_srs',
        'EPSG:4326',
        '-nln',
        'kinds',
      );
      const [point] = await readAll(await describeFile(file));
      const wkb = Buffer.from(point?.geometry as Uint8Array);
      expect(wkb.readDoubleLE(wkb.length - 8), file).to.equal(3);
    }
  });

  it('recognizes a GeoPackage', async () => {
    await files.ogr2ogr('points.gpkg', 'points.geojson', '-nln', 'points');
    const [row] = await readAll(await describeFile('points.gpkg'));
    expect(row?.attributes).to.include({ fid: 1, name: 'a' });
    expect(row?.geometry).to.be.instanceOf(Uint8Array);
  });

  it('finds the database in a zip with other files', async () => {
    await files.ogr2ogr('-f', 'SQLite', 'zipped.sqlite', 'points.geojson', '-nln', 'points');
    await files.write('zipped.zip', await files.zip('zipped.sqlite', 'folder/'));
    expect(await readAll(await describeFile('zipped.zip'))).to.have.length(1);
    await files.write('empty.zip', await files.zip('points.geojson'));
    const { message } = await refusalOf(describeFile('empty.zip'));
    expect(message).to.match(/holds no \.sqlite or .* file; it holds points\.geojson$/);
  });
});
