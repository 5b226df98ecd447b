import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  type FeatureServer,
  startFeatureServer,
  uploadIdOf,
} from '../../../../support/servers/feature-server.js';
import { type GdalFiles, openGdalFiles } from './gdal-files.js';

const CITIES = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { code: 'osl', name: 'Oslo æøå', people: 717710 },
      geometry: { type: 'Point', coordinates: [10.75, 59.91] },
    },
    {
      type: 'Feature',
      properties: { code: 'bgo', name: "Ber'gen\t1", people: null },
      geometry: { type: 'Point', coordinates: [5.32, 60.39] },
    },
  ],
});

const LINES = (JSON.parse(CITIES) as { features: unknown[] }).features
  .map((feature) => JSON.stringify(feature))
  .join('\n');

/** One file of each format, small enough for a single upload. */
const FILES: readonly {
  readonly format: string;
  readonly fileName: string;
  readonly make: (files: GdalFiles) => Promise<Buffer>;
}[] = [
  {
    format: 'gpkg',
    fileName: 'cities.gpkg.zip',
    async make(files) {
      await files.ogr2ogr('cities.gpkg', 'cities.geojson', '-nln', 'cities');
      return files.zip('cities.gpkg');
    },
  },
  {
    format: 'sqlite',
    fileName: 'cities.zip',
    async make(files) {
      await files.ogr2ogr('-f', 'SQLite', 'cities.sqlite', 'cities.geojson', '-nln', 'cities');
      return files.zip('cities.sqlite');
    },
  },
  {
    format: 'shapeFile',
    fileName: 'cities.zip',
    async make(files) {
      await files.ogr2ogr('-f', 'ESRI Shapefile', 'shapes', 'cities.geojson', '-nln', 'cities');
      return files.zip('shapes', 'inner/');
    },
  },
  {
    format: 'fileGeodatabase',
    fileName: 'cities.gdb.zip',
    async make(files) {
      await files.ogr2ogr('-f', 'OpenFileGDB', 'cities.gdb', 'cities.geojson', '-nln', 'cities');
      return files.zip('cities.gdb', 'cities.gdb/');
    },
  },
  {
    format: 'flatgeobuf',
    fileName: 'cities.fgb',
    async make(files) {
      await files.ogr2ogr('cities.fgb', 'cities.geojson', '-nln', 'cities', '-lco', 'SPATIAL_INDEX=NO');
      return files.read('cities.fgb');
    },
  },
  { format: 'jsonl', fileName: 'cities.jsonl', make: () => Promise.resolve(Buffer.from(LINES)) },
];

forEachDatabase('append of binary sources', (open) => {
  let server: FeatureServer;
  let token: string;
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.write('cities.geojson', CITIES);
    server = await startFeatureServer(await open());
    token = await server.signUp('olivia', 'author');
  });

  after(async () => {
    await server.close();
    await files.remove();
  });

  for (const { format, fileName, make } of FILES) {
    it(`appends ${format} from upload to rows`, async () => {
      const service = await server.makeService(token);
      const layer = `/rest/services/${service}/FeatureServer/0`;
      const uploaded = await server.upload(service, fileName, await make(files), token);
      const parameters = { appendUploadId: uploadIdOf(uploaded), appendUploadFormat: format };
      const { statusUrl } = await server.post(`${layer}/append`, parameters, token);
      const job = await server.ended(String(statusUrl), token);
      expect(job).to.include({ status: 'Completed', recordCount: 2, insertCount: 2, errorCount: 0 });
      const { features } = await server.get(
        `${layer}/query`,
        { where: '1=1', outFields: 'code,name,people', outSR: 4326, orderByFields: 'code' },
        token,
      );
      const rows = features as { attributes: object; geometry: { x: number; y: number } }[];
      expect(rows.map(({ attributes }) => attributes)).to.deep.equal([
        { code: 'bgo', name: "Ber'gen\t1", people: null },
        { code: 'osl', name: 'Oslo æøå', people: 717710 },
      ]);
      expect(rows[1]?.geometry.x).to.be.closeTo(10.75, 1e-8);
      expect(rows[1]?.geometry.y).to.be.closeTo(59.91, 1e-8);
    });
  }
});
