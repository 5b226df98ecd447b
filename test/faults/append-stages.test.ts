import { once } from 'node:events';
import { expect } from 'chai';
import { findAppendDone } from '../../server/features/append/load/append-done-repository.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import type { Job, JobQueue } from '../../server/jobs/job.js';
import {
  type AppendFixture,
  field,
  openAppendFixture,
} from '../server/features/append/support/append-fixture.js';
import { type DatabaseKind, forEachDatabase } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import { holdUpAppends } from '../support/servers/hold-up-appends.js';
import { eventually } from '../support/servers/jobs.js';

const ROWS = 60_000;

const BAD_ROWS = 2;
const RECORDS = ROWS + BAD_ROWS;

const SOURCE = [
  'code,label,lon,lat',
  ...Array.from({ length: BAD_ROWS }, () => 'no number,bad,0,0'),
  ...Array.from({ length: ROWS }, (_, row) => `${row},label ${row},${row % 170},${row % 80}`),
].join('\n');

forEachDatabase('an append whose processes are killed', (open, kind: DatabaseKind) => {
  let fixture: AppendFixture;
  let queue: JobQueue;
  let processes: Fairground[];

  beforeEach(async () => {
    processes = [];
    fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer'), field('label', 'String', { length: 40 })],
      indexes: [{ name: 'code', fields: 'code', isUnique: true }],
    });
    queue = createJobQueue(fixture.databases.system);
  });

  afterEach(async () => {
    for (const { process } of processes) {
      process.kill('SIGCONT');
      process.kill('SIGKILL');
    }
    await Promise.all(processes.map((started) => started.exit()));
    await fixture.close();
  });

  function start(...args: string[]): Fairground {
    const started = startFairground(args, {
      FAIRGROUND_DATABASE_URL: fixture.databaseUrl,
      FAIRGROUND_BLOBS: fixture.blobsUrl,
    });
    processes.push(started);
    return started;
  }

  async function submit(): Promise<string> {
    const { id, payload, lane } = await fixture.submit({
      appendUploadId: await fixture.upload(SOURCE),
      appendUploadFormat: 'csv',
      appendSourceInfo: { latitudeFieldName: 'lat', longitudeFieldName: 'lon' },
    });
    await queue.submit({ id, kind: 'append', payload, ...(lane !== undefined && { lane }) });
    return id;
  }

  async function kill({ process }: Fairground): Promise<void> {
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  /** Ends the lease of a job, as if its worker had given no sign of life in time. */
  function endLease(id: string, andThen: () => void = () => undefined): Promise<void> {
    return fixture.databases.system.write(async (trx) => {
      await trx('jobs').where({ id, status: 'running' }).update({ lease_ends_at: 0 });
      andThen();
    });
  }

  const told = (): string => processes.map((each) => `${each.out()}\n${each.err()}`).join('\n');

  function until(id: string, isThere: (job: Job) => boolean): Promise<Job> {
    let job: Job | undefined;
    return eventually(
      async () => {
        if (processes.some(({ process }) => process.exitCode !== null))
          throw new Error(`a process has ended:\n${told()}`);
        job = await queue.find(id);
        return job !== undefined && isThere(job) ? job : undefined;
      },
      () => `the job is ${JSON.stringify(job)}, and its processes have said:\n${told()}`,
    );
  }
  const recordCount = ({ progress }: Job): number => Number(progress?.['recordCount'] ?? 0);

  /** Checks that the layer agrees with the job: it has all good rows once the job is done, none before. */
  async function expectAllOrNothing(id: string): Promise<void> {
    const isDone = async (): Promise<boolean> =>
      (await findAppendDone(fixture.databases.features, id)) !== undefined;
    // The database may still be at the commit that its client did not live to see.
    const [wasDone, count] = await eventually(async () => {
      const before = await isDone();
      const rows = await fixture.rowCount();
      return before === (await isDone()) ? ([before, rows] as const) : undefined;
    });
    expect(count).to.equal(wasDone ? ROWS : 0);
  }

  async function expectComplete(id: string): Promise<Job> {
    const job = await until(id, ({ finishedAt }) => finishedAt !== undefined);
    await expectWhole(job);
    return job;
  }

  async function expectWhole(job: Job): Promise<void> {
    expect(job.status, JSON.stringify(job.error)).to.equal('completed');
    expect(job.result).to.include({ recordCount: RECORDS, insertCount: ROWS, errorCount: BAD_ROWS });
    expect(await fixture.rowCount()).to.equal(ROWS);
    expect((await fixture.current()).extent).to.deep.equal({ xmin: 0, ymin: 0, xmax: 169, ymax: 79 });
  }

  const victims = { worker: ['work'], server: ['serve', '--port', '0'] };
  const stages: [string, (job: Job) => boolean][] = [
    ['as soon as the job is stored', () => true],
    ['as soon as it has the job', ({ status }) => status !== 'queued'],
    ['while it reads and loads', (job) => recordCount(job) > 0 || job.finishedAt !== undefined],
    ['when all is read', (job) => recordCount(job) === RECORDS || job.finishedAt !== undefined],
  ];
  for (const [victim, args] of Object.entries(victims)) {
    for (const [stage, isThere] of stages) {
      it(`writes all rows or none when its ${victim} is killed ${stage}, and completes with the next`, async function () {
        this.timeout(300_000);
        const first = start(...args);
        const id = await submit();
        await until(id, isThere);
        await kill(first);
        await expectAllOrNothing(id);
        await endLease(id);
        start(...args);
        await expectComplete(id);
      });
    }

    it(`rolls back when its ${victim} is killed between the last row and the commit`, async function () {
      this.timeout(300_000);
      const id = await submit();
      const first = start(...args);
      await holdUpAppends(fixture.databases, async () => {
        await until(id, (job) => recordCount(job) === RECORDS);
        await kill(first);
      });
      await expectAllOrNothing(id);
      await endLease(id);
      start(...args);
      const job = await expectComplete(id);
      // Stopping in good order, as the worker of a server that is gone does, counts for no attempt.
      if (victim === 'worker') expect(job.attempts).to.equal(2);
    });

    it(`reports an append as done when its ${victim} is killed between the commit and the status`, async function () {
      this.timeout(300_000);
      const id = await submit();
      const first = start(...args);
      await until(id, ({ status }) => status === 'running');
      await fixture.databases.system.write(async (trx) => {
        // Nobody else can write to the job until this ends: what the worker has to say of it waits.
        await trx('jobs').where({ id }).update({ run_at: 0 });
        await eventually(() => findAppendDone(fixture.databases.features, id));
        await kill(first);
      });
      expect(await fixture.rowCount()).to.equal(ROWS);
      if (victim === 'worker') expect((await queue.find(id))?.status).to.equal('running');
      await endLease(id);
      start(...args);
      const job = await expectComplete(id);
      if (victim === 'worker') expect(job.attempts).to.equal(2);
    });
  }

  if (kind === 'postgres') {
    it('restarts an append when the database cuts its connections', async function () {
      this.timeout(300_000);
      const id = await submit();
      start('work');
      const { features } = fixture.databases;
      await holdUpAppends(fixture.databases, async () => {
        await until(id, (job) => recordCount(job) === RECORDS);
        // All rows are written, and wait for the end of their transaction behind that of this test.
        const cut = await eventually(async () => {
          const found = await features.dialect.rows<{ is_cut: boolean }>(features.knex, {
            sql: `SELECT pg_terminate_backend(pid) AS is_cut FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            bindings: [],
          });
          return found.length > 0 ? found : undefined;
        });
        expect(cut).to.deep.include({ is_cut: true });
      });
      const job = await expectComplete(id);
      expect(job.attempts).to.equal(2);
    });
  }

  it('runs an append once when a worker sleeps so long that another takes its job', async function () {
    this.timeout(300_000);
    const id = await submit();
    const slow = start('work');
    await until(id, (job) => recordCount(job) > 0 || job.finishedAt !== undefined);
    // It falls asleep while it cannot be writing to the job, which would keep everybody else from doing so.
    await endLease(id, () => slow.process.kill('SIGSTOP'));
    start('work');
    // In SQLite it may sleep amid writing rows, which keeps the other from even starting: then it wakes first.
    const wakesAt = Date.now() + 5000;
    await until(
      id,
      ({ attempts, finishedAt }) => attempts > 1 || finishedAt !== undefined || Date.now() > wakesAt,
    );
    slow.process.kill('SIGCONT');
    const job = await expectComplete(id);
    // Work that the slow worker was in the middle of must not come later either.
    slow.process.kill('SIGTERM');
    expect(await slow.exit(), slow.err()).to.equal(0);
    await expectWhole(job);
  });

  it('runs an append once for two workers that poll at the same time', async function () {
    this.timeout(300_000);
    const ids = [await submit()];
    start('work');
    start('work');
    const [id = ''] = ids;
    const job = await expectComplete(id);
    expect(job.attempts).to.equal(1);
  });
});
