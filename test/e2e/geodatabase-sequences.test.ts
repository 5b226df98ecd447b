import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { poll } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { zipFiles } from '../support/files/zip-files.js';
import { openVehicleFleet, type VehicleFleet, VEHICLES_CSV } from './vehicle-fleet.js';

const run = promisify(execFile);

// Requests of published clients and scripts, one by one: parameters, spellings and ways of waiting are theirs.
for (const kind of DATABASE_KINDS) {
  describe(`scripts that append file geodatabases (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let fleet: VehicleFleet;
    let folder: string;
    let zip: Uint8Array<ArrayBuffer>;

    before(async () => {
      server = await startTestServer(kind);
      fleet = await openVehicleFleet(server);
      folder = await mkdtemp(join(tmpdir(), 'fairground-sequences-'));
      await writeFile(join(folder, 'v.csv'), VEHICLES_CSV);
      const gdb = join(folder, 'fleet.gdb');
      await run('ogr2ogr', [
        ...['-f', 'OpenFileGDB', gdb, join(folder, 'v.csv'), '-nln', 'FLEET', '-a_srs', 'EPSG:4326'],
        ...['-oo', 'X_POSSIBLE_NAMES=lon', '-oo', 'Y_POSSIBLE_NAMES=lat', '-oo', 'AUTODETECT_TYPE=YES'],
      ]);
      const files: Record<string, Buffer> = {};
      for (const name of await readdir(gdb)) files[`fleet.gdb/${name}`] = await readFile(join(gdb, name));
      zip = Uint8Array.from(zipFiles(files));
    });
    after(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('runs the script nl: sign in, search, add or update the item, layer by POST, append, status by POST', async () => {
      const layer = await fleet.makeLayer();
      const content = `${fleet.portal}/content/users/${fleet.user}`;
      const fileName = 'fleet_2026.gdb.zip';
      for (const isThere of [false, true]) {
        const searching = await fleet.signIn({
          client: 'referer',
          referer: 'http://localhost',
          expiration: '60',
        });
        const found = await fleet.http.post(`${fleet.portal}/search`, {
          q: `title:"${fileName}" AND type:"File Geodatabase" AND owner:"${fleet.user}"`,
          sortField: 'name',
          start: '1',
          num: '100',
          f: 'json',
          token: searching,
        });
        expect(found['total']).to.equal(isThere ? 1 : 0);
        const [item] = found['results'] as Json[];
        const nl = await fleet.signIn({ client: 'referer', referer: 'http://localhost', expiration: '60' });
        const stored = await fleet.http.postParts(
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
        const info = await fleet.http.post(layer, { f: 'json', token: nl });
        const names = (info['fields'] as Json[])
          .map(({ name }) => String(name))
          .filter((name) => name !== info['objectIdField'] && !/^Shape__(Area|Length)$/.test(name));
        const submission = await fleet.http.post(`${layer}/append`, {
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
          () => fleet.http.post(String(submission['statusUrl']), { f: 'json', token: nl }),
          (reply) => !['InProgress', 'Pending'].includes(String(reply['status'])),
        );
        // The second time all vehicles are there, and all rows or none were asked for.
        expect(status['status']).to.equal(isThere ? 'Failed' : 'Completed');
      }
      expect(await fleet.speeds(layer)).to.deep.equal([
        ['A', 10],
        ['B', 20],
      ]);
    });

    it('runs the script pdf, all by multipart: folders, item in a folder, analyze, append, tight poll, delete', async () => {
      const layer = await fleet.makeLayer();
      const users = `${fleet.portal}/content/users/${fleet.user}`;
      await fleet.http.post(`${users}/createFolder`, { f: 'json', token: fleet.token, title: 'main' });
      const own = await fleet.signIn({ referer: 'http://www.arcgis.com' }, true);
      const standard = { f: 'json', token: own };
      const { folders } = await fleet.http.postParts(users, standard);
      const folder = (folders as Json[]).find(({ title }) => title === 'main') ?? {};
      const within = `${users}/${String(folder['id'])}`;
      const added = await fleet.http.postParts(`${within}/addItem`, {
        title: 'agol_tempfile_fleet.gdb.zip',
        filename: 'fleet.gdb.zip',
        type: 'File Geodatabase',
        file: { fileName: 'fleet.gdb.zip', content: zip },
        ...standard,
      });
      const id = String(added['id']);
      const analyzed = await fleet.http.postParts(`${fleet.portal}/content/features/analyze`, {
        itemid: id,
        filetype: 'fileGeodatabase',
        analyzeParameters: JSON.stringify({ enableGlobalGeocoding: 'false', sourceLocale: 'en' }),
        ...standard,
      });
      const [table = {}] = (analyzed['publishParameters'] as { layers: Json[] }).layers;
      const submission = await fleet.http.postParts(`${layer}/append`, {
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
        () => fleet.http.get(`${String(submission['statusUrl'])}?f=json&token=${own}`),
        (reply) => reply['status'] === 'Completed',
        1,
      );
      expect(status['recordCount']).to.equal(2);
      expect(await fleet.http.postParts(`${within}/items/${id}/delete`, standard)).to.include({
        success: true,
        itemId: id,
      });
    });
  });
}
