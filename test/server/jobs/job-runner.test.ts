import { expect } from 'chai';
import { type Logger, pino } from 'pino';
import { JobError, type JobHandler, type JobQueue } from '../../../server/jobs/job.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { createJobRunner, type JobRunner, releaseJobs } from '../../../server/jobs/job-runner.js';
import type { Database } from '../../../server/storage/database.js';
import { openDatabases } from '../../../server/storage/open.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases.js';
import {
  eventually,
  handlerOf,
  makeGate,
  silentLog,
  untilAborted,
  untilFinished,
} from '../../support/jobs.js';

const LEASE_MS = 30_000;

forEachDatabase('the job runner', (open) => {
  let databases: TestDatabases;
  let queue: JobQueue;
  let now: number;
  const runners: JobRunner[] = [];
  const clock = (): number => now;

  before(async () => {
    databases = await open();
  });

  beforeEach(async () => {
    await databases.system.write((trx) => trx('jobs').delete());
    now = Date.parse('2026-05-01T10:00:00Z');
    queue = createJobQueue(databases.system, {
      clock,
      onSubmit: () => runners.forEach((runner) => runner.wake()),
    });
  });

  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  function start(
    run: JobHandler['run'],
    options: {
      concurrency?: number;
      graceSeconds?: number;
      system?: Database;
      findResult?: NonNullable<JobHandler['findResult']>;
      log?: Logger;
    } = {},
  ): JobRunner {
    const {
      concurrency = 2,
      graceSeconds = 20,
      system = databases.system,
      findResult,
      log = silentLog,
    } = options;
    const settings = {
      jobConcurrency: concurrency,
      jobLeaseSeconds: LEASE_MS / 1000,
      shutdownTimeoutSeconds: graceSeconds,
    };
    const runner = createJobRunner({
      system,
      handlers: [{ ...handlerOf(run), ...(findResult && { findResult }) }],
      log,
      settings,
      clock,
    });
    runners.push(runner);
    runner.start();
    return runner;
  }

  function submit(options: { id?: string; lane?: string; maxAttempts?: number } = {}): Promise<string> {
    return queue.submit({ kind: 'test', payload: {}, ...options }).then(({ id }) => id);
  }

  const isRunning = (id: string): Promise<true> =>
    eventually(async () => ((await queue.find(id))?.status === 'running' ? true : undefined));

  describe('outcomes', () => {
    it('completes a job with the result of its handler', async () => {
      start((job) => Promise.resolve({ rows: job.payload['rows'] }));
      const { id } = await queue.submit({ kind: 'test', payload: { rows: 5 } });
      expect(await untilFinished(queue, id)).to.deep.include({
        status: 'completed',
        result: { rows: 5 },
        error: undefined,
        attempts: 1,
        finishedAt: now,
      });
    });

    it('keeps the data of a job that failed as foreseen out of the log', async () => {
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
      const result = { errors: [{ value: 'private' }] };
      start(
        () =>
          Promise.reject(new JobError('test.refused', 'No row is good.', { result, details: ['private'] })),
        { log },
      );
      await untilFinished(queue, await submit());
      const [line = '{}', ...others] = lines;
      expect(others).to.deep.equal([]);
      expect(line).not.to.contain('private');
      expect(JSON.parse(line)).to.include({
        code: 'test.refused',
        reason: 'No row is good.',
        msg: 'job failed',
      });
    });

    it('leaves jobs of kinds that it does not know to others', async () => {
      start(() => Promise.resolve({}));
      const { id: unknown } = await queue.submit({ kind: 'other', payload: {} });
      await untilFinished(queue, await submit());
      expect(await queue.find(unknown)).to.include({ status: 'queued', attempts: 0 });
    });

    it('fails a job at once, in the words of its handler, with what it has to show', async () => {
      start(() => {
        throw new JobError('append.bad_file', 'The file is no CSV.', {
          details: ['line 3'],
          result: { errors: 1 },
        });
      });
      expect(await untilFinished(queue, await submit())).to.deep.include({
        status: 'failed',
        attempts: 1,
        result: { errors: 1 },
        error: { code: 'append.bad_file', message: 'The file is no CSV.', details: ['line 3'] },
      });
    });

    it('tries again after a pause when the error is retryable', async () => {
      start((job) => {
        if (job.attempts < 2)
          throw new JobError('append.busy', 'The database was busy.', { retryable: true });
        return Promise.resolve({ attempts: job.attempts });
      });
      const id = await submit();
      const waiting = await eventually(async () => {
        const job = await queue.find(id);
        return job?.status === 'queued' && job.attempts === 1 ? job : undefined;
      });
      expect(waiting.error).to.include({ code: 'append.busy' });
      const row = await databases.system.knex('jobs').where({ id }).first<{ run_at: number }>('run_at');
      expect(row.run_at - now).to.be.within(500, 1000);
      now = row.run_at;
      expect(await untilFinished(queue, id)).to.deep.include({
        status: 'completed',
        attempts: 2,
        error: undefined,
      });
    });

    it('gives up after the last attempt and tells nothing of what it did not foresee', async () => {
      start(() => {
        throw new Error('SELECT * FROM secrets failed in /srv/x');
      });
      const id = await submit({ maxAttempts: 3 });
      for (const attempt of [1, 2]) {
        await eventually(async () => {
          const job = await queue.find(id);
          return job?.status === 'queued' && job.attempts === attempt ? job : undefined;
        });
        now += 10_000;
      }
      const failed = await untilFinished(queue, id);
      expect(failed).to.include({ status: 'failed', attempts: 3 });
      expect(failed.error?.code).to.equal('job.internal');
      expect(JSON.stringify(failed)).not.to.include('secrets');
    });

    it('stores progress while the job runs and the last of it at the end', async () => {
      const gate = makeGate();
      start(async (_job, context) => {
        for (let rows = 1; rows <= 1000; rows += 1) context.progress({ rows });
        await gate.opened;
        context.progress({ rows: 2000 });
        return {};
      });
      const id = await submit();
      const seen = await eventually(async () => (await queue.find(id))?.progress);
      expect(seen).to.deep.equal({ rows: 1000 });
      gate.open();
      expect((await untilFinished(queue, id)).progress).to.deep.equal({ rows: 2000 });
    });
  });

  describe('order', () => {
    it('runs as many jobs at a time as it may, the oldest first', async () => {
      const started: string[] = [];
      const gate = makeGate();
      const ids = [await submit({ id: 'a' }), await submit({ id: 'b' }), await submit({ id: 'c' })];
      start(async (job) => {
        started.push(job.id);
        await gate.opened;
        return {};
      });
      await isRunning('b');
      expect(started).to.deep.equal(['a', 'b']);
      expect(await queue.find('c')).to.include({ status: 'queued' });
      gate.open();
      for (const id of ids) await untilFinished(queue, id);
      expect(started).to.deep.equal(['a', 'b', 'c']);
    });

    it('runs the jobs of a lane one at a time and in order, whoever takes them', async () => {
      const log: string[] = [];
      const run: JobHandler['run'] = async (job) => {
        log.push(`+${job.id}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.push(`-${job.id}`);
        return {};
      };
      const ids = Array.from({ length: 8 }, (_, index) => `lane-${index}`);
      for (const id of ids) await submit({ id, lane: 'layer:1' });
      start(run, { concurrency: 3 });
      start(run, { concurrency: 3 });
      await untilFinished(queue, 'lane-7');
      expect(log).to.deep.equal(ids.flatMap((id) => [`+${id}`, `-${id}`]));
    });

    it('keeps other lanes and jobs without one going while a lane is busy', async () => {
      const gate = makeGate();
      await submit({ id: 'first', lane: 'layer:1' });
      await submit({ id: 'second', lane: 'layer:1' });
      await submit({ id: 'elsewhere', lane: 'layer:2' });
      await submit({ id: 'free' });
      start(async (job) => {
        if (job.id === 'first') await gate.opened;
        return {};
      });
      await untilFinished(queue, 'elsewhere');
      await untilFinished(queue, 'free');
      expect(await queue.find('second')).to.include({ status: 'queued' });
      gate.open();
      expect(await untilFinished(queue, 'second')).to.include({ status: 'completed' });
    });

    it('lets no job overtake one of its lane that waits to be tried again', async () => {
      await submit({ id: 'first', lane: 'layer:1' });
      await submit({ id: 'second', lane: 'layer:1' });
      await submit({ id: 'free' });
      const order: string[] = [];
      start((job) => {
        order.push(job.id);
        if (job.id === 'first' && job.attempts === 1) throw new Error('once');
        return Promise.resolve({});
      });
      await untilFinished(queue, 'free');
      await eventually(async () => ((await queue.find('first'))?.status === 'queued' ? true : undefined));
      expect(await queue.find('second')).to.include({ status: 'queued' });
      now += 10_000;
      await untilFinished(queue, 'second');
      expect(order.filter((id) => id !== 'free')).to.deep.equal(['first', 'first', 'second']);
    });

    it('lets the lane go on when its waiting head is cancelled', async () => {
      await submit({ id: 'first', lane: 'layer:1' });
      await submit({ id: 'second', lane: 'layer:1' });
      await queue.cancel('first');
      start(() => Promise.resolve({}));
      expect(await untilFinished(queue, 'second')).to.include({ status: 'completed' });
    });

    it('gives 500 jobs to four runners on connections of their own, each job to one of them only', async () => {
      const counts = new Map<string, number>();
      await databases.system.write(async (trx) => {
        const row = {
          kind: 'test',
          status: 'queued',
          payload: '{}',
          max_attempts: 1,
          run_at: 0,
          submitted_at: 0,
          updated_at: 0,
        };
        const rows = Array.from({ length: 500 }, (_, index) => ({
          ...row,
          id: `job-${index}`,
          // Some share lanes, so that lost races happen too.
          lane: index % 5 === 0 ? `lane-${index % 3}` : null,
        }));
        for (let from = 0; from < rows.length; from += 50)
          await trx('jobs').insert(rows.slice(from, from + 50));
      });
      // As another process would have it: SQLite's writers then meet at the file, not in our queue.
      const others = await openDatabases({ url: databases.url, log: silentLog });
      for (let runner = 0; runner < 4; runner += 1) {
        start(
          (job) => {
            counts.set(job.id, (counts.get(job.id) ?? 0) + 1);
            return Promise.resolve({});
          },
          { concurrency: 4, system: runner % 2 === 0 ? databases.system : others.system },
        );
      }
      await eventually(async () => {
        const left = await databases.system.knex('jobs').whereNot({ status: 'completed' }).limit(1);
        return left.length === 0 ? true : undefined;
      });
      await Promise.all(runners.map((runner) => runner.stop()));
      await others.close();
      expect(counts).to.have.property('size', 500);
      expect(new Set(counts.values())).to.deep.equal(new Set([1]));
    }).timeout(60_000);
  });

  describe('cancelling', () => {
    it('stops a running job of this process at once', async () => {
      const runner = start((_job, { signal }) => untilAborted(signal));
      const id = await submit();
      await isRunning(id);
      expect(await queue.cancel(id)).to.include({ status: 'running', cancelRequested: true });
      runner.cancel(id);
      expect(await untilFinished(queue, id)).to.include({ status: 'cancelled', error: undefined });
    });

    it('stops a running job of another process at its next sign of life', async () => {
      start((_job, { signal }) => untilAborted(signal));
      const id = await submit();
      await isRunning(id);
      await queue.cancel(id);
      now += LEASE_MS / 3;
      expect(await untilFinished(queue, id)).to.include({ status: 'cancelled' });
    });

    it('keeps the result of a job that was done before it noticed', async () => {
      const gate = makeGate();
      const runner = start(async () => {
        await gate.opened;
        return { rows: 1 };
      });
      const id = await submit();
      await isRunning(id);
      await queue.cancel(id);
      runner.cancel(id);
      gate.open();
      expect(await untilFinished(queue, id)).to.deep.include({ status: 'completed', result: { rows: 1 } });
    });
  });

  describe('leases', () => {
    it('keeps a long job by signs of life', async () => {
      const gate = makeGate();
      let runs = 0;
      start(async () => {
        runs += 1;
        await gate.opened;
        return {};
      });
      const id = await submit();
      await isRunning(id);
      start(() => Promise.reject(new Error('the job was taken away')));
      for (let step = 0; step < 3; step += 1) {
        now += LEASE_MS / 2;
        await eventually(async () => {
          const row = await databases.system
            .knex('jobs')
            .where({ id })
            .first<{ lease_ends_at: number }>('lease_ends_at');
          return row.lease_ends_at === now + LEASE_MS ? true : undefined;
        });
      }
      gate.open();
      expect(await untilFinished(queue, id)).to.include({ status: 'completed', attempts: 1 });
      expect(runs).to.equal(1);
    });

    /** A job held by a runner that died: its row says running, and nobody renews it. */
    async function abandon(id: string, changes: object = {}): Promise<void> {
      await databases.system.write((trx) =>
        trx('jobs')
          .where({ id })
          .update({
            status: 'running',
            attempts: 1,
            runner_id: 'dead',
            claim_id: `claim-${id}`,
            lease_ends_at: now + LEASE_MS,
            ...changes,
          }),
      );
    }

    it('leaves a job alone until the lease of its dead runner has ended, and then runs it', async () => {
      const id = await submit();
      await abandon(id);
      start(() => Promise.resolve({}));
      await untilFinished(queue, await submit());
      expect(await queue.find(id)).to.include({ status: 'running' });
      now += LEASE_MS;
      expect(await untilFinished(queue, id)).to.include({ status: 'completed', attempts: 2 });
    });

    it('frees the jobs of a runner that is known to be dead, and of no other', async () => {
      const dead = await submit();
      const alive = await submit();
      await abandon(dead);
      await abandon(alive, { runner_id: 'alive' });
      expect(await releaseJobs(databases.system, 'dead', clock)).to.equal(1);
      expect(await queue.find(dead)).to.include({ status: 'queued', attempts: 1 });
      expect(await queue.find(alive)).to.include({ status: 'running' });
    });

    it('fails a job whose worker died at the last attempt, and says so', async () => {
      const id = await submit({ maxAttempts: 1 });
      await abandon(id);
      await releaseJobs(databases.system, 'dead', clock);
      let runs = 0;
      start(() => Promise.resolve({ run: (runs += 1) }));
      const job = await untilFinished(queue, id);
      expect(job).to.include({ status: 'failed', finishedAt: now });
      expect(job.error).to.include({ code: 'job.worker_lost' });
      expect(runs).to.equal(0);
    });

    it('cancels a job whose worker died before it noticed', async () => {
      const id = await submit();
      await abandon(id, { cancel_requested: true });
      await releaseJobs(databases.system, 'dead', clock);
      start(() => Promise.reject(new Error('is not called')));
      expect(await untilFinished(queue, id)).to.include({ status: 'cancelled' });
    });

    for (const [what, changes] of [
      ['at its last attempt', { attempts: 3 }],
      ['and that somebody cancelled', { cancel_requested: true }],
    ] as const) {
      it(`completes a job whose worker died ${what} when it had done it`, async () => {
        const id = await submit({ maxAttempts: 3 });
        await abandon(id, changes);
        await releaseJobs(databases.system, 'dead', clock);
        start(() => Promise.reject(new Error('is not called')), {
          findResult: (job) => Promise.resolve({ doneBefore: job.id }),
        });
        const job = await untilFinished(queue, id);
        expect(job).to.deep.include({ status: 'completed', result: { doneBefore: id }, error: undefined });
      });
    }

    it('stops a handler that lost its job, and hears no more of it', async () => {
      const gate = makeGate();
      const reasons: unknown[] = [];
      start(
        async (_job, { signal }) => {
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
          reasons.push((signal.reason as { why?: string }).why);
          await gate.opened;
          return { from: 'the one that lost it' };
        },
        { concurrency: 1 },
      );
      const id = await submit();
      await isRunning(id);
      // Another runner took it over, and works on it.
      await abandon(id, { runner_id: 'other' });
      now += LEASE_MS / 3;
      await eventually(() => reasons[0]);
      expect(reasons).to.deep.equal(['lease_lost']);
      gate.open();
      await runners[0]?.stop();
      expect(await queue.find(id)).to.deep.include({ status: 'running', result: undefined });
      const row = await databases.system.knex('jobs').where({ id }).first<{ claim_id: string }>('claim_id');
      expect(row.claim_id).to.equal(`claim-${id}`);
    });
  });

  describe('stopping', () => {
    it('puts a job that it stops back without counting the try', async () => {
      const runner = start((_job, { signal }) => untilAborted(signal));
      const id = await submit();
      await isRunning(id);
      await runner.stop();
      expect(await queue.find(id)).to.include({ status: 'queued', attempts: 0 });
      start(() => Promise.resolve({}));
      expect(await untilFinished(queue, id)).to.include({ status: 'completed', attempts: 1 });
    });

    it('takes no more jobs', async () => {
      const runner = start(() => Promise.resolve({}));
      await runner.stop();
      const id = await submit();
      runner.wake();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await queue.find(id)).to.include({ status: 'queued' });
    });

    it('frees the jobs of a handler that does not stop in time', async () => {
      const gate = makeGate();
      const runner = start(
        async () => {
          await gate.opened;
          return {};
        },
        { graceSeconds: 0 },
      );
      const id = await submit();
      await isRunning(id);
      await runner.stop();
      expect(await queue.find(id)).to.include({ status: 'queued', attempts: 1 });
      gate.open();
    });
  });
});
