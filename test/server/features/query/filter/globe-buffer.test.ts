import { expect } from 'chai';
import fc from 'fast-check';
import {
  solveInverse,
  type LonLat,
  solveDirect,
  WGS84_ELLIPSOID,
} from '../../../../../server/features/references/geodesic.js';
import { bufferOnGlobe } from '../../../../../server/features/query/filter/globe-buffer.js';
import type { OpenRing } from '../../../../../server/features/query/geometry/figures.js';

const NONE = { points: [], lines: [], polygons: [] };

/** True if a place lies in an odd number of the rings. */
function covers(rings: readonly OpenRing[], [x, y]: LonLat): boolean {
  let isIn = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isIn = !isIn;
    });
  }
  return isIn;
}

const normal = (longitude: number): number => longitude - 360 * Math.round(longitude / 360);

describe('bufferOnGlobe', () => {
  it('covers exactly the area within the distance of a point, over poles and the antimeridian too', () => {
    const centre = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -89.5, max: 89.5, noNaN: true }),
    );
    const distance = fc.constantFrom(1, 100, 5000, 300_000, 4_000_000, 8_999_000);
    const azimuth = fc.double({ min: -3.14, max: 3.14, noNaN: true });
    fc.assert(
      fc.property(centre, distance, azimuth, (place, metres, direction) => {
        const rings = bufferOnGlobe({ ...NONE, points: [place] }, metres, WGS84_ELLIPSOID);
        for (const ring of rings) for (const [x] of ring) expect(Math.abs(x)).to.be.at.most(180 + 1e-6);
        for (const [part, isIn] of [
          [0.2, true],
          [0.9999, true],
          [1.0002, false],
          [1.1, false],
        ] as const) {
          const [x, y] = solveDirect(place, { metres: metres * part, azimuth: direction }, WGS84_ELLIPSOID);
          const told = `${String(part)} of ${String(metres)} m from ${place.join(' ')} towards ${String(direction)}`;
          expect(covers(rings, [normal(x), y]), told).to.equal(isIn);
        }
      }),
    );
  });

  it('covers both sides of a line of any length, and the inside of a polygon except its holes', () => {
    const line: LonLat[] = [
      [10, 59],
      [12, 42],
    ];
    const along = bufferOnGlobe({ ...NONE, lines: [line] }, 1000, WGS84_ELLIPSOID);
    for (const part of [0.1, 0.3, 0.5, 0.77]) {
      const on: LonLat = [10 + 2 * part, 59 - 17 * part];
      const { azimuth } = solveInverse(on, [12, 42], WGS84_ELLIPSOID);
      for (const side of [-Math.PI / 2, Math.PI / 2]) {
        const at = (metres: number): LonLat =>
          solveDirect(on, { metres, azimuth: azimuth + side }, WGS84_ELLIPSOID);
        expect(covers(along, at(995))).to.equal(true);
        expect(covers(along, at(1005))).to.equal(false);
      }
    }
    const square = (x: number, y: number, size: number): OpenRing => [
      [x, y],
      [x, y + size],
      [x + size, y + size],
      [x + size, y],
    ];
    const frame = [square(0, 0, 10), square(4, 4, 2)];
    const around = bufferOnGlobe({ ...NONE, polygons: [frame] }, 20_000, WGS84_ELLIPSOID);
    expect(covers(around, [5, 5])).to.equal(false);
    expect(covers(around, [4.1, 5])).to.equal(true);
    expect(covers(around, [1, 1])).to.equal(true);
    expect(covers(around, [-0.1, 5])).to.equal(true);
    expect(covers(around, [-0.3, 5])).to.equal(false);
  });
});
