import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases.js';
import type { Json } from '../support/feature-server.js';
import { createRawClient, poll, type RawClient } from '../support/raw-client.js';
import { startTestServer, type TestServer } from '../support/server-process.js';
import { zipFiles } from '../support/zip-files.js';

const run = promisify(execFile);

const VEHICLES = {
  name: 'Vehicles',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'vehicle_id', type: 'esriFieldTypeString', length: 20 },
    { name: 'speed', type: 'esriFieldTypeDouble' },
    { name: 'seen', type: 'esriFieldTypeDate' },
  ],
  indexes: [{ name: 'by_vehicle', fields: 'vehicle_id', isUnique: true }],
};

const CSV =
  'vehicle_id,speed,seen,lat,lon\r\nA,10,2026-05-01 10:00,60.4,5.3\r\nB,20,2026-05-01 11:00,59.9,10.7\r\n';

// Each of these is what a published client or script sends, request by request: parameters, spellings and ways of
// waiting are theirs.
for (const kind of DATABASE_KINDS) {
  describe(`clients written for ArcGIS feature services (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let http: RawClient;
    let user: string;
    let password: string;
    let applicationPassword: string;
    let token: string;
    let portal: string;
    let service = 0;

    before(async () => {
      server = await startTestServer(kind);
      http = createRawClient();
      portal = `${server.url}/sharing/rest`;
      const added = await server.addUser('sam', 'author');
      user = added.name;
      password = added.password;
      applicationPassword = added.applicationPassword;
      token = await signIn({ client: 'referer', referer: 'http://localhost', expiration: '60' });
    });
    after(() => server.stop());

    async function signIn(more: Record<string, string>): Promise<string> {
      const reply = await http.post(`${portal}/generateToken`, {
        username: user,
        password,
        f: 'json',
        ...more,
      });
      expect(reply).to.have.property('expires').that.is.a('number');
      return String(reply['token']);
    }

    /** A new service with the layer `VEHICLES`, as REST JS makes one; the layer's address. */
    async function makeLayer(): Promise<string> {
      service += 1;
      const made = await http.post(`${portal}/content/users/${user}/createService`, {
        f: 'json',
        token,
        createParameters: JSON.stringify({
          name: `Fleet_${String(service)}`,
          capabilities: 'Query,Append,Uploads',
          spatialReference: { wkid: 4326 },
        }),
        outputType: 'featureService',
      });
      const url = String(made['encodedServiceURL']);
      await http.post(`${url.replace('/rest/services', '/rest/admin/services')}/addToDefinition`, {
        f: 'json',
        token,
        addToDefinition: JSON.stringify({ layers: [VEHICLES] }),
      });
      return `${url}/0`;
    }

    const serviceOf = (layer: string): string => layer.replace(/\/0$/, '');

    async function rowsOf(layer: string): Promise<Json[]> {
      const reply = await http.post(`${layer}/query`, {
        f: 'json',
        token,
        where: '1=1',
        outFields: '*',
        orderByFields: 'OBJECTID',
      });
      return (reply['features'] as { attributes: Json }[]).map(({ attributes }) => attributes);
    }

    const speeds = async (layer: string): Promise<unknown[]> =>
      (await rowsOf(layer)).map(({ vehicle_id, speed }) => [vehicle_id, speed]);

    /** What the Python client adds to every append, with booleans as Python writes them. */
    const PYTHON = {
      f: 'json',
      upsert: 'False',
      skipUpdates: 'False',
      useGlobalIds: 'False',
      updateGeometry: 'True',
      skipInserts: 'False',
      rollbackOnFailure: 'False',
    };

    /** Waits as the Python client does, which knows nothing but the address of the status. */
    const pythonWaits = (submission: Json): Promise<Json> =>
      poll(
        () => http.get(String(submission['statusUrl']), { f: 'json', token }),
        ({ status, error }) => {
          if (error !== undefined) throw new Error('an error key ends the client with an exception');
          return ['completed', 'failed'].includes(String(status).toLowerCase());
        },
      );

    it('py: layer, upload, append from the upload, status', async () => {
      const layer = await makeLayer();
      const properties = await http.get(layer, { f: 'json', token });
      expect(properties['supportsAppend']).to.equal(true);
      const sent = await http.postParts(
        `${serviceOf(layer)}/uploads/upload`,
        { f: 'json', description: '', file: { fileName: 'v.csv', content: CSV } },
        { 'x-esri-authorization': `Bearer ${token}` },
      );
      const { itemID } = sent['item'] as Json;
      const submission = await http.post(`${layer}/append`, {
        ...PYTHON,
        token,
        appendUploadId: String(itemID),
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify({ latitudeFieldName: 'lat', longitudeFieldName: 'lon' }),
      });
      expect(submission['statusMessage']).to.match(/jobId: [0-9a-f-]{36}/);
      expect(await pythonWaits(submission)).to.include({ status: 'Completed', recordCount: 2 });
      expect(await speeds(layer)).to.deep.equal([
        ['A', 10],
        ['B', 20],
      ]);
    });

    it('py: upload in parts with the manager, which joins the numbers of the parts', async () => {
      const layer = await makeLayer();
      const uploads = `${serviceOf(layer)}/uploads`;
      const registered = await http.post(`${uploads}/register`, { f: 'json', token, itemName: 'v.csv' });
      const id = String((registered['item'] as Json)['itemID']);
      for (const [index, content] of [CSV.slice(0, 40), CSV.slice(40)].entries()) {
        await http.postParts(`${uploads}/${id}/uploadPart`, {
          f: 'json',
          token,
          partId: String(index + 1),
          file: { fileName: 'part', content },
        });
      }
      const { parts } = await http.get(`${uploads}/${id}/parts`, { f: 'json', token });
      const committed = await http.post(`${uploads}/${id}/commit`, {
        f: 'json',
        token,
        parts: (parts as string[]).join(','),
      });
      expect(committed['item']).to.include({ committed: true });
      const submission = await http.post(`${layer}/append`, {
        ...PYTHON,
        token,
        appendUploadId: id,
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify({ latitudeFieldName: 'lat', longitudeFieldName: 'lon' }),
      });
      expect(await pythonWaits(submission)).to.include({ status: 'Completed', recordCount: 2 });
    });

    it('py: item, analyze, append with what analyze gave', async () => {
      const layer = await makeLayer();
      const added = await http.postParts(`${portal}/content/users/${user}/addItem`, {
        f: 'json',
        token,
        title: 'vehicles',
        type: 'CSV',
        file: { fileName: 'vehicles.csv', content: CSV },
      });
      const id = String(added['id']);
      const analyzed = await http.post(`${portal}/content/features/analyze`, {
        f: 'json',
        token,
        itemid: id,
        filetype: 'csv',
        analyzeParameters: JSON.stringify({ enableGlobalGeocoding: 'true', sourceLocale: 'en-us' }),
      });
      const submission = await http.post(`${layer}/append`, {
        ...PYTHON,
        token,
        appendItemId: id,
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify(analyzed['publishParameters']),
      });
      expect(await pythonWaits(submission)).to.include({ status: 'Completed', recordCount: 2 });
      expect(await http.get(`${portal}/content/items/${id}`, { f: 'json', token })).to.include({ id });
    });

    it('pj: truncate, then GeoJSON text in chunks, adding up what was loaded', async () => {
      const layer = await makeLayer();
      const admin = layer.replace('/rest/services', '/rest/admin/services');
      const feature = (id: string, speed: number): Json => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [5, 60] },
        properties: { vehicle_id: id, speed },
      });
      const load = async (chunks: Json[][]): Promise<number> => {
        await http.post(`${admin}/truncate`, { f: 'json', token, async: 'false', attachmentOnly: 'false' });
        let loaded = 0;
        for (const features of chunks) {
          const submission = await http.post(`${layer}/append`, {
            ...PYTHON,
            token,
            rollbackOnFailure: 'True',
            appendUploadFormat: 'geojson',
            edits: JSON.stringify({ type: 'FeatureCollection', features }),
          });
          const status = await pythonWaits(submission);
          expect(status['status']).to.equal('Completed');
          loaded += Number(status['recordCount']);
        }
        return loaded;
      };
      expect(await load([[feature('old', 1)]])).to.equal(1);
      expect(await load([[feature('A', 1), feature('B', 2)], [feature('C', 3)]])).to.equal(3);
      expect((await speeds(layer)).map((pair) => (pair as unknown[])[0])).to.deep.equal(['A', 'B', 'C']);
    });

    describe('with a file geodatabase', () => {
      let folder: string;
      let zip: Uint8Array<ArrayBuffer>;

      before(async () => {
        folder = await mkdtemp(join(tmpdir(), 'fairground-sequences-'));
        await writeFile(join(folder, 'v.csv'), CSV);
        const gdb = join(folder, 'fleet.gdb');
        await run('ogr2ogr', [
          ...['-f', 'OpenFileGDB', gdb, join(folder, 'v.csv'), '-nln', 'FLEET', '-a_srs', 'EPSG:4326'],
          ...['-oo', 'X_POSSIBLE_NAMES=lon', '-oo', 'Y_POSSIBLE_NAMES=lat', '-oo', 'AUTODETECT_TYPE=YES'],
        ]);
        const files: Record<string, Buffer> = {};
        for (const name of await readdir(gdb)) files[`fleet.gdb/${name}`] = await readFile(join(gdb, name));
        zip = Uint8Array.from(zipFiles(files));
      });
      after(() => rm(folder, { recursive: true, force: true }));

      it('nl: search, add or update the item, layer by POST, append, status by POST', async () => {
        const layer = await makeLayer();
        const content = `${portal}/content/users/${user}`;
        const title = `fleet ${String(service)}`;
        const search = (): Promise<Json> =>
          http.post(`${portal}/search`, {
            f: 'json',
            token,
            q: `title:"${title}" AND type:"File Geodatabase" AND owner:"${user}"`,
          });
        const file = { fileName: 'fleet.gdb.zip', content: zip };
        for (const expected of [0, 1]) {
          const found = await search();
          expect(found['total']).to.equal(expected);
          const [item] = found['results'] as Json[];
          const stored =
            item === undefined
              ? await http.postParts(`${content}/addItem`, {
                  f: 'json',
                  token,
                  title,
                  type: 'File Geodatabase',
                  tags: 'fleet',
                  file,
                })
              : await http.postParts(`${content}/items/${String(item['id'])}/update`, {
                  f: 'json',
                  token,
                  file,
                });
          expect(stored['success']).to.equal(true);
        }
        const [item] = (await search())['results'] as Json[];
        const { fields } = await http.post(layer, { f: 'json', token });
        const names = (fields as Json[])
          .map(({ name }) => String(name))
          .filter((name) => !/^(objectid|globalid|shape__.*)$/i.test(name));
        const submission = await http.post(`${layer}/append`, {
          f: 'json',
          token,
          appendItemId: String(item?.['id']),
          appendUploadFormat: 'filegdb',
          sourceTableName: 'FLEET',
          fieldMappings: JSON.stringify(names.map((name) => ({ name, source: name }))),
          appendFields: JSON.stringify(names),
          rollbackOnFailure: 'True',
          upsert: 'False',
          skipUpdates: 'False',
          skipInserts: 'False',
          updateGeometry: 'True',
        });
        const status = await poll(
          () => http.post(String(submission['statusUrl']), { f: 'json', token }),
          (reply) => !['InProgress', 'Pending'].includes(String(reply['status'])),
        );
        expect(status).to.include({ status: 'Completed', recordCount: 2 });
        expect(await speeds(layer)).to.deep.equal([
          ['A', 10],
          ['B', 20],
        ]);
      });
    });

    it('bus: token of an application, upload and upsert by multipart, again and again', async () => {
      const layer = await makeLayer();
      const app = await http.post(`${portal}/oauth2/token`, {
        f: 'json',
        client_id: user,
        client_secret: applicationPassword,
        grant_type: 'client_credentials',
        expiration: '60',
      });
      const access = String(app['access_token']);
      for (const speed of ['30', '40']) {
        const content = `vehicle_id,speed,lat,lon\nA,${speed},60,5\nC,${speed},61,6\n`;
        const sent = await http.postParts(`${serviceOf(layer)}/uploads/upload`, {
          token: access,
          f: 'json',
          csv_file: { fileName: 'positions.csv', content },
        });
        const submission = await http.postParts(`${layer}/append`, {
          token: access,
          f: 'json',
          appendUploadId: String((sent['item'] as Json)['itemID']),
          appendUploadFormat: 'csv',
          appendSourceInfo: JSON.stringify({
            type: 'csv',
            name: 'positions',
            locationType: 'coordinates',
            latitudeFieldName: 'lat',
            longitudeFieldName: 'lon',
            columnDelimiter: ',',
            useBulkInserts: true,
          }),
          upsert: 'true',
          upsertMatchingField: 'vehicle_id',
        });
        await pythonWaits(submission);
      }
      expect(await speeds(layer)).to.deep.equal([
        ['A', 40],
        ['C', 40],
      ]);
    });

    it('pdf: referer alone, content of the user, item, analyze, append, tight poll, delete', async () => {
      const layer = await makeLayer();
      const own = await signIn({ referer: 'http://www.arcgis.com', expiration: '60' });
      const content = await http.get(`${portal}/content/users/${user}`, { f: 'json', token: own });
      expect(content['folders']).to.be.an('array');
      const added = await http.postParts(`${portal}/content/users/${user}/addItem`, {
        f: 'json',
        token: own,
        type: 'CSV',
        title: 'sheet',
        file: { fileName: 'sheet.csv', content: CSV },
      });
      const id = String(added['id']);
      const analyzed = await http.postParts(`${portal}/content/features/analyze`, {
        f: 'json',
        token: own,
        itemId: id,
        fileType: 'csv',
      });
      const submission = await http.postParts(`${layer}/append`, {
        f: 'json',
        token: own,
        appendItemId: id,
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify(analyzed['publishParameters']),
        upsert: 'false',
      });
      const status = await poll(
        () => http.get(`${String(submission['statusUrl'])}?f=json&token=${own}`),
        (reply) => reply['status'] === 'Completed',
        1,
      );
      expect(status['recordCount']).to.equal(2);
      expect(
        await http.post(`${portal}/content/users/${user}/items/${id}/delete`, { f: 'json', token: own }),
      ).to.include({ success: true, itemId: id });
    });

    it('fl: a bare array, a misspelt upserts, and a status by the id of the item', async () => {
      const layer = await makeLayer();
      const submission = await http.post(`${layer}/append`, {
        f: 'json',
        token,
        edits: JSON.stringify([{ attributes: { vehicle_id: 'Z', speed: 5 }, geometry: { x: 1, y: 2 } }]),
        upserts: 'true',
        useGlobalIds: 'true',
        rollbackOnFailure: 'true',
      });
      const status = await poll(
        () => http.post(`${layer}/append/jobs/${String(submission['itemId'])}`, { f: 'json', token }),
        (reply) => reply['status'] !== 'processing',
      );
      expect(status).to.include({ status: 'Completed', recordCount: 1 });
      expect(await speeds(layer)).to.deep.equal([['Z', 5]]);
    });

    it('cs: what the service can, upload, append to the service, status at both, delete of the upload', async () => {
      const layer = await makeLayer();
      const url = serviceOf(layer);
      const info = await http.get(url, { f: 'json', token });
      expect(info).to.include({ supportsAppend: true, syncEnabled: false });
      expect(String(info['capabilities']).split(',')).to.include('Uploads');
      expect(String(info['supportedAppendFormats'])).to.contain('featureCollection');
      const collection = {
        layers: [
          {
            layerDefinition: { id: 0, name: 'Vehicles', geometryType: 'esriGeometryPoint' },
            featureSet: {
              features: [{ attributes: { vehicle_id: 'Q', speed: 7 }, geometry: { x: 1, y: 2 } }],
            },
          },
        ],
      };
      const sent = await http.postParts(`${url}/uploads/upload`, {
        f: 'json',
        token,
        file: { fileName: 'edits.json', content: JSON.stringify(collection) },
      });
      const id = String((sent['item'] as Json)['itemID']);
      const submission = await http.post(`${url}/append`, {
        f: 'json',
        token,
        appendUploadId: id,
        appendUploadFormat: 'featureCollection',
        layers: '[0]',
        layerMappings: JSON.stringify([{ id: 0, sourceId: 0 }]),
        rollbackOnFailure: 'true',
        upsert: 'false',
      });
      const [, job] = /jobId:\s*([A-Za-z0-9-]+)/.exec(String(submission['statusMessage'])) ?? [];
      for (const at of [url, layer]) {
        const status = await poll(
          () => http.get(`${at}/append/jobs/${String(job)}`, { f: 'json', token }),
          (reply) => ['Completed', 'CompletedWithErrors', 'Failed'].includes(String(reply['status'])),
        );
        expect(status).to.include({ status: 'Completed', recordCount: 1 });
      }
      expect(await http.post(`${url}/uploads/${id}/delete`, { f: 'json', token })).to.deep.equal({
        success: true,
      });
    });
  });
}
