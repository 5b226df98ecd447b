import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect } from 'chai';
import { createAppendHandler } from '../../server/features/append/handler.js';
import { StringTable } from '../../server/features/append/formats/excel/string-table.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../server/config/source-settings.js';
import { findLayerByKey } from '../../server/features/catalog/layer-repository.js';
import { JobError } from '../../server/jobs/job.js';
import { isDiskFull } from '../../server/storage/disk-full.js';
import { migrate } from '../../server/storage/migrate.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { openDatabases } from '../../server/storage/open.js';
import {
  type AppendFixture,
  field,
  NOW,
  openAppendFixture,
} from '../server/features/append/support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../server/features/append/source/gdal-files.js';
import { writeZip } from '../server/features/append/source/zip-writer.js';
import { type DatabaseKind, forEachDatabase } from '../support/databases/databases.js';
import { startFairground } from '../support/servers/fairground.js';
import { eventually, silentLog } from '../support/servers/jobs.js';
import { rejectionOf } from '../support/rejection.js';
import { addUser } from '../support/databases/users.js';

const run = promisify(execFile);

/**
 * A file system in memory of so many kibibytes, in the folder and for the owner of that.
 *
 * @throws where the system does not allow to make one
 */
async function mountSmallDisk(kibibytes: number, parent: string) {
  const { uid, gid } = await stat(parent);
  const folder = await mkdtemp(join(parent, 'fairground-disk-'));
  const size = (much: number): string => `size=${String(much)}k`;
  try {
    const owner = `uid=${String(uid)},gid=${String(gid)},mode=700`;
    await run('mount', ['-t', 'tmpfs', '-o', `${size(kibibytes)},${owner}`, 'tmpfs', folder]);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    resize: (much: number) => run('mount', ['-o', `remount,${size(much)}`, folder]),
    makeReadOnly: () => run('mount', ['-o', 'remount,ro', folder]),
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>;

/** The disk of a test, which is left out where there can be none. */
async function smallDisk(test: Mocha.Context, kibibytes: number, parent = tmpdir()): Promise<SmallDisk> {
  const disk = await mountSmallDisk(kibibytes, parent).catch(() => undefined);
  return disk ?? test.skip();
}

const ROWS = 20_000;
const LINES = Array.from(
  { length: ROWS },
  (_, row) => `n${String(row)},${String(row % 170)},${String(row % 80)}`,
);
const CSV = ['name,x,y', ...LINES].join('\n');

forEachDatabase('an append whose source has no room on the disk', (open) => {
  let files: GdalFiles;
  let fixture: AppendFixture;
  let disk: SmallDisk | undefined;

  before(async () => {
    files = await openGdalFiles();
    await files.write('points.csv', CSV);
    const points = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-a_srs', 'EPSG:4326'];
    await files.ogr2ogr('points.gpkg', 'points.csv', ...points);
  });
  after(() => files.remove());

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), { fields: [field('name', 'String', { length: 40 })] });
  });
  afterEach(async () => {
    await disk?.remove();
    disk = undefined;
    await fixture.close();
  });

  const sources: [string, () => Promise<Buffer>, object][] = [
    ['is copied', () => files.read('points.gpkg'), { appendUploadFormat: 'gpkg' }],
    [
      'is unpacked',
      () => Promise.resolve(writeZip([{ name: 'points.csv', content: CSV }])),
      {
        appendUploadFormat: 'csv',
        appendSourceInfo: { latitudeFieldName: 'y', longitudeFieldName: 'x' },
      },
    ],
  ];
  for (const [how, content, parameters] of sources) {
    it(`says so where it ${how}, leaves nothing behind, and is complete once there is room`, async function () {
      disk = await smallDisk(this, 200);
      const { databases, blobsUrl } = fixture;
      const handler = createAppendHandler({
        databases,
        blobs: await openBlobs(blobsUrl),
        clock: () => NOW,
        settings: { ...DEFAULT_SOURCE_SETTINGS, sourceFolder: disk.folder },
        findLayer: (key) => findLayerByKey(databases.features, key),
      });
      const job = await fixture.submit({
        ...parameters,
        appendUploadId: await fixture.upload(await content()),
      });
      const context = { signal: new AbortController().signal, log: silentLog, progress: () => undefined };
      const error = await rejectionOf(handler.run(job, context));
      expect(error).to.be.instanceOf(JobError);
      expect(error).to.include({ code: 'append.no_room', retryable: true });
      expect(await fixture.rowCount()).to.equal(0);
      expect(await readdir(disk.folder)).to.deep.equal([]);
      await disk.resize(20_000);
      expect(await handler.run(job, context)).to.include({ insertCount: ROWS });
      expect(await fixture.rowCount()).to.equal(ROWS);
      expect(await readdir(disk.folder)).to.deep.equal([]);
    });
  }
});

