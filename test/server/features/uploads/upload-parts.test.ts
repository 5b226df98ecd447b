import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';
import { getBytes, postForm } from '../../../support/clients/post-form.js';

const SETTINGS = {
  FAIRGROUND_PART_LIMIT: '5000',
  FAIRGROUND_FILE_LIMIT: '12000',
  FAIRGROUND_UPLOAD_EXTENSIONS: 'csv,zip,bin',
};

forEachDatabase('uploads in parts', (open) => {
  let server: FeatureServer;
  let owner: string;
  let root: string;

  before(async () => {
    server = await startFeatureServer(await open(), SETTINGS);
    owner = await server.signUp('owner', 'author');
    root = `/rest/services/${await server.makeService(owner, { access: 'org' })}/FeatureServer`;
  });
  after(() => server.close());

  // Every test has a user of its own, so that no test eats the others' uploads.
  let users = 0;
  let token: string;
  beforeEach(async () => {
    token = await server.signUp(`user${String(++users)}`, 'administrator');
  });

  const register = async (itemName = 'data.bin'): Promise<string> =>
    uploadIdOf(await server.post(`${root}/uploads/register`, { itemName }, token));
  const send = (id: string, number: number, bytes: Buffer): Promise<Json> =>
    postForm(
      server.server,
      `${root}/uploads/${id}/uploadPart`,
      [
        ['partId', String(number)],
        ['file', bytes],
      ],
      token,
    );
  const commit = (id: string, parameters: object = {}): Promise<Json> =>
    server.post(`${root}/uploads/${id}/commit`, { ...parameters }, token);
  const parts = async (id: string): Promise<unknown> =>
    (await server.get(`${root}/uploads/${id}/parts`, {}, token))['parts'];
  const download = (id: string, headers = {}) =>
    getBytes(server.server, `${root}/uploads/${id}/download?f=json`, {
      authorization: `Bearer ${token}`,
      ...headers,
    });
  const upload = (id: string): Promise<Json> => server.get(`${root}/uploads/${id}`, {}, token);

  it('accepts parts of uploads in any order, in parallel and repeatedly, and joins them at commit', async () => {
    const pieces = [1, 2, 3, 4, 5].map(() => randomBytes(2000));
    const id = await register();
    expect(await upload(id)).to.include({ itemID: id, itemName: 'data.bin', committed: false });
    await send(id, 3, randomBytes(777));
    const replies = await Promise.all([5, 2, 4, 3, 1].map((number) => send(id, number, pieces[number - 1]!)));
    for (const reply of replies) expect(reply['item']).to.include({ itemID: id, committed: false });
    expect(await parts(id)).to.deep.equal(['1', '2', '3', '4', '5']);
    expect((await commit(id))['item']).to.include({ itemID: id, committed: true });
    expect(await upload(id)).to.include({ committed: true });
    expect(await parts(id)).to.deep.equal([]);
    const { bytes, headers } = await download(id);
    expect(bytes.equals(Buffer.concat(pieces))).to.equal(true);
    expect(headers).to.include({
      'content-disposition': `attachment; filename="data.bin"; filename*=UTF-8''data.bin`,
      'x-content-type-options': 'nosniff',
      'content-type': 'application/octet-stream',
    });
    const middle = await download(id, { range: 'bytes=1990-2009' });
    expect(middle.status).to.equal(206);
    expect(middle.bytes.equals(Buffer.concat(pieces).subarray(1990, 2010))).to.equal(true);
  });

  it('joins parts by number, also with gaps, or in the order of the commit', async () => {
    const [a, b, c] = [Buffer.from('aa'), Buffer.from('bb'), Buffer.from('cc')];
    const byNumber = await register();
    for (const [number, bytes] of [
      [10, b],
      [9000, c],
      [2, a],
    ] as const)
      await send(byNumber, number, bytes);
    await commit(byNumber);
    expect((await download(byNumber)).bytes.toString()).to.equal('aabbcc');

    const asSaid = await register();
    for (const [number, bytes] of [
      [1, a],
      [2, b],
      [3, c],
    ] as const)
      await send(asSaid, number, bytes);
    const none = errorOf(await commit(asSaid, { parts: '1,4' }));
    expect(none).to.deep.include({ code: 400, details: ['parts: these parts have not arrived: 4'] });
    expect(errorOf(await commit(asSaid, { parts: '1,1' })).code).to.equal(400);
    const repeated = await server.server.inject({
      method: 'POST',
      url: `${root}/uploads/${asSaid}/commit?f=json&token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'parts=3&parts=1',
    });
    expect(JSON.parse(repeated.payload)).to.have.property('success', true);
    expect((await download(asSaid)).bytes.toString()).to.equal('ccaa');
  });

  it('accepts the part number under an alias, in the URL, and in any field name', async () => {
    const id = await register();
    await postForm(
      server.server,
      `${root}/uploads/${id}/uploadPart?partNumber=2`,
      [['partFile', Buffer.from('b')]],
      token,
    );
    await postForm(
      server.server,
      `${root}/uploads/${id}/uploadPart?PartId=1`,
      [['csv_file', Buffer.from('a')]],
      token,
    );
    const both = await postForm(
      server.server,
      `${root}/uploads/${id}/uploadPart?partNumber=3`,
      [
        ['partId', '4'],
        ['file', Buffer.from('c')],
      ],
      token,
    );
    expect(errorOf(both).details).to.deep.equal(['partNumber: must equal partId']);
    const none = await postForm(
      server.server,
      `${root}/uploads/${id}/uploadPart`,
      [['file', Buffer.from('c')]],
      token,
    );
    expect(errorOf(none).details).to.deep.equal(['partId: required']);
    const noFile = await postForm(
      server.server,
      `${root}/uploads/${id}/uploadPart`,
      [['partId', '1']],
      token,
    );
    expect(errorOf(noFile).code).to.equal(400);
    for (const number of [0, 10_001])
      expect(errorOf(await send(id, number, Buffer.from('x'))).code).to.equal(400);
    await commit(id);
    expect((await download(id)).bytes.toString()).to.equal('ab');
  });

  for (const algorithm of ['md5', 'sha1', 'sha256']) {
    it(`checks ${algorithm} checksums, and leaves the upload unchanged on a mismatch`, async () => {
      const bytes = randomBytes(3000);
      const digest = createHash(algorithm).update(bytes).digest('hex');
      const id = await register();
      await send(id, 1, bytes.subarray(0, 1000));
      await send(id, 2, bytes.subarray(1000));
      const wrong = errorOf(
        await commit(id, { checksum: digest.replace(/^./, (x) => (x === '0' ? '1' : '0')) }),
      );
      expect(wrong.code).to.equal(400);
      expect(wrong.details.join()).to.match(/^checksum: the parts have [0-9a-f]+, not /);
      expect(await upload(id)).to.include({ committed: false });
      expect(await parts(id)).to.deep.equal(['1', '2']);
      expect(await commit(id, { checksum: digest.toUpperCase() })).to.have.property('success', true);
      expect((await download(id)).bytes.equals(bytes)).to.equal(true);
    });
  }

  it('refuses an invalid checksum', async () => {
    const id = await register();
    await send(id, 1, Buffer.from('a'));
    for (const checksum of ['abc', 'g'.repeat(32)])
      expect(errorOf(await commit(id, { checksum })).details.join()).to.match(/^checksum: must be/);
  });

  it('limits the size of each part and of all parts', async () => {
    const id = await register();
    expect(errorOf(await send(id, 1, randomBytes(5001))).code).to.equal(413);
    expect(await send(id, 1, randomBytes(5000))).to.have.property('success', true);
    expect(await send(id, 2, randomBytes(5000))).to.have.property('success', true);
    expect(errorOf(await send(id, 3, randomBytes(2001))).code).to.equal(413);
    // A repeated part counts once.
    expect(await send(id, 2, randomBytes(4000))).to.have.property('success', true);
    expect(await send(id, 3, randomBytes(3000))).to.have.property('success', true);
    expect(await parts(id)).to.deep.equal(['1', '2', '3']);
  });

  it('refuses a commit without parts, a second commit, and parts after it', async () => {
    const id = await register();
    expect(errorOf(await commit(id)).details).to.deep.equal(['parts: no part has arrived']);
    await send(id, 1, Buffer.from('a'));
    const commits = await Promise.all([commit(id), commit(id)]);
    expect(commits.filter((reply) => reply['success'] === true)).to.have.length(1);
    expect(errorOf(await commit(id)).code).to.equal(400);
    expect(errorOf(await send(id, 2, Buffer.from('b'))).code).to.equal(400);
    expect((await download(id)).bytes.toString()).to.equal('a');
  });

  it('limits uploads in parts to the user who registered them', async () => {
    const id = await register();
    await send(id, 1, Buffer.from('a'));
    const mine = token;
    token = await server.signUp(`stranger${String(users)}`, 'administrator');
    for (const reply of [await commit(id), await send(id, 2, Buffer.from('b')), await upload(id)])
      expect(errorOf(reply).code).to.equal(404);
    expect(errorOf(JSON.parse((await download(id)).bytes.toString()) as Json).code).to.equal(404);
    token = mine;
    expect(await parts(id)).to.deep.equal(['1']);
    expect(errorOf(await server.post(`${root}/uploads/register`, { itemName: 'a.csv' })).code).to.equal(499);
    const contributor = await server.signUp(`contributor${String(users)}`, 'contributor');
    const reply = await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, contributor);
    expect(errorOf(reply).code).to.equal(403);
  });

  it('accepts uploads with a supported file extension or none', async () => {
    const exe = { itemName: 'data.exe' };
    const refused = errorOf(await server.post(`${root}/uploads/register`, exe, token));
    expect(refused).to.deep.include({
      code: 400,
      details: ['itemName: the extension must be one of csv, zip, bin'],
    });
    const name = root.split('/')[3]!;
    expect(errorOf(await server.upload(name, 'data.exe', 'x', token)).code).to.equal(400);
    expect(await server.upload(name, 'DATA.CSV', 'x', token)).to.have.property('success', true);
    expect(await server.upload(name, 'data', 'x', token)).to.have.property('success', true);
  });

  it('appends a committed upload, repeatedly', async () => {
    const id = await register('cities.csv');
    await send(id, 1, Buffer.from('code,na'));
    const append = () =>
      server.post(
        `${root}/0/append`,
        {
          appendUploadId: id,
          appendUploadFormat: 'csv',
          appendSourceInfo: {},
          upsert: true,
          upsertMatchingField: 'code',
        },
        token,
      );
    expect(errorOf(await append()).details.join()).to.match(/id of a committed upload/);
    await send(id, 2, Buffer.from('me\nBGO,Bergen\n'));
    await commit(id);
    for (const counts of [{ insertCount: 1 }, { updateCount: 1 }]) {
      const ended = await server.ended(String((await append())['statusUrl']), token);
      expect(ended).to.include({ status: 'Completed', ...counts });
    }
  });

  it('accepts uploads in parts at the address of a layer', async () => {
    const id = await register();
    const layer = `${root}/0/uploads/${id}`;
    await postForm(server.server, `${layer}/uploadPart?partId=1`, [['file', Buffer.from('a')]], token);
    expect(await server.get(`${layer}/parts`, {}, token)).to.deep.equal({ parts: ['1'] });
    expect(await server.post(`${layer}/commit`, { parts: '1' }, token)).to.have.property('success', true);
    expect(await server.get(`${root}/7/uploads/info`, {}, token)).to.have.property('maxUploadPartSize');
    expect(errorOf(await server.get(`${root}/x/uploads/info`, {}, token)).code).to.equal(404);
  });

  it('deletes uploads without a commit', async () => {
    const id = await register();
    await send(id, 1, Buffer.from('a'));
    expect(await server.post(`${root}/uploads/${id}/delete`, {}, token)).to.deep.equal({ success: true });
    expect(errorOf(await upload(id)).code).to.equal(404);
    expect(errorOf(await send(id, 2, Buffer.from('b'))).code).to.equal(404);
  });
});
