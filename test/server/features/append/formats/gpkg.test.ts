import { expect } from 'chai';
import { gpkg } from '../../../../../server/features/append/formats/gpkg.js';
import type { SourceTable } from '../../../../../server/features/append/source/source-format.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from '../source/gdal-files.js';
import { readAll } from '../source/source-file.js';
import { runSqlite } from '../source/sqlite-file.js';

const { signal } = new AbortController();
const POINTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'tab\t\\ and\nline', whole: 1, big: 'BIG', real: 0.30000000000000004 },
      geometry: { type: 'Point', coordinates: [10.1, 50.2] },
    },
    {
      type: 'Feature',
      properties: { name: '', when: '2024-01-02T03:04:05.5+02:00', day: '2024-02-29' },
      geometry: null,
    },
  ],
}).replace('"BIG"', '9007199254740993');

describe('gpkg', () => {
  let files: GdalFiles;
  let table: SourceTable | undefined;

  before(async () => {
    files = await openGdalFiles();
    await files.write('points.geojson', POINTS);
    await files.ogr2ogr('points.gpkg', 'points.geojson', '-nln', 'points', '-lco', 'SPATIAL_INDEX=NO');
  });

  after(() => files.remove());
  afterEach(async () => {
    await table?.close?.();
    table = undefined;
  });

  async function describeFile(name: string, tableName?: string): Promise<SourceTable> {
    table = await gpkg.describe(await fileSource(files.path(name)), { sourceInfo: {}, tableName, signal });
    return table;
  }

  it('returns values as they are in the file, to the last digit', async () => {
    const { fields, spatialReference, recordCount, geometry, columns } = await describeFile('points.gpkg');
    expect(fields).to.deep.equal(['fid', 'name', 'when', 'day', 'whole', 'big', 'real']);
    expect(columns?.[0]).to.deep.equal({ name: 'fid', type: 'bigInteger', isRowId: true });
    expect({ spatialReference, recordCount }).to.deep.equal({
      spatialReference: { wkid: 4326 },
      recordCount: 2,
    });
    expect(geometry).to.deep.equal({ type: 'esriGeometryPoint', hasZ: false, hasM: false });
    const rows = await readAll(await describeFile('points.gpkg'));
    expect(rows.map(({ number, attributes }) => ({ number, ...attributes }))).to.deep.equal([
      {
        number: 1,
        fid: 1,
        name: 'tab\t\\ and\nline',
        whole: 1,
        big: '9007199254740993',
        real: 0.30000000000000004,
        when: null,
        day: null,
      },
      {
        number: 2,
        fid: 2,
        name: '',
        whole: null,
        big: null,
        real: null,
        when: '2024-01-02T03:04:05.500+02:00',
        day: '2024-02-29',
      },
    ]);
    const wkb = Buffer.from(rows[0]?.geometry as Uint8Array);
    expect([wkb.readDoubleLE(5), wkb.readDoubleLE(13)]).to.deep.equal([10.1, 50.2]);
    expect(rows[1]?.geometry).to.equal(null);
  });

  it('reads only the fields that are needed', async () => {
    const options = { neededFields: new Set(['name', 'code']), wantedFields: new Set(['REAL']) };
    const [row] = await readAll(await describeFile('points.gpkg'), options);
    expect(row?.attributes).to.deep.equal({ name: 'tab\t\\ and\nline', real: 0.30000000000000004 });
  });

  it('distinguishes values with another type than their column, and never cuts text', async () => {
    await files.write('odd.gpkg', await files.read('points.gpkg'));
    const long = 'x'.repeat(300);
    await runSqlite(
      files.path('odd.gpkg'),
      'ALTER TABLE points ADD COLUMN "sho""rt" TEXT(5)',
      `UPDATE points SET whole = 'seven', real = 'a lot', big = 2.5, "sho""rt" = '${long}' WHERE fid = 1`,
    );
    const [row] = await readAll(await describeFile('odd.gpkg'));
    expect(row?.attributes).to.include({ whole: 'seven', real: 'a lot', big: 2.5, 'sho"rt': long });
  });

  it('reads multi-part and empty geometries in a single-part table', async () => {
    const ring = '((0 0,0 1,1 1,0 0))';
    const wkts = [`POLYGON ${ring}`, `MULTIPOLYGON (${ring},((5 5,5 6,6 6,5 5)))`, `POLYGON ${ring}`];
    await files.write('parts.csv', `id,wkt\n${wkts.map((wkt, id) => `${String(id)},"${wkt}"`).join('\n')}\n`);
    const from = ['-oo', 'GEOM_POSSIBLE_NAMES=wkt', '-oo', 'KEEP_GEOM_COLUMNS=NO'];
    await files.ogr2ogr(
      'parts.gpkg',
      'parts.csv',
      ...from,
      '-a_srs',
      'EPSG:25832',
      '-lco',
      'SPATIAL_INDEX=NO',
    );
    await runSqlite(
      files.path('parts.gpkg'),
      "UPDATE gpkg_geometry_columns SET geometry_type_name = 'POLYGON'",
      // Empty, and a polygon of no rings.
      "UPDATE parts SET geom = X'4750001100000000010300000000000000' WHERE fid = 3",
    );
    const table = await describeFile('parts.gpkg');
    for (const projectTo of [undefined, { wkid: 3857 }]) {
      const rows = await readAll(table, projectTo && { projectTo });
      expect(rows.map(({ refusal }) => refusal)).to.deep.equal([undefined, undefined, undefined]);
      const [first, second] = rows.map(({ geometry }) => (geometry as Uint8Array | null)?.[1]);
      expect([first, second]).to.deep.equal([6, 6]);
    }
  });

  it('keeps z and m of each geometry as they are', async () => {
    const wkts = [
      'POINT (1 2)',
      'POINT Z (1 2 3)',
      'LINESTRING M (1 2 3,4 5 6)',
      'MULTIPOINT ZM ((1 2 3 4),(5 6 7 8))',
    ];
    await files.write('mixed.csv', `id,wkt\n${wkts.map((wkt, id) => `${String(id)},"${wkt}"`).join('\n')}\n`);
    const from = ['-oo', 'GEOM_POSSIBLE_NAMES=wkt', '-oo', 'KEEP_GEOM_COLUMNS=NO'];
    await files.ogr2ogr('mixed.gpkg', 'mixed.csv', ...from);
    const rows = await readAll(await describeFile('mixed.gpkg'));
    const types = rows.map(({ geometry }) => Buffer.from(geometry as Uint8Array).readUInt32LE(1));
    expect(types).to.deep.equal([1, 1001, 2002, 3004]);
    expect(rows.map(({ geometry }) => (geometry as Uint8Array).length)).to.deep.equal([21, 29, 57, 83]);
    const line = Buffer.from(rows[2]?.geometry as Uint8Array);
    expect([0, 1, 2, 3, 4, 5].map((index) => line.readDoubleLE(9 + 8 * index))).to.deep.equal([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('converts curves to lines, and reports it', async () => {
    await files.write('curves.csv', 'id,wkt\n1,"CIRCULARSTRING(0 0,1 1,2 0)"\n');
    const from = ['-oo', 'GEOM_POSSIBLE_NAMES=wkt', '-nlt', 'CIRCULARSTRING'];
    await files.ogr2ogr('curves.gpkg', 'curves.csv', ...from);
    const described = await describeFile('curves.gpkg');
    expect(described.warnings).to.deep.equal(['Curves are read as lines of short straight pieces.']);
    const [row] = await readAll(described);
    expect(Buffer.from(row?.geometry as Uint8Array).readUInt32LE(1)).to.equal(5);
  });

  it('reads srs_id 0 and -1 as no spatial reference', async () => {
    for (const id of [0, -1]) {
      await files.write('unknown.gpkg', await files.read('points.gpkg'));
      await runSqlite(
        files.path('unknown.gpkg'),
        `UPDATE gpkg_geometry_columns SET srs_id = ${String(id)}`,
        `UPDATE gpkg_contents SET srs_id = ${String(id)}`,
      );
      expect((await describeFile('unknown.gpkg')).spatialReference, String(id)).to.equal(undefined);
      await table?.close?.();
    }
  });

  it('asks for a table where there are several, tables without geometry among them', async () => {
    await files.ogr2ogr('two.gpkg', 'points.geojson', '-nln', 'points');
    await files.ogr2ogr('-update', 'two.gpkg', 'points.geojson', '-nln', 'Notes', '-nlt', 'NONE');
    const { message } = await refusalOf(describeFile('two.gpkg'));
    expect(message).to.equal('The source has several tables: points, Notes. Give sourceTableName.');
    const notes = await describeFile('two.gpkg', 'main.notes');
    expect(notes.geometry).to.equal(null);
    expect((await readAll(notes))[0]).to.deep.include({ number: 1, geometry: undefined });
  });

  it('names the format of a file that is not a GeoPackage', async () => {
    await files.write('text.gpkg', 'a,b\n1,2\n');
    await files.write('cut.gpkg', (await files.read('points.gpkg')).subarray(0, 30_000));
    await files.write(
      'noise.gpkg',
      Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(9000, 0xa5)]),
    );
    await runSqlite(files.path('plain.gpkg'), 'CREATE TABLE t (a)');
    const reasons: string[] = [];
    for (const name of ['text.gpkg', 'cut.gpkg', 'noise.gpkg', 'plain.gpkg']) {
      const { code, message, retryable } = await refusalOf(
        describeFile(name).then((found) => readAll(found)),
      );
      expect({ code, retryable }, name).to.deep.equal({ code: 'append.source_unreadable', retryable: false });
      expect(message).to.match(/^The source could not be read as gpkg: /);
      expect(message).not.to.match(/fairground-|\/tmp/);
      reasons.push(message.slice('The source could not be read as gpkg: '.length));
    }
    expect(reasons[0]).to.equal('it looks like text (csv)');
    expect(reasons[3]).to.contain('required GeoPackage tables');
  });
});
