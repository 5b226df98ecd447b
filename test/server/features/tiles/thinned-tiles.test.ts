// @needs database: tiles are made by the database
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';
import {
  addFeatures,
  idsOf,
  makeTileService,
  queryIds,
  readTile,
  requestTile,
  type TileFeature,
} from './tile-client.js';

const CSV = {
  type: 'csv',
  locationType: 'coordinates',
  latitudeFieldName: 'y',
  longitudeFieldName: 'x',
  sourceSR: { wkid: 4326 },
};

const MAX_BYTES = 500_000;
const POINTS = 100_000;
const AREAS = 20_000;

const POINT_LAYER = {
  name: 'Points',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [{ name: 'label', type: 'esriFieldTypeString', length: 60 }],
  extent: { spatialReference: { wkid: 4326 } },
};
const AREA_LAYER = {
  ...POINT_LAYER,
  name: 'Areas',
  geometryType: 'esriGeometryPolygon',
  extent: { spatialReference: { wkid: 102100 } },
};
const TEXT_LAYER = {
  ...POINT_LAYER,
  name: 'Texts',
  fields: [{ name: 'label', type: 'esriFieldTypeString', length: 1_000_000 }],
};

/** Numbers between 0 and 1 that are the same in each run. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

async function append(
  server: FeatureServer,
  service: string,
  layerId: number,
  file: { readonly name: string; readonly text: string },
  token: string,
): Promise<void> {
  const upload = uploadIdOf(await server.upload(service, file.name, file.text, token));
  const format = file.name.endsWith('csv') ? 'csv' : 'geojson';
  const submitted = await server.post(
    `/rest/services/${service}/FeatureServer/${String(layerId)}/append`,
    {
      appendUploadId: upload,
      appendUploadFormat: format,
      ...(format === 'csv' && { appendSourceInfo: CSV }),
    },
    token,
  );
  expect(submitted, JSON.stringify(submitted)).to.have.property('statusUrl');
  const job = await server.ended(String(submitted['statusUrl']), token);
  expect(job, JSON.stringify(job)).to.include({ status: 'Completed' });
}

const sumOf = (features: readonly TileFeature[] = [], name: string): number =>
  features.reduce((sum, { attributes }) => sum + Number(attributes[name]), 0);

forEachDatabase('tiles of more features than fit', (open) => {
  let server: FeatureServer;
  let token: string;
  const root = '/rest/services/Many/FeatureServer';

  before(async () => {
    server = await startFeatureServer(await open(), { FAIRGROUND_UPLOAD_LIMIT: '100000000' });
    token = await server.signUp('ada', 'author');
    await makeTileService(server, token, 'Many', [POINT_LAYER, AREA_LAYER]);
    await makeTileService(server, token, 'Long', [TEXT_LAYER]);
    const random = numbers();
    const next = (): number => random.next().value;
    const rows = Array.from({ length: POINTS }, (_, index) => {
      return `place ${String(index)},${String(next() * 359.8 - 179.9)},${String(next() * 160 - 80)}`;
    });
    await append(server, 'Many', 0, { name: 'points.csv', text: `label,x,y\n${rows.join('\n')}\n` }, token);
    const features = Array.from({ length: AREAS }, (_, index) => {
      const [x, y, side] = [next() * 340 - 170, next() * 140 - 70, next() ** 4 + 0.01];
      const ring = [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
        [x, y],
      ];
      const geometry = { type: 'Polygon', coordinates: [ring] };
      return { type: 'Feature', properties: { label: `area ${String(index)}` }, geometry };
    });
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    await append(server, 'Many', 1, { name: 'areas.geojson', text }, token);
  });
  after(() => server.close());

  it('keeps one point in each cell, with the number of its points', async () => {
    const { Points = [], Areas = [] } = await readTile(server, 'Many', [0, 0, 0]);
    expect(sumOf(Points, 'point_count')).to.equal(POINTS);
    expect(Points.length).to.be.above(1500);
    expect(Points.map(({ id }) => id)).to.include(1);
    // Layers share the bytes of a tile.
    expect(Areas.length).to.be.above(2000);
  });

  it('keeps the largest areas, with the number of omitted ones', async () => {
    const { Areas = [] } = await readTile(server, 'Many', [0, 0, 0]);
    for (const { attributes } of Areas) expect(attributes['omitted_count']).to.equal(AREAS - Areas.length);
    const { features } = await server.get(`${root}/1/query`, {
      where: '1=1',
      outFields: 'OBJECTID',
      returnGeometry: false,
      orderByFields: 'Shape__Length DESC',
      resultRecordCount: 100,
    });
    const largest = (features as { attributes: Json }[]).map(({ attributes }) =>
      Number(attributes['OBJECTID']),
    );
    expect(idsOf(Areas)).to.include.members(largest);
  });

  it('makes tiles of fewer than 500,000 bytes at each level', async () => {
    for (const address of [
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
      [3, 4, 3],
      [4, 8, 7],
    ] as const) {
      const { rawPayload } = await requestTile(server, 'Many', address);
      expect(rawPayload.length, address.join('/')).to.be.below(MAX_BYTES);
    }
  });

  it('makes complete tiles where all features fit', async () => {
    const { Points = [], Areas = [] } = await readTile(server, 'Many', [6, 31, 33]);
    expect(idsOf(Points)).to.deep.equal(await queryIds(server, `${root}/0`, [6, 31, 33]));
    expect(idsOf(Areas)).to.deep.equal(await queryIds(server, `${root}/1`, [6, 31, 33], { buffer: 64 }));
    for (const { attributes } of [...Points, ...Areas])
      expect(attributes).not.to.have.any.keys('point_count', 'omitted_count');
  });

  it('omits texts that do not fit', async () => {
    const layer = '/rest/services/Long/FeatureServer/0';
    const long = Array.from({ length: 30 }, (_, index) => ({
      attributes: { label: String(index % 10).repeat(60_000) + String(index) },
      geometry: { x: index * 5, y: 40 },
    }));
    await addFeatures(server, layer, long, token);
    const { Texts = [] } = await readTile(server, 'Long', [0, 0, 0]);
    expect(sumOf(Texts, 'point_count')).to.equal(30);
    await addFeatures(
      server,
      layer,
      [{ attributes: { label: 'x'.repeat(600_000) }, geometry: { x: -100, y: -40 } }],
      token,
    );
    const reply = await readTile(server, 'Long', [2, 0, 2]);
    expect(reply['Texts']?.[0]?.attributes).to.have.all.keys('OBJECTID', 'GlobalID', 'point_count');
    const { rawPayload } = await requestTile(server, 'Long', [0, 0, 0]);
    expect(rawPayload.length).to.be.below(MAX_BYTES);
  });
});
