import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { findAppendDone } from '../../server/features/append/load/append-done-repository.js';
import { createAppendHandler } from '../../server/features/append/handler.js';
import { DEFAULT_SOURCE_SETTINGS, type SourceSettings } from '../../server/config/source-settings.js';
import { findLayerByKey } from '../../server/features/catalog/layer-repository.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { type Job, JobError } from '../../server/jobs/job.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import {
  type AppendFixture,
  field,
  NOW,
  openAppendFixture,
} from '../server/features/append/support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../server/features/append/source/gdal-files.js';
import { findReaders, isReading } from '../server/features/append/formats/geopackage/find-readers.js';
import { FILLER } from '../server/features/append/formats/geopackage/package-file.js';
import { runSqlite } from '../server/features/append/source/sqlite-file.js';
import { startBuiltChildren } from '../support/servers/built-children.js';
import { forEachDatabase } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import { eventually, silentLog, untilFinished } from '../support/servers/jobs.js';
import { findLeaves, lessenIds } from '../support/databases/sqlite-leaves.js';

const ROWS = 9000;
const FIRST = 20_000;

// The table that makes the file large comes first, so that a cut removes rows.
const STATEMENTS = [
  'BEGIN',
  FILLER,
  'CREATE TABLE places (fid INTEGER PRIMARY KEY, geom POINT, name TEXT)',
  "INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('places', 'features', 'places', 4326)",
  "INSERT INTO gpkg_geometry_columns VALUES ('places', 'geom', 'POINT', 4326, 0, 0)",
  `INSERT INTO places WITH n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n LIMIT ${String(ROWS)})
   SELECT ${String(FIRST)} + i, x'4750000100000000' || x'0101000000000000000000f03f0000000000000040', printf('%d %.200c', i, 'x') FROM n`,
  'UPDATE places SET geom = CAST(geom AS BLOB)',
  'COMMIT',
];

