import { expect } from 'chai';
import { JobError } from '../../../server/jobs/job.js';
import { releaseJobs } from '../../../server/jobs/job-runner.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { eventually, makeGate, untilAborted, untilFinished } from '../../support/servers/jobs.js';
import { LEASE_MS, Runners } from './runners.js';

forEachDatabase('leases of jobs', (open) => {
  const jobs = new Runners(open);
  const { start, submit, isRunning, clock } = jobs;

  describe('cancelling', () => {
    it('stops a running job of this process at once', async () => {
      const runner = start((_job, { signal }) => untilAborted(signal));
      const id = await submit();
      await isRunning(id);
      expect(await jobs.queue.cancel(id)).to.include({ status: 'running', cancelRequested: true });
      runner.cancel(id);
      expect(await untilFinished(jobs.queue, id)).to.include({ status: 'cancelled', error: undefined });
    });

    it('stops a running job of another process before it is due to give a sign of life', async () => {
      start((_job, { signal }) => untilAborted(signal));
      const id = await submit();
      await isRunning(id);
      await jobs.queue.cancel(id);
      expect(await untilFinished(jobs.queue, id)).to.include({ status: 'cancelled' });
    });

    it('ends a cancelled job as cancelled whatever its handler throws, and keeps the partial result', async () => {
      const runner = start(async (_job, { signal }) => {
        await untilAborted(signal).catch(() => undefined);
        throw new JobError('test.stopped', 'Half of it was read.', { retryable: true, result: { rows: 5 } });
      });
      const id = await submit();
      await isRunning(id);
      await jobs.queue.cancel(id);
      runner.cancel(id);
      expect(await untilFinished(jobs.queue, id)).to.deep.include({
        status: 'cancelled',
        result: { rows: 5 },
        error: undefined,
      });
    });

    it('keeps the result of a job that was done before it noticed', async () => {
      const gate = makeGate();
      const runner = start(async () => {
        await gate.opened;
        return { rows: 1 };
      });
      const id = await submit();
      await isRunning(id);
      await jobs.queue.cancel(id);
      runner.cancel(id);
      gate.open();
      expect(await untilFinished(jobs.queue, id)).to.deep.include({
        status: 'completed',
        result: { rows: 1 },
      });
    });

    it('completes a job that was done when its handler was stopped', async () => {
      const runner = start((_job, { signal }) => untilAborted(signal), {
        findResult: () => Promise.resolve({ rows: 1 }),
      });
      const id = await submit();
      await isRunning(id);
      await jobs.queue.cancel(id);
      runner.cancel(id);
      const job = await untilFinished(jobs.queue, id);
      expect(job).to.deep.include({ status: 'completed', result: { rows: 1 } });
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
        jobs.now += LEASE_MS / 2;
        await jobs.isRenewed(id);
      }
      gate.open();
      expect(await untilFinished(jobs.queue, id)).to.include({ status: 'completed', attempts: 1 });
      expect(runs).to.equal(1);
    });

    /** A job held by a runner that died: its row says running, and nobody renews it. */
    async function abandon(id: string, changes: object = {}): Promise<void> {
      await jobs.databases.system.write((trx) =>
        trx('jobs')
          .where({ id })
          .update({
            status: 'running',
            attempts: 1,
            runner_id: 'dead',
            claim_id: `claim-${id}`,
            lease_ends_at: jobs.now + LEASE_MS,
            ...changes,
          }),
      );
    }

    it('leaves a job alone until the lease of its dead runner has ended, and then runs it', async () => {
      const id = await submit();
      await abandon(id);
      start(() => Promise.resolve({}));
      await untilFinished(jobs.queue, await submit());
      expect(await jobs.queue.find(id)).to.include({ status: 'running' });
      jobs.now += LEASE_MS;
      expect(await untilFinished(jobs.queue, id)).to.include({ status: 'completed', attempts: 2 });
    });

    it('frees the jobs of a runner that is known to be dead, and of no other', async () => {
      const dead = await submit();
      const alive = await submit();
      await abandon(dead);
      await abandon(alive, { runner_id: 'alive' });
      expect(await releaseJobs(jobs.databases.system, 'dead', clock)).to.equal(1);
      expect(await jobs.queue.find(dead)).to.include({ status: 'queued', attempts: 1 });
      expect(await jobs.queue.find(alive)).to.include({ status: 'running' });
      const held = { runner_id: null, claim_id: null, lease_ends_at: null };
      const rows = await jobs.databases.system.knex('jobs').where(held).pluck<string[]>('id');
      expect(rows).to.deep.equal([dead]);
    });

    it('fails a job whose worker died at the last attempt, with the reason', async () => {
      const id = await submit({ maxAttempts: 1 });
      await abandon(id);
      await releaseJobs(jobs.databases.system, 'dead', clock);
      let runs = 0;
      start(() => Promise.resolve({ run: (runs += 1) }));
      const job = await untilFinished(jobs.queue, id);
      expect(job).to.include({ status: 'failed', finishedAt: jobs.now });
      expect(job.error).to.include({ code: 'job.worker_lost' });
      expect(runs).to.equal(0);
    });

    it('cancels a job whose worker died before it noticed', async () => {
      const id = await submit();
      await abandon(id, { cancel_requested: true });
      await releaseJobs(jobs.databases.system, 'dead', clock);
      start(() => Promise.reject(new Error('is not called')));
      expect(await untilFinished(jobs.queue, id)).to.include({ status: 'cancelled' });
    });

    for (const [what, changes] of [
      ['at its last attempt', { attempts: 3 }],
      ['and that somebody cancelled', { cancel_requested: true }],
    ] as const) {
      it(`completes a job that was done when its worker died ${what}`, async () => {
        const id = await submit({ maxAttempts: 3 });
        await abandon(id, changes);
        await releaseJobs(jobs.databases.system, 'dead', clock);
        start(() => Promise.reject(new Error('is not called')), {
          findResult: (job) => Promise.resolve({ doneBefore: job.id }),
        });
        const job = await untilFinished(jobs.queue, id);
        expect(job).to.deep.include({ status: 'completed', result: { doneBefore: id }, error: undefined });
      });
    }

    it('stops a handler whose lease ends because the database accepts no renewal', async () => {
      const reasons: unknown[] = [];
      const { system } = jobs.databases;
      const rename = (from: string, to: string): Promise<void> =>
        system.write(async (trx) => {
          await trx.schema.renameTable(from, to);
        });
      start(async (job, { signal }) => {
        if (job.attempts > 1) return { attempts: job.attempts };
        await untilAborted(signal).catch(() => undefined);
        reasons.push((signal.reason as { why?: string }).why);
        return {};
      });
      const id = await submit();
      await isRunning(id);
      await rename('jobs', 'jobs_away');
      try {
        jobs.now += LEASE_MS;
        await eventually(() => reasons[0]);
      } finally {
        await rename('jobs_away', 'jobs');
      }
      expect(reasons).to.deep.equal(['lease_lost']);
      // Nobody else took it over, so it is tried again.
      expect(await untilFinished(jobs.queue, id)).to.deep.include({
        status: 'completed',
        result: { attempts: 2 },
      });
    });

    it('stops a handler that lost its job, and ignores its result', async () => {
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
      jobs.now += LEASE_MS / 3;
      await eventually(() => reasons[0]);
      expect(reasons).to.deep.equal(['lease_lost']);
      gate.open();
      await jobs.runners[0]?.stop();
      expect(await jobs.queue.find(id)).to.deep.include({ status: 'running', result: undefined });
      const row = await jobs.databases.system
        .knex('jobs')
        .where({ id })
        .first<{ claim_id: string }>('claim_id');
      expect(row.claim_id).to.equal(`claim-${id}`);
    });
  });

  describe('stopping', () => {
    it('requeues a job that the runner stops without counting the try', async () => {
      const runner = start((_job, { signal }) => untilAborted(signal));
      const id = await submit();
      await isRunning(id);
      await runner.stop();
      expect(await jobs.queue.find(id)).to.include({ status: 'queued', attempts: 0 });
      start(() => Promise.resolve({}));
      expect(await untilFinished(jobs.queue, id)).to.include({ status: 'completed', attempts: 1 });
    });

    it('claims no more jobs once it stops', async () => {
      const runner = start(() => Promise.resolve({}));
      await runner.stop();
      const id = await submit();
      runner.wake();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await jobs.queue.find(id)).to.include({ status: 'queued' });
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
      expect(await jobs.queue.find(id)).to.include({ status: 'queued', attempts: 1 });
      gate.open();
    });
  });
});
