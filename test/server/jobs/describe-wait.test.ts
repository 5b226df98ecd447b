import { expect } from 'chai';
import { describeWait } from '../../../server/jobs/describe-wait.js';
import type { Job } from '../../../server/jobs/job.js';
import { JobError } from '../../../server/jobs/job.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { eventually, makeGate } from '../../support/servers/jobs.js';
import { Runners } from './runners.js';

const FULL = { isFull: () => Promise.resolve(true) };
const ROOMY = { isFull: () => Promise.resolve(false) };
const NO_ROOM = 'There is no room on the disk of the server. The job goes on once there is.';

const full = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

forEachDatabase('why a job waits', (open) => {
  const jobs = new Runners(open);

  const untilQueued = (id: string): Promise<Job> =>
    eventually(async () => {
      const job = await jobs.queue.find(id);
      return job?.status === 'queued' && job.attempts > 0 ? job : undefined;
    });

  const failures: readonly (readonly [what: string, error: Error, told: string])[] = [
    ['the disk is full', full(), 'There is no room on the disk of the server.'],
    [
      'the job itself found the disk full',
      new JobError('test.no_room', 'No room.', { retryable: true, cause: full() }),
      'No room.',
    ],
  ];
  for (const [what, error, told] of failures) {
    it(`explains the wait when ${what}, longer than after other failures, until the job runs again`, async () => {
      const gate = makeGate();
      let tries = 0;
      jobs.start(async () => {
        tries += 1;
        if (tries === 1) throw error;
        await gate.opened;
        return {};
      });
      const id = await jobs.submit();
      const waiting = await untilQueued(id);
      expect(await describeWait(waiting, ROOMY, jobs.queue)).to.equal(`Waiting to be tried again: ${told}`);
      const row: { run_at: number } | undefined = await jobs.databases.system
        .knex('jobs')
        .where({ id })
        .first('run_at');
      expect(Number(row?.run_at) - jobs.now).to.be.within(8_000, 16_000);
      jobs.now += 16_000;
      await jobs.isRunning(id);
      const running = (await jobs.queue.find(id)) ?? expect.fail();
      expect(running.error).to.equal(undefined);
      expect(await describeWait(running, ROOMY, jobs.queue)).to.equal(undefined);
      gate.open();
    });
  }

  it('explains a full disk for all unfinished jobs, since not even a failure can be stored', async () => {
    const id = await jobs.submit();
    const job = (await jobs.queue.find(id)) ?? expect.fail();
    expect(await describeWait(job, ROOMY, jobs.queue)).to.equal(undefined);
    expect(await describeWait(job, undefined, jobs.queue)).to.equal(undefined);
    for (const status of ['queued', 'running'] as const)
      expect(await describeWait({ ...job, status }, FULL, jobs.queue)).to.equal(NO_ROOM);
    for (const status of ['completed', 'failed', 'cancelled'] as const)
      expect(await describeWait({ ...job, status }, FULL, jobs.queue)).to.equal(undefined);
  });

  it('is the absence of workers, after some seconds, until one starts', async () => {
    const id = await jobs.submit();
    const job = (await jobs.queue.find(id)) ?? expect.fail();
    expect(await describeWait(job, ROOMY, jobs.queue)).to.equal(undefined);
    jobs.now += 10_000;
    expect(await describeWait(job, ROOMY, jobs.queue)).to.match(/^Waiting: no worker runs\./);
    const gate = makeGate();
    jobs.start(() => gate.opened.then(() => ({})));
    await jobs.isRunning(id);
    expect(await describeWait(job, ROOMY, jobs.queue)).to.equal(undefined);
    gate.open();
  });
});
