import { expect } from 'chai';
import { getEventListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { startDeadline, raceAbort, withinTime } from '../../../sdk/src/transport/deadline.js';
import { rejectionOf } from '../../support/rejection.js';

const listeners = ({ signal }: AbortController): number => getEventListeners(signal, 'abort').length;

describe('a deadline', () => {
  it('ends when the caller aborts, for the caller’s reason', async () => {
    const caller = new AbortController();
    const deadline = startDeadline({ signal: caller.signal }, Infinity);
    const sleeping = rejectionOf(deadline.sleep(2 ** 30));
    const reason = new Error('enough');
    caller.abort(reason);
    expect(await sleeping).to.equal(reason);
    expect(deadline.signal.reason).to.equal(reason);
    expect(startDeadline({ signal: caller.signal }, Infinity).signal.reason).to.equal(reason);
  });

  it('lasts as long as it is to, also where timers know no number that large', async () => {
    const deadline = startDeadline({ timeoutMs: 2 ** 32 }, 1);
    const sleeping = rejectionOf(deadline.sleep(2 ** 32));
    const first = Promise.race([sleeping.then(() => 'slept'), setTimeout(20, 'awake')]);
    expect(await first).to.equal('awake');
    expect(deadline.signal.aborted).to.equal(false);
    deadline.abort(new Error('enough'));
    expect(((await sleeping) as Error).message).to.equal('enough');
    deadline.end();
  });

  it('returns the remaining time', () => {
    const now = performance.now.bind(performance);
    try {
      performance.now = () => 5_000;
      const deadline = startDeadline({}, 1_000);
      expect(deadline.remainingMs()).to.equal(1_000);
      performance.now = () => 5_600;
      expect(deadline.remainingMs()).to.equal(400);
      performance.now = () => 7_000;
      expect(deadline.remainingMs()).to.equal(0);
      deadline.end();
    } finally {
      performance.now = now;
    }
  });

  it('forgets the caller’s signal at the end, unless an answer is still to be read', () => {
    const caller = new AbortController();
    const [call, streamed] = [0, 1].map(() => startDeadline({ signal: caller.signal }, Infinity));
    expect(listeners(caller)).to.equal(2);
    call?.end();
    streamed?.end(true);
    expect(listeners(caller)).to.equal(1);
    caller.abort();
    expect([call, streamed].map((deadline) => deadline?.signal.aborted)).to.deep.equal([false, true]);
  });

  it('removes its listeners and timers after a wait', async () => {
    const caller = new AbortController();
    await withinTime({ signal: caller.signal, timeoutMs: 1e6 }, ({ signal }) =>
      raceAbort(Promise.resolve(), signal),
    );
    await rejectionOf(raceAbort(Promise.reject(new Error('no')), caller.signal));
    const waiting = rejectionOf(raceAbort(new Promise(() => undefined), caller.signal));
    expect(listeners(caller)).to.equal(1);
    caller.abort(new Error('enough'));
    expect(((await waiting) as Error).message).to.equal('enough');
  });
});
