// @needs gdal
import { expect } from 'chai';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';

type LateTimes = typeof import('../../../../../../server/features/append/formats/filegdb/fgdb-time-bug.js');

const MODULE = new URL(
  '../../../../../../server/features/append/formats/filegdb/fgdb-time-bug.ts?anew',
  import.meta.url,
);

describe('readsTimesLate', () => {
  it('answers one caller although another caller that asked at the same time has gone', async () => {
    // Other tests of this process may have asked before.
    const { readsTimesLate } = (await import(MODULE.href)) as LateTimes;
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left = readsTimesLate(DEFAULT_SOURCE_SETTINGS, leaving.signal).catch((error: unknown) => error);
    const told = readsTimesLate(DEFAULT_SOURCE_SETTINGS, staying.signal);
    leaving.abort(new Error('gone'));
    expect(await left).to.have.property('message', 'gone');
    expect(await told).to.be.a('boolean');
    expect(await readsTimesLate(DEFAULT_SOURCE_SETTINGS, leaving.signal)).to.equal(await told);
  });
});
