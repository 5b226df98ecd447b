import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases.js';
import type { Json } from '../support/feature-server.js';
import { eventually } from '../support/jobs.js';
import { createRawClient, type FormValue, poll, type RawClient } from '../support/raw-client.js';
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

/** What else is told of a vehicle. */
const MORE = [
  ...['longitude', 'latitude', 'bearing'].map((name) => ({ name, type: 'esriFieldTypeDouble' })),
  { name: 'route_id', type: 'esriFieldTypeString', length: 20 },
  { name: 'APIdate', type: 'esriFieldTypeInteger' },
];

const CSV =
  'vehicle_id,speed,seen,lat,lon\r\nA,10,2026-05-01 10:00,60.4,5.3\r\nB,20,2026-05-01 11:00,59.9,10.7\r\n';

/** What the Python client adds to every append. */
const PYTHON_APPEND = {
  upsert: 'False',
  skipUpdates: 'False',
  useGlobalIds: 'False',
  updateGeometry: 'True',
  skipInserts: 'False',
  rollbackOnFailure: 'False',
};

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

    async function signIn(more: Record<string, string>, isMultipart = false): Promise<string> {
      const form = { username: user, password, f: 'json', ...more };
      const url = `${portal}/generateToken`;
      const reply = await (isMultipart ? http.postParts(url, form) : http.post(url, form));
      expect(reply).to.have.property('expires').that.is.a('number');
      return String(reply['token']);
    }

    /** A new service with the layer `VEHICLES`, as REST JS makes one; the layer's address. */
    async function makeLayer(more: readonly Json[] = []): Promise<string> {
      service += 1;
      const made = await http.post(`${portal}/content/users/${user}/createService`, {
        f: 'json',
        token,
        createParameters: JSON.stringify({
          name: `Fleet_${String(service)}`,
          capabilities: 'Query,Create,Update,Delete,Editing,Append,Uploads',
          spatialReference: { wkid: 4326 },
        }),
        outputType: 'featureService',
      });
      const url = String(made['encodedServiceURL']);
      await http.post(`${url.replace('/rest/services', '/rest/admin/services')}/addToDefinition`, {
        f: 'json',
        token,
        addToDefinition: JSON.stringify({
          layers: [{ ...VEHICLES, fields: [...VEHICLES.fields, ...more] }],
        }),
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

    /** The Python client: who it is goes in a header, and booleans go as Python writes them. */
    const python = {
      headers: (): Record<string, string> => ({ 'x-esri-authorization': `Bearer ${token}` }),
      get: (url: string, query: Record<string, string> = {}): Promise<Json> =>
        withoutError(http.get(url, { f: 'json', ...query }, python.headers())),
      post: (url: string, form: Record<string, string> = {}): Promise<Json> =>
        withoutError(http.post(url, { f: 'json', ...form }, python.headers())),
      postParts: (url: string, form: Record<string, FormValue>): Promise<Json> =>
        withoutError(http.postParts(url, { f: 'json', ...form }, python.headers())),
      /** As `FeatureLayer(url).append(…)`, which looks at the layer first and then knows but the status's address. */
      async append(layer: string, more: Record<string, string>): Promise<Json> {
        const properties = await python.get(layer);
        expect(properties['supportsAppend']).to.equal(true);
        const submission = await python.post(`${layer}/append`, { ...PYTHON_APPEND, ...more });
        return poll(
          () => python.get(String(submission['statusUrl'])),
          ({ status }) => ['completed', 'failed'].includes(String(status).toLowerCase()),
        );
      },
    };

    /** It makes an exception of any reply with such a key. */
    async function withoutError(asked: Promise<Json>): Promise<Json> {
      const reply = await asked;
      expect(reply).not.to.have.property('error');
      return reply;
    }

    it('py: layer, upload, append from the upload, status', async () => {
      const layer = await makeLayer();
      const sent = await python.postParts(`${serviceOf(layer)}/uploads/upload`, {
        description: '',
        file: { fileName: 'v.csv', content: CSV },
      });
      const status = await python.append(layer, {
        appendUploadId: String((sent['item'] as Json)['itemID']),
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify({ latitudeFieldName: 'lat', longitudeFieldName: 'lon' }),
      });
      expect(status).to.include({ status: 'Completed', recordCount: 2 });
      expect(await speeds(layer)).to.deep.equal([
        ['A', 10],
        ['B', 20],
      ]);
    });

    it('py: upload in parts with the manager, which joins the numbers of the parts', async () => {
      const layer = await makeLayer();
      const uploads = `${serviceOf(layer)}/uploads`;
      const registered = await python.post(`${uploads}/register`, { itemName: 'v.csv' });
      const id = String((registered['item'] as Json)['itemID']);
      for (const [index, content] of [CSV.slice(0, 40), CSV.slice(40)].entries()) {
        await python.postParts(`${uploads}/${id}/uploadPart`, {
          partId: String(index + 1),
          file: { fileName: 'part', content },
        });
      }
      const { parts } = await python.get(`${uploads}/${id}/parts`);
      const committed = await python.post(`${uploads}/${id}/commit`, {
        parts: (parts as string[]).join(','),
      });
      expect(committed['item']).to.include({ committed: true });
      const status = await python.append(layer, {
        appendUploadId: id,
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify({ latitudeFieldName: 'lat', longitudeFieldName: 'lon' }),
      });
      expect(status).to.include({ status: 'Completed', recordCount: 2 });
    });

    it('py: item, analyze, append with what analyze gave', async () => {
      const layer = await makeLayer();
      const added = await python.postParts(`${portal}/content/users/${user}/addItem`, {
        title: 'vehicles',
        type: 'CSV',
        file: { fileName: 'vehicles.csv', content: CSV },
      });
      const id = String(added['id']);
      const analyzed = await python.post(`${portal}/content/features/analyze`, {
        itemid: id,
        filetype: 'csv',
        analyzeParameters: JSON.stringify({ enableGlobalGeocoding: 'true', sourceLocale: 'en-us' }),
      });
      const status = await python.append(layer, {
        appendItemId: id,
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify(analyzed['publishParameters']),
      });
      expect(status).to.include({ status: 'Completed', recordCount: 2 });
      expect(await python.get(`${portal}/content/items/${id}`)).to.include({ id });
    });

    it('pj: item, layer, all rows, truncate as a job, refresh, then GeoJSON text in chunks', async () => {
      const layer = await makeLayer();
      const admin = layer.replace('/rest/services', '/rest/admin/services');
      const feature = (id: string, speed: number): Json => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [5, 60] },
        properties: { vehicle_id: id, speed },
      });
      const { serviceItemId } = await python.get(layer);
      const load = async (chunks: Json[][]): Promise<number> => {
        const item = await python.post(`${portal}/content/items/${String(serviceItemId)}`);
        expect(item).to.include({ type: 'Feature Service', url: serviceOf(layer) });
        await python.get(serviceOf(layer));
        const { maxRecordCount } = await python.get(layer);
        const where = { where: '1=1', outFields: '*', returnGeometry: 'True' };
        await python.post(`${layer}/query`, { ...where, returnCountOnly: 'True' });
        const page = { resultOffset: '0', resultRecordCount: String(maxRecordCount) };
        await python.post(`${layer}/query`, { ...where, ...page });
        // What of the client manages the layer looks at it as its owner sees it.
        await python.get(admin);
        const job = await python.post(`${admin}/truncate`, { attachmentOnly: 'False', async: 'True' });
        const truncated = await poll(
          () => python.get(`${String(job['statusURL'])}/status`),
          ({ status }) => ['Completed', 'CompletedWithErrors', 'Failed'].includes(String(status)),
        );
        expect(truncated).to.include({ status: 'Completed' });
        await python.post(`${admin}/refresh`);
        await python.get(admin);
        expect(await rowsOf(layer)).to.deep.equal([]);
        let loaded = 0;
        for (const features of chunks) {
          const status = await python.append(layer, {
            rollbackOnFailure: 'True',
            appendUploadFormat: 'geojson',
            edits: JSON.stringify({ type: 'FeatureCollection', features }),
          });
          expect(status['status']).to.equal('Completed');
          loaded += Number(status['recordCount']);
        }
        return loaded;
      };
      expect(await load([[feature('old', 1)]])).to.equal(1);
      expect(await load([[feature('A', 1), feature('B', 2)], [feature('C', 3)]])).to.equal(3);
      expect((await speeds(layer)).map((pair) => (pair as unknown[])[0])).to.deep.equal(['A', 'B', 'C']);
      const [{ OBJECTID } = {}] = await rowsOf(layer);
      const changed = { ...feature('A', 9), properties: { OBJECTID, vehicle_id: 'A', speed: 9 } };
      const status = await python.append(layer, {
        upsert: 'True',
        upsertMatchingField: 'OBJECTID',
        appendFields: JSON.stringify(['OBJECTID', 'vehicle_id', 'speed']),
        rollbackOnFailure: 'True',
        appendUploadFormat: 'geojson',
        edits: JSON.stringify({ type: 'FeatureCollection', features: [changed] }),
      });
      expect(status).to.include({ status: 'Completed', updateCount: 1, insertCount: 0 });
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

      it('nl: sign in, search, add or update the item, layer by POST, append, status by POST', async () => {
        const layer = await makeLayer();
        const content = `${portal}/content/users/${user}`;
        const fileName = `fleet_${String(service)}.gdb.zip`;
        for (const isThere of [false, true]) {
          const searching = await signIn({
            client: 'referer',
            referer: 'http://localhost',
            expiration: '60',
          });
          const found = await http.post(`${portal}/search`, {
            q: `title:"${fileName}" AND type:"File Geodatabase" AND owner:"${user}"`,
            sortField: 'name',
            start: '1',
            num: '100',
            f: 'json',
            token: searching,
          });
          expect(found['total']).to.equal(isThere ? 1 : 0);
          const [item] = found['results'] as Json[];
          const nl = await signIn({ client: 'referer', referer: 'http://localhost', expiration: '60' });
          const stored = await http.postParts(
            item === undefined ? `${content}/addItem` : `${content}/items/${String(item['id'])}/update`,
            {
              f: 'json',
              token: nl,
              filename: fileName,
              type: 'File Geodatabase',
              title: fileName,
              tags: 'EGT19,REST,Fleet',
              description: 'Part 2 of the fleet',
              file: { fileName, content: zip },
            },
          );
          expect(stored['success']).to.equal(true);
          const info = await http.post(layer, { f: 'json', token: nl });
          const names = (info['fields'] as Json[])
            .map(({ name }) => String(name))
            .filter((name) => name !== info['objectIdField'] && !/^Shape__(Area|Length)$/.test(name));
          const submission = await http.post(`${layer}/append`, {
            f: 'json',
            token: nl,
            sourceTableName: 'FLEET',
            fieldMappings: JSON.stringify(names.map((name) => ({ source: name, name }))),
            upsert: 'False',
            skipUpdates: 'False',
            useGlobalIds: 'False',
            skipInserts: 'False',
            updateGeometry: 'True',
            appendItemId: String(stored['id']),
            appendUploadFormat: 'filegdb',
            rollbackOnFailure: 'True',
            appendFields: JSON.stringify(names),
          });
          const status = await poll(
            () => http.post(String(submission['statusUrl']), { f: 'json', token: nl }),
            (reply) => !['InProgress', 'Pending'].includes(String(reply['status'])),
          );
          // The second time all vehicles are there, and all rows or none were asked for.
          expect(status['status']).to.equal(isThere ? 'Failed' : 'Completed');
        }
        expect(await speeds(layer)).to.deep.equal([
          ['A', 10],
          ['B', 20],
        ]);
      });

      it('pdf: all by multipart: folders, item in a folder, analyze, append, tight poll, delete', async () => {
        const layer = await makeLayer();
        const users = `${portal}/content/users/${user}`;
        await http.post(`${users}/createFolder`, { f: 'json', token, title: `main ${String(service)}` });
        const own = await signIn({ referer: 'http://www.arcgis.com' }, true);
        const standard = { f: 'json', token: own };
        const { folders } = await http.postParts(users, standard);
        const folder = (folders as Json[]).find(({ title }) => title === `main ${String(service)}`) ?? {};
        const within = `${users}/${String(folder['id'])}`;
        const added = await http.postParts(`${within}/addItem`, {
          title: 'agol_tempfile_fleet.gdb.zip',
          filename: 'fleet.gdb.zip',
          type: 'File Geodatabase',
          file: { fileName: 'fleet.gdb.zip', content: zip },
          ...standard,
        });
        const id = String(added['id']);
        const analyzed = await http.postParts(`${portal}/content/features/analyze`, {
          itemid: id,
          filetype: 'fileGeodatabase',
          analyzeParameters: JSON.stringify({ enableGlobalGeocoding: 'false', sourceLocale: 'en' }),
          ...standard,
        });
        const [table = {}] = (analyzed['publishParameters'] as { layers: Json[] }).layers;
        const submission = await http.postParts(`${layer}/append`, {
          sourceTableName: String(table['name']),
          appendItemId: id,
          upsert: 'false',
          skipUpdates: 'false',
          useGlobalIds: 'false',
          skipInserts: 'false',
          updateGeometry: 'true',
          appendUploadFormat: 'filegdb',
          rollbackOnFailure: 'true',
          token: own,
          f: 'json',
        });
        const status = await poll(
          () => http.get(`${String(submission['statusUrl'])}?f=json&token=${own}`),
          (reply) => reply['status'] === 'Completed',
          1,
        );
        expect(status['recordCount']).to.equal(2);
        expect(await http.postParts(`${within}/items/${id}/delete`, standard)).to.include({
          success: true,
          itemId: id,
        });
      });
    });

    it('bus: token of an application, upload and upsert by multipart, again and again, and what is old goes', async () => {
      const layer = await makeLayer(MORE);
      const signInAsApp = async (): Promise<string> => {
        const app = await http.post(`${portal}/oauth2/token/`, {
          f: 'json',
          client_id: user,
          client_secret: applicationPassword,
          grant_type: 'client_credentials',
          expiration: '1440',
        });
        return String(app['access_token']);
      };
      const columns = ['vehicle_id', 'route_id', 'bearing', 'speed', 'longitude', 'latitude', 'APIdate'];
      const fieldMappings = JSON.stringify(columns.map((name) => ({ source: name, name })));
      const appendSourceInfo = JSON.stringify({
        type: 'csv',
        useBulkInserts: true,
        sourceUrl: '',
        locationType: 'coordinates',
        longitudeFieldName: 'longitude',
        latitudeFieldName: 'latitude',
        columnDelimiter: ',',
        qualifier: '"',
        sourceSR: { wkid: 4326, latestWkid: 4326 },
      });
      // Vehicle A is in each of them, B in the first alone.
      for (const [moment, rows] of [
        ['1000', 'A,X1,,30,5,60,1000\nB,X2,90,,6,61,1000\n'],
        ['2000', 'A,X1,180,40,5.5,60.5,2000\nC,,,50,7,62,2000\n'],
      ] as const) {
        const access = await signInAsApp();
        const sent = await http.postParts(`${serviceOf(layer)}/uploads/upload`, {
          csv_file: { fileName: `feed-${moment}.csv`, content: `${columns.join()}\n${rows}` },
          f: 'json',
          token: access,
        });
        const submission = await http.postParts(`${layer}/append`, {
          f: 'json',
          fieldMappings,
          appendSourceInfo,
          upsert: 'true',
          skipInserts: 'false',
          skipUpdates: 'false',
          useGlobalIds: 'false',
          updateGeometry: 'true',
          upsertMatchingField: 'vehicle_id',
          appendUploadId: String((sent['item'] as Json)['itemID']),
          appendUploadFormat: 'csv',
          rollbackOnFailure: 'false',
          token: access,
        });
        // It goes its way with this address, and the next feed may come before the last one is in.
        expect(submission['statusUrl']).to.be.a('string');
      }
      const jobs = async (): Promise<Json[]> =>
        (await http.get(`${layer}/append/jobs`, { f: 'json', token }))['jobs'] as Json[];
      await eventually(async () =>
        (await jobs()).every(({ status }) => status === 'Completed') ? true : undefined,
      );
      expect(await speeds(layer)).to.deep.equal([
        ['A', 40],
        ['B', null],
        ['C', 50],
      ]);
      const access = await signInAsApp();
      const deleted = await http.postParts(`${layer}/deleteFeatures`, {
        f: 'json',
        where: 'APIdate <= 1500',
        token: access,
      });
      expect(deleted['deleteResults']).to.have.length(1);
      expect((await speeds(layer)).map((pair) => (pair as unknown[])[0])).to.deep.equal(['A', 'C']);
    });

    it('fl: a bare array, a misspelt upserts, and a status by the id of the item', async () => {
      const layer = await makeLayer();
      const submission = await http.post(`${layer}/append`, {
        f: 'json',
        token,
        useGlobalIds: 'true',
        rollbackOnFailure: 'true',
        edits: JSON.stringify([{ attributes: { vehicle_id: 'Z', speed: 5 }, geometry: { x: 1, y: 2 } }]),
        upserts: 'true',
      });
      expect(submission['status']).to.equal('processing');
      const status = await poll(
        () => http.post(`${layer}/append/jobs/${String(submission['itemId'])}`, { f: 'json', token }),
        (reply) => reply['status'] !== 'processing',
      );
      expect(status).to.include({ status: 'Completed', recordCount: 1 });
      expect(await speeds(layer)).to.deep.equal([['Z', 5]]);
    });

    describe('cs', () => {
      const bearer = (): Record<string, string> => ({ authorization: `Bearer ${token}` });
      const get = (url: string): Promise<Json> => http.get(url, { f: 'json' }, bearer());
      const post = (url: string, form: Record<string, string>): Promise<Json> =>
        http.post(url, { f: 'json', ...form }, bearer());
      const collection = (id: string): string =>
        JSON.stringify({
          layers: [
            {
              layerDefinition: { id: 0, name: 'Vehicles', geometryType: 'esriGeometryPoint' },
              featureSet: {
                features: [{ attributes: { vehicle_id: id, speed: 7 }, geometry: { x: 1, y: 2 } }],
              },
            },
          ],
        });

      /** Before each upload, and each delete of one, it looks whether the service takes uploads. */
      async function mayUpload(url: string): Promise<void> {
        expect(String((await get(url))['capabilities']).split(',')).to.include('Uploads');
      }

      async function upload(url: string, content: string): Promise<string> {
        await mayUpload(url);
        const file = { fileName: 'edits.json', content };
        const sent = await http.postParts(`${url}/uploads/upload`, { f: 'json', file }, bearer());
        return String((sent['item'] as Json)['itemID']);
      }

      /** It makes the address of the status itself. */
      async function wait(at: string, submission: Json): Promise<void> {
        expect(submission['status']).to.equal('processing');
        const [, job] = /jobId:\s*([A-Za-z0-9-]+)/.exec(String(submission['statusMessage'])) ?? [];
        const status = await poll(
          () => get(`${at}/append/jobs/${String(job)}`),
          (reply) => ['Completed', 'CompletedWithErrors', 'Failed'].includes(String(reply['status'])),
        );
        expect(status).to.include({ status: 'Completed', recordCount: 1 });
      }

      it('appends an upload to the service, and deletes the upload', async () => {
        const url = serviceOf(await makeLayer());
        const id = await upload(url, collection('Q'));
        expect(await get(url)).to.include({ supportsAppend: true, syncEnabled: false });
        const submission = await post(`${url}/append`, {
          layers: '[0]',
          upsert: 'false',
          useGlobalIds: 'false',
          rollbackOnFailure: 'true',
          appendUploadId: id,
          // As it spells it.
          appendUploadFormat: 'feature Collection',
          layerMappings: JSON.stringify([{ id: 0, sourceId: 0 }]),
        });
        await wait(url, submission);
        await mayUpload(url);
        expect(await post(`${url}/uploads/${id}/delete`, {})).to.deep.equal({ success: true });
      });

      it('appends edits to the service', async () => {
        const url = serviceOf(await makeLayer());
        await get(url);
        const submission = await post(`${url}/append`, {
          layers: '[0]',
          upsert: 'false',
          useGlobalIds: 'false',
          rollbackOnFailure: 'true',
          returnEditMoment: 'true',
          edits: collection('E'),
        });
        await wait(url, submission);
      });

      it('upserts an upload into a layer', async () => {
        const layer = await makeLayer();
        const url = serviceOf(layer);
        const id = await upload(url, collection('L'));
        expect(await get(url)).to.include({ syncEnabled: false });
        expect(await get(layer)).to.include({ supportsAppend: true });
        const submission = await post(`${layer}/append`, {
          sourceTableName: 'Vehicles',
          upsert: 'true',
          useGlobalIds: 'false',
          rollbackOnFailure: 'true',
          fieldMappings: JSON.stringify([{ name: 'vehicle_id', source: 'vehicle_id' }]),
          updateGeometry: 'true',
          appendFields: JSON.stringify(['vehicle_id', 'speed']),
          upsertMatchingField: 'VEHICLE_ID',
          appendUploadId: id,
          appendUploadFormat: 'feature Collection',
        });
        await wait(layer, submission);
        expect(await speeds(layer)).to.deep.equal([['L', 7]]);
      });
    });
  });
}
