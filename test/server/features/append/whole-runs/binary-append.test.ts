import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createAppendHandler } from '../../../../../server/features/append/handler.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../server/config/source-settings.js';
import { findLayerByKey } from '../../../../../server/features/catalog/layer-repository.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { type AppendFixture, field, NOW, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';

const FIELDS = [field('name', 'String', { length: 40 }), field('size', 'Double')];

forEachDatabase('append from GDAL formats', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let fixture: AppendFixture;
  let sourceFolder: string;

  before(async () => {
    databases = await open();
    files = await openGdalFiles();
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `n${String(n)},${String(n / 7)},${String(n % 180)},${String(n % 80)}`,
    );
    await files.write('points.csv', `name,size,x,y\n${rows.join('\n')}\n`);
    const from = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-oo', 'KEEP_GEOM_COLUMNS=NO'];
    const types = ['-oo', 'AUTODETECT_TYPE=YES', '-a_srs', 'EPSG:4326', '-nln', 'points'];
    await files.ogr2ogr('points.gpkg', 'points.csv', ...from, ...types);
    await files.ogr2ogr(
      '-f',
      'OpenFileGDB',
      'few.gdb',
      'points.gpkg',
      '-where',
      'fid in (2, 5)',
      '-lco',
      'FID=OBJECTID',
    );
  });

  after(() => files.remove());

  beforeEach(async () => {
    fixture = await openAppendFixture(databases, { fields: FIELDS });
    sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-sources-'));
  });

  afterEach(async () => {
    await fixture.close();
    await rm(sourceFolder, { recursive: true });
  });

  const handlerWith = async (): Promise<ReturnType<typeof createAppendHandler>> =>
    createAppendHandler({
      databases,
      blobs: await openBlobs(fixture.blobsUrl),
      clock: () => NOW,
      settings: { ...DEFAULT_SOURCE_SETTINGS, sourceFolder },
      findLayer: (key) => findLayerByKey(databases.features, key),
    });

  it('upserts by the ObjectID of a file geodatabase', async () => {
    const appendUploadId = await fixture.upload(await files.zip('few.gdb', 'few.gdb/'));
    const source = { appendUploadId, appendUploadFormat: 'filegdb' };
    const first = await fixture.append({ ...source, upsert: true });
    expect(first).to.include({ status: 'Completed', insertCount: 2, updateCount: 0 });
    expect((await fixture.rows()).map((row) => [Number(row['objectid']), row['name']])).to.deep.equal([
      [1, 'n1'],
      [2, 'n4'],
    ]);
    const again = await fixture.append({ ...source, upsert: true });
    expect(again).to.include({ status: 'Completed', insertCount: 0, updateCount: 2 });
  });

  it('upserts by the fid of a GeoPackage if a mapping says so', async () => {
    const appendUploadId = await fixture.upload(await files.read('points.gpkg'));
    const status = await fixture.append({
      appendUploadId,
      appendUploadFormat: 'geoPackage',
      upsert: true,
      fieldMappings: [{ source: 'fid', name: 'OBJECTID' }],
    });
    expect(status).to.include({ status: 'Completed', insertCount: 20_000, errorCount: 0 });
    const rows = await fixture.rows();
    expect([rows[6]?.['name'], rows[6]?.['size']]).to.deep.equal(['n6', 6 / 7]);
  });

  it('tries again after its reader was killed, and has then written all rows once', async () => {
    const appendUploadId = await fixture.upload(await files.read('points.gpkg'));
    const job = await fixture.submit({ appendUploadId, appendUploadFormat: 'gpkg' });
    const handler = await handlerWith();
    const signal = new AbortController().signal;
    let killed: number | undefined;
    // Told between two batches, when the reader waits for somebody to take the next.
    const progress = (): void => {
      if (killed !== undefined) return;
      killed = findReader();
      if (killed !== undefined) process.kill(killed, 'SIGKILL');
    };
    const failure: unknown = await handler
      .run(job, { signal, log: silentLog, progress })
      .catch((error: unknown) => error);
    expect(killed, 'a reader was killed').not.to.equal(undefined);
    expect(failure).to.be.instanceOf(JobError);
    expect(failure).to.include({ code: 'append.reader_lost', retryable: true });
    expect(await fixture.rowCount()).to.equal(0);
    expect(await readdir(sourceFolder)).to.deep.equal([]);
    expect(await handler.run(job, { signal, log: silentLog, progress })).to.include({ insertCount: 20_000 });
    expect(await fixture.rowCount()).to.equal(20_000);
    expect(await readdir(sourceFolder)).to.deep.equal([]);
  });

  it('leaves nothing behind when it is cancelled or the source is at fault', async () => {
    const handler = await handlerWith();
    const abort = new AbortController();
    const job = await fixture.submit({
      appendUploadId: await fixture.upload(await files.read('points.gpkg')),
      appendUploadFormat: 'gpkg',
    });
    const running = handler.run(job, {
      signal: abort.signal,
      log: silentLog,
      progress: () => {
        abort.abort();
      },
    });
    await running.catch(() => undefined);
    const faulty = await fixture.submit({
      appendUploadId: await fixture.upload('SQLite format 3\0 and no more'),
      appendUploadFormat: 'gpkg',
    });
    const { signal } = new AbortController();
    const failure: unknown = await handler
      .run(faulty, { signal, log: silentLog, progress: () => undefined })
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(JobError).with.property('code', 'append.source_unreadable');
    expect(await readdir(sourceFolder)).to.deep.equal([]);
  });
});

/** A child of ours that has become `ogr2ogr`. */
function findReader(): number | undefined {
  const self = String(process.pid);
  const children = readFileSync(`/proc/${self}/task/${self}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).find((pid) => isReader(pid));
}

function isReader(pid: number): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/comm`, 'utf8').trim() === 'ogr2ogr';
  } catch {
    return false;
  }
}
