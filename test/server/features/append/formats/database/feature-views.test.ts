import { expect } from 'chai';
import { gpkg } from '../../../../../../server/features/append/formats/gpkg.js';
import { sqlite } from '../../../../../../server/features/append/formats/sqlite.js';
import type {
  SourceRow,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import { startBuiltChildren } from '../../../../../support/servers/built-children.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { readAll } from '../../source/source-file.js';
import {
  findView,
  GPKG_VIEWS,
  NONE_FIRST,
  viewSql,
  writeSpatialite,
  writeViewPackages,
} from './view-files.js';

const { signal } = new AbortController();

describe('views of databases', () => {
  let files: GdalFiles;
  let startAsBefore: () => void;
  const opened: SourceTable[] = [];

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.writeBasePackage();
    await files.ogr2ogr(
      '-f',
      'SQLite',
      'base.sqlite',
      'one.geojson',
      '-nln',
      'one',
      '-dsco',
      'SPATIALITE=YES',
    );
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });
  afterEach(async () => {
    for (const table of opened.splice(0)) await table.close?.();
  });

  async function open(name: string, tableName = 'seen'): Promise<SourceTable> {
    const format = name.endsWith('.gpkg') ? gpkg : sqlite;
    const options = { sourceInfo: {}, tableName, signal };
    const table = await format.describe(await fileSource(files.path(name)), options);
    opened.push(table);
    return table;
  }

  /** The first vertex of each row by its name; a reason where the row is refused. */
  function verticesOf(rows: readonly SourceRow[]): Record<string, unknown> {
    return Object.fromEntries(
      rows.map(({ attributes, geometry, refusal }) => [
        String(attributes['name']),
        refusal?.description ?? (Buffer.isBuffer(geometry) ? firstVertex(geometry) : geometry),
      ]),
    );
  }

  for (const view of GPKG_VIEWS) {
    it(`reads the geometries of a GeoPackage view: ${view.title}`, async () => {
      for (const name of await writeViewPackages(files, viewSql(view))) {
        const table = await open(name);
        expect(table.geometry, name).to.include({ hasZ: false, hasM: false });
        expect(table.spatialReference, name).to.deep.include({ wkid: 4326 });
        const rows = await readAll(table);
        expect(verticesOf(rows), name).to.deep.equal(view.rows);
        expect(
          rows.map(({ number }) => number),
          name,
        ).to.deep.equal(rows.map((_, index) => index + 1));
      }
    });
  }

  it('reads a GeoPackage view whatever row count is stored for it', async () => {
    const statements = [...viewSql(findView(NONE_FIRST)), "INSERT INTO gpkg_ogr_contents VALUES ('seen', 1)"];
    for (const name of await writeViewPackages(files, statements)) {
      expect(await readAll(await open(name)), name).to.have.length(3);
    }
  });

  it('reads the column types of a GeoPackage view, and separates binary columns and other geometries', async () => {
    const view = findView('with two geometries, the first of which is listed');
    const more = "CASE WHEN fid > 1 THEN fid * 1.5 END AS price, x'00ff' AS bytes, geom AS point";
    const sql = view.sql.replace('SELECT', `SELECT ${more},`);
    for (const name of await writeViewPackages(files, viewSql({ ...view, sql }))) {
      const { columns = [], binaryFields, warnings } = await open(name);
      const types = Object.fromEntries(columns.map(({ name: column, type }) => [column, type]));
      expect(types, name).to.deep.equal({ OGC_FID: 'bigInteger', price: 'double', name: 'text' });
      expect(binaryFields, name).to.have.members(['bytes', 'point', 'other']);
      expect(warnings?.join(), name).to.contain('point of the source holds geometries and was left out');
    }
  });

  it('refuses rows of a GeoPackage view whose bytes are not a GeoPackage geometry', async () => {
    const sql = 'SELECT id AS OGC_FID, substr(shape, 9) AS geom, name FROM raw';
    for (const name of await writeViewPackages(files, viewSql({ ...findView(NONE_FIRST), sql }))) {
      const rows = verticesOf(await readAll(await open(name)));
      expect(rows['a'], name).to.equal(null);
      for (const other of ['b', 'c'])
        expect(String(rows[other]), name).to.match(/^has a geometry that cannot be read/);
    }
  });

  it('finds GeoPackage views that are not listed by their names, without geometries', async () => {
    const [create = ''] = viewSql(findView('with a column OGC_FID'));
    for (const name of await writeViewPackages(files, [create])) {
      const table = await open(name);
      expect(table.geometry, name).to.equal(null);
      expect(table.warnings?.join(), name).to.contain('geom of the source holds geometries and was left out');
      expect(await readAll(table), name).to.have.length(3);
    }
  });

  it('reads GeoPackage views that are listed as attributes without geometries', async () => {
    const view = findView('with a column OGC_FID');
    for (const name of await writeViewPackages(files, viewSql(view, 'attributes'))) {
      const table = await open(name);
      expect(table.geometry, name).to.equal(null);
      expect(table.binaryFields, name).to.deep.equal(['geom']);
      expect((await readAll(table)).map(({ attributes }) => attributes['people'])).to.deep.equal([
        10, 20, 30,
      ]);
    }
  });

  for (const [title, sql] of [
    ['of a table', 'SELECT id, name, people, geom FROM places'],
    [
      'with a geometry that is an expression',
      'SELECT id, name, people, coalesce(geom, NULL) AS geom FROM places',
    ],
    ['with two geometries', 'SELECT id, geom AS other, name, coalesce(geom, NULL) AS geom FROM places'],
  ] as const) {
    it(`reads the geometries of a SpatiaLite view: ${title}`, async () => {
      const table = await open(await writeSpatialite(files, sql));
      expect(table.geometry).to.include({ type: 'esriGeometryPoint' });
      expect(table.spatialReference).to.deep.include({ wkid: 4326 });
      expect(verticesOf(await readAll(table))).to.deep.equal({ a: null, b: [1, 2], c: [3, 4] });
    });
  }

  it('keeps the geometries of SpatiaLite tables whose first row has none', async () => {
    const table = await open(await writeSpatialite(files, 'SELECT 1 AS one'), 'places');
    expect(verticesOf(await readAll(table))).to.deep.equal({ a: null, b: [1, 2], c: [3, 4] });
  });

  it('reports that geometries of unlisted SpatiaLite views are left out', async () => {
    const table = await open(await writeSpatialite(files, 'SELECT id, name, geom FROM places', false));
    expect(table.warnings?.join()).to.contain('geom of the source holds geometries and was left out');
  });
});

/** The first vertex of a point, a polygon, or the first part of several of either. */
function firstVertex(wkb: Buffer): unknown {
  const type = wkb.readUInt32LE(1) % 1000;
  if (type > 3) return firstVertex(wkb.subarray(9));
  const at = type === 1 ? 5 : type === 2 ? 9 : 13;
  return [wkb.readDoubleLE(at), wkb.readDoubleLE(at + 8)];
}
