import { expect } from 'chai';
import { SerialQueue } from '../../../server/lib/serial-queue.js';

describe('SerialQueue', () => {
  it('runs one task at a time, in order', async () => {
    const queue = new SerialQueue();
    const events: string[] = [];
    const task = (name: string) => async (): Promise<void> => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
    };
    await Promise.all([queue.run(task('a')), queue.run(task('b'))]);
    expect(events).to.deep.equal(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('continues after a task that fails', async () => {
    const queue = new SerialQueue();
    const failed = queue
      .run(() => Promise.reject(new Error('no')))
      .catch((error: unknown) => (error as Error).message);
    expect(await queue.run(() => Promise.resolve('next'))).to.equal('next');
    expect(await failed).to.equal('no');
  });

  it('never calls a task whose signal aborts before its turn, and still keeps the next one waiting', async () => {
    const queue = new SerialQueue();
    const events: string[] = [];
    let endFirst = (): void => undefined;
    const first = queue.run(async () => {
      await new Promise<void>((resolve) => (endFirst = resolve));
      events.push('first');
    });
    const stop = new AbortController();
    const second = queue
      .run(() => Promise.resolve(events.push('second')), stop.signal)
      .catch((error: unknown) => (error as Error).message);
    const third = queue.run(() => Promise.resolve(events.push('third')));
    stop.abort(new Error('stopped'));
    expect(await second).to.equal('stopped');
    endFirst();
    await Promise.all([first, third]);
    expect(events).to.deep.equal(['first', 'third']);
  });

  it('stops listening to a signal when the wait ends', async () => {
    const queue = new SerialQueue();
    const stop = new AbortController();
    const finished = queue.run(() => new Promise((resolve) => setTimeout(resolve, 5, 'done')), stop.signal);
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect(await finished).to.equal('done');
  });
});
