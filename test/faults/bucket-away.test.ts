import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { pino } from 'pino';
import { loadConfig } from '../../server/config/config.js';
import type { Job, JobQueue } from '../../server/jobs/job.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { createJobRunner, type JobRunner } from '../../server/jobs/job-runner.js';
import { tempFolderPrefix } from '../../server/lib/temp-folders.js';
import type { Blobs } from '../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import {
  type AppendFixture,
  field,
  NOW,
  openAppendFixture,
} from '../server/features/append/support/append-fixture.js';
import { forEachDatabase } from '../support/databases/databases.js';
import {
  type Fate,
  type FaultyProxy,
  type ProxiedRequest,
  startFaultyProxy,
} from '../support/servers/faulty-proxy.js';
import { eventually, untilFinished } from '../support/servers/jobs.js';
import { type S3Server, startS3Server } from '../support/servers/s3-server.js';
import { zipFiles } from '../support/files/zip-files.js';

const ROWS = 20_000;
const AWAY = { code: 'job.store_unavailable', message: 'The store of files did not answer.', details: [] };

/** A line of some 100 bytes for each row. */
function csvOf(rows: number): string {
  const line = (row: number): string => `${row},${'label '.repeat(12)}${row},${row % 170},${row % 80}\n`;
  return `code,label,lon,lat\n${Array.from({ length: rows }, (_, row) => line(row)).join('')}`;
}

