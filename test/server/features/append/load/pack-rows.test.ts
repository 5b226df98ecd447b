import { expect } from 'chai';
import { loadLayer } from '../../../../../server/features/append/load/load-layer.js';
import { LoadProgress } from '../../../../../server/features/append/load/load-progress.js';
import { makePlan } from '../../../../../server/features/append/plan.js';
import { RowReport } from '../../../../../server/features/append/report.js';
import type { SourceInfo } from '../../../../../server/features/append/source-info.js';
import { type AppendTarget, fromPayload } from '../../../../../server/features/append/request.js';
import { excel } from '../../../../../server/features/append/sources/excel/excel.js';
import { featureCollection } from '../../../../../server/features/append/sources/feature-collection.js';
import { filegdb } from '../../../../../server/features/append/sources/filegdb.js';
import { flatgeobuf } from '../../../../../server/features/append/sources/flatgeobuf.js';
import { geojson } from '../../../../../server/features/append/sources/geojson.js';
import { gpkg } from '../../../../../server/features/append/sources/gpkg.js';
import { shapefile } from '../../../../../server/features/append/sources/shapefile/shapefile.js';
import type {
  SourceFormat,
  SourceTable,
} from '../../../../../server/features/append/sources/source-format.js';
import { sqlite } from '../../../../../server/features/append/sources/sqlite.js';
import type { GeometryType, Layer } from '../../../../../server/features/layer.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { openBulk } from '../../../../../server/storage/bulk/open-bulk.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases.js';
import { silentLog } from '../../../../support/jobs.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { type AppendFixture, field, NOW, openAppendFixture } from '../append-fixture.js';
import { makeXlsx } from '../sources/excel/make-xlsx.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../sources/gdal-files.js';
import { runSqlite } from '../sources/sqlite-file.js';

/** Of each field: values that are plain, and such as need a second look or are refused. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  name: [
    'a',
    'Größe',
    '',
    'twenty characters...',
    'twenty-one characters',
    'tab\tline\nback\\slash\r',
    '\\N',
    null,
  ],
  note: ['NULL', "it's", '𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞', 'x'.repeat(300), 'null', ' blank ', null],
  small: [1, -1, 0, 32767, -32768, 32768, 99999, null],
  whole: [7, -999999999, 2147483647, -2147483648, 2147483648, 0, null],
  big: [1, 123456789012345, 9007199254740993, -1, null],
  real: [0.1, -596.354125646, 1e300, 0.30000000000000004, 5, -0.0, 1e-320, null],
  single: [0.1, 16777217, 1e39, 12.5, null],
  seen: [
    ...[
      '2024-02-29T23:59:59.999Z',
      '2023-01-31T00:00:00Z',
      '2024-01-02T03:04:05.5+02:00',
      '1969-12-31T23:59:59.001Z',
    ],
    null,
  ],
  words: [1, -5, 123456, null],
  ident: ['{6F9619FF-8B86-D011-B42D-00C04FC964FF}', '6f9619ff-8b86-d011-b42d-00c04fc964ff', 'none', null],
};

const FIELDS = [
  field('name', 'String', { length: 20 }),
  field('note', 'String', { length: 255 }),
  field('small', 'SmallInteger'),
  field('whole', 'Integer'),
  field('big', 'BigInteger'),
  field('real', 'Double'),
  field('single', 'Single'),
  field('seen', 'Date'),
  field('words', 'String', { length: 5 }),
  field('ident', 'GUID'),
  field('needed', 'Integer', { nullable: false }),
  field('coded', 'String', { nullable: false }),
  field('preset', 'Double', { defaultValue: 2.5 }),
];

const SHAPES: Readonly<Partial<Record<GeometryType, readonly unknown[]>>> = {
  esriGeometryPoint: [[10.1, 50.2], [0, 0], [181, 0], null, [1e-9, 89.999999999]].map((at) =>
    at === null ? null : { type: 'Point', coordinates: at },
  ),
  esriGeometryPolyline: [
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4.5],
        [5, 6],
      ],
    },
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 91],
      ],
    },
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [200, 3],
      ],
    },
    null,
    // Beyond the end of web mercator.
    {
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 89],
      ],
    },
  ],
  esriGeometryPolygon: [
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
          [0, 0],
        ],
      ],
    },
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0, 4],
          [4, 4],
          [4, 0],
          [0, 0],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 1],
        ],
      ],
    },
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 95],
          [0, 0],
        ],
      ],
    },
    null,
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 89],
          [0, 0],
        ],
      ],
    },
  ],
};

/** Of plain rows, which lie the farthest out, so that the extent is theirs. */
function plainShape(type: GeometryType, row: number): unknown {
  const [x, y] = [-170 - row / 1000, -85];
  if (type === 'esriGeometryPoint') return { type: 'Point', coordinates: [x, y] };
  const line = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
  ];
  if (type === 'esriGeometryPolyline') return { type: 'LineString', coordinates: line };
  return { type: 'Polygon', coordinates: [[...line, [x, y]]] };
}