/** An upsert puts its rows into a temporary table before it writes any to the layer. */
forEachDatabase('an upsert whose stage has no room on the disk', (open, kind) => {
  it('says so, leaves the layer as it was, and is complete once there is room', async function () {
    const fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer'), field('name', 'String', { length: 100 })],
      indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
    });
    const rowsOf = (text: string): string => {
      const lines = Array.from({ length: ROWS }, (_, row) => `${String(row)},${text}`);
      return ['code,name', ...lines].join('\n');
    };
    const csv = { appendUploadFormat: 'csv', appendSourceInfo: {} };
    const stage = await limitStages(this, kind, fixture.databaseUrl);
    try {
      await fixture.append({ ...csv, appendUploadId: await fixture.upload('code,name\n0,before') });
      const job = await fixture.submit({
        ...{ ...csv, upsert: true, upsertMatchingField: 'code' },
        appendUploadId: await fixture.upload(rowsOf('x'.repeat(90))),
      });
      const handler = createAppendHandler({
        databases: stage.databases,
        blobs: await openBlobs(fixture.blobsUrl),
        clock: () => NOW,
        findLayer: (key) => findLayerByKey(stage.databases.features, key),
      });
      const context = { signal: new AbortController().signal, log: silentLog, progress: () => undefined };
      const error = await rejectionOf(handler.run(job, context));
      expect(error).to.be.instanceOf(JobError);
      expect(error).to.include({ code: 'append.no_room', retryable: true });
      expect((await fixture.rows()).map(({ name }) => name)).to.deep.equal(['before']);
      await stage.makeRoom();
      expect(await handler.run(job, context)).to.include({ insertCount: ROWS - 1, updateCount: 1 });
      expect(await fixture.rowCount()).to.equal(ROWS);
    } finally {
      await stage.close();
      await fixture.close();
    }
  });
});

/** Opens the databases with so little room for temporary tables as some hundred rows take, for a start. */
async function limitStages(test: Mocha.Context, kind: DatabaseKind, url: string) {
  if (kind === 'sqlite') {
    const databases = await openDatabases({ url, log: silentLog });
    const limit = (pages: number): Promise<void> =>
      databases.features.write((trx) => trx.raw(`PRAGMA temp.max_page_count = ${String(pages)}`));
    await limit(50);
    return { databases, makeRoom: () => limit(1_000_000), close: () => databases.close() };
  }
  const administrator = await openDatabases({ url, log: silentLog });
  const { knex, dialect } = administrator.features;
  const [server] = await dialect.rows<{ folder: string }>(knex, {
    sql: `SELECT current_setting('data_directory') AS folder`,
    bindings: [],
  });
  // Beside its data, where its own user may write.
  const disk = await smallDisk(test, 400, dirname(server?.folder ?? '')).catch(async (error: unknown) => {
    await administrator.close();
    throw error;
  });
  const space = `small_${randomBytes(4).toString('hex')}`;
  await knex.raw(`CREATE TABLESPACE ${space} LOCATION '${disk.folder}'`);
  await knex.raw(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET temp_tablespaces = ${space}`);
  const databases = await openDatabases({ url, log: silentLog });
  return {
    databases,
    makeRoom: () => disk.resize(40_000),
    async close() {
      await databases.close();
      await knex.raw(`DROP TABLESPACE ${space}`);
      await administrator.close();
      await disk.remove();
    },
  };
}

forEachDatabase('an append whose refused rows have no room on the disk', (open) => {
  it('says so, and tells of them once there is room', async function () {
    const fixture = await openAppendFixture(await open(), { fields: [field('size', 'Integer')] });
    const disk = await smallDisk(this, 400);
    try {
      const { databases } = fixture;
      const rows = Array.from({ length: ROWS }, () => 'many,1,2');
      const job = await fixture.submit({
        appendUploadId: await fixture.upload(['size,x,y', ...rows].join('\n')),
        appendUploadFormat: 'csv',
        appendSourceInfo: { latitudeFieldName: 'y', longitudeFieldName: 'x' },
        rollbackOnFailure: true,
      });
      await cp(fixture.blobsUrl.slice('file:'.length), disk.folder, { recursive: true });
      const handler = createAppendHandler({
        databases,
        blobs: await openBlobs(`file:${disk.folder}`),
        clock: () => NOW,
        findLayer: (key) => findLayerByKey(databases.features, key),
      });
      const context = { signal: new AbortController().signal, log: silentLog, progress: () => undefined };
      const failed = await rejectionOf(handler.run(job, context));
      expect(failed).to.be.instanceOf(JobError);
      expect(failed).to.include({ code: 'append.no_room', retryable: true });
      await disk.resize(20_000);
      const refused = await rejectionOf(handler.run(job, context));
      expect(refused).to.include({ code: 'append.rows_refused' });
      expect((refused as JobError).result).to.include({
        errorCount: ROWS,
        reportBlobKey: `reports/${job.id}`,
      });
    } finally {
      await disk.remove();
      await fixture.close();
    }
  });
});

forEachDatabase('a server that has no room for a file', (open) => {
  it('says so, and takes it once there is room', async function () {
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
  it('are found out to take nothing, by checks that leave nothing behind', async function () {
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
  it('is not ready, and says of a job that it waits, until there is room', async function () {
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
      expect(await messageOf()).to.equal('Waiting to start.');
    } finally {
      server.process.kill('SIGKILL');
      await server.exit();
      await disk.remove();
    }
  });

  it('is not ready when its blobs lie on a file system that is read-only', async function () {
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
  it('are not cut: who puts them there is told', async function () {
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
