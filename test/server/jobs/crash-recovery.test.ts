import { expect } from 'chai';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { JobQueue } from '../../../server/jobs/job.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { createJobRunner, type JobRunner, releaseJobs } from '../../../server/jobs/job-runner.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { handlerOf, silentLog, untilFinished } from '../../support/servers/jobs.js';
import { programArguments } from '../../support/typescript.js';

forEachDatabase('a worker process killed in the middle of a job', (open) => {
  let databases: TestDatabases;
  let queue: JobQueue;
  let worker: ChildProcess | undefined;
  let runner: JobRunner | undefined;

  before(async () => {
    databases = await open();
    queue = createJobQueue(databases.system);
  });

  afterEach(async () => {
    worker?.kill('SIGKILL');
    await runner?.stop();
  });

  /** Kills a worker that holds the job; resolves to the name of its runner. */
  async function killInTheMiddle(): Promise<string> {
    const execArgv = [...programArguments('test/server/jobs/crashing-worker.ts')];
    worker = fork(execArgv.pop() ?? '', [databases.url], { execArgv });
    const [message] = (await once(worker, 'message')) as [{ runnerId: string }];
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    return message.runnerId;
  }

  /** @param jobLeaseSeconds - of which it lets a half pass before it looks for leases that have ended */
  function startAnother(jobLeaseSeconds = 30): void {
    const handlers = [handlerOf((job) => Promise.resolve({ attempt: job.attempts }))];
    const settings = { jobConcurrency: 1, jobLeaseSeconds, shutdownTimeoutSeconds: 1 };
    runner = createJobRunner({ system: databases.system, handlers, log: silentLog, settings });
    runner.start();
  }

  it('leaves a job that another worker runs once the lease has ended', async () => {
    const { id } = await queue.submit({ kind: 'test', payload: {} });
    await killInTheMiddle();
    expect(await queue.find(id)).to.include({ status: 'running' });
    startAnother(2);
    expect(await untilFinished(queue, id)).to.deep.include({ status: 'completed', result: { attempt: 2 } });
  });

  it('requeues a job at once when the death of its worker is known', async () => {
    const { id } = await queue.submit({ kind: 'test', payload: {} });
    const runnerId = await killInTheMiddle();
    expect(await releaseJobs(databases.system, runnerId)).to.equal(1);
    expect(await queue.find(id)).to.include({ status: 'queued', attempts: 1 });
    startAnother();
    expect(await untilFinished(queue, id)).to.deep.include({ status: 'completed', result: { attempt: 2 } });
  });
});
