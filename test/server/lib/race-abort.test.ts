import { expect } from 'chai';
import { raceAbort } from '../../../server/lib/race-abort.js';
import { rejectionOf } from '../../support/rejection.js';

describe('raceAbort', () => {
  const { signal } = new AbortController();
  const gone = new Error('gone');
  const never = new Promise<never>(() => undefined);

  it('settles as the raced work does', async () => {
    expect(await raceAbort(Promise.resolve('done'), signal)).to.equal('done');
    const failure = new Error('broken');
    expect(await rejectionOf(raceAbort(Promise.reject(failure), signal))).to.equal(failure);
  });

  it('ends with the reason of the signal, at once, also where that has aborted before', async () => {
    const leaving = new AbortController();
    const left = raceAbort(never, leaving.signal);
    leaving.abort(gone);
    expect(await rejectionOf(left)).to.equal(gone);
    expect(await rejectionOf(raceAbort(never, leaving.signal))).to.equal(gone);
  });

  it('leaves no rejection of the work unhandled after an abort', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    // Only here: one that is not noted ends the test run.
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
    try {
      const broken = new Promise<never>((_, reject) => setImmediate(() => reject(new Error('too late'))));
      expect(await rejectionOf(raceAbort(broken, AbortSignal.abort(gone)))).to.equal(gone);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).to.deep.equal([]);
    } finally {
      process.removeListener('unhandledRejection', note);
      for (const other of others) process.on('unhandledRejection', other);
    }
  });
});
