import { Refusal } from '../../report/report.js';

const badLatitude = new Refusal('invalid_geometry', 'latitude must be between -90 and 90');
const badLongitude = new Refusal('invalid_geometry', 'longitude must be between -180 and 180');

/** Maximum longitude: a shape may cross the antimeridian, a point may not lie beyond it. */
export const MAX_POINT_LONGITUDE = 180;
export const MAX_SHAPE_LONGITUDE = 360;

/** Returns why a position is not a longitude and latitude in degrees; `undefined` if it is. */
export function checkLonLat(x: number, y: number, maxLongitude: number): Refusal | undefined {
  if (y < -90 || y > 90) return badLatitude;
  return x < -maxLongitude || x > maxLongitude ? badLongitude : undefined;
}
