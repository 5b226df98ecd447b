// @needs gdal
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { LayerInput } from '../../../../../server/features/definition/define/define-layer.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';

type Rows = Record<string, unknown>[];

const FILES = new URL('../source/files/', import.meta.url);

const require = createRequire(import.meta.url);

/** The tests of libspatialite. */
const SPATIALITE = join(dirname(require.resolve('spatialite/package.json')), 'src', 'spatialite', 'test');

// It has no types.
const { geojsonToArcGIS } = require('@terraformer/arcgis') as {
  readonly geojsonToArcGIS: (collection: unknown) => object[];
};

/** Columns of the tables of GeoNames, which have no header. */
const GEONAMES = [
  ...[
    'geonameid',
    'name',
    'asciiname',
    'alternatenames',
    'latitude',
    'longitude',
    'class',
    'code',
    'country',
  ],
  ...[
    'cc2',
    'admin1',
    'admin2',
    'admin3',
    'admin4',
    'population',
    'elevation',
    'dem',
    'timezone',
    'modified',
  ],
];

/** Numbers of a text such as `POINT(1 2)`, to five decimals. */
const numbersOf = (wkt: unknown): number[] =>
  Array.from(String(wkt).matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Math.round(Number(number) * 1e5) / 1e5);

/** Counties of North Carolina. */
const COUNTIES = {
  geometryType: 'esriGeometryPolygon',
  spatialReference: { wkid: 4267 },
  fields: [field('NAME', 'String', { length: 40 }), field('CRESS_ID', 'Integer'), field('BIR74', 'Integer')],
};

