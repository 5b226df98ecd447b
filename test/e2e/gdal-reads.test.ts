import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient, poll, type RawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { type SourceFeature, SOURCE_LAYERS, type SourceLayer } from './gdal-layers.js';

const run = promisify(execFile);

/** Small, so that a layer is many pages. */
const PAGE = 4;

/** Feature as GDAL writes it after reading it. */
interface ReadFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
}

for (const kind of DATABASE_KINDS) {
  describe(`GDAL reads a layer page by page (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let http: RawClient;
    let token: string;
    let service: string;

    before(async () => {
      server = await startTestServer(kind);
      http = createRawClient();
      const { name, password } = await server.addUser('sam', 'author');
      const portal = `${server.url}/sharing/rest`;
      const signedIn = await http.post(`${portal}/generateToken`, { f: 'json', username: name, password });
      token = String(signedIn['token']);
      const createParameters = JSON.stringify({
        name: 'Sources',
        maxRecordCount: PAGE,
        spatialReference: { wkid: 4326 },
      });
      const made = await http.post(`${portal}/content/users/${name}/createService`, {
        f: 'json',
        token,
        createParameters,
        outputType: 'featureService',
      });
      service = String(made['encodedServiceURL']);
      const layers = SOURCE_LAYERS.map(({ definition }) => definition);
      await http.post(`${service.replace('/rest/services', '/rest/admin/services')}/addToDefinition`, {
        f: 'json',
        token,
        addToDefinition: JSON.stringify({ layers }),
      });
      for (const [id, { features }] of SOURCE_LAYERS.entries()) await append(id, features);
    });
    after(() => server.stop());

    async function append(id: number, features: readonly SourceFeature[]): Promise<void> {
      const submission = await http.post(`${service}/${String(id)}/append`, {
        f: 'json',
        token,
        edits: JSON.stringify(features.map(({ attributes, geometry }) => ({ attributes, geometry }))),
      });
      const job = await poll(
        () => http.get(String(submission['statusUrl']), { f: 'json', token }),
        ({ status }) => status === 'Completed' || status === 'Failed',
      );
      expect(job, JSON.stringify(job)).to.include({ status: 'Completed', recordCount: features.length });
    }

    function addressOf(id: number, more: Readonly<Record<string, string>> = {}): string {
      const query = new URLSearchParams({ where: '1=1', outFields: '*', f: 'json', token, ...more });
      return `ESRIJSON:${service}/${String(id)}/query?${query.toString()}`;
    }

    /** All features as GeoJSON, with every digit. */
    async function readAll(address: string, paging: 'YES' | 'NO' = 'YES'): Promise<ReadFeature[]> {
      const precise = ['-lco', 'COORDINATE_PRECISION=17', '-lco', 'SIGNIFICANT_FIGURES=17'];
      const source = [address, '-oo', `FEATURE_SERVER_PAGING=${paging}`];
      const { stdout } = await run('ogr2ogr', ['-f', 'GeoJSON', ...precise, '/vsistdout/', ...source]);
      return (JSON.parse(stdout) as { features: ReadFeature[] }).features;
    }

    for (const [id, layer] of SOURCE_LAYERS.entries()) {
      it(`reads every feature of ${layer.definition.name} with GDAL as it was written`, async () => {
        const read = await readAll(addressOf(id, { returnZ: 'true' }));
        expect(read.map(plain)).to.deep.equal(expected(layer));
      });
    }

    it('reads the venues of the events catalogue with GDAL at their places', async () => {
      const made = await fetch(`${server.url}/cal/events/v1/venues`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ venue: 'Harbour', city: 'Portsmouth', geo_lat: 43.0718, geo_lng: -70.7626 }),
      });
      expect(made.status).to.equal(201);
      const venues = `${server.url}/rest/services/Events/FeatureServer/0`;
      const [harbour, ...others] = await readAll(`ESRIJSON:${venues}/query?where=1%3D1&outFields=*&f=json`);
      expect(harbour?.geometry).to.deep.equal({ type: 'Point', coordinates: [-70.7626, 43.0718] });
      expect(harbour?.properties).to.include({ name: 'Harbour', city: 'Portsmouth' });
      expect(others).to.deep.equal([]);
    });

    it('needs several pages for that', async () => {
      expect(await readAll(addressOf(0), 'NO')).to.have.length(PAGE);
    });

    it('describes fields, geometry type, number of features and extent to GDAL', async () => {
      const { stdout } = await run('ogrinfo', ['-ro', '-so', '-al', addressOf(0, { returnZ: 'true' })]);
      expect(stdout)
        .to.match(/^Geometry: Point$/m)
        .and.match(/^Feature Count: 11$/m)
        .and.match(/Extent: \(-179\.\d+, -80\.\d+\) - \(179\.\d+, 83\.\d+\)/)
        .and.match(/WGS 84/)
        .and.match(/^NAME: String \(80\.0\)$/m)
        .and.match(/^RANK: Integer/m)
        .and.match(/^POP: Integer/m)
        .and.match(/^AREA: Real/m);
    });

    it('filters by attributes, and reprojects, for GDAL', async () => {
      const some = await readAll(addressOf(0, { where: "NAME LIKE 'place%' AND POP > 3000" }));
      expect(some.map(({ properties }) => properties['CODE'])).to.deep.equal([
        'P4',
        'P5',
        'P6',
        'P7',
        'P8',
        'P10',
      ]);
      const projected = await readAll(addressOf(0, { where: "CODE = 'P1'", outSR: '3857' }));
      expect(projected).to.have.length(1);
      const { coordinates } = projected[0]?.geometry as { readonly coordinates: readonly number[] };
      const radius = 6_378_137;
      const [x, y] = [-143.6, -63.73].map((degrees) => (degrees / 180) * Math.PI);
      expect(coordinates[0]).to.be.closeTo((x ?? 0) * radius, 1e-3);
      expect(coordinates[1]).to.be.closeTo(Math.log(Math.tan(Math.PI / 4 + (y ?? 0) / 2)) * radius, 1e-3);
    });
  });
}

function expected({ features }: SourceLayer): unknown[] {
  return features.map(({ attributes, geoJson }) => ({
    attributes: Object.fromEntries(Object.entries(attributes).flatMap(readField)),
    geometry: geoJson,
  }));
}

/** GDAL leaves out what is null, and takes fields of types that it does not know for text. */
function readField([name, value]: readonly [string, string | number | null]): (readonly [string, unknown])[] {
  if (value === null) return [];
  return [[name, ['BIG', 'RATIO', 'SEEN'].includes(name) ? String(value) : value]];
}

/** Without what the server gives each feature. */
function plain({ properties, geometry }: ReadFeature): unknown {
  const { OBJECTID, GlobalID, Shape__Area: area, Shape__Length: length, ...attributes } = properties;
  expect(OBJECTID).to.be.a('number');
  expect(GlobalID).to.be.a('string');
  const { type } = (geometry ?? { type: '' }) as { readonly type: string };
  expect(typeof length, type).to.equal(/Line|Polygon/.test(type) ? 'number' : 'undefined');
  expect(typeof area, type).to.equal(type.endsWith('Polygon') ? 'number' : 'undefined');
  return { attributes, geometry };
}
