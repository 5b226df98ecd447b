import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect } from 'chai';
import { StringTable } from '../../server/features/append/formats/excel/string-table.js';
import { isDiskFull } from '../../server/storage/disk-full.js';
import { migrate } from '../../server/storage/migrate.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { openDatabases } from '../../server/storage/open.js';
import { type DatabaseKind, forEachDatabase } from '../support/databases/databases.js';
import { startFairground } from '../support/servers/fairground.js';
import { eventually, silentLog } from '../support/servers/jobs.js';
import { rejectionOf } from '../support/rejection.js';
import { addUser } from '../support/databases/users.js';
import { smallDisk } from '../support/files/small-disk.js';

const run = promisify(execFile);

const ROWS = 20_000;
const LINES = Array.from(
  { length: ROWS },
  (_, row) => `n${String(row)},${String(row % 170)},${String(row % 80)}`,
);
const CSV = ['name,x,y', ...LINES].join('\n');

forEachDatabase('a server that has no room for a file', (open) => {
  it('reports a full disk, and accepts the file once there is room', async function () {
    this.timeout(120_000);
    const disk = await smallDisk(this, 200);
    const { url: databaseUrl, system } = await open();
    const { applicationPassword } = await addUser(system, { name: 'ada', role: 'author' });
    const server = startFairground(['serve', '--port', '0', '--no-worker'], {
      FAIRGROUND_DATABASE_URL: databaseUrl,
      FAIRGROUND_BLOBS: `file:${disk.folder}`,
    });
    try {
      const [, url = ''] = await server.says(/listens on (\S+)/);
      const addItem = async (title: string): Promise<unknown> => {
        const reply = await fetch(`${url}/sharing/rest/content/users/ada/addItem`, {
          method: 'POST',
          headers: { authorization: `Basic ${Buffer.from(`ada:${applicationPassword}`).toString('base64')}` },
          body: new URLSearchParams({ f: 'json', type: 'CSV', title, text: CSV }),
        });
        return reply.json();
      };
      expect(await addItem('none')).to.deep.equal({
        error: { code: 503, message: 'There is no room on the disk of the server.', details: [] },
      });
      expect(server.out() + server.err()).to.include('ENOSPC');
      await disk.resize(20_000);
      expect(await addItem('one')).to.include({ success: true });
    } finally {
      server.process.kill('SIGKILL');
      await server.exit();
      await disk.remove();
    }
  });
});

/** Databases on a disk that can be filled, and how to fill it. */
async function openOnSmallDisk(test: Mocha.Context, kind: DatabaseKind, url: string) {
  if (kind === 'sqlite') {
    const disk = await smallDisk(test, 60_000);
    const databases = await openDatabases({ url: `sqlite:${disk.folder}`, log: silentLog });
    await migrate(databases);
    const close = async (): Promise<void> => {
      await databases.close();
      await disk.remove();
    };
    return { disk, databases, close };
  }
  const administrator = await openDatabases({ url, log: silentLog });
  const { knex, dialect } = administrator.features;
  const [server] = await dialect.rows<{ folder: string }>(knex, {
    sql: `SELECT current_setting('data_directory') AS folder`,
    bindings: [],
  });
  const disk = await smallDisk(test, 200_000, dirname(server?.folder ?? '')).catch(async (error: unknown) => {
    await administrator.close();
    throw error;
  });
  const name = `small_${randomBytes(4).toString('hex')}`;
  await knex.raw(`CREATE TABLESPACE ${name} LOCATION '${disk.folder}'`);
  await knex.raw(`CREATE DATABASE ${name} TEMPLATE template1 TABLESPACE ${name}`);
  const address = new URL(url);
  address.pathname = name;
  const databases = await openDatabases({ url: address.href, log: silentLog });
  await migrate(databases);
  const close = async (): Promise<void> => {
    await databases.close();
    await knex.raw(`DROP DATABASE ${name} WITH (FORCE)`);
    await knex.raw(`DROP TABLESPACE ${name}`);
    await administrator.close();
    await disk.remove();
  };
  return { disk, databases, close };
}

/** Leaves no byte; to be removed to make room again. */
async function fill(folder: string): Promise<string> {
  const path = join(folder, 'filler');
  await run('dd', ['if=/dev/zero', `of=${path}`, 'bs=4k']).catch(() => undefined);
  return path;
}

