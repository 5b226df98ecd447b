import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { JobError, type JobHandler, type JsonObject } from '../../../server/jobs/job.js';
import { BlobStoreError } from '../../../server/storage/blobs/blobs.js';
import { openDatabases } from '../../../server/storage/open.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { eventually, makeGate, silentLog, untilFinished } from '../../support/servers/jobs.js';
import { LEASE_MS, Runners } from './runners.js';

forEachDatabase('the job runner', (open) => {
  const jobs = new Runners(open);
  const { start, submit, isRunning } = jobs;

  describe('outcomes', () => {
    it('completes a job with the result of its handler', async () => {
      start((job) => Promise.resolve({ rows: job.payload['rows'] }));
      const { id } = await jobs.queue.submit({ kind: 'test', payload: { rows: 5 } });
      expect(await untilFinished(jobs.queue, id)).to.deep.include({
        status: 'completed',
        result: { rows: 5 },
        error: undefined,
        attempts: 1,
        finishedAt: jobs.now,
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
      await untilFinished(jobs.queue, await submit());
      const [line = '{}', ...others] = lines;
      expect(others).to.deep.equal([]);
      expect(line).not.to.contain('private');
      expect(JSON.parse(line)).to.include({
        code: 'test.refused',
        reason: 'No row is good.',
        msg: 'job failed',
      });
    });

    it('leaves jobs of unknown kinds to other runners', async () => {
      start(() => Promise.resolve({}));
      const { id: unknown } = await jobs.queue.submit({ kind: 'other', payload: {} });
      await untilFinished(jobs.queue, await submit());
      expect(await jobs.queue.find(unknown)).to.include({ status: 'queued', attempts: 0 });
    });

    it('fails a job at once with the message and the partial result of its handler', async () => {
      start(() => {
        throw new JobError('append.bad_file', 'The file is no CSV.', {
          details: ['line 3'],
          result: { errors: 1 },
        });
      });
      expect(await untilFinished(jobs.queue, await submit())).to.deep.include({
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
        const job = await jobs.queue.find(id);
        return job?.status === 'queued' && job.attempts === 1 ? job : undefined;
      });
      expect(waiting.error).to.include({ code: 'append.busy' });
      const row = await jobs.databases.system.knex('jobs').where({ id }).first<{ run_at: number }>('run_at');
      expect(row.run_at - jobs.now).to.be.within(500, 1000);
      jobs.now = row.run_at;
      expect(await untilFinished(jobs.queue, id)).to.deep.include({
        status: 'completed',
        attempts: 2,
        error: undefined,
      });
    });

    it('waits longer for the blob store, and reports in the end that it is unavailable', async () => {
      start(() => Promise.reject(new BlobStoreError('open uploads/1', 'ECONNREFUSED', undefined)));
      const id = await submit({ maxAttempts: 2 });
      const row = await eventually(async () => {
        const found = await jobs.databases.system
          .knex('jobs')
          .where({ id, status: 'queued', attempts: 1 })
          .first<{ run_at: number } | undefined>('run_at');
        return found;
      });
      expect(row.run_at - jobs.now).to.be.within(8_000, 16_000);
      jobs.now = row.run_at;
      expect(await untilFinished(jobs.queue, id)).to.deep.include({
        status: 'failed',
        attempts: 2,
        error: { code: 'job.store_unavailable', message: 'The store of files did not answer.', details: [] },
      });
    });

    it('gives up after the last attempt without details of an unexpected error', async () => {
      start(() => {
        throw new Error('SELECT * FROM secrets failed in /srv/x');
      });
      const id = await submit({ maxAttempts: 3 });
      for (const attempt of [1, 2]) {
        await eventually(async () => {
          const job = await jobs.queue.find(id);
          return job?.status === 'queued' && job.attempts === attempt ? job : undefined;
        });
        jobs.now += 10_000;
      }
      const failed = await untilFinished(jobs.queue, id);
      expect(failed).to.include({ status: 'failed', attempts: 3 });
      expect(failed.error?.code).to.equal('job.internal');
      expect(JSON.stringify(failed)).not.to.include('secrets');
    });

    it('completes a job whose last try was done without a confirmation', async () => {
      start(() => Promise.reject(new Error('the connection was lost at COMMIT')), {
        findResult: (job) => Promise.resolve({ doneBy: job.id }),
      });
      const id = await submit({ maxAttempts: 1 });
      const job = await untilFinished(jobs.queue, id);
      expect(job).to.deep.include({ status: 'completed', result: { doneBy: id }, error: undefined });
    });

    describe('that are unknown', () => {
      let asked: number;
      let isBack: boolean;
      const findResult = (): Promise<JsonObject> => {
        asked += 1;
        return isBack ? Promise.resolve({ found: true }) : Promise.reject(new Error('no connection'));
      };
      const lose = (): Promise<never> => Promise.reject(new Error('the connection was lost at COMMIT'));
      const untilLeft = (id: string, status: string): Promise<true> =>
        eventually(async () => {
          const job = await jobs.queue.find(id);
          return asked > 1 && job?.status === status ? true : undefined;
        });
      beforeEach(() => {
        [asked, isBack] = [0, false];
      });

      it('asks for an unknown outcome again after a while, and ends the job with it', async () => {
        start(lose, { findResult });
        const id = await submit({ maxAttempts: 1 });
        await eventually(() => (asked === 1 ? true : undefined));
        isBack = true;
        const job = await untilFinished(jobs.queue, id);
        expect(job).to.deep.include({ status: 'completed', result: { found: true }, attempts: 1 });
        expect(asked).to.equal(2);
      });

      it('leaves a job of unknown outcome to a later run, neither done nor failed', async () => {
        start(lose, { findResult });
        const id = await submit({ maxAttempts: 1 });
        await untilLeft(id, 'queued');
        expect(asked).to.equal(4);
        jobs.now += 60_000;
        await sleep(1500);
        expect(asked).to.equal(4);
        isBack = true;
        jobs.now += 10 * 60_000;
        expect(await untilFinished(jobs.queue, id)).to.include({ status: 'completed', attempts: 1 });
      });

      it('stops asking for the outcome of a job that is to be cancelled, without cancelling it', async () => {
        const id = await submit();
        await jobs.databases.system.write((trx) =>
          trx('jobs').where({ id }).update({ cancel_requested: true }),
        );
        start(lose, { findResult });
        await eventually(() => (asked === 4 ? true : undefined));
        await sleep(1500);
        expect(asked).to.equal(4);
        expect(await jobs.queue.find(id)).to.include({ status: 'running' });
        isBack = true;
        jobs.now += LEASE_MS;
        expect(await untilFinished(jobs.queue, id)).to.deep.include({
          status: 'completed',
          result: { found: true },
        });
      });
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
      const seen = await eventually(async () => (await jobs.queue.find(id))?.progress);
      expect(seen).to.deep.equal({ rows: 1000 });
      gate.open();
      expect((await untilFinished(jobs.queue, id)).progress).to.deep.equal({ rows: 2000 });
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
      expect(await jobs.queue.find('c')).to.include({ status: 'queued' });
      gate.open();
      for (const id of ids) await untilFinished(jobs.queue, id);
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
      await untilFinished(jobs.queue, 'lane-7');
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
      await untilFinished(jobs.queue, 'elsewhere');
      await untilFinished(jobs.queue, 'free');
      expect(await jobs.queue.find('second')).to.include({ status: 'queued' });
      gate.open();
      expect(await untilFinished(jobs.queue, 'second')).to.include({ status: 'completed' });
    });

    it('keeps the order of a lane while a job waits for its next try', async () => {
      await submit({ id: 'first', lane: 'layer:1' });
      await submit({ id: 'second', lane: 'layer:1' });
      await submit({ id: 'free' });
      const order: string[] = [];
      start((job) => {
        order.push(job.id);
        if (job.id === 'first' && job.attempts === 1) throw new Error('once');
        return Promise.resolve({});
      });
      await untilFinished(jobs.queue, 'free');
      await eventually(async () =>
        (await jobs.queue.find('first'))?.status === 'queued' ? true : undefined,
      );
      expect(await jobs.queue.find('second')).to.include({ status: 'queued' });
      jobs.now += 10_000;
      await untilFinished(jobs.queue, 'second');
      expect(order.filter((id) => id !== 'free')).to.deep.equal(['first', 'first', 'second']);
    });

    it('continues a lane when its waiting head is cancelled', async () => {
      await submit({ id: 'first', lane: 'layer:1' });
      await submit({ id: 'second', lane: 'layer:1' });
      await jobs.queue.cancel('first');
      start(() => Promise.resolve({}));
      expect(await untilFinished(jobs.queue, 'second')).to.include({ status: 'completed' });
    });

    it('runs each of 500 jobs at one of four runners with separate connections only', async () => {
      const counts = new Map<string, number>();
      await jobs.databases.system.write(async (trx) => {
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
      // As another process would have it: SQLite's writers then meet at the file, not in our jobs.queue.
      const others = await openDatabases({ url: jobs.databases.url, log: silentLog });
      for (let runner = 0; runner < 4; runner += 1) {
        start(
          (job) => {
            counts.set(job.id, (counts.get(job.id) ?? 0) + 1);
            return Promise.resolve({});
          },
          { concurrency: 4, system: runner % 2 === 0 ? jobs.databases.system : others.system },
        );
      }
      await eventually(async () => {
        const left = await jobs.databases.system.knex('jobs').whereNot({ status: 'completed' }).limit(1);
        return left.length === 0 ? true : undefined;
      });
      await Promise.all(jobs.runners.map((runner) => runner.stop()));
      await others.close();
      expect(counts).to.have.property('size', 500);
      expect(new Set(counts.values())).to.deep.equal(new Set([1]));
    }).timeout(300_000);
  });
});
