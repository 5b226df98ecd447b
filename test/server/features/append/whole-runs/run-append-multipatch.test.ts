import { expect } from 'chai';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import { AppError } from '../../../../../server/lib/errors.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import {
  type MultipatchRecord,
  type Patch,
  writeMultipatchShapefile,
} from '../../../../support/files/multipatch-shapefile.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { writeZip } from '../source/zip-writer.js';
import { wholeText } from '../../query/query-layers.js';

const MERCATOR =
  'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mercator_Auxiliary_Sphere"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0],UNIT["Meter",1.0]]';
const DEGREES =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const STRIP: Patch = {
  part: 'triangleStrip',
  vertices: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 1],
  ],
};
const FAN: Patch = {
  part: 'triangleFan',
  vertices: [
    [5, 5, 9],
    [6, 5, 0],
    [6, 6, 0],
    [5, 6, 0],
  ],
};
const ROOF: Patch = {
  part: 'outerRing',
  vertices: [
    [0, 0, 3],
    [0, 4, 3],
    [4, 4, 3],
    [4, 0, 3],
    [0, 0, 3],
  ],
};
const OPENING: Patch = {
  part: 'innerRing',
  vertices: [
    [1, 1, 3],
    [2, 1, 3],
    [2, 2, 3],
    [1, 2, 3],
    [1, 1, 3],
  ],
};

const RECORDS: readonly MultipatchRecord[] = [
  { name: 'mixed', patches: [STRIP, FAN, ROOF, OPENING] },
  { name: 'rings', patches: [ROOF, OPENING] },
  { name: 'none', patches: null },
];

const TRIANGLES = [
  [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 1],
    [0, 0, 0],
  ],
  [
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 1],
    [1, 0, 0],
  ],
];
const FAN_TRIANGLES = [
  [
    [5, 5, 9],
    [6, 5, 0],
    [6, 6, 0],
    [5, 5, 9],
  ],
  [
    [5, 5, 9],
    [6, 6, 0],
    [5, 6, 0],
    [5, 5, 9],
  ],
];
const RINGS = [[ROOF.vertices, OPENING.vertices]];