forEachDatabase('an append of a large GeoPackage', (open) => {
  let files: GdalFiles;
  let whole: Buffer;
  let fixture: AppendFixture;
  let sourceFolder: string;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.write('one.geojson', '{"type":"Point","coordinates":[1,2]}');
    await files.ogr2ogr('places.gpkg', 'one.geojson', '-nln', 'one', '-lco', 'SPATIAL_INDEX=NO');
    await runSqlite(files.path('places.gpkg'), ...STATEMENTS);
    whole = await files.read('places.gpkg');
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), { fields: [field('name', 'String', { length: 400 })] });
    sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-sources-'));
  });
  afterEach(async () => {
    await fixture.close();
    await rm(sourceFolder, { recursive: true });
  });

  const submit = async (content: Buffer): Promise<Job> =>
    fixture.submit({
      appendUploadId: await fixture.upload(content),
      appendUploadFormat: 'gpkg',
      sourceTableName: 'places',
    });

  /** Runs the job; `loss` as soon as rows have come from the reader. */
  async function run(
    job: Job,
    { loss, ...settings }: Partial<SourceSettings> & { readonly loss?: (reader: number) => void } = {},
  ): Promise<unknown> {
    const { databases, blobsUrl } = fixture;
    const handler = createAppendHandler({
      databases,
      blobs: await openBlobs(blobsUrl),
      clock: () => NOW,
      settings: { ...DEFAULT_SOURCE_SETTINGS, ...settings, sourceFolder },
      findLayer: (key) => findLayerByKey(databases.features, key),
    });
    let isLost = false;
    const progress = ({ recordCount }: Record<string, unknown>): void => {
      const [reader] = findReaders();
      if (loss === undefined || isLost || reader === undefined || Number(recordCount) === 0) return;
      isLost = true;
      loss(reader);
    };
    const { signal } = new AbortController();
    const ended: unknown = await handler
      .run(job, { signal, log: silentLog, progress })
      .catch((error: unknown) => error);
    expect(isLost, 'the loss').to.equal(loss !== undefined);
    expect(findReaders(), 'readers that are left').to.deep.equal([]);
    expect(await readdir(sourceFolder), 'files that are left').to.deep.equal([]);
    return ended;
  }

  async function expectNothing(ended: unknown, code: string, isRetryable: boolean): Promise<void> {
    expect(ended).to.be.instanceOf(JobError);
    expect(ended).to.include({ code, retryable: isRetryable });
    expect(await fixture.rowCount()).to.equal(0);
  }

  async function expectAll(ended: unknown): Promise<void> {
    expect(ended, String(ended)).to.include({ recordCount: ROWS, insertCount: ROWS, errorCount: 0 });
    expect(await fixture.rowCount()).to.equal(ROWS);
  }

  it('rolls back when its reader is killed, and completes on the next try', async () => {
    const job = await submit(whole);
    const loss = (reader: number): void => void process.kill(reader, 'SIGKILL');
    await expectNothing(await run(job, { loss }), 'append.reader_lost', true);
    await expectAll(await run(job));
  });

  it('gives up when its reader hangs', async () => {
    const job = await submit(whole);
    const loss = (reader: number): void => void process.kill(reader, 'SIGSTOP');
    // Long enough for a reader to begin on a busy machine.
    const ended = await run(job, { loss, readerTimeoutSeconds: 10 });
    await expectNothing(ended, 'append.source_unreadable', false);
    expect((ended as Error).message).to.contain('reading it stalled: no row arrived for 10 s');
  });

  it('completes by GDAL when its own reader crashes', async () => {
    const job = await submit(whole);
    await expectAll(await run(job, { loss: (reader) => void process.kill(reader, 'SIGABRT') }));
  });

  it('loses but the row that is too large for its reader', async () => {
    await files.write('huge.gpkg', whole);
    await runSqlite(
      files.path('huge.gpkg'),
      `UPDATE places SET name = printf('%.*c', 34000000, 'x') WHERE fid = ${String(FIRST + 4000)}`,
    );
    const ended = await run(await submit(await files.read('huge.gpkg')));
    expect(ended, String(ended)).to.include({ recordCount: ROWS, insertCount: ROWS - 1, errorCount: 1 });
    expect(await fixture.rowCount()).to.equal(ROWS - 1);
  });

  const leavesOf = (bytes: Buffer) => findLeaves(bytes, FIRST, FIRST + ROWS);
  const damages: readonly (readonly [title: string, damage: (bytes: Buffer) => Buffer])[] = [
    ['is cut off amid its rows', (bytes) => bytes.subarray(0, leavesOf(bytes)[200]?.start)],
    [
      'has a page of nothing amid its rows',
      (bytes) => {
        const { start = 0, bytes: size = 0 } = leavesOf(bytes)[200] ?? {};
        return bytes.fill(0, start, start + size);
      },
    ],
    [
      'has rows that come again and again by their ids',
      (bytes) => {
        for (const leaf of leavesOf(bytes).slice(200)) lessenIds(bytes, leaf, 3000);
        return bytes;
      },
    ],
    [
      'has rows that cannot be found by their ids',
      (bytes) => {
        for (const leaf of leavesOf(bytes).filter((_, index) => index % 3 === 2))
          lessenIds(bytes, leaf, 3000);
        return bytes;
      },
    ],
  ];
  for (const [title, damage] of damages) {
    it(`writes nothing and reports it when its file ${title}`, async () => {
      const damaged = damage(Buffer.from(whole));
      expect(damaged.length).to.be.at.least(4 * 2 ** 20);
      const ended = await run(await submit(damaged), { readerCpuSeconds: 20 });
      await expectNothing(ended, 'append.source_unreadable', false);
      expect((ended as Error).message).to.match(/damaged|malformed|disk image/);
    });
  }

  it('completes after its worker was killed in the middle, and ends the reader with it', async function () {
    this.timeout(300_000);
    const queue = createJobQueue(fixture.databases.system);
    const { id, kind, payload, lane } = await submit(whole);
    const workers: Fairground[] = [];
    const startWorker = (): Fairground => {
      const worker = startFairground(['work'], {
        FAIRGROUND_DATABASE_URL: fixture.databaseUrl,
        FAIRGROUND_BLOBS: fixture.blobsUrl,
      });
      workers.push(worker);
      return worker;
    };
    try {
      const { process: first } = startWorker();
      await queue.submit({ id, kind, payload, ...(lane !== undefined && { lane }) });
      let readers: number[] = [];
      await eventually(async () => {
        if (readers.length === 0) readers = findReaders(first.pid);
        return readers.length > 0 || (await queue.find(id))?.finishedAt !== undefined ? true : undefined;
      });
      first.kill('SIGKILL');
      await once(first, 'exit');
      expect(readers, 'readers of the worker').to.have.length(1);
      await eventually(() => (readers.some(isReading) ? undefined : true));
      const isDone = (await findAppendDone(fixture.databases.features, id)) !== undefined;
      expect(await fixture.rowCount()).to.equal(isDone ? ROWS : 0);
      await fixture.databases.system.write((trx) => trx('jobs').where({ id }).update({ lease_ends_at: 0 }));
      startWorker();
      const job = await untilFinished(queue, id);
      expect(job.status, JSON.stringify(job.error)).to.equal('completed');
      await expectAll(job.result);
    } finally {
      for (const worker of workers) worker.process.kill('SIGKILL');
      await Promise.all(workers.map((worker) => worker.exit()));
    }
  });
});
