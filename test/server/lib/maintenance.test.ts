import { expect } from 'chai';
import { type MaintenanceTasks, createMaintenanceLoop } from '../../../server/lib/maintenance.js';
import { eventually, makeGate, silentLog } from '../../support/servers/jobs.js';

describe('the maintenance loop', () => {
  const loops: ReturnType<typeof createMaintenanceLoop>[] = [];

  afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.stop())));

  function start(tasks: MaintenanceTasks): ReturnType<typeof createMaintenanceLoop> {
    const loop = createMaintenanceLoop(tasks, silentLog);
    loops.push(loop);
    loop.start();
    return loop;
  }

  it('runs maintenance tasks in turn, and the rest when one fails', async () => {
    const done: string[] = [];
    const gate = makeGate();
    start({
      first: () => gate.opened.then(() => done.push('first')),
      broken: () => Promise.reject(new Error('no connection')),
      last: () => Promise.resolve(done.push('last')),
    });
    expect(done).to.deep.equal([]);
    gate.open();
    await eventually(() => (done.length === 2 ? true : undefined));
    expect(done).to.deep.equal(['first', 'last']);
  });

  it('stops after the running maintenance task, and starts no other', async () => {
    const done: string[] = [];
    const begun = makeGate();
    const gate = makeGate();
    const loop = start({
      long: async () => {
        begun.open();
        await gate.opened;
        done.push('long');
      },
      next: () => Promise.resolve(done.push('next')),
    });
    await begun.opened;
    const stopped = loop.stop().then(() => done.push('stopped'));
    gate.open();
    await stopped;
    expect(done).to.deep.equal(['long', 'stopped']);
  });
});