/** Long runs of plain rows, and rows of every kind of value in turn. */
function collection(type: GeometryType, count: number, plainOfHundred = 60): string {
  const shapes = SHAPES[type] ?? [];
  const features = Array.from({ length: count }, (_, row) => {
    const isPlain = row % 100 < plainOfHundred;
    const pick = (values: readonly unknown[], step: number): unknown =>
      values[isPlain ? 0 : Math.floor(row / step) % values.length];
    const properties = Object.entries(VALUES).map(([name, values], index) => [name, pick(values, index + 1)]);
    const needed = row % 97 === 5 ? null : row;
    const coded = row % 89 === 3 ? null : 'c';
    return {
      type: 'Feature',
      properties: { ...(Object.fromEntries(properties) as object), needed, coded },
      geometry: isPlain ? plainShape(type, row) : pick(shapes, 2),
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

function circle(vertexCount: number): object {
  const ring = Array.from({ length: vertexCount }, (_, index) => {
    const angle = (-2 * Math.PI * index) / vertexCount;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

/** The same features, and behind them one more of this geometry. */
function withGeometry(text: string, geometry: object | null): string {
  const collected = JSON.parse(text) as { features: object[] };
  const [first] = collected.features;
  collected.features.push({ ...first, geometry });
  return JSON.stringify(collected);
}

/** The same features as Esri writes them, with times in milliseconds. */
function esriCollection(text: string): string {
  const { features } = JSON.parse(text) as {
    features: { properties: Record<string, unknown>; geometry: unknown }[];
  };
  const told = features.map(({ properties, geometry }) => {
    const { type, coordinates } = (geometry ?? {}) as { type?: string; coordinates?: unknown[] };
    const shape =
      type === 'Point'
        ? { x: coordinates?.[0], y: coordinates?.[1] }
        : type === 'LineString'
          ? { paths: [coordinates] }
          : { rings: coordinates };
    const seen = properties['seen'];
    const attributes = { ...properties, seen: typeof seen === 'string' ? Date.parse(seen) : seen };
    return { attributes, geometry: type === undefined ? null : shape };
  });
  return JSON.stringify({ layers: [{ featureSet: { spatialReference: { wkid: 4326 }, features: told } }] });
}

const PLACED: SourceInfo = {
  locationType: 'coordinates',
  latitudeFieldName: 'lat',
  longitudeFieldName: 'lon',
};

/** The same features as rows of a workbook: most times as numbers with the format of one, some cells of another kind. */
function workbook(text: string): Buffer {
  const { features } = JSON.parse(text) as {
    features: {
      properties: Record<string, string | number | null>;
      geometry: { coordinates: number[] } | null;
    }[];
  };
  const names = [...Object.keys(features[0]?.properties ?? {}), 'lon', 'lat'];
  const cellOf = (value: string | number | Date | null | undefined, column: number): string => {
    const place = `r="${String.fromCharCode(65 + column)}2"`;
    if (value === null || value === undefined) return column % 2 === 0 ? '' : `<c ${place} s="1"/>`;
    if (typeof value === 'number') return `<c ${place}><v>${String(value)}</v></c>`;
    if (value instanceof Date)
      return `<c ${place} s="1"><v>${String(value.getTime() / 86_400_000 + 25_569)}</v></c>`;
    return `<c ${place} t="str"><v>${value}</v></c>`;
  };
  const rows = features.map(({ properties, geometry }, row) => {
    const seen = properties['seen'];
    const [lon, lat] = geometry?.coordinates ?? [];
    const values: Record<string, string | number | Date | null | undefined> = {
      ...properties,
      seen: typeof seen === 'string' && row % 3 > 0 ? new Date(seen) : seen,
      lon: row % 53 === 7 ? `${String(lon)} ` : lon,
      lat,
      ...(row % 59 === 2 && { note: row, whole: String(row), real: ' 1.5 ' }),
    };
    return `<row>${names.map((name, column) => cellOf(values[name], column)).join('')}</row>`;
  });
  const header = names.map((name) => `<c t="str"><v>${name}</v></c>`).join('');
  const sheets = [{ name: 'Rows', data: `<row>${header}</row>${rows.join('')}` }];
  return makeXlsx({ sheets, formats: ['yyyy-mm-dd hh:mm:ss'] });
}

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

forEachDatabase('rows packed on their way', (open) => {
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

  /** Loads the file into a layer of its own, packed or the long way; all that can be told of the result. */
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
      async *read({ openTaker, ...options }) {
        for await (const batch of described.read(packs && openTaker ? { ...options, openTaker } : options)) {
          taken += batch.packed?.count ?? 0;
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
          file,
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

  /** Both ways give the same; how many rows were packed. */
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
    const loadBoth = async (): Promise<[packed: Loaded, plain: Loaded]> => [
      await load(format, name, { layer: fixture.layer, packs: true, sourceInfo }, changes),
      await load(format, name, { layer: other, packs: false, sourceInfo }, changes),
    ];
    let [packed, plain] = await loadBoth();
    // Once more, so that what is there already is met.
    if (changes(other).upsert) [packed, plain] = await loadBoth();
    expect(plain.taken).to.equal(0);
    expect(packed.outcome).to.deep.equal(plain.outcome);
    expect(packed.rows).to.deep.equal(plain.rows);
    expect(packed.rows.length).to.be.greaterThan(300);
    if (openBulk(databases.features).openPacker !== undefined) expect(packed.taken).to.be.greaterThan(200);
    return packed.taken;
  }

  it('are those of the long way, from a GeoPackage', async () => {
    await compare(gpkg, 'points.gpkg');
  });

  it('are those of the long way, lines and polygons among them', async () => {
    await compare(gpkg, 'lines.gpkg', 'esriGeometryPolyline');
    await fixture.close();
    await compare(gpkg, 'areas.gpkg', 'esriGeometryPolygon');
  });

  it('are those of the long way, from the other formats that GDAL reads', async () => {
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
    it(`are those of the long way, from features in JSON${title}`, async () => {
      for (const type of ['esriGeometryPoint', 'esriGeometryPolyline', 'esriGeometryPolygon'] as const) {
        // The first ones are looked at before any is packed.
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

  it('are those of the long way, from a workbook', async () => {
    for (const wkid of [4326, 3857]) {
      await files.write('rows.xlsx', workbook(collection('esriGeometryPoint', 2500, 90)));
      await compare(excel, 'rows.xlsx', undefined, undefined, { wkid, sourceInfo: PLACED });
      if (wkid === 4326) await fixture.close();
    }
  });

  it('are those of the long way, from polygons in JSON without the z of their layer', async () => {
    await files.write('flat.geojson', collection('esriGeometryPolygon', 2500, 90));
    await compare(geojson, 'flat.geojson', 'esriGeometryPolygon', undefined, { hasZ: true });
  });

  it('leave a very large geometry in JSON to the long way, and none that is null', async () => {
    const text = collection('esriGeometryPolygon', 2500, 100);
    const takenWith = async (geometry: object | null): Promise<number> => {
      await files.write('last.geojson', withGeometry(text, geometry));
      return compare(geojson, 'last.geojson', 'esriGeometryPolygon');
    };
    const small = await takenWith(circle(100));
    await fixture.close();
    const large = await takenWith(circle(40_000));
    await fixture.close();
    const isPacked = openBulk(databases.features).openPacker !== undefined;
    expect(small - large).to.equal(isPacked ? 1 : 0);
    expect(await takenWith(null)).to.equal(small);
  });

  it('fail as the long way does where a geometry turns out to be no JSON', async () => {
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
    const [packed, plain] = failures;
    expect(plain).to.be.instanceOf(JobError);
    expect(packed).to.deep.equal(plain);
  });

  it('are those of the long way where columns hold values that are not of their types', async () => {
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

  it('are those of the long way in upserts', async () => {
    await compare(gpkg, 'points.gpkg', 'esriGeometryPoint', (layer) => ({
      fieldMappings: [{ source: 'fid', name: layer.objectIdField }],
      upsert: { keyField: layer.objectIdField, skipInserts: false, skipUpdates: false, updateGeometry: true },
    }));
  });

  it('are those of the long way where a field goes to several', async () => {
    await compare(gpkg, 'points.gpkg', 'esriGeometryPoint', () => ({
      fieldMappings: [
        { source: 'name', name: 'note' },
        { source: 'name', name: 'name' },
        { source: 'whole', name: 'real' },
      ],
    }));
  });
});
