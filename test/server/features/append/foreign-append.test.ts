import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { LayerInput } from '../../../../server/features/define-layer.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import { type AppendFixture, field, openAppendFixture } from './append-fixture.js';

type Rows = Record<string, unknown>[];

const FILES = new URL('sources/files/', import.meta.url);

/** Numbers of a text such as `POINT(1 2)`, to five decimals. */
const numbersOf = (wkt: unknown): number[] =>
  Array.from(String(wkt).matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Math.round(Number(number) * 1e5) / 1e5);

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
    const status = await fixture.append({
      appendUploadId: await fixture.upload(await readFile(new URL(name, FILES))),
      appendUploadFormat: appendUploadFormat === 'gdb' ? 'filegdb' : appendUploadFormat,
      ...more,
    });
    return { fixture, rows: await fixture.rows(), status };
  }

  it('takes one class of a file geodatabase of ArcGIS, and puts it where its own columns say that it is', async () => {
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

  it('takes polygons with holes and of several parts, and keeps both', async () => {
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

  it('takes multipoints with z and m, dates, and the ids of ArcGIS', async () => {
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

  it('takes a GeoPackage of version 1.0, and its datum as it is', async () => {
    const { rows, status } = await append('nc.gpkg.zip', {
      geometryType: 'esriGeometryPolygon',
      spatialReference: { wkid: 4267 },
      fields: [
        field('NAME', 'String', { length: 40 }),
        field('CRESS_ID', 'Integer'),
        field('BIR74', 'Integer'),
      ],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 100, errorCount: 0 });
    expect(rows[0]).to.deep.include({ name: 'Ashe', cress_id: 5, bir74: 1091 });
    expect(numbersOf(rows[0]?.['wkt'])).to.include.members([-81.47276, 36.23436]);
  });

  it('takes a GeoPackage whose spatial reference has no number', async () => {
    const { rows, status } = await append('b_pump.gpkg.zip', { fields: [field('cat', 'Integer')] });
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
    // The pump of Broad Street, Soho.
    const [x = 0, y = 0] = numbersOf(rows[0]?.['wkt']);
    expect(x).to.be.closeTo(-0.1366, 0.002);
    expect(y).to.be.closeTo(51.5133, 0.001);
  });

  it('takes a table of a GeoPackage that has no geometry', async () => {
    const { rows, status } = await append('nospatial.gpkg.zip', {
      type: 'Table',
      geometryType: undefined,
      fields: [field('ID', 'Integer'), field('Attr', 'String', { length: 5 })],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
    expect(rows[0]).to.deep.include({ id: 1, attr: 'a' });
  });

  it('takes an SQLite database that OGR made, with a point in its name and in that of a column', async () => {
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
