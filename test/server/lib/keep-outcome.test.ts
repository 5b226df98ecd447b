import { expect } from 'chai';
import { keepOutcome } from '../../../server/lib/keep-outcome.js';
import { makeGate } from '../../support/servers/jobs.js';
import { rejectionOf } from '../../support/rejection.js';

describe('keepOutcome', () => {
  it('runs the work once for all callers until its outcome is too old', async () => {
    let now = 0;
    let calls = 0;
    const ask = keepOutcome(
      () => Promise.resolve((calls += 1)),
      { success: 1000, failure: 10 },
      () => now,
    );
    expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal([1, 1, 1]);
    now = 999;
    expect(await ask()).to.equal(1);
    now = 1000;
    expect(await ask()).to.equal(2);
  });

  it('caches failures for a time of their own', async () => {
    let now = 0;
    let isBroken = true;
    const work = (): Promise<string> =>
      isBroken ? Promise.reject(new Error('full')) : Promise.resolve('ok');
    const ask = keepOutcome(work, { success: 1000, failure: 100 }, () => now);
    expect(await rejectionOf(ask())).to.have.property('message', 'full');
    isBroken = false;
    now = 99;
    expect(await rejectionOf(ask())).to.have.property('message', 'full');
    now = 100;
    expect(await ask()).to.equal('ok');
    isBroken = true;
    now = 1099;
    expect(await ask()).to.equal('ok');
    now = 1100;
    expect(await rejectionOf(ask())).to.have.property('message', 'full');
  });

  it('starts no second call while the first one hangs', async () => {
    let now = 0;
    let calls = 0;
    const gate = makeGate();
    const work = async (): Promise<void> => {
      calls += 1;
      await gate.opened;
    };
    const ask = keepOutcome(work, { success: 1000, failure: 1000 }, () => now);
    const first = ask();
    now = 60_000;
    const second = ask();
    gate.open();
    await Promise.all([first, second]);
    expect(calls).to.equal(1);
  });
});
