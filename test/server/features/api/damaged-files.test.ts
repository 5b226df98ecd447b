import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { loadConfig } from '../../../../server/config/config.js';
import { type Blobs } from '../../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { damageBlob, DAMAGES } from '../../../support/files/damaged-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';
import { getBytes, postForm } from '../../../support/clients/post-form.js';
import { rejectionOf } from '../../../support/rejection.js';
import { type S3Server, startS3Server } from '../../../support/servers/s3-server.js';

const CSV = Buffer.from('code,name,lat,lon\nBGO,Bergen,60.4,5.3\nOSL,Oslo,59.9,10.7\n');
const CONTENT = '/sharing/rest/content';
const SETTINGS = {
  FAIRGROUND_PORT: '0',
  FAIRGROUND_FILE_LIMIT: '5000000',
  FAIRGROUND_PART_LIMIT: '5000000',
};
const LARGE_BYTES = 3_000_000;

function describeDamage(title: string, blobsOf: () => Promise<Blobs | undefined>): void {
  forEachDatabase(title, (open) => {
    let databases: TestDatabases;
    let server: FeatureServer;
    let blobs: Blobs;
    let owner: string;
    let service: string;
    let root: string;
    before(async () => {
      databases = await open();
      const own = await blobsOf();
      server = await startFeatureServer(databases, SETTINGS, own && { blobs: own });
      blobs = own ?? (await openBlobs(`file:${server.folder}`));
      await server.server.start();
      owner = await server.signUp('owner', 'author');
      service = await server.makeService(owner);
      root = `/rest/services/${service}/FeatureServer`;
    });
    after(() => server.close());

    let items = 0;
    async function addItem(content = CSV): Promise<string> {
      const parts = [['itemFile', content, `file-${String(++items)}.csv`]] as const;
      const reply = await postForm(server.server, `${CONTENT}/users/owner/addItem`, parts, owner);
      expect(reply).to.include({ success: true });
      return String(reply['id']);
    }

    async function keyOf(table: string, row: Readonly<Record<string, string | number>>): Promise<string> {
      const [key] = await databases.system.knex(table).where(row).pluck<string[]>('blob_key');
      return key ?? expect.fail(`no row in ${table}`);
    }

    const damage = async (table: string, id: string, how: (bytes: Buffer) => Buffer): Promise<void> =>
      damageBlob(blobs, await keyOf(table, { id }), how);

    const countRows = async (): Promise<unknown> =>
      (await server.get(`${root}/0/query`, { where: '1=1', returnCountOnly: true }, owner))['count'];

    for (const [how, change] of DAMAGES) {
      it(`appends a damaged file neither to a layer nor to a service when one ${how}`, async () => {
        const uploadId = uploadIdOf(await server.upload(service, 'a.csv', CSV, owner));
        const itemId = await addItem();
        const append = async (path: string, source: object): Promise<string> => {
          const call = {
            ...source,
            appendUploadFormat: 'csv',
            appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
          };
          return String((await server.post(path, call, owner))['statusUrl']);
        };
        await damage('uploads', uploadId, change);
        await damage('items', itemId, change);
        const jobs = [
          await append(`${root}/0/append`, { appendUploadId: uploadId }),
          await append(`${root}/append`, { appendItemId: itemId, layers: [0] }),
        ];
        for (const job of jobs) {
          const ended = await server.ended(job, owner);
          expect(ended['status']).to.equal('Failed');
          expect(ended['statusMessage']).to.match(/^The file is damaged: it/);
        }
        expect(await countRows()).to.equal(0);
      });

      it(`neither analyzes, generates, publishes nor sends a damaged file when one ${how}`, async () => {
        const id = await addItem();
        await damage('items', id, change);
        for (const path of ['features/analyze', 'features/generate']) {
          const parameters = { itemid: id, filetype: 'csv', publishParameters: { name: 'x' } };
          const { code, details } = errorOf(await server.post(`${CONTENT}/${path}`, parameters, owner));
          expect(code).to.equal(400);
          expect(details.join()).to.match(/itemid: the file is damaged: it/);
        }
        const { error, services } = (await server.post(
          `${CONTENT}/users/owner/publish`,
          {
            itemid: id,
            filetype: 'csv',
            publishParameters: { name: `P${String(items)}`, locationType: 'none' },
          },
          owner,
        )) as { error?: Json; services?: Json[] };
        if (error === undefined) {
          const { jobId, serviceItemId } = services?.[0] ?? {};
          const status = async (): Promise<Json> =>
            server.get(
              `${CONTENT}/users/owner/items/${String(serviceItemId)}/status`,
              { jobType: 'publish', jobId },
              owner,
            );
          let told = await status();
          while (told['status'] === 'processing') told = await status();
          expect(told['statusMessage']).to.match(/^The file is damaged: it/);
        } else {
          expect(JSON.stringify(error)).to.match(/itemid: the file is damaged: it/);
        }
        const { bytes } = await getBytes(server.server, `${CONTENT}/items/${id}/data?f=json`, {
          authorization: `Bearer ${owner}`,
        });
        expect(JSON.parse(bytes.toString())).to.deep.equal({
          error: { code: 500, message: 'The file is damaged.', details: [] },
        });
      });
    }

    it('analyzes, generates and sends a whole file', async () => {
      const id = await addItem();
      const parameters = { itemid: id, filetype: 'csv', publishParameters: { name: 'x' } };
      for (const path of ['features/analyze', 'features/generate'])
        expect(await server.post(`${CONTENT}/${path}`, parameters, owner)).not.to.have.property('error');
      const headers = { authorization: `Bearer ${owner}` };
      const { bytes } = await getBytes(server.server, `${CONTENT}/items/${id}/data?f=json`, headers);
      expect(bytes.equals(CSV)).to.equal(true);
    });

    it('reports a stored file as missing when it is gone', async () => {
      const id = await addItem();
      await blobs.delete(await keyOf('items', { id }));
      const reply = await server.get(`${CONTENT}/items/${id}/data`, {}, owner);
      expect(errorOf(reply)).to.include({ code: 500, message: 'The file is missing.' });
    });

    it('never completes a download of a large damaged file', async () => {
      const id = await addItem(randomBytes(LARGE_BYTES));
      const key = await keyOf('items', { id });
      const get = async (headers = {}): Promise<Buffer> => {
        const reply = await fetch(`${server.server.info.uri}${CONTENT}/items/${id}/data?f=json`, {
          headers: { authorization: `Bearer ${owner}`, ...headers },
        });
        return Buffer.from(await reply.arrayBuffer());
      };
      const whole = await get();
      expect(whole.length).to.equal(LARGE_BYTES);
      expect((await get({ range: 'bytes=2999000-' })).equals(whole.subarray(2_999_000))).to.equal(true);
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(7) ^ 1, 7);
      await blobs.put(key, Readable.from([flipped]));
      for (const headers of [{}, { range: 'bytes=2999000-' }])
        expect(await rejectionOf(get(headers))).to.be.instanceOf(TypeError);
      await blobs.put(key, Readable.from([whole.subarray(1)]));
      expect((await get()).toString()).to.include('The file is damaged.');
    });

    it('does not join a damaged part, which the client can send again', async () => {
      const id = uploadIdOf(await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, owner));
      const send = (number: number, bytes: Buffer): Promise<Json> => {
        const parts = [
          ['partId', String(number)],
          ['file', bytes],
        ] as const;
        return postForm(server.server, `${root}/uploads/${id}/uploadPart`, parts, owner);
      };
      await send(1, CSV);
      await send(2, CSV);
      const keyOfPart = (part: number): Promise<string> =>
        keyOf('file_parts', { file_id: id, part_number: part });
      const commit = (): Promise<Json> => server.post(`${root}/uploads/${id}/commit`, {}, owner);
      for (const [, change] of DAMAGES) {
        await damageBlob(blobs, await keyOfPart(2), change);
        const { code, details } = errorOf(await commit());
        expect(code).to.equal(500);
        expect(details.join()).to.match(/^parts: part 2 is damaged: its? .*; send it again$/);
        await send(2, CSV);
      }
      await blobs.delete(await keyOfPart(1));
      expect(errorOf(await commit()).details).to.deep.equal([
        'parts: part 1 is no longer stored; send it again',
      ]);
      await send(1, CSV);
      expect((await commit())['item']).to.include({ committed: true });
    });

    it('joins parts that an earlier version has stored if their sizes are right', async () => {
      const id = uploadIdOf(await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, owner));
      await postForm(
        server.server,
        `${root}/uploads/${id}/uploadPart`,
        [
          ['partId', '1'],
          ['file', CSV],
        ],
        owner,
      );
      const part = { file_id: id, part_number: 1 };
      await databases.system.write((trx) => trx('file_parts').where(part).update({ sha256: null }));
      const key = await keyOf('file_parts', part);
      await damageBlob(blobs, key, (bytes) => bytes.subarray(1));
      expect(errorOf(await server.post(`${root}/uploads/${id}/commit`, {}, owner)).code).to.equal(500);
      await blobs.put(key, Readable.from([CSV]));
      const reply = await server.post(`${root}/uploads/${id}/commit`, {}, owner);
      expect(reply['item']).to.include({ committed: true });
    });
  });
}

describeDamage('stored files that are damaged', () => Promise.resolve(undefined));

describe('in a bucket', function () {
  this.timeout(300_000);
  let s3: S3Server;
  before(async () => {
    s3 = await startS3Server();
  });
  after(() => s3.stop());

  describeDamage('stored objects that are damaged', async () => {
    const config = loadConfig(s3.settings(await s3.makeBucket()));
    return openBlobs(config.blobs, config);
  });
});
