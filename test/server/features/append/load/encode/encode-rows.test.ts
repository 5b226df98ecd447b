import { expect } from 'chai';
import { loadLayer } from '../../../../../../server/features/append/load/load-layer.js';
import { LoadProgress } from '../../../../../../server/features/append/load/rows/load-progress.js';
import { makePlan } from '../../../../../../server/features/append/mapping/plan.js';
import { RowReport } from '../../../../../../server/features/append/report/report.js';
import type { SourceInfo } from '../../../../../../server/features/append/source-info/source-info.js';
import { type AppendTarget, fromPayload } from '../../../../../../server/features/append/request/request.js';
import { excel } from '../../../../../../server/features/append/formats/excel.js';
import { featureCollection } from '../../../../../../server/features/append/formats/json/feature-collection.js';
import { filegdb } from '../../../../../../server/features/append/formats/filegdb.js';
import { flatgeobuf } from '../../../../../../server/features/append/formats/flatgeobuf.js';
import { geojson } from '../../../../../../server/features/append/formats/json/geojson.js';
import { gpkg } from '../../../../../../server/features/append/formats/gpkg.js';
import { shapefile } from '../../../../../../server/features/append/formats/shapefile.js';
import type {
  SourceFormat,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import { sqlite } from '../../../../../../server/features/append/formats/sqlite.js';
import type { GeometryType, Layer } from '../../../../../../server/features/model/layer.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { openBulk } from '../../../../../../server/storage/open-bulk.js';
import { forEachDatabase, type TestDatabases } from '../../../../../support/databases/databases.js';
import { expectSame } from '../../../../../support/expect-same.js';
import { silentLog } from '../../../../../support/servers/jobs.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { type AppendFixture, NOW, openAppendFixture } from '../../support/append-fixture.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { runSqlite } from '../../source/sqlite-file.js';
import { circle, collection, esriCollection, FIELDS, PLACED, withGeometry, workbook } from '../mixed-rows.js';

interface Loaded {
  readonly outcome: unknown;
  readonly rows: unknown[];
  readonly taken: number;
}

interface Way {
  readonly layer: Layer;
  readonly packs: boolean;
  readonly sourceInfo?: SourceInfo | undefined;
}

forEachDatabase('rows encoded on their way', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
    for (const [type, name] of [
      ['esriGeometryPoint', 'points'],
      ['esriGeometryPolyline', 'lines'],
      ['esriGeometryPolygon', 'areas'],
    ] as const) {
      await files.write(`${name}.geojson`, collection(type, 700));
      await files.ogr2ogr(`${name}.gpkg`, `${name}.geojson`, '-nln', name, '-lco', 'SPATIAL_INDEX=NO');
    }
  });

  after(() => files.remove());
  afterEach(() => fixture.close());

  /** Loads the file into a layer of its own, encoded or the long way; all that can be told of the result. */
  async function load(
    format: SourceFormat,
    name: string,
    { layer, packs, sourceInfo = {} }: Way,
    changes: (layer: Layer) => Partial<AppendTarget>,
  ): Promise<Loaded> {
    const { features } = databases;
    const { signal } = new AbortController();
    const file = await fileSource(files.path(name));
    const described = await format.describe(file, { sourceInfo, tableName: undefined, signal });
    let taken = 0;
    const table: SourceTable = {
      ...described,
      async *read({ openFastPath, ...options }) {
        for await (const batch of described.read(
          packs && openFastPath ? { ...options, openFastPath } : options,
        )) {
          taken += batch.encoded?.count ?? 0;
          yield batch;
        }
      },
    };
    const queued = await fixture.submit({
      appendUploadId: await fixture.upload(''),
      appendUploadFormat: format.name,
      ...(format.needsSourceInfo && { appendSourceInfo: { ...sourceInfo } }),
    });
    const request = fromPayload(queued.payload);
    const [first] = request.targets;
    if (first === undefined) throw new Error('the append has no target');
    const target = { ...first, ...changes(layer) };
    const report = new RowReport();
    const context = { signal, log: silentLog, progress: () => undefined };
    const progress = new LoadProgress({ context, report, totalCount: 0, totalBytes: 0 });
    const plan = makePlan(layer, { ...target, userName: 'olivia' }, table, NOW);
    const bulk = openBulk(features);
    const loaded = await features.write((trx) =>
      bulk.withRoom(trx, () =>
        loadLayer({
          trx,
          features,
          bulk,
          layer,
          rows: { shown: layer, holder: layer, restriction: undefined },
          plan,
          table,
          request,
          target,
          context,
          report,
          progress,
        }),
      ),
    );
    await described.close?.();
    return { outcome: { ...loaded, errors: report.errors }, rows: await rowsOf(layer), taken };
  }

  /** Every value as its database holds it, the ids that are made anew aside. */
  async function rowsOf({ table, fields, globalIdField }: Layer): Promise<unknown[]> {
    const { dialect, knex } = databases.features;
    const { quote } = dialect;
    const columns = fields.filter(({ name }) => name !== globalIdField).map(({ column }) => quote(column));
    const told = columns.map((column) =>
      dialect.kind === 'postgis' ? `${column}::text` : `typeof(${column}) || ' ' || quote(${column})`,
    );
    const shape = dialect.kind === 'postgis' ? 'shape::text' : 'hex(shape)';
    const values = [...told, shape].map((sql, index) => `${sql} AS v${String(index)}`).join(', ');
    return dialect.rows(knex, {
      sql: `SELECT ${values} FROM ${quote(table)} ORDER BY objectid`,
      bindings: [],
    });
  }

  /** Both ways give the same; how many rows were encoded. */
  async function compare(
    format: SourceFormat,
    name: string,
    geometryType: GeometryType = 'esriGeometryPoint',
    changes: (layer: Layer) => Partial<AppendTarget> = () => ({}),
    {
      wkid = 4326,
      hasZ = false,
      sourceInfo,
    }: { wkid?: number; hasZ?: boolean; sourceInfo?: SourceInfo } = {},
  ): Promise<number> {
    const service = { spatialReference: { wkid } };
    fixture = await openAppendFixture(databases, { geometryType, hasZ, fields: FIELDS }, service);
    const other = await fixture.addLayer({ geometryType, hasZ, fields: FIELDS });
    const loadBoth = async (): Promise<[encoded: Loaded, plain: Loaded]> => [
      await load(format, name, { layer: fixture.layer, packs: true, sourceInfo }, changes),
      await load(format, name, { layer: other, packs: false, sourceInfo }, changes),
    ];
    let [encoded, plain] = await loadBoth();
    // Once more, so that what is there already is met.
    if (changes(other).upsert) [encoded, plain] = await loadBoth();
    expect(plain.taken).to.equal(0);
    expectSame(encoded.outcome, plain.outcome);
    expectSame(encoded.rows, plain.rows);
    expect(encoded.rows.length).to.be.greaterThan(300);
    if (openBulk(databases.features).openRowEncoder !== undefined)
      expect(encoded.taken).to.be.greaterThan(200);
    return encoded.taken;
  }

  it('packs rows of a GeoPackage as the general path does', async () => {
    await compare(gpkg, 'points.gpkg');
  });

  it('packs lines and polygons as the general path does', async () => {
    await compare(gpkg, 'lines.gpkg', 'esriGeometryPolyline');
    await fixture.close();
    await compare(gpkg, 'areas.gpkg', 'esriGeometryPolygon');
  });

  it('packs rows of the other GDAL formats as the general path does', async () => {
    await files.ogr2ogr('-f', 'OpenFileGDB', 'rows.gdb', 'points.gpkg', '-nln', 'rows');
    await files.write('gdb.zip', await files.zip('rows.gdb', 'rows.gdb/'));
    await files.ogr2ogr('-f', 'ESRI Shapefile', 'shapes', 'points.gpkg', '-lco', 'ENCODING=UTF-8');
    await files.write('shapes.zip', await files.zip('shapes'));
    await files.ogr2ogr('-f', 'FlatGeobuf', 'rows.fgb', 'points.gpkg', '-lco', 'SPATIAL_INDEX=NO');
    await files.ogr2ogr('-f', 'SQLite', 'rows.sqlite', 'points.gpkg', '-dsco', 'SPATIALITE=YES');
    for (const [format, name] of [
      [filegdb, 'gdb.zip'],
      [shapefile, 'shapes.zip'],
      [flatgeobuf, 'rows.fgb'],
      [sqlite, 'rows.sqlite'],
    ] as const) {
      await compare(format, name);
      await fixture.close();
    }
  });

  for (const [title, wkid] of [
    ['', 4326],
    [', projected', 3857],
  ] as const) {
    it(`packs features in JSON as the general path does${title}`, async () => {
      for (const type of ['esriGeometryPoint', 'esriGeometryPolyline', 'esriGeometryPolygon'] as const) {
        // The first ones are looked at before any is encoded.
        const text = collection(type, 2500, 90);
        await files.write('many.geojson', text);
        await files.write('many.json', esriCollection(text));
        await compare(geojson, 'many.geojson', type, undefined, { wkid });
        await fixture.close();
        await compare(featureCollection, 'many.json', type, undefined, { wkid });
        if (type !== 'esriGeometryPolygon') await fixture.close();
      }
    });
  }

  it('packs rows of a workbook as the general path does', async () => {
    for (const wkid of [4326, 3857]) {
      await files.write('rows.xlsx', workbook(collection('esriGeometryPoint', 2500, 90)));
      await compare(excel, 'rows.xlsx', undefined, undefined, { wkid, sourceInfo: PLACED });
      if (wkid === 4326) await fixture.close();
    }
  });

  it('packs polygons in JSON without the z of their layer as the general path does', async () => {
    await files.write('flat.geojson', collection('esriGeometryPolygon', 2500, 90));
    await compare(geojson, 'flat.geojson', 'esriGeometryPolygon', undefined, { hasZ: true });
  });

  it('leaves a very large JSON geometry to the general path, but not a null geometry', async () => {
    const text = collection('esriGeometryPolygon', 2500, 100);
    const takenWith = async (geometry: object | null): Promise<number> => {
      await files.write('last.geojson', withGeometry(text, geometry));
      return compare(geojson, 'last.geojson', 'esriGeometryPolygon');
    };
    const small = await takenWith(circle(100));
    await fixture.close();
    const large = await takenWith(circle(40_000));
    await fixture.close();
    const isEncoded = openBulk(databases.features).openRowEncoder !== undefined;
    expect(small - large).to.equal(isEncoded ? 1 : 0);
    expect(await takenWith(null)).to.equal(small);
  });

  it('fails like the general path where a geometry is not valid JSON', async () => {
    const text = collection('esriGeometryPolygon', 2500, 100);
    const at = text.lastIndexOf('[[[');
    await files.write('broken.geojson', `${text.slice(0, at)}[[[0${text.slice(at + 3)}`);
    const geometryType = 'esriGeometryPolygon';
    fixture = await openAppendFixture(databases, { geometryType, fields: FIELDS });
    const failures: unknown[] = [];
    for (const packs of [true, false]) {
      const failed = load(geojson, 'broken.geojson', { layer: fixture.layer, packs }, () => ({}));
      failures.push(await rejectionOf(failed));
    }
    const [encoded, plain] = failures;
    expect(plain).to.be.instanceOf(JobError);
    expect(encoded).to.deep.equal(plain);
  });

  it("packs values that do not have their column's type as the general path does", async () => {
    await files.ogr2ogr('odd.gpkg', 'points.gpkg', '-lco', 'SPATIAL_INDEX=NO');
    await runSqlite(
      files.path('odd.gpkg'),
      `UPDATE points SET whole = 'twelve' WHERE fid % 50 = 1`,
      `UPDATE points SET whole = ' 12 ' WHERE fid % 50 = 2`,
      `UPDATE points SET whole = 1.5, real = 9e999 WHERE fid % 50 = 3`,
      `UPDATE points SET small = 2.0, real = 12 WHERE fid % 50 = 4`,
      `UPDATE points SET name = 17, words = 'text' WHERE fid % 50 = 6`,
      `UPDATE points SET name = x'fffe41', real = x'00' WHERE fid % 50 = 7`,
      `UPDATE points SET note = CAST(x'41ff42' AS TEXT) WHERE fid % 50 = 8`,
      `UPDATE points SET note = CAST(x'410042' AS TEXT) WHERE fid % 50 = 9`,
      `UPDATE points SET seen = '2023-02-29T00:00:00.000Z' WHERE fid % 50 = 10`,
      `UPDATE points SET seen = '2024-02-29T24:00:00.000Z' WHERE fid % 50 = 11`,
      `UPDATE points SET seen = '0000-01-01T00:00:00.000Z' WHERE fid % 50 = 12`,
      `UPDATE points SET seen = 1700000000000 WHERE fid % 50 = 13`,
      `UPDATE points SET geom = x'47500001e61000000101000000000000000000f87f000000000000f87f' WHERE fid % 50 = 14`,
      `UPDATE points SET geom = x'47500001e61000000101000000000000000000f07f0000000000000000' WHERE fid % 50 = 15`,
      `UPDATE points SET seen = '2024-02-29 12:00:00' WHERE fid % 50 = 17`,
      `UPDATE points SET whole = -0.0, real = -0.0, big = 9223372036854775807 WHERE fid % 50 = 18`,
    );
    await compare(gpkg, 'odd.gpkg');
  });

  it('packs rows of an upsert as the general path does', async () => {
    await compare(gpkg, 'points.gpkg', 'esriGeometryPoint', (layer) => ({
      fieldMappings: [{ source: 'fid', name: layer.objectIdField }],
      upsert: { keyField: layer.objectIdField, skipInserts: false, skipUpdates: false, updateGeometry: true },
    }));
  });

  it('packs a source field that fills several fields as the general path does', async () => {
    await compare(gpkg, 'points.gpkg', 'esriGeometryPoint', () => ({
      fieldMappings: [
        { source: 'name', name: 'note' },
        { source: 'name', name: 'name' },
        { source: 'whole', name: 'real' },
      ],
    }));
  });
});
