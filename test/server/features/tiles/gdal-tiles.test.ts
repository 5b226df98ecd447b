// @needs gdal: its MVT driver reads the tiles
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';
import {
  addFeatures,
  type Address,
  idsOf,
  makeTileService,
  queryIds,
  readTile,
  requestTile,
} from './tile-client.js';

const run = promisify(execFile);

const layer = (name: string, geometryType: string): Readonly<Record<string, unknown>> => ({
  name,
  type: 'Feature Layer',
  geometryType,
  fields: [{ name: 'label', type: 'esriFieldTypeString', length: 40 }],
  extent: { spatialReference: { wkid: 4326 } },
});

forEachDatabase('vector tiles as GDAL reads them', (open) => {
  let server: FeatureServer;
  let folder: string;
  const root = '/rest/services/Gdal/FeatureServer';

  before(async () => {
    server = await startFeatureServer(await open());
    folder = await mkdtemp(join(tmpdir(), 'fairground-tiles-'));
    const token = await server.signUp('ada', 'author');
    await makeTileService(server, token, 'Gdal', [
      layer('Places', 'esriGeometryPoint'),
      layer('Parks', 'esriGeometryPolygon'),
    ]);
    const places = Array.from({ length: 40 }, (_, index) => ({
      attributes: { label: `place ${String(index)} é` },
      geometry: { x: 4 + index / 10, y: 60 + (index % 7) / 10 },
    }));
    await addFeatures(server, `${root}/0`, places, token);
    const parks = Array.from({ length: 10 }, (_, index) => {
      const [x, y] = [4.1 + index / 3, 60.1];
      const ring = [
        [x, y],
        [x, y + 0.2],
        [x + 0.2, y + 0.2],
        [x + 0.2, y],
        [x, y],
      ];
      return { attributes: { label: `park ${String(index)}` }, geometry: { rings: [ring] } };
    });
    await addFeatures(server, `${root}/1`, parks, token);
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const address of [
    [0, 0, 0],
    [6, 32, 18],
    [8, 131, 74],
  ] as const satisfies readonly Address[]) {
    it(`returns tiles to GDAL with the same ids and texts in ${address.join('/')}`, async () => {
      const [z, x, y] = address;
      const { rawPayload } = await requestTile(server, 'Gdal', address);
      const file = join(folder, `${address.join('-')}.pbf`);
      await writeFile(file, rawPayload);
      const options = [
        '-oo',
        `X=${String(x)}`,
        '-oo',
        `Y=${String(y)}`,
        '-oo',
        `Z=${String(z)}`,
        '-oo',
        'CLIP=NO',
      ];
      const tile = await readTile(server, 'Gdal', address);
      for (const [id, name] of ['Places', 'Parks'].entries()) {
        const buffer = id === 0 ? 0 : 64;
        const found = await queryIds(server, `${root}/${String(id)}`, address, { buffer });
        if (found.length === 0) continue;
        const geoJson = join(folder, `${address.join('-')}-${name}.json`);
        await run('ogr2ogr', ['-f', 'GeoJSON', '-t_srs', 'EPSG:4326', geoJson, file, name, ...options]);
        const { features } = JSON.parse(await readFile(geoJson, 'utf8')) as {
          features: { properties: Record<string, unknown>; geometry: { coordinates: unknown } }[];
        };
        const read = features.map(({ properties }) => Number(properties['OBJECTID']));
        expect(
          read.sort((one, other) => one - other),
          name,
        ).to.deep.equal(found);
        expect(idsOf(tile[name]), name).to.deep.equal(found);
        const [first] = features;
        const own = tile[name]?.find((feature) => feature.id === Number(first?.properties['OBJECTID']));
        expect(first?.properties['label']).to.equal(own?.attributes['label']);
      }
    });
  }
});