describe('a bucket that goes away', function () {
  // Starts a process.
  this.timeout(300_000);
  let s3: S3Server;
  let proxy: FaultyProxy;
  let blobs: Blobs;
  /** Fate of a request of ours to the bucket. */
  let fate: (request: ProxiedRequest) => Fate | Promise<Fate>;

  before(async () => {
    fate = () => 'pass';
    s3 = await startS3Server();
    const bucket = await s3.makeBucket();
    proxy = await startFaultyProxy(s3.url, (request) => fate(request));
    const config = loadConfig({ ...s3.settings(bucket), FAIRGROUND_BLOBS_ENDPOINT: proxy.url });
    blobs = await openBlobs(config.blobs, config);
  });
  after(async () => {
    await proxy.stop();
    await s3.stop();
  });

  forEachDatabase('in the middle of an append', (open, kind) => {
    let fixture: AppendFixture;
    let queue: JobQueue;
    let runner: JobRunner;
    let now: number;
    /** True while the rows of the job are being written. */
    let isWriting: boolean;

    beforeEach(async () => {
      fate = () => 'pass';
      isWriting = false;
      now = NOW;
      const fields = [field('code', 'Integer'), field('label', 'String', { length: 200 })];
      fixture = await openAppendFixture(await open(), { fields }, {}, { blobs });
      const { system } = fixture.databases;
      const clock = (): number => now;
      queue = createJobQueue(system, { clock });
      const log = pino({}, { write: (line) => void (isWriting ||= line.includes('append planned')) });
      const settings = { jobConcurrency: 1, jobLeaseSeconds: 30, shutdownTimeoutSeconds: 20 };
      runner = createJobRunner({ system, handlers: [fixture.handler], log, settings, clock });
      runner.start();
    });
    afterEach(async () => {
      await runner.stop();
      await fixture.close();
    });

    function store(content: string | Buffer): Promise<Job> {
      return fixture.upload(content).then((appendUploadId) =>
        fixture.submit({
          appendUploadId,
          appendUploadFormat: 'csv',
          appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
        }),
      );
    }

    async function enqueue({ id, kind, payload, lane }: Job, maxAttempts = 5): Promise<string> {
      await queue.submit({ id, kind, payload, maxAttempts, ...(lane !== undefined && { lane }) });
      return id;
    }

    /** The job once it waits for its next try. */
    function untilWaiting(id: string): Promise<Job> {
      return eventually(async () => {
        const job = await queue.find(id);
        return job?.status === 'queued' && job.attempts > 0 ? job : undefined;
      });
    }

    async function dueAt(id: string): Promise<number> {
      const row: { run_at: number } | undefined = await fixture.databases.system
        .knex('jobs')
        .where({ id })
        .first('run_at');
      return Number(row?.run_at);
    }

    it('leaves no row; the job is done when it is back, every row once', async () => {
      let reads = 0;
      fate = async ({ method }) => {
        // With SQLite, the file is copied before its rows are written.
        if (method !== 'GET' || !(isWriting || kind === 'sqlite')) return 'pass';
        reads += 1;
        if (reads === 1) return { cutAfter: 500_000 };
        // The reading is taken up where it broke: now there is nobody any more.
        if (reads === 2) await s3.goAway();
        return 'pass';
      };
      const id = await enqueue(await store(csvOf(ROWS)));
      try {
        expect((await untilWaiting(id)).error).to.deep.equal(AWAY);
        expect(reads).to.be.at.least(2);
        expect(await fixture.rowCount()).to.equal(0);
        // Longer than after other failures: it will not be back at once.
        expect((await dueAt(id)) - now).to.be.within(8_000, 16_000);
      } finally {
        fate = () => 'pass';
        await s3.comeBack();
      }
      now = await dueAt(id);
      const job = await untilFinished(queue, id);
      expect(job).to.include({ status: 'completed', attempts: 2, error: undefined });
      expect(job.result).to.include({ recordCount: ROWS, insertCount: ROWS, errorCount: 0 });
      expect(await fixture.rowCount()).to.equal(ROWS);
    });

    it('fails the job with the reason when the bucket stays away, and runs later jobs', async () => {
      const [first, second] = [await store(csvOf(10)), await store(csvOf(10))];
      fate = () => ({ status: 503 });
      const failed = await untilFinished(queue, await enqueue(first, 1));
      expect(failed).to.deep.include({ status: 'failed', attempts: 1, error: AWAY });
      expect(await fixture.rowCount()).to.equal(0);
      fate = () => 'pass';
      expect(await untilFinished(queue, await enqueue(second))).to.include({ status: 'completed' });
      expect(await fixture.rowCount()).to.equal(10);
    });

    it('rolls rows back whose report the bucket refuses, and stores both in the end', async () => {
      const job = await store(`${csvOf(100)}x,no number,1,1\n`);
      fate = ({ method }) => (method === 'PUT' ? { status: 503 } : 'pass');
      const id = await enqueue(job);
      expect((await untilWaiting(id)).error).to.deep.equal(AWAY);
      expect(await fixture.rowCount()).to.equal(0);
      fate = () => 'pass';
      now = await dueAt(id);
      const { result } = await untilFinished(queue, id);
      expect(result).to.include({ recordCount: 101, insertCount: 100, errorCount: 1 });
      expect(await fixture.report({ jobId: id })).to.have.length(1);
      expect(await fixture.rowCount()).to.equal(100);
    });

    it('leaves no part of a copy on the disk', async () => {
      const copies = async (): Promise<string[]> =>
        (await readdir(tmpdir())).filter((name) => name.startsWith(tempFolderPrefix('source')));
      const before = await copies();
      const job = await store(zipFiles({ 'towns.csv': Buffer.from(csvOf(ROWS)) }));
      let reads = 0;
      fate = ({ method, headers }) => {
        if (method !== 'GET' || (reads === 0 && headers.range !== undefined)) return 'pass';
        reads += 1;
        return reads === 1 ? { cutAfter: 500_000 } : { status: 503 };
      };
      const id = await enqueue(job);
      expect((await untilWaiting(id)).error).to.deep.equal(AWAY);
      expect(reads).to.be.at.least(2);
      expect(await copies()).to.deep.equal(before);
      fate = () => 'pass';
      now = await dueAt(id);
      expect(await untilFinished(queue, id)).to.include({ status: 'completed' });
      expect(await fixture.rowCount()).to.equal(ROWS);
      expect(await copies()).to.deep.equal(before);
    });
  });
});
