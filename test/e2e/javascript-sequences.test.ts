import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { eventually } from '../support/servers/jobs.js';
import { poll } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { openVehicleFleet, serviceOf, type VehicleFleet } from './vehicle-fleet.js';

/** Further fields of a vehicle. */
const MORE = [
  ...['longitude', 'latitude', 'bearing'].map((name) => ({ name, type: 'esriFieldTypeDouble' })),
  { name: 'route_id', type: 'esriFieldTypeString', length: 20 },
  { name: 'APIdate', type: 'esriFieldTypeInteger' },
];

// Requests of published clients and scripts, one by one: parameters, spellings and ways of waiting are theirs.
for (const kind of DATABASE_KINDS) {
  describe(`JavaScript clients of feature services that send their own requests (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let fleet: VehicleFleet;

    before(async () => {
      server = await startTestServer(kind);
      fleet = await openVehicleFleet(server);
    });
    after(() => server.stop());

    it('serves the client bus: token of an application, upload and upsert by multipart repeatedly, and old rows deleted', async () => {
      const layer = await fleet.makeLayer(MORE);
      const signInAsApp = async (): Promise<string> => {
        const app = await fleet.http.post(`${fleet.portal}/oauth2/token/`, {
          f: 'json',
          client_id: fleet.user,
          client_secret: fleet.applicationPassword,
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
        const sent = await fleet.http.postParts(`${serviceOf(layer)}/uploads/upload`, {
          csv_file: { fileName: `feed-${moment}.csv`, content: `${columns.join()}\n${rows}` },
          f: 'json',
          token: access,
        });
        const submission = await fleet.http.postParts(`${layer}/append`, {
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
        (await fleet.http.get(`${layer}/append/jobs`, { f: 'json', token: fleet.token }))['jobs'] as Json[];
      await eventually(async () =>
        (await jobs()).every(({ status }) => status === 'Completed') ? true : undefined,
      );
      expect(await fleet.speeds(layer)).to.deep.equal([
        ['A', 40],
        ['B', null],
        ['C', 50],
      ]);
      const access = await signInAsApp();
      const deleted = await fleet.http.postParts(`${layer}/deleteFeatures`, {
        f: 'json',
        where: 'APIdate <= 1500',
        token: access,
      });
      expect(deleted['deleteResults']).to.have.length(1);
      expect((await fleet.speeds(layer)).map((pair) => (pair as unknown[])[0])).to.deep.equal(['A', 'C']);
    });

    it('serves the client fl: a bare array, a misspelt upserts, and a status by the id of the item', async () => {
      const layer = await fleet.makeLayer();
      const submission = await fleet.http.post(`${layer}/append`, {
        f: 'json',
        token: fleet.token,
        useGlobalIds: 'true',
        rollbackOnFailure: 'true',
        edits: JSON.stringify([{ attributes: { vehicle_id: 'Z', speed: 5 }, geometry: { x: 1, y: 2 } }]),
        upserts: 'true',
      });
      expect(submission['status']).to.equal('processing');
      const status = await poll(
        () =>
          fleet.http.post(`${layer}/append/jobs/${String(submission['itemId'])}`, {
            f: 'json',
            token: fleet.token,
          }),
        (reply) => reply['status'] !== 'processing',
      );
      expect(status).to.include({ status: 'Completed', recordCount: 1 });
      expect(await fleet.speeds(layer)).to.deep.equal([['Z', 5]]);
    });
  });
}
