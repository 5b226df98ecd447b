import { once } from 'node:events';
import { expect } from 'chai';
import { findAppendDone } from '../../server/features/append/load/append-done-repository.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import {
  type AppendFixture,
  field,
  openAppendFixture,
} from '../server/features/append/support/append-fixture.js';
import { forEachDatabase } from '../support/databases/databases.js';
import { eventually, untilFinished } from '../support/servers/jobs.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';

const ROWS = 100_000;

forEachDatabase('a worker killed in the middle of an append', (open) => {
  let fixture: AppendFixture;
  let workers: Fairground[];

  beforeEach(async () => {
    workers = [];
    fixture = await openFixture();
  });

  afterEach(async () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.exit()));
    await fixture.close();
  });

  const openFixture = async (): Promise<AppendFixture> =>
    openAppendFixture(await open(), {
      fields: [field('code', 'Integer'), field('label', 'String', { length: 200 })],
      indexes: [{ name: 'code', fields: 'code', isUnique: true }],
    });

  function startWorker(): Fairground {
    const worker = startFairground(['work'], {
      FAIRGROUND_DATABASE_URL: fixture.databaseUrl,
      FAIRGROUND_BLOBS: fixture.blobsUrl,
    });
    workers.push(worker);
    return worker;
  }

  /** Submits an append and kills its worker; the job's id, or `undefined` when it was over before. */
  async function killAmid(): Promise<string | undefined> {
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
    await eventually(
      async () => Number((await queue.find(id))?.progress?.['recordCount'] ?? 0) > 0 || undefined,
      () => `the worker has said: ${first.out()}\n${first.err()}`,
    );
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    return (await findAppendDone(fixture.databases.features, id)) === undefined ? id : undefined;
  }

  it('leaves no row behind, and the next worker writes every row once', async function () {
    this.timeout(300_000);
    let id = await killAmid();
    // On a machine that lets us see the progress only when there is no more of it.
    for (let tries = 1; id === undefined && tries < 5; tries += 1) {
      await fixture.close();
      fixture = await openFixture();
      id = await killAmid();
    }
    if (id === undefined) throw new Error('the job was always over before its worker could be killed');
    expect(await fixture.rowCount(), 'rows after the kill').to.equal(0);
    const queue = createJobQueue(fixture.databases.system);
    expect((await queue.find(id))?.status).to.equal('running');

    // As if the time had passed in which the dead worker should have given a sign of life.
    await fixture.databases.system.write((trx) => trx('jobs').where({ id }).update({ lease_ends_at: 0 }));
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
