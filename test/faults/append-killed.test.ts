import { once } from 'node:events';
import { expect } from 'chai';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { type AppendFixture, field, openAppendFixture } from '../server/features/append/append-fixture.js';
import { forEachDatabase } from '../support/databases.js';
import { eventually, untilFinished } from '../support/jobs.js';
import { type Fairground, startFairground } from '../support/fairground.js';

const ROWS = 100_000;

forEachDatabase('a worker killed in the middle of an append', (open) => {
  let fixture: AppendFixture;
  let workers: Fairground[];

  beforeEach(async () => {
    workers = [];
    fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer'), field('label', 'String', { length: 200 })],
      indexes: [{ name: 'code', fields: 'code', isUnique: true }],
    });
  });

  afterEach(async () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.exit()));
    await fixture.close();
  });

  function startWorker(): Fairground {
    const worker = startFairground(['work'], {
      FAIRGROUND_DATABASE_URL: fixture.databaseUrl,
      FAIRGROUND_BLOBS: fixture.blobsUrl,
      // A dead worker's job is free again after this.
      FAIRGROUND_JOB_LEASE: '2',
    });
    workers.push(worker);
    return worker;
  }

  it('leaves no row behind, and the next worker writes every row once', async function () {
    this.timeout(120_000);
    const lines = Array.from(
      { length: ROWS },
      (_, row) => `${row},${'label '.repeat(20)}${row},${row % 170},${row % 80}`,
    );
    const appendUploadId = await fixture.upload(`code,label,lon,lat\n${lines.join('\n')}\n`);
    const { id, kind, payload, lane } = await fixture.submit({
      appendUploadId,
      appendUploadFormat: 'csv',
      appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
    });
    const queue = createJobQueue(fixture.databases.system);
    await queue.submit({ id, kind, payload, ...(lane !== undefined && { lane }) });

    const first = startWorker();
    await eventually(async () => {
      const job = await queue.find(id);
      if (job?.finishedAt !== undefined)
        throw new Error('the job was over before the worker could be killed');
      return Number(job?.progress?.['recordCount'] ?? 0) > 0 ? job : undefined;
    });
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    expect(await fixture.rowCount(), 'rows after the kill').to.equal(0);
    expect((await queue.find(id))?.status).to.equal('running');

    startWorker();
    const job = await untilFinished(queue, id);
    expect(job.status, JSON.stringify(job.error)).to.equal('completed');
    expect(job.attempts).to.equal(2);
    expect(job.result).to.include({ recordCount: ROWS, insertCount: ROWS, errorCount: 0 });
    expect(await fixture.rowCount()).to.equal(ROWS);
    const { extent } = await fixture.current();
    expect(extent).to.deep.equal({ xmin: 0, ymin: 0, xmax: 169, ymax: 79 });
  });
});