forEachDatabase('stores on a full disk', (open, kind) => {
  it('detects stores that accept no writes, by checks that leave nothing behind', async function () {
    this.timeout(120_000);
    const { url } = await open();
    const { disk, databases, close } = await openOnSmallDisk(this, kind, url);
    try {
      const stores = [databases.system, databases.events, databases.features];
      const check = (): Promise<unknown[]> =>
        Promise.all(stores.map(async (store) => store.assertWritable?.().catch((error: unknown) => error)));
      expect(await check()).to.deep.equal([undefined, undefined, undefined]);
      const names = await readdir(disk.folder, { recursive: true });
      expect(names.filter((name) => /\.writable|pgsql_tmp\//.test(name))).to.deep.equal([]);
      const filler = await fill(disk.folder);
      for (const error of await check()) expect(isDiskFull(error), String(error)).to.equal(true);
      await rm(filler);
      expect(await check()).to.deep.equal([undefined, undefined, undefined]);
    } finally {
      await close();
    }
  });
});

describe('a server whose disk is full', () => {
  it('reports itself as not ready on a full disk, and why jobs wait, until there is room', async function () {
    this.timeout(180_000);
    const disk = await smallDisk(this, 80_000);
    const databaseUrl = `sqlite:${disk.folder}/databases`;
    const databases = await openDatabases({ url: databaseUrl, log: silentLog });
    await migrate(databases);
    const { applicationPassword } = await addUser(databases.system, { name: 'ada', role: 'author' });
    await databases.close();
    const server = startFairground(['serve', '--port', '0', '--no-worker'], {
      FAIRGROUND_DATABASE_URL: databaseUrl,
      FAIRGROUND_BLOBS: `file:${disk.folder}/blobs`,
    });
    try {
      const [, url = ''] = await server.says(/listens on (\S+)/);
      const authorization = `Basic ${Buffer.from(`ada:${applicationPassword}`).toString('base64')}`;
      const post = async (path: string, body: Record<string, string>): Promise<Record<string, unknown>> => {
        const form = new URLSearchParams({ f: 'json', ...body });
        const reply = await fetch(`${url}${path}`, {
          method: 'POST',
          headers: { authorization },
          body: form,
        });
        return (await reply.json()) as Record<string, unknown>;
      };
      const createParameters = JSON.stringify({ name: 'Full' });
      await post('/sharing/rest/content/users/ada/createService', { createParameters });
      const fields = [{ name: 'code', type: 'esriFieldTypeString' }];
      const layers = [{ name: 'Codes', type: 'Table', fields }];
      await post('/rest/admin/services/Full/FeatureServer/addToDefinition', {
        addToDefinition: JSON.stringify({ layers }),
      });
      const edits = JSON.stringify({
        layers: [{ featureSet: { features: [{ attributes: { code: 'a' } }] } }],
      });
      const { statusUrl } = await post('/rest/services/Full/FeatureServer/0/append', { edits });
      const path = String(statusUrl).slice(String(statusUrl).indexOf('/rest/'));
      const messageOf = async (): Promise<unknown> => (await post(path, {}))['statusMessage'];
      const health = async (): Promise<readonly [number, unknown]> => {
        const reply = await fetch(`${url}/health/ready`);
        return [reply.status, await reply.json()];
      };
      const parts = (state: string) => ({ system: state, events: state, features: state, blobs: state });
      /** Each part is tried by itself, so that one may be found out before the others. */
      const untilAll = (status: string, state: string) =>
        eventually(async () => {
          const [, body] = await health();
          return isDeepStrictEqual(body, { status, ...parts(state) }) || undefined;
        });
      expect(await health()).to.deep.equal([200, { status: 'ok', ...parts('ok') }]);
      expect(await messageOf()).to.equal('Waiting to start.');
      const filler = await fill(disk.folder);
      await untilAll('failed', 'failed');
      expect((await health())[0]).to.equal(503);
      expect(await messageOf()).to.match(/^There is no room on the disk of the server/);
      await rm(filler);
      await untilAll('ok', 'ok');
      // By then, the server has also found out that no worker runs.
      expect(await messageOf()).to.match(/^Waiting(?: to start\.|: no worker runs\.)/);
    } finally {
      server.process.kill('SIGKILL');
      await server.exit();
      await disk.remove();
    }
  });

  it('reports itself as not ready while its blobs lie on a read-only file system', async function () {
    this.timeout(120_000);
    const disk = await smallDisk(this, 1000);
    const blobs = await openBlobs(`file:${disk.folder}`);
    try {
      await blobs.assertWritable();
      await disk.makeReadOnly();
      expect(await rejectionOf(blobs.assertWritable())).to.have.property('code', 'EROFS');
    } finally {
      await disk.remove();
    }
  });
});

describe('texts of a workbook that have no room on the disk', () => {
  it('reports texts of a workbook without room on the disk instead of cutting them', async function () {
    const disk = await smallDisk(this, 100);
    const table = new StringTable(() => disk.folder, { memoryBytes: 0, maxTexts: 1_000_000 });
    try {
      const fill = (): void => {
        // The last block of these finds room for a part of it.
        for (let text = 0; text < 110; text += 1) table.add('x'.repeat(1024));
        table.finish();
      };
      expect(fill).to.throw().with.property('code', 'ENOSPC');
    } finally {
      table.close();
      await disk.remove();
    }
  });
});
