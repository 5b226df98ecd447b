import { expect } from 'chai';
import { unlessAborted } from '../../server/unless-aborted.js';
import { rejectionOf } from '../support/rejection.js';

describe('unlessAborted', () => {
  const { signal } = new AbortController();
  const gone = new Error('gone');
  const never = new Promise<never>(() => undefined);

  it('ends as the work does', async () => {
    expect(await unlessAborted(Promise.resolve('done'), signal)).to.equal('done');
    const failure = new Error('broken');
    expect(await rejectionOf(unlessAborted(Promise.reject(failure), signal))).to.equal(failure);
  });

  it('ends with the reason of the signal, at once, also where that has aborted before', async () => {
    const leaving = new AbortController();
    const left = unlessAborted(never, leaving.signal);
    leaving.abort(gone);
    expect(await rejectionOf(left)).to.equal(gone);
    expect(await rejectionOf(unlessAborted(never, leaving.signal))).to.equal(gone);
  });

  it('leaves no failure of the work unhandled', async () => {
    // An unhandled one would end the test run.
    const broken = new Promise<never>((_, reject) => setImmediate(() => reject(new Error('too late'))));
    expect(await rejectionOf(unlessAborted(broken, AbortSignal.abort(gone)))).to.equal(gone);
    await broken.catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  });
});
