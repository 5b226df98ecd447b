import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { type FormValue, poll } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { openVehicleFleet, serviceOf, type VehicleFleet, VEHICLES_CSV } from './vehicle-fleet.js';

/** Parameters that the Python client adds to every append. */
const PYTHON_APPEND = {
  upsert: 'False',
  skipUpdates: 'False',
  useGlobalIds: 'False',
  updateGeometry: 'True',
  skipInserts: 'False',
  rollbackOnFailure: 'False',
};

// Requests of published clients and scripts, one by one: parameters, spellings and ways of waiting are theirs.
for (const kind of DATABASE_KINDS) {
  describe(`the Python clients of ArcGIS feature services (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let fleet: VehicleFleet;

    before(async () => {
      server = await startTestServer(kind);
      fleet = await openVehicleFleet(server);
    });
    after(() => server.stop());

    /** The Python client: who it is goes in a header, and booleans go as Python writes them. */
    const python = {
      headers: (): Record<string, string> => ({ 'x-esri-authorization': `Bearer ${fleet.token}` }),
      get: (url: string, query: Record<string, string> = {}): Promise<Json> =>
        withoutError(fleet.http.get(url, { f: 'json', ...query }, python.headers())),
      post: (url: string, form: Record<string, string> = {}): Promise<Json> =>
        withoutError(fleet.http.post(url, { f: 'json', ...form }, python.headers())),
      postParts: (url: string, form: Record<string, FormValue>): Promise<Json> =>
        withoutError(fleet.http.postParts(url, { f: 'json', ...form }, python.headers())),
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

    it('serves the Python client py: layer, upload, append from the upload, status', async () => {
      const layer = await fleet.makeLayer();
      const sent = await python.postParts(`${serviceOf(layer)}/uploads/upload`, {
        description: '',
        file: { fileName: 'v.csv', content: VEHICLES_CSV },
      });
      const status = await python.append(layer, {
        appendUploadId: String((sent['item'] as Json)['itemID']),
        appendUploadFormat: 'csv',
        appendSourceInfo: JSON.stringify({ latitudeFieldName: 'lat', longitudeFieldName: 'lon' }),
      });
      expect(status).to.include({ status: 'Completed', recordCount: 2 });
      expect(await fleet.speeds(layer)).to.deep.equal([
        ['A', 10],
        ['B', 20],
      ]);
    });

    it('serves the Python client py: upload in parts with the manager, which joins the numbers of the parts', async () => {
      const layer = await fleet.makeLayer();
      const uploads = `${serviceOf(layer)}/uploads`;
      const registered = await python.post(`${uploads}/register`, { itemName: 'v.csv' });
      const id = String((registered['item'] as Json)['itemID']);
      for (const [index, content] of [VEHICLES_CSV.slice(0, 40), VEHICLES_CSV.slice(40)].entries()) {
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

    it('serves the Python client py: item, analyze, append with the result of analyze', async () => {
      const layer = await fleet.makeLayer();
      const added = await python.postParts(`${fleet.portal}/content/users/${fleet.user}/addItem`, {
        title: 'vehicles',
        type: 'CSV',
        file: { fileName: 'vehicles.csv', content: VEHICLES_CSV },
      });
      const id = String(added['id']);
      const analyzed = await python.post(`${fleet.portal}/content/features/analyze`, {
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
      expect(await python.get(`${fleet.portal}/content/items/${id}`)).to.include({ id });
    });

    it('serves the Python client pj: item, layer, all rows, truncate as a job, refresh, then GeoJSON text in chunks', async () => {
      const layer = await fleet.makeLayer();
      const admin = layer.replace('/rest/services', '/rest/admin/services');
      const feature = (id: string, speed: number): Json => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [5, 60] },
        properties: { vehicle_id: id, speed },
      });
      const { serviceItemId } = await python.get(layer);
      const load = async (chunks: Json[][]): Promise<number> => {
        const item = await python.post(`${fleet.portal}/content/items/${String(serviceItemId)}`);
        expect(item).to.include({ type: 'Feature Service', url: serviceOf(layer) });
        await python.get(serviceOf(layer));
        const { maxRecordCount } = await python.get(layer);
        const where = { where: '1=1', outFields: '*', returnGeometry: 'True' };
        await python.post(`${layer}/query`, { ...where, returnCountOnly: 'True' });
        const page = { resultOffset: '0', resultRecordCount: String(maxRecordCount) };
        await python.post(`${layer}/query`, { ...where, ...page });
        // The part of the client that manages the layer reads it at its admin URL, as its owner sees it.
        await python.get(admin);
        const job = await python.post(`${admin}/truncate`, { attachmentOnly: 'False', async: 'True' });
        const truncated = await poll(
          () => python.get(`${String(job['statusURL'])}/status`),
          ({ status }) => ['Completed', 'CompletedWithErrors', 'Failed'].includes(String(status)),
        );
        expect(truncated).to.include({ status: 'Completed' });
        await python.post(`${admin}/refresh`);
        await python.get(admin);
        expect(await fleet.rowsOf(layer)).to.deep.equal([]);
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
      expect((await fleet.speeds(layer)).map((pair) => (pair as unknown[])[0])).to.deep.equal([
        'A',
        'B',
        'C',
      ]);
      const [{ OBJECTID } = {}] = await fleet.rowsOf(layer);
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
  });
}
