import { readdir } from 'node:fs/promises';
import { expect } from 'chai';
import { GRACE_MS } from '../../../../server/features/content/files/content.js';
import { sweepFiles } from '../../../../server/features/content/sweep-files.js';
import type { JobRunner } from '../../../../server/jobs/job-runner.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';
import { postForm } from '../../../support/clients/post-form.js';

/** Minimum space that an upload counts as, in bytes. */
const LEAST = 65_536;

forEachDatabase('the space of uploads', (open) => {
  let databases: TestDatabases;
  let servers: FeatureServer[];
  let workers: JobRunner[];
  let server: FeatureServer;
  let owner: string;
  let name: string;
  let root: string;

  beforeEach(async () => {
    databases = await open();
    servers = [];
    workers = [];
  });
  afterEach(async () => {
    await stopWorkers();
    for (const started of servers) await started.close();
  });

  /** Starts a server without a worker, and makes a service of its own. */
  async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    server = await startFeatureServer(databases, settings, { isIdle: true });
    servers.push(server);
    owner = await server.signUp('owner', 'author');
    name = await server.makeService(owner, { access: 'org', capabilities: 'Query,Uploads,Append' });
    root = `/rest/services/${name}/FeatureServer`;
  }

  function startWorker(): void {
    const worker = server.makeWorker();
    workers.push(worker);
    worker.start();
  }

  async function stopWorkers(): Promise<void> {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  }

  let codes = 0;
  const row = (): string => `code,name\nc${String(++codes)},Bergen\n`;

  const send = (token = owner, content = row()): Promise<Json> =>
    server.upload(name, 'cities.csv', content, token);
  const upload = async (token = owner): Promise<string> => uploadIdOf(await send(token));

  const append = async (source: Json, token = owner): Promise<Json> => {
    const sourceInfo = { locationType: 'none' };
    const asked = { appendUploadFormat: 'csv', appendSourceInfo: sourceInfo, ...source };
    const submission = await server.post(`${root}/0/append`, asked, token);
    expect(submission).to.have.property('statusUrl');
    return submission;
  };

  const ended = ({ statusUrl }: Json, token = owner): Promise<Json> => server.ended(String(statusUrl), token);

  async function appended(id: string, token = owner): Promise<void> {
    expect(await ended(await append({ appendUploadId: id }, token), token)).to.include({
      status: 'Completed',
      insertCount: 1,
    });
  }

  const isThere = async (id: string, token = owner): Promise<boolean> =>
    'itemID' in (await server.get(`${root}/uploads/${id}`, {}, token));

  async function rowCount(): Promise<unknown> {
    return (await server.get(`${root}/0/query`, { where: '1=1', returnCountOnly: true }, owner))['count'];
  }

  async function storedFiles(): Promise<string[]> {
    const entries = await readdir(server.folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  it('allows a loop that uploads and appends a hundred files', async function () {
    this.timeout(300_000);
    await start();
    startWorker();
    const submissions: Json[] = [];
    for (let count = 0; count < 100; count++)
      submissions.push(await append({ appendUploadId: await upload() }));
    for (const submission of submissions)
      expect(await ended(submission)).to.include({ status: 'Completed', insertCount: 1 });
    expect(await rowCount()).to.equal(100);
  });

  it('does not limit the number of waiting uploads', async function () {
    this.timeout(300_000);
    await start();
    const first = await upload();
    for (let count = 0; count < 100; count++)
      uploadIdOf(await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, owner));
    expect(await isThere(first)).to.equal(true);
  });

  it('frees space by removing uploads whose appends have ended, the oldest first', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: String(3 * LEAST) });
    startWorker();
    const ids: string[] = [];
    for (let count = 0; count < 8; count++) {
      const id = await upload();
      ids.push(id);
      await appended(id);
    }
    expect(await Promise.all(ids.map((id) => isThere(id)))).to.deep.equal([
      ...[false, false, false, false, false],
      ...[true, true, true],
    ]);
    expect(await rowCount()).to.equal(8);
    expect(await storedFiles()).to.have.length(8);
    const clock = (): number => Date.now() + GRACE_MS;
    const blobs = await openBlobs(`file:${server.folder}`);
    await sweepFiles({ databases, blobs, clock, settings: { uploadLifetimeHours: 24 } });
    expect(await storedFiles()).to.have.length(3);
  });

  it('keeps an upload whose append has failed until its space is needed', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: String(2 * LEAST) });
    startWorker();
    const failed = await upload();
    const wrong = { appendUploadId: failed, sourceTableName: 'no_such', appendUploadFormat: 'excel' };
    expect(await ended(await append(wrong))).to.include({ status: 'Failed' });
    expect(await isThere(failed)).to.equal(true);
    const kept = await upload();
    await appended(failed);
    await upload();
    expect([await isThere(failed), await isThere(kept)]).to.deep.equal([false, true]);
  });

  it('keeps uploads that no append has read, and says so in the refusal', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: String(2 * LEAST) });
    startWorker();
    const [first, second] = [await upload(), await upload()];
    expect(errorOf(await send())).to.deep.equal({
      code: 400,
      message: `Your uploads may take at most ${String(2 * LEAST)} bytes in total.`,
      details: [
        `file: exceeds the available space by ${String(LEAST)} bytes; delete uploads with ` +
          'uploads/{itemID}/delete, or wait until an append that reads one has ended',
      ],
    });
    const registered = errorOf(await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, owner));
    expect(registered.details.join()).to.match(/^itemName: exceeds the available space by 65536 bytes/);
    expect([await isThere(first), await isThere(second)]).to.deep.equal([true, true]);
    await server.post(`${root}/uploads/${first}/delete`, {}, owner);
    await appended(await upload());
    await upload();
  });

  it('keeps an appended upload that another append waits for or reads', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: String(LEAST) });
    startWorker();
    const id = await upload();
    await appended(id);
    await stopWorkers();
    const upsert = { upsert: true, upsertMatchingField: 'code' };
    const again = await append({ appendUploadId: id, ...upsert });
    expect(errorOf(await send()).code).to.equal(400);
    // As a worker leaves it that was killed: it runs until another one takes it.
    await databases.system.write(async (trx) => {
      await trx('jobs').where({ id: again['jobId'] }).update({ status: 'running', lease_ends_at: 0 });
    });
    expect(errorOf(await send()).code).to.equal(400);
    expect(await isThere(id)).to.equal(true);
    startWorker();
    expect(await ended(again)).to.include({ status: 'Completed', updateCount: 1 });
    await upload();
    expect(await isThere(id)).to.equal(false);
  });

  it('counts parts as they arrive, also when they replace others', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: '100000' });
    const registered = await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, owner);
    const id = uploadIdOf(registered);
    const part = (number: number, size: number): Promise<Json> =>
      postForm(
        server.server,
        `${root}/uploads/${id}/uploadPart?partId=${String(number)}`,
        [['file', Buffer.alloc(size, 'x')]],
        owner,
      );
    expect(await part(1, 50_000)).to.include({ success: true });
    expect(await part(2, 50_000)).to.include({ success: true });
    expect(await part(2, 40_000)).to.include({ success: true });
    expect(errorOf(await part(3, 10_001)).details.join()).to.match(
      /^file: exceeds the available space by 1 bytes/,
    );
    expect(await server.get(`${root}/uploads/${id}/parts`, {}, owner)).to.deep.equal({ parts: ['1', '2'] });
    expect(await part(3, 10_000)).to.include({ success: true });
    expect(await server.post(`${root}/uploads/${id}/commit`, {}, owner)).to.include({ success: true });
    expect(errorOf(await send()).code).to.equal(400);
  });

  it('counts the text of edits, and frees its space once it is appended', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: String(LEAST) });
    const edits = (): Json => ({
      edits: { features: [{ attributes: { code: `e${String(++codes)}` } }] },
      appendUploadFormat: 'featureCollection',
      appendSourceInfo: {},
    });
    const first = await append(edits());
    const asked = { ...edits(), appendSourceInfo: {} };
    const refused = errorOf(await server.post(`${root}/0/append`, asked, owner));
    expect(refused.details.join()).to.match(/^edits: exceeds the available space by 65536 bytes/);
    startWorker();
    expect(await ended(first)).to.include({ status: 'Completed' });
    for (let count = 0; count < 5; count++)
      expect(await ended(await append(edits()))).to.include({ status: 'Completed' });
  });

  it('limits the space of all users together, and frees space among them', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE: String(2 * LEAST) });
    const other = await server.signUp('other', 'contributor');
    const mine = await upload();
    await upload(other);
    const refused = errorOf(await send(other));
    expect(refused).to.include({
      code: 503,
      message: `The uploads of all users may take at most ${String(2 * LEAST)} bytes in total.`,
    });
    expect(refused.details.join()).to.contain('try again when appends that read uploads have ended');
    startWorker();
    await appended(mine);
    await upload(other);
    expect(await isThere(mine)).to.equal(false);
  });

  it('limits nothing if configured so', async () => {
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: 'off', FAIRGROUND_UPLOAD_SPACE: 'off' });
    await upload();
  });

  it('never exceeds the limit with parallel uploads to several servers', async () => {
    const settings = { FAIRGROUND_UPLOAD_SPACE_PER_USER: String(3 * LEAST) };
    await start(settings);
    const blobs = await openBlobs(`file:${server.folder}`);
    const twin = await startFeatureServer(databases, settings, { isIdle: true, blobs });
    servers.push(twin);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? server : twin).upload(name, 'cities.csv', row(), owner),
      ),
    );
    expect(replies.filter((reply) => 'item' in reply)).to.have.length(3);
  });

  it('never removes an upload from an accepted append', async function () {
    this.timeout(300_000);
    await start({ FAIRGROUND_UPLOAD_SPACE_PER_USER: String(2 * LEAST) });
    startWorker();
    const submissions: Json[] = [];
    let id = await upload();
    for (let round = 0; round < 15; round++) {
      const again = server.post(
        `${root}/0/append`,
        {
          appendUploadId: id,
          appendUploadFormat: 'csv',
          appendSourceInfo: { locationType: 'none' },
          upsert: true,
          upsertMatchingField: 'code',
        },
        owner,
      );
      const [submission, ...others] = await Promise.all([again, send(), send()]);
      if (submission['statusUrl'] !== undefined) {
        submissions.push(submission);
        expect(await ended(submission)).to.include({ status: 'Completed', recordCount: 1 });
      }
      for (const reply of others) {
        if (!('item' in reply)) continue;
        const other = uploadIdOf(reply);
        submissions.push(await append({ appendUploadId: other }));
        id = other;
      }
      for (const submitted of submissions.splice(0))
        expect(await ended(submitted)).to.include({ status: 'Completed' });
    }
  });
});
