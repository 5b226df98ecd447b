import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { poll } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { openVehicleFleet, serviceOf, type VehicleFleet } from './vehicle-fleet.js';

// Requests of published clients and scripts, one by one: parameters, spellings and ways of waiting are theirs.
for (const kind of DATABASE_KINDS) {
  describe(`the C# client of feature services (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let fleet: VehicleFleet;

    before(async () => {
      server = await startTestServer(kind);
      fleet = await openVehicleFleet(server);
    });
    after(() => server.stop());

    const bearer = (): Record<string, string> => ({ authorization: `Bearer ${fleet.token}` });
    const get = (url: string): Promise<Json> => fleet.http.get(url, { f: 'json' }, bearer());
    const post = (url: string, form: Record<string, string>): Promise<Json> =>
      fleet.http.post(url, { f: 'json', ...form }, bearer());
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
      const sent = await fleet.http.postParts(`${url}/uploads/upload`, { f: 'json', file }, bearer());
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
      const url = serviceOf(await fleet.makeLayer());
      const id = await upload(url, collection('Q'));
      expect(await get(url)).to.include({ supportsAppend: true, syncEnabled: false });
      const submission = await post(`${url}/append`, {
        layers: '[0]',
        upsert: 'false',
        useGlobalIds: 'false',
        rollbackOnFailure: 'true',
        appendUploadId: id,
        // Spelling of the client.
        appendUploadFormat: 'feature Collection',
        layerMappings: JSON.stringify([{ id: 0, sourceId: 0 }]),
      });
      await wait(url, submission);
      await mayUpload(url);
      expect(await post(`${url}/uploads/${id}/delete`, {})).to.deep.equal({ success: true });
    });

    it('appends edits to the service', async () => {
      const url = serviceOf(await fleet.makeLayer());
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
      const layer = await fleet.makeLayer();
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
      expect(await fleet.speeds(layer)).to.deep.equal([['L', 7]]);
    });
  });
}
