import { expect } from 'chai';
import { ThreadPool } from '../../../server/lib/thread-pool.js';
import { rejectionOf } from '../../support/rejection.js';
import { countTurns } from '../../support/turns.js';
import type { Task } from './thread-program.js';

describe('ThreadPool', () => {
  const { signal } = new AbortController();
  const makePool = (threads = 1, mostWaiting = 1): ThreadPool<Task, number> =>
    new ThreadPool({
      program: new URL('thread-program.ts', import.meta.url),
      threads,
      mostWaiting,
      heapMegabytes: 64,
    });

  it('answers by a thread that stays for the next call', async () => {
    const pool = makePool();
    const first = await pool.run('thread', signal);
    expect(first).to.be.above(0);
    expect(await pool.run('thread', signal)).to.equal(first);
  });

  it('ends a computation when its signal aborts, and starts the next one', async () => {
    const pool = makePool();
    const leaving = new AbortController();
    const turns = countTurns();
    const endless = pool.run('endless', leaving.signal);
    const next = pool.run('thread', signal);
    await new Promise((resolve) => setTimeout(resolve, 200));
    turns.stop();
    expect(turns.turns).to.be.above(10);
    const reason = new Error('hung up');
    leaving.abort(reason);
    expect(await rejectionOf(endless)).to.equal(reason);
    expect(await next).to.be.above(0);
  });

  it('refuses calls beyond the queue’s limit, with a time to retry', async () => {
    const pool = makePool(1, 1);
    const leaving = new AbortController();
    const calls = [pool.run('endless', leaving.signal), pool.run('endless', leaving.signal)];
    const refused = await rejectionOf(pool.run('thread', signal));
    expect(refused).to.have.property('code', 'server.unavailable');
    expect(refused).to.have.nested.property('data.retry_after').that.is.above(0);
    leaving.abort();
    await Promise.allSettled(calls);
    expect(await pool.run('thread', signal)).to.be.above(0);
  });

  it('never begins a call whose signal has aborted', async () => {
    const reason = new Error('hung up');
    expect(await rejectionOf(makePool().run('endless', AbortSignal.abort(reason)))).to.equal(reason);
  });

  it('passes on errors for callers, with their faults, and keeps the thread', async () => {
    const pool = makePool();
    const thread = await pool.run('thread', signal);
    const refused = await rejectionOf(pool.run('refuse', signal));
    expect(refused).to.include({ name: 'AppError', code: 'request.invalid', message: 'Wrong.' });
    expect(refused).to.have.nested.property('faults[0].field', 'geometry');
    expect(await pool.run('thread', signal)).to.equal(thread);
  });

  it('replaces a thread that other errors have ended', async () => {
    const pool = makePool();
    const first = await pool.run('thread', signal);
    const broken = await rejectionOf(pool.run('fail', signal));
    expect(broken).to.be.instanceOf(RangeError).with.property('message', 'broken');
    expect(await rejectionOf(pool.run('exit', signal))).to.be.instanceOf(Error);
    expect(await pool.run('thread', signal)).to.be.above(first);
  });
});
