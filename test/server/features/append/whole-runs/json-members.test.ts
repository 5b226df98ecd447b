import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { skipWithoutGdal } from '../../../../support/fast-lane.js';

const LINE = {
  paths: [
    [
      [4, 4],
      [2, 2],
    ],
  ],
};
const GEOJSON_LINE = {
  type: 'LineString',
  coordinates: [
    [1, 2],
    [3, 4],
  ],
};
const crsOf = (code: number): object => ({ type: 'name', properties: { name: `EPSG:${String(code)}` } });
/** Many alike, so that most are taken by their cells. */
const many = (feature: object, count = 40): object[] => Array.from({ length: count }, () => feature);

forEachDatabase('append of JSON with members that change others', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
  });
  beforeEach(async () => {
    fixture = await openAppendFixture(databases, {
      geometryType: 'esriGeometryPolyline',
      fields: [
        field('n', 'String', { length: 40 }),
        field('d', 'Double'),
        field('i', 'Integer'),
        field('b', 'BigInteger'),
      ],
    });
  });
  afterEach(() => fixture.close());

  async function append(content: unknown, appendUploadFormat = 'featureCollection', more: object = {}) {
    const text = Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content);
    const appendUploadId = await fixture.upload(text);
    return fixture.append({ appendUploadId, appendUploadFormat, ...more });
  }
  const shapes = async (): Promise<unknown[]> => (await fixture.rows()).map((row) => row['wkt']);
  const refusalsOf = (status: Awaited<ReturnType<typeof append>>): unknown[] =>
    status.errors.map(({ sourceRow, field: name, description }) => [sourceRow, name, description]);

  it('decodes the steps of a quantized feature set, from a file and from edits', async () => {
    const set = {
      geometryType: 'esriGeometryPolyline',
      spatialReference: { wkid: 4326 },
      transform: { originPosition: 'upperLeft', scale: [0.5, 0.5, 0, 0], translate: [10, 60, 0, 0] },
      features: [{ attributes: { n: 'a' }, geometry: LINE }],
    };
    for (const document of [set, { layers: [{ layerDefinition: {}, featureSet: set }] }]) {
      expect(await append(document)).to.include({ insertCount: 1, errorCount: 0 });
      await fixture.append({ edits: JSON.stringify(document) });
    }
    const [first, ...others] = await shapes();
    expect(String(first)).to.match(/12 58, ?13 57/);
    expect(others).to.deep.equal([first, first, first]);
  });

  it('refuses a transform that it cannot read, by its name', async () => {
    const status = await append({ features: [], transform: { scale: 1, translate: [0, 0] } });
    expect(status).to.include({ status: 'Failed' });
    expect(status.statusMessage).to.include('"transform" cannot be read: scale must be');
  });

  it('refuses features with a geometry in unsupported members', async () => {
    const features = [
      ...many({
        attributes: { n: 'good' },
        geometry: {
          paths: [
            [
              [1, 2],
              [3, 4],
            ],
          ],
        },
      }),
      {
        attributes: { n: 'a' },
        geometry: {
          ...LINE,
          curvePaths: [
            [
              [0, 0],
              {
                c: [
                  [3, 3],
                  [1, 4],
                ],
              },
            ],
          ],
        },
      },
      { attributes: { n: 'b' }, compressedGeometry: '+1+91+1' },
      { attributes: { n: 'c' }, geometry: { ...LINE, curvePaths: [] } },
    ];
    const status = await append({ features });
    expect(refusalsOf(status)).to.deep.equal([
      [41, null, 'curves are not supported'],
      [42, null, 'compressedGeometry is not supported'],
    ]);
    const lines = await append(features.map((one) => JSON.stringify(one)).join('\n'), 'jsonl');
    expect(refusalsOf(lines)).to.deep.equal(refusalsOf(status));
  });

  for (const format of ['geojson', 'jsonl']) {
    it(`refuses features of ${format} in another reference, and accepts those that repeat the common one`, async () => {
      const feature = { type: 'Feature', properties: { n: 'x' }, geometry: GEOJSON_LINE };
      const features = [
        ...many(feature),
        { ...feature, crs: crsOf(4326) },
        { ...feature, crs: crsOf(3857) },
        { ...feature, geometry: { ...GEOJSON_LINE, crs: crsOf(4326) } },
        { ...feature, geometry: { ...GEOJSON_LINE, crs: crsOf(3857) } },
        { ...feature, geometry: { ...GEOJSON_LINE, coordRefSys: 'x' } },
        { ...feature, geometry: { ...GEOJSON_LINE, measures: { enabled: true } } },
        { ...feature, geometry: null, place: GEOJSON_LINE },
        { ...feature, place: GEOJSON_LINE, time: { date: '2026-01-01' }, coordRefSys: 'x' },
      ];
      const content =
        format === 'geojson'
          ? JSON.stringify({ type: 'FeatureCollection', features })
          : features.map((one) => JSON.stringify(one)).join('\n');
      const status = await append(content, format);
      expect(refusalsOf(status)).to.deep.equal([
        [42, null, 'its "crs" EPSG:3857 differs from that of the source'],
        [44, null, 'its "crs" EPSG:3857 differs from that of the source'],
        [45, null, 'coordRefSys of a geometry is not supported'],
        [46, null, 'measures of a geometry are not supported'],
        [47, null, 'place is not supported, and the feature has no geometry'],
      ]);
      expect(new Set(await shapes()).size).to.equal(1);
    });
  }

  it('reads newline-delimited GeoJSON in the reference that its first feature states', async function () {
    skipWithoutGdal(this);
    const feature = { type: 'Feature', properties: {}, crs: crsOf(3857) };
    const geometry = {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [111_319.49079327357, 0],
      ],
    };
    await append(JSON.stringify({ ...feature, geometry }), 'jsonl');
    expect(String((await shapes())[0])).to.match(/0 0, ?(?:1|0\.99999\d*|1\.00000\d*) 0/);
  });

  it('reports missing features, and heights in a vertical reference', async () => {
    const status = await append({
      hasZ: true,
      spatialReference: { wkid: 4326, vcsWkid: 5773 },
      exceededTransferLimit: true,
      features: [
        {
          attributes: { n: 'a' },
          geometry: {
            paths: [
              [
                [1, 2, 3],
                [3, 4, 5],
              ],
            ],
          },
        },
      ],
    });
    const told = status.messages.map(({ description }) => description).join('\n');
    expect(told).to.include('exceededTransferLimit').and.to.include('vertical reference 5773');
  });

  for (const format of ['geojson', 'featureCollection', 'jsonl']) {
    const toFeature = (values: string): string =>
      format === 'geojson'
        ? `{"type":"Feature","properties":${values},"geometry":null}`
        : `{"attributes":${values},"geometry":null}`;
    const toContent = (rows: readonly string[]): Buffer => {
      const features = rows.map(toFeature);
      const text =
        format === 'jsonl'
          ? features.join('\n')
          : format === 'geojson'
            ? `{"type":"FeatureCollection","features":[${features.join(',')}]}`
            : `{"features":[${features.join(',')}]}`;
      return Buffer.from(text, 'latin1');
    };
    const good = (index: number): string => `{"n":"${String(index)}","d":1.5,"i":1,"b":1}`;
    /** More than one segment, so that cells are taken. */
    const GOOD = Array.from({ length: 8000 }, (_, index) => good(index));

    it(`refuses numbers of ${format} that no double holds, in every kind of field`, async () => {
      const odd = [
        '{"n":1e400}',
        '{"d":-1e400}',
        '{"i":1e999}',
        '{"b":1e309}',
        '{"d":1e-400}',
        '{"d":"Infinity"}',
      ];
      const full = '{"n":"x","d":1e400,"i":1,"b":1}';
      const status = await append(toContent([...odd, ...GOOD, full, ...GOOD.slice(0, 10)]), format);
      expect(status.errors.map(({ sourceRow, field: name, code }) => [sourceRow, name, code])).to.deep.equal([
        [1, 'n', 'out_of_range'],
        [2, 'd', 'out_of_range'],
        [3, 'i', 'out_of_range'],
        [4, 'b', 'out_of_range'],
        [6, 'd', 'out_of_range'],
        [8007, 'd', 'out_of_range'],
      ]);
      expect(status).to.include({ insertCount: 8011, errorCount: 6 });
    });

    it(`refuses only features of ${format} that are not UTF-8`, async () => {
      const bad = '{"n":"caf\xe9","d":1.5,"i":1,"b":1}';
      const status = await append(toContent([...GOOD, bad, ...GOOD.slice(0, 10), bad]), format);
      expect(status).to.include({ status: 'Completed', insertCount: 8010, errorCount: 2 });
      expect(status.errors.map(({ sourceRow }) => sourceRow)).to.deep.equal([8001, 8012]);
      expect(status.errors[0]?.description).to.match(/encoding of the source|UTF-8/);
    });
  }
});