forEachDatabase('append of files that other programs made', (open) => {
  let databases: TestDatabases;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
  });
  after(() => Promise.all(fixtures.map((fixture) => fixture.close())));

  async function append(
    name: string,
    definition: Partial<LayerInput>,
    more: object = {},
  ): Promise<{ fixture: AppendFixture; rows: Rows; status: object }> {
    const fixture = await openAppendFixture(databases, definition);
    fixtures.push(fixture);
    const [, appendUploadFormat = ''] = /\.(\w+)\.zip$/.exec(name) ?? [];
    const content = await readFile(new URL(name, FILES));
    const status = await fixture.append({
      appendUploadId: await fixture.upload(name.endsWith('.gz') ? gunzipSync(content) : content),
      appendUploadFormat: appendUploadFormat === 'gdb' ? 'filegdb' : appendUploadFormat,
      ...more,
    });
    return { fixture, rows: await fixture.rows(), status };
  }

  const QUAKES = {
    hasZ: true,
    fields: [
      ...[field('code', 'String', { length: 12 }), field('title', 'String', { length: 90 })],
      ...[
        field('mag', 'Double'),
        field('felt', 'Integer'),
        field('time', 'Date'),
        field('tz', 'SmallInteger'),
      ],
    ],
  };

  function expectQuakes(rows: Rows): void {
    expect(rows).to.have.length(1707);
    expect(rows[0]).to.deep.include({
      code: '37868143',
      title: 'M 2.0 - 4km W of Castaic, CA',
      mag: 2,
      felt: null,
      tz: -480,
    });
    expect(new Date(rows[0]?.['time'] as string | number | Date).getTime()).to.equal(1_517_966_773_840);
    expect(numbersOf(rows[0]?.['wkt'])).to.include.members([-118.66717, 34.4945]);
  }

  it('appends the GeoJSON feed of a geological survey', async () => {
    const more = { appendUploadFormat: 'geojson' };
    const { rows, status } = await append('earthquakes.json.gz', QUAKES, more);
    expect(status).to.include({ status: 'Completed', recordCount: 1707, insertCount: 1707, errorCount: 0 });
    expectQuakes(rows);
  });

  it('appends Esri features as another library writes them', async () => {
    const text = gunzipSync(await readFile(new URL('earthquakes.json.gz', FILES))).toString();
    const features = geojsonToArcGIS(JSON.parse(text));
    const fixture = await openAppendFixture(databases, QUAKES);
    fixtures.push(fixture);
    const status = await fixture.append({ edits: JSON.stringify(features) });
    expect(status).to.include({ status: 'Completed', insertCount: 1707, errorCount: 0 });
    expectQuakes(await fixture.rows());
  });

  for (const [format, file, info] of [
    ['csv', 'testcase1.csv', { columnDelimiter: '\t', qualifier: '"' }],
    ['excel', 'testcase1.xls', {}],
  ] as const) {
    it(`appends a table of GeoNames without a header as ${format}`, async () => {
      const fixture = await openAppendFixture(databases, {
        fields: [
          field('geonameid', 'Integer', { nullable: false }),
          ...['name', 'alternatenames', 'country'].map((name) => field(name, 'String', { length: 2000 })),
          ...[field('population', 'Integer'), field('elevation', 'Integer'), field('modified', 'DateOnly')],
        ],
      });
      fixtures.push(fixture);
      const status = await fixture.append({
        appendUploadId: await fixture.upload(await readFile(join(SPATIALITE, file))),
        appendUploadFormat: format,
        appendSourceInfo: {
          columnNames: GEONAMES,
          latitudeFieldName: 'latitude',
          longitudeFieldName: 'longitude',
          ...info,
        },
      });
      expect(status, JSON.stringify(status)).to.include({
        status: 'Completed',
        insertCount: 17,
        errorCount: 0,
      });
      const rows = await fixture.rows();
      const canberra = rows.find(({ geonameid }) => geonameid === 2_172_517);
      expect(canberra).to.deep.include({ name: 'Canberra', country: 'AU', population: 327_700 });
      expect(canberra?.['alternatenames']).to.contain('Канберра');
      expect(numbersOf(canberra?.['wkt'])).to.deep.equal([149.12807, -35.28346]);
      expect(rows.at(-1)).to.deep.include({ name: 'Canal Creek', elevation: null, modified: '1993-12-30' });
    });
  }

  it('appends a shapefile of ArcView with its datum', async () => {
    const { rows, status } = await append('nc.shapefile.zip', COUNTIES);
    expect(status, JSON.stringify(status)).to.include({
      status: 'Completed',
      insertCount: 100,
      errorCount: 0,
    });
    expect(rows[0]).to.deep.include({ name: 'Ashe', cress_id: 5, bir74: 1091 });
    expect(numbersOf(rows[0]?.['wkt'])).to.include.members([-81.47276, 36.23436]);
    const parts = (county: string): number =>
      String(rows.find(({ name }) => name === county)?.['wkt']).split(/\)\), *\(\(/).length;
    expect([parts('Ashe'), parts('Currituck')]).to.deep.equal([1, 3]);
  });

  it('appends lines with z and m of a shapefile without a spatial reference', async () => {
    const { rows, status } = await append('storms_xyzm_feature.shapefile.zip', {
      geometryType: 'esriGeometryPolyline',
      hasZ: true,
      hasM: true,
      fields: [field('Track', 'String', { length: 20 })],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 71, errorCount: 0 });
    expect(rows.map(({ track }) => track)).to.include.members(['TONY', 'SANDY', 'RAFAEL']);
    expect(numbersOf(rows[0]?.['wkt']).filter((number) => number === -51.8 || number === 20.1)).not.to.be
      .empty;
  });

  it('appends towns and regions of the SpatiaLite example, projected', async () => {
    const { rows, status } = await append(
      'test3.sqlite.zip',
      { fields: [field('Name', 'String', { length: 80 }), field('Peoples', 'Integer')] },
      { sourceTableName: 'Towns' },
    );
    expect(status, JSON.stringify(status)).to.include({
      status: 'Completed',
      insertCount: 8101,
      errorCount: 0,
    });
    expect(rows[0]).to.deep.include({ name: 'Brozolo', peoples: 435 });
    const [x = 0, y = 0] = numbersOf(rows[0]?.['wkt']);
    expect(x).to.be.closeTo(8.07, 0.02);
    expect(y).to.be.closeTo(45.12, 0.02);
    const regions = await append(
      'test3.sqlite.zip',
      { geometryType: 'esriGeometryPolygon', fields: [field('Name', 'String', { length: 80 })] },
      { sourceTableName: 'regions' },
    );
    expect(regions.status).to.include({ status: 'Completed', errorCount: 0 });
    expect(regions.rows.map(({ name }) => name)).to.include('VENETO');
  });

  it('appends one class of an ArcGIS file geodatabase, at the positions in its own columns', async () => {
    const { rows, status } = await append(
      'fuel.gdb.zip',
      {
        fields: [
          ...[
            field('Name', 'String', { length: 50 }),
            field('CREW1', 'Double'),
            field('cng', 'SmallInteger'),
          ],
          ...[field('lat', 'Double'), field('lng', 'Double')],
        ],
      },
      { sourceTableName: 'DEPOT' },
    );
    expect(status).to.include({ status: 'Completed', recordCount: 54, insertCount: 54, errorCount: 0 });
    for (const { wkt, lat, lng } of rows) {
      const [x = 0, y = 0] = numbersOf(wkt);
      // As exact as the columns are.
      expect(Math.abs(x - Number(lng))).to.be.lessThan(0.003);
      expect(Math.abs(y - Number(lat))).to.be.lessThan(0.003);
    }
    expect(rows[0]).to.deep.include({
      name: 'Athol Depot',
      crew1: 2703,
      cng: 0,
      lat: 42.554259,
      lng: -72.198461,
    });
  });

  it('appends multipolygons and polygons with holes unchanged', async () => {
    const { rows, status } = await append('innerRing.gdb.zip', {
      geometryType: 'esriGeometryPolygon',
      fields: [field('Shape_Area', 'Double')],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
    const [ring, parts] = rows.map(({ wkt }) => String(wkt));
    expect(ring?.match(/\(\(/g), ring).to.have.length(1);
    expect(ring).to.match(/\),\s*\(/);
    expect(parts).to.match(/\)\),\s*\(\(/);
    expect(numbersOf(ring)).to.include.members([-75.3129, 46.83766]);
  });

  it('appends multipoints with z and m, dates, and the ids of ArcGIS', async () => {
    const { rows, status } = await append('multipointtest.gdb.zip', {
      geometryType: 'esriGeometryMultipoint',
      hasZ: true,
      fields: [
        field('sht', 'SmallInteger'),
        field('lng', 'Integer'),
        field('dt', 'Date'),
        field('gid', 'GUID'),
      ],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 7, errorCount: 0 });
    expect(rows[0]).to.deep.include({ sht: 2, lng: 32_453, gid: null });
    expect(new Date(rows[0]?.['dt'] as string | number | Date).toISOString()).to.equal(
      '2013-10-11T16:12:43.000Z',
    );
    // SpatiaLite's text leaves z out.
    expect(numbersOf(rows[0]?.['wkt']).filter((number) => number !== 0)).to.deep.equal([
      ...[-71.55266, 42.59989, -71.3636, 43.30888],
    ]);
  });

  it('appends a GeoPackage of version 1.0 with its datum', async () => {
    const { rows, status } = await append('nc.gpkg.zip', COUNTIES);
    expect(status).to.include({ status: 'Completed', insertCount: 100, errorCount: 0 });
    expect(rows[0]).to.deep.include({ name: 'Ashe', cress_id: 5, bir74: 1091 });
    expect(numbersOf(rows[0]?.['wkt'])).to.include.members([-81.47276, 36.23436]);
  });

  it('appends a GeoPackage whose spatial reference has no number', async () => {
    const { rows, status } = await append('b_pump.gpkg.zip', { fields: [field('cat', 'Integer')] });
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
    // The pump of Broad Street, Soho.
    const [x = 0, y = 0] = numbersOf(rows[0]?.['wkt']);
    expect(x).to.be.closeTo(-0.1366, 0.002);
    expect(y).to.be.closeTo(51.5133, 0.001);
  });

  it('appends a table of a GeoPackage that has no geometry', async () => {
    const { rows, status } = await append('nospatial.gpkg.zip', {
      type: 'Table',
      geometryType: undefined,
      fields: [field('ID', 'Integer'), field('Attr', 'String', { length: 5 })],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
    expect(rows[0]).to.deep.include({ id: 1, attr: 'a' });
  });

  it('appends an SQLite database of OGR with a dot in its name and in a column name', async () => {
    const { rows, status } = await append(
      'meuse.sqlite.zip',
      {
        fields: [
          field('zinc', 'Integer'),
          field('landuse', 'String', { length: 3 }),
          field('metres', 'Double'),
        ],
        spatialReference: { wkid: 28992 },
      },
      { fieldMappings: [{ source: 'dist.m', name: 'metres' }] },
    );
    expect(status).to.include({ status: 'Completed', insertCount: 155, errorCount: 0 });
    expect(rows[0]).to.deep.include({ zinc: 1022, landuse: 'Ah', metres: 50 });
    expect(numbersOf(rows[0]?.['wkt'])).to.deep.equal([181_072, 333_611]);
  });
});