forEachDatabase('append of multipatches', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
  });
  after(async () => {
    await Promise.all(fixtures.map((fixture) => fixture.close()));
    await files.remove();
  });

  async function layerOf(geometryType: string, wkid = 102100, indexed = false): Promise<AppendFixture> {
    const fixture = await openAppendFixture(databases, {
      geometryType: `esriGeometry${geometryType}` as 'esriGeometryPoint',
      spatialReference: { wkid },
      fields: [field('NAME', 'String', { length: 20 })],
      ...(indexed && { indexes: [{ name: 'by_name', fields: 'NAME', isUnique: true }] }),
    });
    fixtures.push(fixture);
    return fixture;
  }

  async function zipped(name: string, records: readonly MultipatchRecord[], wkt = MERCATOR): Promise<Buffer> {
    await writeMultipatchShapefile(files.path('.'), name, records, wkt);
    const parts = ['shp', 'shx', 'dbf', 'prj'].map((extension) => files.entries(`${name}.${extension}`));
    return writeZip((await Promise.all(parts)).flat());
  }

  /** Multipatches as polygons in a class that is then called one of multipatches. */
  async function ringDatabase(name: string, records: readonly MultipatchRecord[]): Promise<Buffer> {
    await writeMultipatchShapefile(files.path('.'), name, records, MERCATOR);
    const database = `${name}.gdb`;
    await files.ogr2ogr('-f', 'OpenFileGDB', database, `${name}.shp`, '-nlt', 'MULTIPOLYGONZ');
    const rename = "replace(Definition, 'esriGeometryPolygon', 'esriGeometryMultiPatch')";
    const update = `UPDATE GDB_Items SET Definition = ${rename} WHERE Definition LIKE '%esriGeometryPolygon%'`;
    await files.ogrinfo(database, '-oo', 'LIST_ALL_TABLES=YES', '-dialect', 'sqlite', '-sql', update);
    return files.zip(database, `${database}/`);
  }

  /** Rows that are multipatches in the file itself, which GDAL writes for a class of collections with z. */
  async function patchDatabase(name: string, rows: Readonly<Record<string, string>>): Promise<Buffer> {
    const lines = Object.entries(rows).map(([key, wkt]) => `${key},"${wkt}"`);
    await files.write(`${name}.csv`, ['NAME,geom', ...lines].join('\n'));
    const database = `${name}.gdb`;
    await files.ogr2ogr(
      ...['-f', 'OpenFileGDB', database, `${name}.csv`],
      ...['-oo', 'GEOM_POSSIBLE_NAMES=geom', '-oo', 'KEEP_GEOM_COLUMNS=NO'],
      ...['-nlt', 'GEOMETRYCOLLECTION25D', '-a_srs', 'EPSG:3857'],
    );
    return files.zip(database, `${database}/`);
  }

  async function append(fixture: AppendFixture, content: Buffer, more: object = {}) {
    const appendUploadId = await fixture.upload(content);
    return fixture.append({ appendUploadId, appendUploadFormat: 'shapefile', ...more });
  }

  async function query(fixture: AppendFixture, parameters: QueryParameters) {
    const layer = await fixture.current();
    const signal = new AbortController().signal;
    const { body } = await queryLayer({
      database: databases.features,
      layer,
      parameters: { where: '1=1', outFields: ['NAME'], ...parameters },
      signal,
    });
    return JSON.parse(wholeText(body)) as {
      geometryType: string;
      count: number;
      extent: object;
      features: { attributes: { NAME: string }; geometry?: unknown }[];
    };
  }

  it('brings every face back unchanged', async () => {
    const fixture = await layerOf('MultiPatch');
    const status = await append(fixture, await zipped('faces', RECORDS));
    expect(status).to.include({ status: 'Completed', recordCount: 3, errorCount: 0 });
    const { features, geometryType } = await query(fixture, { multipatchOption: 'patches' });
    expect(geometryType).to.equal('esriGeometryMultiPatch');
    expect(features.map(({ geometry }) => geometry)).to.deep.equal([
      {
        hasZ: true,
        patches: [
          { type: 'tin', triangles: TRIANGLES },
          { type: 'tin', triangles: FAN_TRIANGLES },
          { type: 'multiPolygon', polygons: RINGS },
        ],
      },
      { hasZ: true, patches: [{ type: 'multiPolygon', polygons: RINGS }] },
      null,
    ]);
  });

  it('reads them from a file geodatabase', async () => {
    const content = await ringDatabase('gdb', [{ name: 'rings', patches: [ROOF, OPENING] }]);
    const fixture = await layerOf('MultiPatch');
    const status = await append(fixture, content, { appendUploadFormat: 'filegdb' });
    expect(status).to.include({ status: 'Completed', recordCount: 1, errorCount: 0 });
    const { features } = await query(fixture, { multipatchOption: 'patches' });
    expect(features[0]?.geometry).to.deep.equal({
      hasZ: true,
      patches: [{ type: 'multiPolygon', polygons: RINGS }],
    });
    const polygons = await layerOf('Polygon');
    const refused = await append(polygons, content, { appendUploadFormat: 'filegdb' });
    expect(refused).to.include({ status: 'Failed', errorCount: 1 });
    expect(refused.errors[0]).to.include({ code: 'geometry_type' });
  });

  it('reads triangles and rings from the multipatches of a file geodatabase, and upserts them', async () => {
    const wktOf = (ring: readonly (readonly number[])[]): string =>
      `(${ring.map((vertex) => vertex.join(' ')).join(',')})`;
    const tin = (triangles: readonly (readonly (readonly number[])[])[]): string =>
      `TIN Z (${triangles.map((triangle) => `(${wktOf(triangle)})`).join(',')})`;
    const collection = (...parts: readonly string[]): string => `GEOMETRYCOLLECTION Z (${parts.join(',')})`;
    const fixture = await layerOf('MultiPatch', 102100, true);
    const rings = `MULTIPOLYGON Z ((${wktOf(ROOF.vertices)},${wktOf(OPENING.vertices)}))`;
    const first = await patchDatabase('patches', {
      tin: collection(tin(TRIANGLES)),
      mixed: collection(tin(FAN_TRIANGLES), rings),
    });
    const status = await append(fixture, first, { appendUploadFormat: 'filegdb' });
    expect(status).to.include({ status: 'Completed', recordCount: 2, errorCount: 0 });
    const patchesOf = async (): Promise<Record<string, unknown>> => {
      const { features } = await query(fixture, { multipatchOption: 'patches' });
      return Object.fromEntries(
        features.map(({ attributes, geometry }) => [
          attributes.NAME,
          (geometry as { patches?: unknown } | null)?.patches,
        ]),
      );
    };
    const fan = { type: 'tin', triangles: FAN_TRIANGLES };
    expect(await patchesOf()).to.deep.equal({
      tin: [{ type: 'tin', triangles: TRIANGLES }],
      mixed: [fan, { type: 'multiPolygon', polygons: RINGS }],
    });
    const second = await patchDatabase('again', { tin: collection(tin(FAN_TRIANGLES)) });
    const upserted = await append(fixture, second, {
      appendUploadFormat: 'filegdb',
      upsert: true,
      upsertMatchingField: 'NAME',
    });
    expect(upserted).to.include({ status: 'Completed', updateCount: 1, insertCount: 0 });
    expect(await patchesOf()).to.deep.include({ tin: [fan] });
    for (const geometryType of ['Polygon', 'Point']) {
      const refused = await append(await layerOf(geometryType), first, { appendUploadFormat: 'filegdb' });
      expect(refused).to.include({ status: 'Failed', errorCount: 2 });
      expect(refused.errors[0]).to.include({ code: 'geometry_type' });
    }
  });

  it('returns footprints of multipatches, and finds them by these', async () => {
    const fixture = await layerOf('MultiPatch');
    await append(fixture, await zipped('cover', RECORDS));
    const { features, geometryType } = await query(fixture, {
      multipatchOption: 'xyFootprint',
      returnZ: true,
    });
    expect(geometryType).to.equal('esriGeometryPolygon');
    expect(features[1]?.geometry).to.deep.equal({
      rings: [
        [
          [4, 0],
          [0, 0],
          [0, 4],
          [4, 4],
          [4, 0],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 2],
          [1, 1],
        ],
      ],
    });
    expect((features[0]?.geometry as { rings: unknown[] }).rings).to.have.length(3);
    const within = { geometry: '5.5,5.5,5.6,5.6', returnCountOnly: true };
    expect((await query(fixture, within)).count).to.equal(1);
    expect((await query(fixture, { ...within, geometry: '1.4,1.4,1.6,1.6' })).count).to.equal(0);
    expect((await query(fixture, { returnExtentOnly: true })).extent).to.include({
      xmin: 0,
      ymin: 0,
      xmax: 6,
      ymax: 6,
    });
    expect((await fixture.current()).extent).to.deep.equal({ xmin: 0, ymin: 0, xmax: 6, ymax: 6 });
  });

  it('shows the box around each', async () => {
    const fixture = await layerOf('MultiPatch');
    await append(fixture, await zipped('boxes', RECORDS));
    const { features, geometryType } = await query(fixture, { multipatchOption: 'extent' });
    expect(geometryType).to.equal('esriGeometryEnvelope');
    expect(features.map(({ geometry }) => geometry)).to.deep.equal([
      { xmin: 0, ymin: 0, zmin: 0, xmax: 6, ymax: 6, zmax: 9 },
      { xmin: 0, ymin: 0, zmin: 3, xmax: 4, ymax: 4, zmax: 3 },
      null,
    ]);
  });

  it('shows no geometry without the option, and refuses options that it has not', async () => {
    const fixture = await layerOf('MultiPatch');
    await append(fixture, await zipped('plain', RECORDS));
    const { features } = await query(fixture, {});
    for (const feature of features) expect(feature).not.to.have.property('geometry');
    for (const parameters of [
      { multipatchOption: 'embedMaterials' },
      { multipatchOption: 'patches', f: 'geojson' },
      { multipatchOption: 'patches', f: 'pbf' },
      { multipatchOption: 'patches', outSR: 4326 },
      { multipatchOption: 'extent', f: 'geojson' },
      { multipatchOption: 'extent', outSR: 4326 },
    ]) {
      const error: unknown = await query(fixture, parameters).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(AppError);
    }
  });

  it('upserts them', async () => {
    const fixture = await layerOf('MultiPatch', 102100, true);
    await append(fixture, await zipped('first', RECORDS));
    const changed = await zipped('second', [
      { name: 'rings', patches: [STRIP] },
      { name: 'none', patches: [FAN] },
      { name: 'mixed', patches: null },
      { name: 'new', patches: [ROOF] },
    ]);
    const status = await append(fixture, changed, { upsert: true, upsertMatchingField: 'NAME' });
    expect(status).to.include({ status: 'Completed', insertCount: 1, updateCount: 3 });
    const { features } = await query(fixture, { multipatchOption: 'patches', orderByFields: ['NAME'] });
    const patchesOf = (name: string): unknown =>
      (features.find(({ attributes }) => attributes.NAME === name)?.geometry as { patches: unknown[] })
        .patches;
    expect(patchesOf('rings')).to.deep.equal([{ type: 'tin', triangles: TRIANGLES }]);
    expect(patchesOf('none')).to.deep.equal([{ type: 'tin', triangles: FAN_TRIANGLES }]);
    expect(patchesOf('mixed')).to.have.length(3);
    expect(patchesOf('new')).to.deep.equal([{ type: 'multiPolygon', polygons: [[ROOF.vertices]] }]);
    const near = { geometry: '5.5,5.5,5.6,5.6', returnCountOnly: true };
    expect((await query(fixture, near)).count).to.equal(2);
  });

  it('projects multipatch faces, and derives the footprint from the result', async () => {
    const fixture = await layerOf('MultiPatch');
    const status = await append(fixture, await zipped('degrees', RECORDS.slice(0, 1), DEGREES));
    expect(status).to.include({ status: 'Completed', recordCount: 1, errorCount: 0 });
    const { features } = await query(fixture, { multipatchOption: 'patches' });
    const { patches } = features[0]?.geometry as { patches: { type: string; triangles: number[][][] }[] };
    expect(patches.map(({ type }) => type)).to.deep.equal(['tin', 'tin', 'multiPolygon']);
    const [x, y, z] = patches[1]?.triangles[0]?.[0] ?? [];
    expect(x).to.be.closeTo(556597.4539, 1e-3);
    expect(y).to.be.closeTo(557305.2573, 1e-3);
    expect(z).to.equal(9);
    expect((await fixture.current()).extent?.xmax).to.be.closeTo(667916.9447, 1e-3);
  });

  it('refuses multipatches for every other layer, even if they look like polygons', async () => {
    for (const geometryType of ['Point', 'Multipoint', 'Polyline', 'Polygon']) {
      const fixture = await layerOf(geometryType);
      const status = await append(fixture, await zipped(`to${geometryType}`, RECORDS.slice(0, 2)));
      expect(status, geometryType).to.include({ status: 'Failed', errorCount: 2 });
      expect(status.errors[0]?.value).to.match(/^01[0-9a-f]{98}…$/);
      expect(status.errors.map(({ code }) => code)).to.deep.equal(['geometry_type', 'geometry_type']);
      expect(await fixture.rowCount()).to.equal(0);
    }
  });

  it('refuses everything else for a layer of them', async () => {
    const fixture = await layerOf('MultiPatch');
    const rings = [
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 0],
      ],
    ];
    for (const parameters of [
      { edits: JSON.stringify({ features: [{ attributes: { NAME: 'a' }, geometry: { rings } }] }) },
      {
        edits: JSON.stringify({
          type: 'Feature',
          properties: { NAME: 'a' },
          geometry: { type: 'Point', coordinates: [0, 0] },
        }),
        appendUploadFormat: 'geojson',
      },
    ]) {
      const status = await fixture.append(parameters);
      expect(status).to.include({ status: 'Failed', errorCount: 1 });
      expect(status.errors[0]).to.include({ code: 'geometry_type' });
    }
    expect(await fixture.rowCount()).to.equal(0);
  });
});
