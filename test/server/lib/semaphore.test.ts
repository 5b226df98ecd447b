import { expect } from 'chai';
import { type SemaphoreQueue, Semaphore } from '../../../server/lib/semaphore.js';
import { makeGate } from '../../support/servers/jobs.js';
import { rejectionOf } from '../../support/rejection.js';

describe('Semaphore', () => {
  const { signal } = new AbortController();

  it('runs at most `limit` tasks at once, the others in FIFO order', async () => {
    const semaphore = new Semaphore(2);
    const begun: string[] = [];
    const gates = { a: makeGate(), b: makeGate(), c: makeGate(), d: makeGate() };
    const done = Object.entries(gates).map(([name, gate]) =>
      semaphore.run(() => {
        begun.push(name);
        return gate.opened;
      }, signal),
    );
    expect(begun).to.deep.equal(['a', 'b']);
    gates.b.open();
    await done[1];
    expect(begun).to.deep.equal(['a', 'b', 'c']);
    for (const gate of Object.values(gates)) gate.open();
    await Promise.all(done);
    expect(begun).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('frees the slot of a task that fails', async () => {
    const semaphore = new Semaphore(1);
    const failed = semaphore.run(() => Promise.reject(new Error('broken')), signal);
    const next = semaphore.run(() => Promise.resolve('next'), signal);
    expect(await rejectionOf(failed)).to.have.property('message', 'broken');
    expect(await next).to.equal('next');
  });

  it('removes an aborted task from the queue at once', async () => {
    const semaphore = new Semaphore(1);
    const gate = makeGate();
    const leaving = new AbortController();
    const first = semaphore.run(() => gate.opened, signal);
    const second = semaphore.run(() => Promise.reject(new Error('is not called')), leaving.signal);
    const third = semaphore.run(() => Promise.resolve('third'), signal);
    const reason = new Error('gone');
    leaving.abort(reason);
    expect(await rejectionOf(second)).to.equal(reason);
    gate.open();
    await first;
    expect(await third).to.equal('third');
  });
});

describe('Semaphore with a queue', () => {
  const { signal } = new AbortController();
  const [ADA, BOB, EVE] = [1, 2, 3];
  const refusals = { caller: new Error('too many of yours'), server: new Error('too many') };
  const refuse = (whose: 'caller' | 'server'): Error => refusals[whose];
  const open = (queue: Partial<SemaphoreQueue> = {}): Semaphore =>
    new Semaphore(2, {
      ...{ runningPerCaller: 1, waiting: 3, waitingPerCaller: 2, waitMs: 60_000, refuse },
      ...queue,
    });

  /** Starts work that ends when its gate opens, and notes its name when it begins. */
  function starter(semaphore: Semaphore) {
    const begun: string[] = [];
    const work = (name: string, caller: number, by = signal): { done: Promise<void>; end: () => void } => {
      const gate = makeGate();
      const begin = (): Promise<void> => {
        begun.push(name);
        return gate.opened;
      };
      const done = semaphore.run(begin, by, caller);
      done.catch(() => undefined);
      return { done, end: () => gate.open() };
    };
    return { begun, work };
  }

  it('limits a caller to its share, and lets others overtake its work', async () => {
    const semaphore = open();
    const { begun, work } = starter(semaphore);
    const first = work('ada 1', ADA);
    const second = work('ada 2', ADA);
    const other = work('bob', BOB);
    expect(begun).to.deep.equal(['ada 1', 'bob']);
    other.end();
    await other.done;
    expect([semaphore.runningCount, semaphore.waitingCount]).to.deep.equal([1, 1]);
    first.end();
    await first.done;
    expect(begun).to.deep.equal(['ada 1', 'bob', 'ada 2']);
    second.end();
    await second.done;
    expect([semaphore.runningCount, semaphore.waitingCount]).to.deep.equal([0, 0]);
  });

  it('refuses a caller with too many waiting tasks, and everyone when too many wait in total', async () => {
    const semaphore = open();
    const { work } = starter(semaphore);
    const all = [work('ada 1', ADA), work('bob 1', BOB), work('ada 2', ADA), work('ada 3', ADA)];
    expect(await rejectionOf(work('ada 4', ADA).done)).to.equal(refusals.caller);
    all.push(work('eve', EVE));
    expect(await rejectionOf(work('bob 2', BOB).done)).to.equal(refusals.server);
    for (const { end } of all) end();
    await Promise.all(all.map(({ done }) => done));
  });

  it('frees the place of a waiting call that was aborted', async () => {
    const semaphore = open({ waitingPerCaller: 1 });
    const { begun, work } = starter(semaphore);
    const leaving = new AbortController();
    const first = work('ada 1', ADA);
    const second = work('ada 2', ADA, leaving.signal);
    const reason = new Error('gone');
    leaving.abort(reason);
    expect(await rejectionOf(second.done)).to.equal(reason);
    const third = work('ada 3', ADA);
    first.end();
    third.end();
    await Promise.all([first.done, third.done]);
    expect(begun).to.deep.equal(['ada 1', 'ada 3']);
  });

  it('refuses a task that waits longer than the limit', async () => {
    const semaphore = open({ waitMs: 1 });
    const { begun, work } = starter(semaphore);
    const first = work('ada 1', ADA);
    expect(await rejectionOf(work('ada 2', ADA).done)).to.equal(refusals.caller);
    const other = work('bob', BOB);
    expect(await rejectionOf(work('eve', EVE).done)).to.equal(refusals.server);
    for (const { done, end } of [first, other]) {
      end();
      await done;
    }
    expect(begun).to.deep.equal(['ada 1', 'bob']);
    expect(semaphore.waitingCount).to.equal(0);
  });
});
