import geographiclib from 'geographiclib-geodesic';

const { Geodesic } = geographiclib;

/** Ellipsoid of the earth; the axis in metres. */
export interface Ellipsoid {
  readonly semiMajorAxis: number;
  readonly flattening: number;
}

export const WGS84_ELLIPSOID: Ellipsoid = { semiMajorAxis: 6_378_137, flattening: 1 / 298.257223563 };

/** Degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Distance in metres along the geodesic, and its initial azimuth in radians from north. */
export interface Bearing {
  readonly metres: number;
  readonly azimuth: number;
}

const RADIANS = Math.PI / 180;

type Solver = InstanceType<typeof Geodesic.Geodesic>;

/** Cached series coefficients of each ellipsoid, which take longer to compute than a geodesic. */
const solvers = new WeakMap<Ellipsoid, Solver>();

function solverOf(on: Ellipsoid): Solver {
  const known = solvers.get(on);
  if (known !== undefined) return known;
  const solver = new Geodesic.Geodesic(on.semiMajorAxis, on.flattening);
  solvers.set(on, solver);
  return solver;
}

const PLACE = Geodesic.LATITUDE | Geodesic.LONGITUDE;

/** Solves the direct geodesic problem. The resulting longitude may exceed 180. */
export function solveDirect(
  [longitude, latitude]: LonLat,
  { metres, azimuth }: Bearing,
  on: Ellipsoid,
): LonLat {
  const { lon2 = NaN, lat2 = NaN } = solverOf(on).Direct(latitude, 0, azimuth / RADIANS, metres, PLACE);
  return [longitude + lon2, lat2];
}

const BEARING = Geodesic.DISTANCE | Geodesic.AZIMUTH;

/** Solves the inverse geodesic problem. Of two equal ways to the other side of the earth, it gives one. */
export function solveInverse([lon1, lat1]: LonLat, [lon2, lat2]: LonLat, on: Ellipsoid): Bearing {
  const { s12 = NaN, azi1 = NaN } = solverOf(on).Inverse(lat1, lon1, lat2, lon2, BEARING);
  return { metres: s12, azimuth: azi1 * RADIANS };
}
