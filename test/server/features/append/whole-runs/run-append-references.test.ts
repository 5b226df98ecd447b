import { expect } from 'chai';
import type { Layer, SpatialReference } from '../../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import { AppError } from '../../../../../server/lib/errors.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture, pointCollection } from '../support/append-fixture.js';
import { openGdalFiles } from '../source/gdal-files.js';
import { type ZippedFile, writeZip } from '../source/zip-writer.js';
import { wholeText } from '../../query/query-layers.js';

/** A system of a town's own, as Esri's programs write it. */
const TOWN = [
  'PROJCS["Town",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],',
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],',
  'PARAMETER["False_Easting",1000.0],PARAMETER["False_Northing",2000.0],PARAMETER["Central_Meridian",11.5],',
  'PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",48.0],UNIT["Meter",1.0]]',
].join('');

/** A similar reference in WKT2:2019. */
const TOWN_2 = [
  'PROJCRS["Town 2",BASEGEOGCRS["WGS 84",DATUM["World Geodetic System 1984",ELLIPSOID["WGS 84",6378137,298.257223563]]],',
  'CONVERSION["Town 2",METHOD["Transverse Mercator",ID["EPSG",9807]],PARAMETER["Latitude of natural origin",48,',
  'ANGLEUNIT["degree",0.0174532925199433]],PARAMETER["Longitude of natural origin",11.5,ANGLEUNIT["degree",0.0174532925199433]],',
  'PARAMETER["Scale factor at natural origin",1,SCALEUNIT["unity",1]],PARAMETER["False easting",0,LENGTHUNIT["metre",1]],',
  'PARAMETER["False northing",0,LENGTHUNIT["metre",1]]],CS[Cartesian,2],AXIS["northing (N)",north,ORDER[1],LENGTHUNIT["metre",1]],',
  'AXIS["easting (E)",east,ORDER[2],LENGTHUNIT["metre",1]]]',
].join('');

/** Position of 12° east, 48.5° north, after `gdaltransform`. x comes first, whatever the authority says. */
const PLACES: readonly (readonly [
  title: string,
  reference: SpatialReference & { wkt2?: string },
  x: number,
  y: number,
])[] = [
  ['WGS 84', { wkid: 4326 }, 12, 48.5],
  ['Web Mercator by its old number', { wkid: 102113 }, 1335833.88952, 6190443.80914],
  ['UTM 32 by EPSG', { wkid: 25832 }, 721603.29732, 5376222.56303],
  ["Robinson by Esri's number", { wkid: 54030 }, 994050.48672, 5171270.85283],
  ["Albers of North America by Esri's number", { wkid: 102008 }, 6009598.378, 4852527.61045],
  ['an Esri number below 32768', { wkid: 31494 }, 4500107.1265, 5373582.53971],
  ['the words of Esri', { wkt: TOWN }, 37950.64886, 57718.34519],
  ['the words of 2019, northing first', { wkt2: TOWN_2 }, 36950.64886, 55718.34519],
];

async function query(databases: TestDatabases, layer: Layer, parameters: QueryParameters) {
  const signal = new AbortController().signal;
  const { body } = await queryLayer({ database: databases.features, layer, parameters, signal });
  return JSON.parse(wholeText(body)) as {
    spatialReference: SpatialReference;
    features: { geometry: { x: number; y: number } }[];
    extent: Record<string, number>;
    count: number;
  };
}

