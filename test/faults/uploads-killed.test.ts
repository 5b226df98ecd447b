import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sweepFiles } from '../../server/features/content/sweep-files.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import { CITIES, type Json } from '../support/servers/feature-server.js';
import { eventually } from '../support/servers/jobs.js';
import { addUser } from '../support/databases/users.js';

const PART_BYTES = 15_000_000;

forEachDatabase('a server killed while it puts parts together', (open) => {
  let databases: TestDatabases;
  let folder: string;
  /** Where servers keep what they get while a request lasts. */
  let temporary: string;
  let servers: Fairground[];
  let password: string;

  beforeEach(async () => {
    servers = [];
    databases = await open();
    folder = await mkdtemp(join(tmpdir(), 'fairground-killed-'));
    temporary = await mkdtemp(join(tmpdir(), 'fairground-killed-'));
    ({ applicationPassword: password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
  });
  afterEach(async () => {
    for (const server of servers) server.process.kill('SIGKILL');
    await Promise.all(servers.map((server) => server.exit()));
    for (const path of [folder, temporary]) await rm(path, { recursive: true, force: true });
  });

  async function start(): Promise<{
    server: Fairground;
    post: (path: string, body: URLSearchParams | FormData) => Promise<Response>;
  }> {
    const server = startFairground(['serve', '--port', '0', '--no-worker'], {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: `file:${folder}`,
      FAIRGROUND_LOG_LEVEL: 'error',
      TMPDIR: temporary,
    });
    servers.push(server);
    const [, url = ''] = await server.says(/listens on (\S+)/);
    const authorization = `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`;
    const post = (path: string, body: URLSearchParams | FormData): Promise<Response> =>
      fetch(`${url}${path}`, { method: 'POST', headers: { authorization }, body });
    return { server, post };
  }

  const form = (fields: object): URLSearchParams =>
    new URLSearchParams({ f: 'json', ...(fields as Record<string, string>) });

  it('keeps the parts, accepts the commit again, and leaves nothing that is not swept', async function () {
    this.timeout(300_000);
    const root = '/rest/services/Cities/FeatureServer';
    const first = await start();
    const ask = async (
      post: typeof first.post,
      path: string,
      body: URLSearchParams | FormData,
    ): Promise<Json> => (await (await post(path, body)).json()) as Json;
    await ask(
      first.post,
      '/sharing/rest/content/users/ada/createService',
      form({ createParameters: '{"name":"Cities"}' }),
    );
    await ask(
      first.post,
      `/rest/admin${root.slice(5)}/addToDefinition`,
      form({ addToDefinition: JSON.stringify({ layers: [CITIES] }) }),
    );
    const registered = await ask(first.post, `${root}/uploads/register`, form({ itemName: 'big.zip' }));
    const id = String((registered['item'] as Json)['itemID']);
    const pieces = [1, 2, 3, 4].map(() => randomBytes(PART_BYTES));
    for (const [index, piece] of pieces.entries()) {
      const part = new FormData();
      part.set('file', new Blob([piece]), 'part');
      await ask(first.post, `${root}/uploads/${id}/uploadPart?f=json&partId=${String(index + 1)}`, part);
    }
    const commit = first.post(`${root}/uploads/${id}/commit`, form({})).catch(() => undefined);
    await eventually(async () => ((await readdir(join(folder, '.incoming'))).length > 0 ? true : undefined));
    first.server.process.kill('SIGKILL');
    await Promise.all([commit, first.server.exit()]);
    expect(await readdir(join(folder, '.incoming'))).to.have.length(1);
    const partFolders = async (): Promise<string[]> =>
      (await readdir(temporary)).filter((name) => name.startsWith('fairground-parts-'));
    const [lost, ...others] = await partFolders();
    expect(others).to.deep.equal([]);

    const second = await start();
    const alive = await partFolders();
    expect(alive).to.have.length(1);
    expect(alive).not.to.include(lost);
    expect(await ask(second.post, `${root}/uploads/${id}`, form({}))).to.include({ committed: false });
    expect(await ask(second.post, `${root}/uploads/${id}/parts`, form({}))).to.deep.equal({
      parts: ['1', '2', '3', '4'],
    });
    expect((await ask(second.post, `${root}/uploads/${id}/commit`, form({})))['item']).to.include({
      committed: true,
    });
    const joined = await (await second.post(`${root}/uploads/${id}/download`, form({}))).arrayBuffer();
    expect(Buffer.concat(pieces).equals(Buffer.from(joined))).to.equal(true);

    const blobs = await openBlobs(`file:${folder}`);
    const clock = (): number => Date.now() + 1000 * 3_600_000;
    await sweepFiles({ databases, blobs, clock, settings: { uploadLifetimeHours: 24 } });
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).to.deep.equal([]);
  });
});
