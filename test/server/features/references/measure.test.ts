// @needs gdal: it reads spatial references with gdalsrsinfo.
import { expect } from 'chai';
import { measureOf } from '../../../../server/features/references/measure.js';

describe('measureOf', () => {
  const { signal } = new AbortController();
  const reference = (wkid: number): { wkid: number; latestWkid: number } => ({ wkid, latestWkid: wkid });

  it('recognizes degrees, metres, feet and Web Mercator', async () => {
    expect(await measureOf(reference(4326), signal)).to.have.property('kind', 'globe');
    expect(await measureOf(reference(3857), signal)).to.deep.equal({ kind: 'mercator' });
    expect(await measureOf(reference(25833), signal)).to.deep.equal({ kind: 'plane', metresPerUnit: 1 });
    // New York Long Island in US survey feet.
    expect(await measureOf(reference(2263), signal)).to.deep.equal({
      kind: 'plane',
      metresPerUnit: 0.304800609601219,
    });
  });

  it('recognizes ellipsoids and angular units other than degrees', async () => {
    // NTF with grads, on the ellipsoid Clarke 1880.
    const found = await measureOf(reference(4807), signal);
    expect(found?.kind === 'globe' && found.degreesPerUnit).to.be.closeTo(0.9, 1e-12);
    expect(found?.kind === 'globe' && found.ellipsoid.semiMajorAxis).to.equal(6_378_249.2);
    expect(await measureOf(reference(999_999), signal)).to.equal(undefined);
  });
});
