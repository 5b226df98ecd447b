import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { openTestDatabases, type TestDatabases } from '../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  startFeatureServer,
  uploadIdOf,
} from '../support/servers/feature-server.js';
import { writeZip } from '../server/features/append/source/zip-writer.js';

const ENTITIES = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY e${String(level + 1)} "${`&e${String(level)};`.repeat(10)}">`,
).join('');
/** A thousand million laughs, and a file of the server's. */
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY e0 "ha">${ENTITIES}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
const KML = `${LAUGHS}<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>&e9;&f;</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>`;
const GPX = `${LAUGHS}<gpx><wpt lat="1" lon="2"><name>&e9;&f;</name></wpt></gpx>`;
const VRT = `<OGRVRTDataSource><OGRVRTLayer name="x"><SrcDataSource>/etc/passwd</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>`;

const FORMATS = ['shapefile', 'filegdb', 'gpkg', 'sqlite', 'geojson', 'featureCollection', 'excel', 'jsonl'];

describe('disguised and compressed files', () => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let service: string;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases, { FAIRGROUND_UPLOAD_LIMIT: '2000000' });
    token = await server.signUp('ada', 'author');
    service = await server.makeService(token);
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  async function append(format: string, fileName: string, content: Buffer | string): Promise<string> {
    const id = uploadIdOf(await server.upload(service, fileName, content, token));
    const call = { appendUploadId: id, appendUploadFormat: format, appendSourceInfo: {} };
    const reply = await server.post(`/rest/services/${service}/FeatureServer/0/append`, call, token);
    if ('error' in reply) return JSON.stringify(errorOf(reply));
    const ended = await server.ended(String(reply['statusUrl']), token);
    expect(ended, format).to.include({ status: 'Failed', recordCount: 0 });
    return JSON.stringify(ended);
  }

  it('refuses XML as any format, and reads nothing that it names', async function () {
    this.timeout(300_000);
    for (const format of FORMATS) {
      for (const text of [KML, GPX, VRT]) {
        const told = await append(format, 'x.zip', text);
        expect(told, format).not.to.contain('root:').and.not.contain('hahaha');
        expect(told, format).not.to.contain('server.internal').and.not.contain('went wrong');
      }
    }
  });

  it('refuses XML inside a zip', async function () {
    this.timeout(300_000);
    const zip = writeZip([
      { name: 'a.kml', content: KML },
      { name: 'a.gpx', content: GPX },
      { name: 'a.vrt', content: VRT },
    ]);
    for (const format of FORMATS) {
      const told = await append(format, 'x.zip', zip);
      expect(told, format).not.to.contain('root:').and.not.contain('hahaha');
      expect(told, format).not.to.contain('server.internal').and.not.contain('went wrong');
    }
  });

  it('passes no format to GDAL by a name that is not offered', async () => {
    for (const format of [
      'kml',
      'KML',
      'gml',
      'gpx',
      'vrt',
      'OGR_VRT',
      'dxf',
      'pdf',
      'html',
      'constructor',
      '__proto__',
    ]) {
      const id = uploadIdOf(await server.upload(service, 'x.zip', KML, token));
      const call = { appendUploadId: id, appendUploadFormat: format };
      const reply = await server.post(`/rest/services/${service}/FeatureServer/0/append`, call, token);
      expect(errorOf(reply).code, format).to.equal(400);
      expect(errorOf(reply).details.join(), format).to.contain('appendUploadFormat');
    }
  });

  it('refuses zips that unpack to very much, whatever is in them', async function () {
    this.timeout(300_000);
    const bomb = writeZip([{ name: 'a.shp', content: Buffer.alloc(120_000_000) }]);
    expect(bomb.length).to.be.below(2_000_000);
    for (const format of ['shapefile', 'filegdb', 'gpkg', 'csv']) {
      expect(await append(format, 'x.zip', bomb), format).to.contain('times its size');
    }
    // A bomb in a bomb is a file like others to the outer one.
    const nested = writeZip([{ name: 'inner.zip', content: bomb }]);
    for (const format of ['shapefile', 'filegdb', 'gpkg']) await append(format, 'x.zip', nested);
  });

  it('refuses bodies that unpack to very much', async () => {
    const payload = gzipSync(`where=${'x'.repeat(30_000_000)}`);
    const { payload: told } = await server.server.inject({
      method: 'POST',
      url: `/rest/services/${service}/FeatureServer/0/query?f=json`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
      payload,
    });
    expect(told).to.contain('"code":413');
  });
});
