/** The earth as an ellipsoid; the axis in metres. */
export interface Ellipsoid {
  readonly semiMajorAxis: number;
  readonly flattening: number;
}

export const WGS84_ELLIPSOID: Ellipsoid = { semiMajorAxis: 6_378_137, flattening: 1 / 298.257223563 };

/** Degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

/** A place seen from another: metres along the geodesic and, at its start, the direction from north in radians. */
export interface Bearing {
  readonly metres: number;
  readonly azimuth: number;
}

const RADIANS = Math.PI / 180;
const MAX_ROUNDS = 100;
const ENOUGH = 1e-12;

/** Sums of Vincenty's series: T. Vincenty, Survey Review 23 (1975), number 176. */
function coefficients(cosSquaredAlpha: number, { flattening: f }: Ellipsoid): { A: number; B: number } {
  const uSquared = cosSquaredAlpha * (1 / (1 - f) ** 2 - 1);
  const A = 1 + (uSquared / 16384) * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)));
  const B = (uSquared / 1024) * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)));
  return { A, B };
}

function correction(B: number, sinSigma: number, cosSigma: number, cos2Middle: number): number {
  const square = cos2Middle ** 2;
  const inner =
    cosSigma * (2 * square - 1) - (B / 6) * cos2Middle * (4 * sinSigma ** 2 - 3) * (4 * square - 3);
  return B * sinSigma * (cos2Middle + (B / 4) * inner);
}

/** Where one arrives, to less than a millimetre. */
export function travel([longitude, latitude]: LonLat, { metres, azimuth }: Bearing, on: Ellipsoid): LonLat {
  const { semiMajorAxis, flattening: f } = on;
  const [sinAlpha1, cosAlpha1] = [Math.sin(azimuth), Math.cos(azimuth)];
  const tanU1 = (1 - f) * Math.tan(latitude * RADIANS);
  const cosU1 = 1 / Math.sqrt(1 + tanU1 ** 2);
  const sinU1 = tanU1 * cosU1;
  const sigma1 = Math.atan2(tanU1, cosAlpha1);
  const sinAlpha = cosU1 * sinAlpha1;
  const cosSquaredAlpha = 1 - sinAlpha ** 2;
  const { A, B } = coefficients(cosSquaredAlpha, on);
  const start = metres / (semiMajorAxis * (1 - f) * A);
  let sigma = start;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cos2Middle = Math.cos(2 * sigma1 + sigma);
    const next = start + correction(B, Math.sin(sigma), Math.cos(sigma), cos2Middle);
    const isEnough = Math.abs(next - sigma) < ENOUGH;
    sigma = next;
    if (isEnough) break;
  }
  const [sinSigma, cosSigma] = [Math.sin(sigma), Math.cos(sigma)];
  const northward = sinU1 * sinSigma - cosU1 * cosSigma * cosAlpha1;
  const reached = Math.atan2(
    sinU1 * cosSigma + cosU1 * sinSigma * cosAlpha1,
    (1 - f) * Math.sqrt(sinAlpha ** 2 + northward ** 2),
  );
  const lambda = Math.atan2(sinSigma * sinAlpha1, cosU1 * cosSigma - sinU1 * sinSigma * cosAlpha1);
  const C = (f / 16) * cosSquaredAlpha * (4 + f * (4 - 3 * cosSquaredAlpha));
  const cos2Middle = Math.cos(2 * sigma1 + sigma);
  const inner = cos2Middle + C * cosSigma * (2 * cos2Middle ** 2 - 1);
  const turned = lambda - (1 - C) * f * sinAlpha * (sigma + C * sinSigma * inner);
  return [longitude + turned / RADIANS, reached / RADIANS];
}

/** How a place is seen from another that is not near the other side of the earth. */
export function look([lon1, lat1]: LonLat, [lon2, lat2]: LonLat, on: Ellipsoid): Bearing {
  const { semiMajorAxis, flattening: f } = on;
  const L = (lon2 - lon1) * RADIANS;
  const [U1, U2] = [lat1, lat2].map((latitude) => Math.atan((1 - f) * Math.tan(latitude * RADIANS))) as [
    number,
    number,
  ];
  const [sinU1, cosU1, sinU2, cosU2] = [Math.sin(U1), Math.cos(U1), Math.sin(U2), Math.cos(U2)];
  let lambda = L;
  let found = { metres: 0, azimuth: 0 };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)];
    const [east, north] = [cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda];
    const sinSigma = Math.hypot(east, north);
    if (sinSigma === 0) return { metres: 0, azimuth: 0 };
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosU1 * cosU2 * sinLambda) / sinSigma;
    const cosSquaredAlpha = 1 - sinAlpha ** 2;
    // Along the equator there is no such angle.
    const cos2Middle = cosSquaredAlpha === 0 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cosSquaredAlpha;
    const { A, B } = coefficients(cosSquaredAlpha, on);
    const metres = semiMajorAxis * (1 - f) * A * (sigma - correction(B, sinSigma, cosSigma, cos2Middle));
    found = { metres, azimuth: Math.atan2(east, north) };
    const C = (f / 16) * cosSquaredAlpha * (4 + f * (4 - 3 * cosSquaredAlpha));
    const inner = cos2Middle + C * cosSigma * (2 * cos2Middle ** 2 - 1);
    const next = L + (1 - C) * f * sinAlpha * (sigma + C * sinSigma * inner);
    const isEnough = Math.abs(next - lambda) < ENOUGH;
    lambda = next;
    if (isEnough) break;
  }
  return found;
}
