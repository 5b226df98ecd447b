import { expect } from 'chai';
import fc from 'fast-check';
import {
  solveInverse,
  solveDirect,
  WGS84_ELLIPSOID,
} from '../../../../server/features/references/geodesic.js';

const degrees = (value: number, minutes: number, seconds: number): number =>
  value + minutes / 60 + seconds / 3600;

describe('geodesics', () => {
  it('agrees with measured lengths of geodesics', () => {
    // Flinders Peak to Buninyong, the example of the Australian geodetic manual, on GRS80.
    const grs80 = { semiMajorAxis: 6_378_137, flattening: 1 / 298.257222101 };
    const from = [degrees(144, 25, 29.52442), -degrees(37, 57, 3.72029999)] as const;
    const to = [degrees(143, 55, 35.38390001), -degrees(37, 39, 10.15610001)] as const;
    const { metres, azimuth } = solveInverse(from, to, grs80);
    expect(metres).to.be.closeTo(54972.271, 0.001);
    expect((azimuth * 180) / Math.PI + 360).to.be.closeTo(degrees(306, 52, 5.37), 0.00001);
  });

  it('computes geodesics to the other side of the earth', () => {
    // Wellington to Salamanca, the example of GeographicLib; the antipode is reached over a pole.
    const { metres } = solveInverse([174.81, -41.32], [-5.5, 40.96], WGS84_ELLIPSOID);
    expect(metres).to.be.closeTo(19_959_679.267, 0.001);
    expect(solveInverse([0, 0], [180, 0], WGS84_ELLIPSOID).metres).to.be.closeTo(20_003_931.4586, 0.001);
    const [longitude, latitude] = solveDirect(
      [170, 0],
      { metres: 9_000_000, azimuth: Math.PI / 2 },
      WGS84_ELLIPSOID,
    );
    expect(latitude).to.be.closeTo(0, 1e-12);
    expect(longitude).to.be.closeTo(170 + (9_000_000 / 6_378_137) * (180 / Math.PI), 1e-9);
  });

  it('agrees with known end points of geodesics', () => {
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    const latitude = fc.double({ min: -89, max: 89, noNaN: true });
    const metres = fc.double({ min: 1, max: 9_000_000, noNaN: true });
    const azimuth = fc.double({ min: -3.14, max: 3.14, noNaN: true });
    fc.assert(
      fc.property(longitude, latitude, metres, azimuth, (x, y, distance, direction) => {
        const to = solveDirect([x, y], { metres: distance, azimuth: direction }, WGS84_ELLIPSOID);
        expect(solveInverse([x, y], to, WGS84_ELLIPSOID).metres).to.be.closeTo(distance, 0.001);
      }),
    );
  });
});
