import { randomBytes } from 'node:crypto';
import { cp, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from 'chai';
import { createAppendHandler } from '../../server/features/append/handler.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../server/config/source-settings.js';
import { findLayerByKey } from '../../server/features/catalog/layer-repository.js';
import { JobError } from '../../server/jobs/job.js';
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
import { silentLog } from '../support/servers/jobs.js';
import { rejectionOf } from '../support/rejection.js';
import { smallDisk, type SmallDisk } from '../support/files/small-disk.js';

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
    it(`reports a full disk where it ${how}, leaves nothing behind, and completes once there is room`, async function () {
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
  it('reports a full disk, leaves the layer as it was, and completes once there is room', async function () {
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
  it('reports that refused rows have no room on the disk, and returns them once there is room', async function () {
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