forEachDatabase('spatial references of layers and replies', (open) => {
  let databases: TestDatabases;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
  });
  after(() => Promise.all(fixtures.map((fixture) => fixture.close())));

  async function layerIn(spatialReference: object): Promise<AppendFixture> {
    const fixture = await openAppendFixture(databases, {
      spatialReference: spatialReference,
      fields: [field('NAME', 'String')],
    });
    fixtures.push(fixture);
    return fixture;
  }

  for (const [title, reference, x, y] of PLACES) {
    it(`stores and shows points in ${title}`, async () => {
      const fixture = await layerIn(reference);
      const status = await fixture.append({
        edits: pointCollection([{ NAME: 'a', at: [12, 48.5] }]),
        appendUploadFormat: 'geojson',
      });
      expect(status).to.include({ status: 'Completed', recordCount: 1 });
      const layer = await fixture.current();
      const own = await query(databases, layer, { where: '1=1' });
      const geometry = own.features[0]?.geometry;
      expect(geometry?.x).to.be.closeTo(x, 1e-5);
      expect(geometry?.y).to.be.closeTo(y, 1e-5);
      const words = reference.wkt ?? reference.wkt2;
      if (words !== undefined) expect(own.spatialReference).to.deep.equal({ wkt: words });
      const back = await query(databases, layer, { where: '1=1', outSR: 4326 });
      expect(back.features[0]?.geometry.x).to.be.closeTo(12, 1e-9);
      expect(back.features[0]?.geometry.y).to.be.closeTo(48.5, 1e-9);
    });

    it(`projects to and from ${title} on the way out`, async () => {
      const fixture = await layerIn({ wkid: 4326 });
      await fixture.append({
        edits: pointCollection([{ NAME: 'a', at: [12, 48.5] }]),
        appendUploadFormat: 'geojson',
      });
      const layer = await fixture.current();
      const reply = await query(databases, layer, { where: '1=1', outSR: JSON.stringify(reference) });
      const geometry = reply.features[0]?.geometry ?? { x: NaN, y: NaN };
      expect(geometry.x).to.be.closeTo(x, 1e-5);
      expect(geometry.y).to.be.closeTo(y, 1e-5);
      const reach = title === 'WGS 84' ? 0.01 : 100;
      const box = {
        xmin: geometry.x - reach,
        ymin: geometry.y - reach,
        xmax: geometry.x + reach,
        ymax: geometry.y + reach,
      };
      const near = { geometry: JSON.stringify(box), inSR: JSON.stringify(reference), returnCountOnly: true };
      expect((await query(databases, layer, near)).count).to.equal(1);
      const away = { ...near, geometry: JSON.stringify({ ...box, xmin: box.xmax, xmax: box.xmax + reach }) };
      expect((await query(databases, layer, away)).count).to.equal(0);
      const extent = await query(databases, layer, {
        returnExtentOnly: true,
        where: '1=1',
        outSR: reference,
      });
      expect(extent.extent['xmin']).to.be.closeTo(geometry.x, 1e-6);
    });
  }

  it('refuses unknown spatial references', async () => {
    const layer = (await layerIn({ wkid: 4326 })).layer;
    for (const outSR of [999_999, '{"wkt":"PROJCS[\\"broken"}', '{"wkt":"/etc/passwd"}', '{"wkid":0}']) {
      const error: unknown = await query(databases, layer, { where: '1=1', outSR }).catch(
        (reason: unknown) => reason,
      );
      expect(error, outSR.toString()).to.be.instanceOf(AppError);
    }
    const failed: unknown = await layerIn({ wkid: 999_999 }).catch((reason: unknown) => reason);
    expect(failed).to.be.instanceOf(AppError);
  });

  it('reuses a stored WKT reference', async () => {
    const [one, two] = [await layerIn({ wkt: TOWN }), await layerIn({ wkt: TOWN.replaceAll(',', ', ') })];
    expect(one.layer.srid).to.equal(two.layer.srid);
    const other = await layerIn({ wkt: TOWN.replace('11.5', '11.75') });
    expect(other.layer.srid).not.to.equal(one.layer.srid);
  });

  it('treats degrees on NAD83 as degrees on WGS 84, also in Hawaii', async () => {
    const fixture = await layerIn({ wkid: 4269 });
    const edits = pointCollection([{ NAME: 'a', at: [-156, 20] }]);
    await fixture.append({ edits, appendUploadFormat: 'geojson' });
    const layer = await fixture.current();
    for (const outSR of [undefined, 4269, 4326]) {
      const reply = await query(databases, layer, { where: '1=1', outSR });
      expect(reply.features[0]?.geometry).to.deep.equal({ x: -156, y: 20 });
    }
  });

  it('reads sources in words and by numbers of Esri', async () => {
    const fixture = await layerIn({ wkid: 4326 });
    for (const [spatialReference, x, y] of [
      [{ wkt: TOWN }, 37950.64886, 57718.34519],
      [{ wkid: 54030 }, 994050.48672, 5171270.85283],
      [{ wkid: 102113 }, 1335833.88952, 6190443.80914],
    ] as const) {
      const features = [{ attributes: { NAME: 'b' }, geometry: { x, y } }];
      const status = await fixture.append({ edits: JSON.stringify({ features, spatialReference }) });
      expect(status).to.include({ status: 'Completed', recordCount: 1 });
    }
    const { features } = await query(databases, fixture.layer, { where: '1=1' });
    expect(features).to.have.length(3);
    for (const { geometry } of features) {
      expect(geometry.x).to.be.closeTo(12, 1e-9);
      expect(geometry.y).to.be.closeTo(48.5, 1e-9);
    }
  });

  describe('of a source that has several', () => {
    const PARTS = PLACES.filter(([, { wkt2 }]) => wkt2 === undefined);
    const features = PARTS.map(([NAME, spatialReference, x, y]) => ({
      attributes: { NAME },
      geometry: { x, y, spatialReference },
    }));

    async function placesOf({ layer }: AppendFixture): Promise<void> {
      const { features: found } = await query(databases, layer, { where: '1=1' });
      expect(found).to.have.length(PARTS.length);
      for (const { geometry } of found) {
        expect(geometry.x).to.be.closeTo(12, 1e-9);
        expect(geometry.y).to.be.closeTo(48.5, 1e-9);
      }
    }

    it('projects each geometry of a feature collection from its own reference', async () => {
      const fixture = await layerIn({ wkid: 4326 });
      const status = await fixture.append({ edits: JSON.stringify({ features }) });
      expect(status).to.include({ status: 'Completed', recordCount: PARTS.length, errorCount: 0 });
      await placesOf(fixture);
      const names = (await fixture.rows()).map(({ name }) => name);
      expect(names).to.have.members(PARTS.map(([title]) => title));
    });

    it('projects each line of JSON from its own spatial reference', async () => {
      const fixture = await layerIn({ wkid: 4326 });
      const appendUploadId = await fixture.upload(features.map((one) => JSON.stringify(one)).join('\n'));
      const status = await fixture.append({ appendUploadId, appendUploadFormat: 'jsonl' });
      expect(status).to.include({ status: 'Completed', recordCount: PARTS.length, errorCount: 0 });
      await placesOf(fixture);
    });

    it('checks each geometry in its own reference, and counts rows as the source does', async () => {
      const fixture = await layerIn({ wkid: 4326 });
      const at = (y: number, wkid: number) => ({
        attributes: { NAME: 'a' },
        geometry: { x: 10, y, spatialReference: { wkid } },
      });
      const mixed = [
        at(1e6, 3857),
        at(95, 4326),
        at(2e6, 102100),
        at(96, 4326),
        { attributes: 7 },
        at(45, 4326),
      ];
      const status = await fixture.append({ edits: JSON.stringify({ features: mixed }) });
      expect(status).to.include({ status: 'Completed', recordCount: 6, insertCount: 3, errorCount: 3 });
      expect(status.errors.map(({ sourceRow, code }) => [sourceRow, code])).to.deep.equal([
        [5, 'invalid_row'],
        [2, 'invalid_geometry'],
        [4, 'invalid_geometry'],
      ]);
    });

    describe('of which nobody knows one', () => {
      const at = (NAME: string, spatialReference?: object) => ({
        attributes: { NAME },
        geometry: { x: 10, y: 45, ...(spatialReference && { spatialReference }) },
      });
      const known = { wkid: 4326 };
      const [unknown, words] = [{ wkid: 123456 }, { wkt: 'nonsense' }];
      const nowhere = { attributes: { NAME: 'n' }, geometry: null };
      const saysNumber = 'spatial reference 123456 is not supported';
      const saysWords = 'spatial reference stated as wkt is not supported';

      /** Which rows are kept, and why the others are not. */
      const cases: readonly (readonly [
        title: string,
        source: { readonly features: readonly object[]; readonly spatialReference?: object },
        kept: readonly string[],
        refused: readonly (readonly [row: number, description: string])[],
      ])[] = [
        [
          'behind others',
          { features: [at('a', known), at('b', unknown), at('c', words)] },
          ['a'],
          [
            [2, saysNumber],
            [3, saysWords],
          ],
        ],
        [
          'in the first row',
          { features: [at('b', unknown), at('a', known), at('d', unknown), nowhere, at('e')] },
          ['n', 'a', 'e'],
          [
            [1, saysNumber],
            [3, saysNumber],
          ],
        ],
        ['in the first row, as words', { features: [at('c', words), at('a')] }, ['a'], [[1, saysWords]]],
        [
          'of the whole, beside their own',
          { features: [at('b'), at('a', known)], spatialReference: unknown },
          ['a'],
          [[1, saysNumber]],
        ],
        [
          'of the whole, but for rows without a place',
          { features: [at('b'), nowhere], spatialReference: unknown },
          ['n'],
          [[1, saysNumber]],
        ],
      ];

      for (const [title, source, kept, refused] of cases) {
        it(`refuses the rows that are in it, and no others: ${title}`, async () => {
          const expected = {
            recordCount: source.features.length,
            insertCount: kept.length,
            errorCount: refused.length,
          };
          const check = async (parameters: AppendParameters, fixture: AppendFixture): Promise<void> => {
            const status = await fixture.append(parameters);
            expect(status).to.include({ status: 'Completed', ...expected });
            expect(
              status.errors.map(({ sourceRow, code, description }) => [sourceRow, code, description]),
            ).to.deep.equal(refused.map(([row, description]) => [row, 'projection', description]));
            const names = (await fixture.rows()).map(({ name }) => name);
            expect(names).to.have.members(kept);
            const whole = await fixture.append({ ...parameters, rollbackOnFailure: true });
            expect(whole).to.include({ status: 'Failed', insertCount: 0, errorCount: refused.length });
          };
          const collection = await layerIn(known);
          await check({ edits: JSON.stringify(source) }, collection);
          if (source.spatialReference !== undefined) return;
          const lines = await layerIn(known);
          const text = source.features.map((feature) => JSON.stringify(feature)).join('\n');
          await check({ appendUploadId: await lines.upload(text), appendUploadFormat: 'jsonl' }, lines);
        });
      }

      it('fails where no row is left', async () => {
        for (const source of [
          { features: [at('b', unknown), at('c', unknown)] },
          { features: [at('b'), at('c')], spatialReference: unknown },
        ]) {
          const fixture = await layerIn(known);
          const status = await fixture.append({ edits: JSON.stringify(source) });
          expect(status).to.include({ status: 'Failed', errorCount: 2 });
          expect(status.errors[0]?.description).to.equal(saysNumber);
          expect(await fixture.rowCount()).to.equal(0);
        }
      });

      it('ignores an unknown spatial reference in a table without geometry', async () => {
        const fixture = await openAppendFixture(databases, {
          type: 'Table',
          fields: [field('NAME', 'String')],
        });
        fixtures.push(fixture);
        const status = await fixture.append({
          edits: JSON.stringify({ features: [at('b', unknown), at('a')] }),
        });
        expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
      });
    });

    it('finds keys that are shared between them', async () => {
      const fixture = await openAppendFixture(databases, {
        spatialReference: { wkid: 4326 },
        fields: [field('NAME', 'String')],
        indexes: [{ name: 'by_name', fields: 'NAME', isUnique: true }],
      });
      fixtures.push(fixture);
      const twice = features.map(({ geometry }) => ({ attributes: { NAME: 'same' }, geometry }));
      const upsert = { upsert: true, upsertMatchingField: 'NAME' };
      const status = await fixture.append({ edits: JSON.stringify({ features: twice }), ...upsert });
      expect(status).to.include({ status: 'Failed', insertCount: 0, errorCount: PARTS.length - 1 });
    });

    it('reads each table of a GeoPackage, and each shapefile of a zip, in its own reference', async () => {
      const files = await openGdalFiles();
      try {
        const entries: ZippedFile[] = [];
        for (const [name, wkid, x, y] of [
          ['mercator', 3857, 1335833.88952, 6190443.80914],
          ['utm', 25832, 721603.29732, 5376222.56303],
          ['degrees', 4326, 12, 48.5],
        ] as const) {
          await files.write('points.csv', `NAME,x,y\n${name},${String(x)},${String(y)}\n`);
          const points = [
            '-oo',
            'X_POSSIBLE_NAMES=x',
            '-oo',
            'Y_POSSIBLE_NAMES=y',
            '-oo',
            'KEEP_GEOM_COLUMNS=NO',
          ];
          const from = ['points.csv', ...points, '-a_srs', `EPSG:${String(wkid)}`, '-nln', name];
          await files.ogr2ogr(...(entries.length === 0 ? [] : ['-update']), 'all.gpkg', ...from);
          await files.ogr2ogr(`${name}.shp`, ...from);
          for (const extension of ['shp', 'shx', 'dbf', 'prj']) {
            entries.push(...(await files.entries(`${name}.${extension}`)));
          }
        }
        for (const [appendUploadFormat, content] of [
          ['gpkg', await files.read('all.gpkg')],
          ['shapefile', writeZip(entries)],
        ] as const) {
          const fixture = await layerIn({ wkid: 4326 });
          const appendUploadId = await fixture.upload(content);
          for (const sourceTableName of ['mercator', 'utm', 'degrees']) {
            const status = await fixture.append({ appendUploadId, appendUploadFormat, sourceTableName });
            expect(status, sourceTableName).to.include({ status: 'Completed', recordCount: 1 });
          }
          const { features: found } = await query(databases, fixture.layer, { where: '1=1' });
          expect(found).to.have.length(3);
          for (const { geometry } of found) {
            expect(geometry.x, appendUploadFormat).to.be.closeTo(12, 1e-9);
            expect(geometry.y, appendUploadFormat).to.be.closeTo(48.5, 1e-9);
          }
        }
      } finally {
        await files.remove();
      }
    });
  });

  it('reads no file that is given in place of words', async () => {
    const fixture = await layerIn({ wkid: 4326 });
    const edits = JSON.stringify({
      features: [{ attributes: { NAME: 'b' }, geometry: { x: 1, y: 2 } }],
      spatialReference: { wkt: '/etc/passwd' },
    });
    const status = await fixture.append({ edits });
    expect(status).to.include({ status: 'Failed' });
    expect(JSON.stringify(status)).not.to.include('passwd');
    expect(await fixture.rowCount()).to.equal(0);
  });

  it('refuses degrees out of range in every reference in degrees', async () => {
    const features = [{ attributes: { NAME: 'b' }, geometry: { x: 10, y: 95 } }];
    for (const [layerReference, spatialReference] of [
      [{ wkid: 4326 }, undefined],
      [{ wkid: 4326 }, { wkid: 4326 }],
      [{ wkid: 4326 }, { wkid: 4269 }],
      [{ wkid: 4269 }, undefined],
      [{ wkid: 102100 }, { wkid: 4269 }],
    ]) {
      const fixture = await layerIn(layerReference ?? {});
      const status = await fixture.append({ edits: JSON.stringify({ features, spatialReference }) });
      expect(status).to.include({ status: 'Failed', errorCount: 1 });
      expect(status.errors[0]).to.include({
        code: 'invalid_geometry',
        description: 'latitude must be between -90 and 90',
      });
    }
    const inMetres = await layerIn({ wkid: 102100 });
    const edits = JSON.stringify({
      features: [{ attributes: { NAME: 'b' }, geometry: { x: 1000, y: 950 } }],
    });
    expect(await inMetres.append({ edits })).to.include({ status: 'Completed', errorCount: 0 });
  });
});
