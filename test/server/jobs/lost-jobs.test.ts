import { expect } from 'chai';
import { pino } from 'pino';
import { JobError, type JobHandler } from '../../../server/jobs/job.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { eventually, makeGate, untilAborted, untilFinished } from '../../support/servers/jobs.js';
import { LEASE_MS, Runners } from './runners.js';

forEachDatabase('a job lost by its runner', (open) => {
  const jobs = new Runners(open);
  const { start, submit, isRunning } = jobs;

  const OTHERS = { status: 'running', runner_id: 'other', claim_id: 'theirs' } as const;

  /** Another runner takes it, as after a pause in which this one gave no sign of life. */
  function takeOver(id: string): Promise<void> {
    const lease = { lease_ends_at: jobs.now + LEASE_MS, updated_at: 7 };
    return jobs.databases.system.write(async (trx) => {
      await trx('jobs')
        .where({ id })
        .update({ ...OTHERS, ...lease });
    });
  }

  async function expectTheirs(id: string): Promise<void> {
    const row = await jobs.databases.system
      .knex('jobs')
      .where({ id })
      .first<object>('status', 'runner_id', 'claim_id', 'result', 'error', 'updated_at');
    expect(row).to.deep.equal({ ...OTHERS, result: null, error: null, updated_at: 7 });
    const figures = await jobs.databases.system.knex('job_figures').where({ kind: 'test' });
    expect(figures).to.deep.equal([]);
  }

  /** While no statement on jobs succeeds. */
  async function withoutJobs(work: () => Promise<void>): Promise<void> {
    const { system } = jobs.databases;
    const rename = (from: string, to: string): Promise<void> =>
      system.write(async (trx) => {
        await trx.schema.renameTable(from, to);
      });
    await rename('jobs', 'jobs_away');
    try {
      await work();
    } finally {
      await rename('jobs_away', 'jobs');
    }
  }

  /** A log, and what was said in it. */
  function listen(): { log: pino.Logger; heard: (message: string) => Promise<true> } {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const heard = (message: string): Promise<true> =>
      eventually(
        () => (lines.some((line) => line.includes(message)) ? true : undefined),
        () => `"${message}" in\n${lines.join('')}`,
      );
    return { log, heard };
  }

  beforeEach(() => jobs.databases.system.write((trx) => trx('job_figures').delete()));

  const OUTCOMES: Readonly<Record<string, () => ReturnType<JobHandler['run']>>> = {
    'is done': () => Promise.resolve({ by: 'the one that lost it' }),
    'cannot be done': () => Promise.reject(new JobError('test.refused', 'No.', { result: { rows: 1 } })),
    'is to be tried again': () => Promise.reject(new Error('once more')),
  };

  for (const [what, outcome] of Object.entries(OUTCOMES)) {
    it(`stores no outcome of a lost job that ${what}, even if the loss was unnoticed`, async () => {
      const gate = makeGate();
      const { log, heard } = listen();
      start(() => gate.opened.then(outcome), { log });
      const id = await submit();
      await isRunning(id);
      await takeOver(id);
      gate.open();
      await heard('job was lost before its end was stored');
      await expectTheirs(id);
    });
  }

  for (const [what, changes] of [
    ['cancelled', { cancel_requested: true }],
    ['out of tries', { attempts: 3 }],
  ] as const) {
    it(`does not end a job that another runner holds, though it was ${what}`, async () => {
      const gate = makeGate();
      const { log, heard } = listen();
      const id = await submit({ maxAttempts: 3 });
      await jobs.databases.system.write((trx) => trx('jobs').where({ id }).update(changes));
      start(() => Promise.reject(new Error('is not called')), {
        log,
        findResult: () => gate.opened.then(() => undefined),
      });
      await isRunning(id);
      await takeOver(id);
      gate.open();
      await heard('job was lost before its end was stored');
      await expectTheirs(id);
    });
  }

  it('stores no failure of a job whose lease has expired, though no other runner has it', async () => {
    const gate = makeGate();
    const { log, heard } = listen();
    start(
      async (job, { signal }) => {
        if (job.attempts > 1) return { attempts: job.attempts };
        await untilAborted(signal).catch(() => undefined);
        await gate.opened;
        throw new JobError('test.half', 'Half of it was read.');
      },
      { log },
    );
    const id = await submit();
    await isRunning(id);
    await withoutJobs(async () => {
      jobs.now += LEASE_MS;
      await heard('the lease was lost');
    });
    gate.open();
    expect(await untilFinished(jobs.queue, id)).to.deep.include({
      status: 'completed',
      result: { attempts: 2 },
    });
  });

  it('keeps a job when a failed renewal succeeds in time at the next try', async () => {
    const gate = makeGate();
    const { log, heard } = listen();
    let aborted = false;
    start(
      async (_job, { signal }) => {
        signal.addEventListener('abort', () => (aborted = true));
        await gate.opened;
        return { attempts: 1 };
      },
      { log },
    );
    const id = await submit();
    await isRunning(id);
    await withoutJobs(async () => {
      jobs.now += LEASE_MS / 3;
      await heard('the lease could not be renewed');
    });
    await jobs.isRenewed(id);
    gate.open();
    expect(await untilFinished(jobs.queue, id)).to.include({ status: 'completed', attempts: 1 });
    expect(aborted).to.equal(false);
  });

  it('keeps a result until the database accepts it again', async () => {
    const gate = makeGate();
    const { log, heard } = listen();
    let runs = 0;
    start(
      async () => {
        runs += 1;
        await gate.opened;
        return { rows: 5 };
      },
      { log },
    );
    const id = await submit();
    await isRunning(id);
    await withoutJobs(async () => {
      gate.open();
      await heard('the end of the job could not be stored');
    });
    expect(await untilFinished(jobs.queue, id)).to.deep.include({
      status: 'completed',
      result: { rows: 5 },
      attempts: 1,
    });
    expect(runs).to.equal(1);
  });

  it('passes only the first reason to stop to the handler', async () => {
    const reasons: unknown[] = [];
    const gate = makeGate();
    const { log, heard } = listen();
    const runner = start(
      async (_job, { signal }) => {
        await untilAborted(signal).catch(() => undefined);
        reasons.push((signal.reason as { why?: string }).why);
        await gate.opened;
        reasons.push((signal.reason as { why?: string }).why);
        return {};
      },
      { log },
    );
    const id = await submit();
    await isRunning(id);
    runner.cancel(id);
    await eventually(() => reasons[0]);
    await takeOver(id);
    jobs.now += LEASE_MS / 3;
    gate.open();
    await heard('job was lost before its end was stored');
    expect(reasons).to.deep.equal(['cancelled', 'cancelled']);
    await expectTheirs(id);
  });
});
