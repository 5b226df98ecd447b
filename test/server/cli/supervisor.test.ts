import { expect } from 'chai';
import { type ChildProcess, spawn } from 'node:child_process';
import { createSupervisor, type Supervisor } from '../../../server/cli/supervisor.js';
import { eventually, silentLog } from '../../support/servers/jobs.js';

/** Stays until the channel closes, as our worker does, and repeats what it is told. */
const WORKER = `
  process.send({ type: 'ready', runnerId: 'runner-' + process.pid });
  process.on('message', (message) => process.send({ heard: message }));
`;
const DEAF_WORKER = `
  process.on('disconnect', () => {});
  setInterval(() => {}, 1000);
  process.send({ type: 'ready', runnerId: 'deaf' });
`;

describe('the supervisor', () => {
  let workers: ChildProcess[];
  let heard: unknown[];
  let gone: string[];
  let supervisor: Supervisor;

  function supervise(script: string, stopTimeoutMs = 60_000): void {
    workers = [];
    heard = [];
    gone = [];
    supervisor = createSupervisor({
      spawn() {
        const worker = spawn(process.execPath, ['-e', script], {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        });
        worker.on('message', (message) => heard.push(message));
        workers.push(worker);
        return worker;
      },
      onExit(runnerId) {
        gone.push(runnerId);
        return Promise.resolve();
      },
      log: silentLog,
      stopTimeoutMs,
    });
    supervisor.start();
  }

  afterEach(() => supervisor.stop());

  const ready = (count: number): Promise<true> =>
    eventually(() => (heard.length >= count ? true : undefined));

  it('frees the jobs of a worker that died, and starts another', async () => {
    supervise(WORKER);
    await ready(1);
    workers[0]?.kill('SIGKILL');
    await ready(2);
    expect(gone).to.deep.equal([`runner-${String(workers[0]?.pid)}`]);
    expect(workers).to.have.length(2);
    expect(workers[1]?.pid).not.to.equal(workers[0]?.pid);
  });

  it('restarts a worker that exits at once, again and again', async () => {
    supervise('process.exit(1)');
    await eventually(() => (workers.length >= 3 ? true : undefined));
    await supervisor.stop();
    expect(gone).to.deep.equal([]);
    const { length } = workers;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(workers).to.have.length(length);
  });

  it('passes on new work and cancellations', async () => {
    supervise(WORKER);
    await ready(1);
    supervisor.wake();
    supervisor.cancel('job-1');
    await ready(3);
    expect(heard.slice(1)).to.deep.equal([
      { heard: { type: 'wake' } },
      { heard: { type: 'cancel', jobId: 'job-1' } },
    ]);
  });

  it('stops the worker by closing the channel, and starts no other', async () => {
    supervise(WORKER);
    await ready(1);
    await supervisor.stop();
    expect(workers).to.have.length(1);
    expect(workers[0]).to.include({ exitCode: 0, signalCode: null });
    supervisor.wake();
  });

  it('kills a worker that does not stop in time, and frees its jobs', async () => {
    supervise(DEAF_WORKER, 100);
    await ready(1);
    await supervisor.stop();
    expect(workers[0]).to.include({ signalCode: 'SIGKILL' });
    expect(gone).to.deep.equal(['deaf']);
  });
});
