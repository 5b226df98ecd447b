import { expect } from 'chai';
import { ApiError } from '../../../sdk/src/errors/api-error.js';
import { FairgroundError } from '../../../sdk/src/errors/fairground-error.js';
import * as guards from '../../../sdk/src/errors/guards.js';
import { TimeoutError } from '../../../sdk/src/errors/timeout-error.js';

// A query makes the loader evaluate the file a second time, as a second installed copy would be.
const COPY = '../../../sdk/src/errors/timeout-error.ts?copy';

function refused(status: number): ApiError {
  return new ApiError('No.', { code: 'x', status, body: null });
}

describe('error guards', () => {
  it('recognizes errors of the SDK among all others', () => {
    expect(guards.isFairgroundError(new FairgroundError('No.', { code: 'x' }))).to.equal(true);
    expect(guards.isFairgroundError(new Error('No.'))).to.equal(false);
    expect(guards.isFairgroundError(undefined)).to.equal(false);
  });

  it('recognizes an error of another copy of the package', async () => {
    const copy = (await import(COPY)) as {
      TimeoutError: typeof TimeoutError;
    };
    const foreign = new copy.TimeoutError(5);
    expect(copy.TimeoutError).not.to.equal(TimeoutError);
    expect(guards.isFairgroundError(foreign)).to.equal(true);
    expect(guards.isTimeoutError(foreign)).to.equal(true);
  });

  it('distinguishes refusals by their status', () => {
    const byStatus = {
      400: guards.isInvalidRequest,
      401: guards.isUnauthenticated,
      403: guards.isForbidden,
      404: guards.isNotFound,
      409: guards.isConflict,
      429: guards.isRateLimited,
    };
    for (const status of [400, 401, 403, 404, 409, 410, 429, 500])
      for (const [own, isKind] of Object.entries(byStatus))
        expect(isKind(refused(status)), `${own}, ${String(status)}`).to.equal(Number(own) === status);
    expect(guards.isNotFound(new TimeoutError(5))).to.equal(false);
  });
});
