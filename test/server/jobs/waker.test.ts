import { expect } from 'chai';
import { Waker } from '../../../server/jobs/waker.js';

const LONG_MS = 3_600_000;

describe('Waker', () => {
  it('pauses until the time is over', async () => {
    expect(await new Waker().pause(1)).to.equal(false);
  });

  it('ends a pause when woken', async () => {
    const waker = new Waker();
    const pause = waker.pause(LONG_MS);
    waker.wake();
    expect(await pause).to.equal(true);
  });

  it('ends the next pause at once when woken between two', async () => {
    const waker = new Waker();
    waker.wake();
    expect(await waker.pause(LONG_MS)).to.equal(true);
    expect(await waker.pause(1)).to.equal(false);
  });
});
