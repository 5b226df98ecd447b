/** Point on Earth: degrees in WGS 84, latitude from −90 to 90, longitude from −180 to 180. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Location of a venue, with its origin and pending geocoding. */
export interface Placement {
  readonly place: Place | undefined;
  /**
   * True if geocoded from the address: it is removed when the address changes, whereas given coordinates
   * stay.
   */
  readonly isGeocoded: boolean;
  /** Time of the next geocoding, in epoch milliseconds; `undefined` for none. */
  readonly geocodeAt: number | undefined;
}

/** All points within a distance of a place. */
export interface Circle {
  readonly centre: Place;
  readonly radiusKm: number;
}

/** Radius of the sphere for distances: the mean radius of the Earth. */
export const EARTH_RADIUS_KM = 6371.0088;

// Square greater than that of any chord, the longest of which is 2.
const BEYOND_ALL_CHORDS = 5;

// Grid for coordinates, of six millionths of a millimetre. Squares of smaller differences would be
// underflow errors on PostgreSQL.
const GRID = 2 ** 50;

/** Point of the unit sphere around the centre of the Earth. */
export type UnitVector = readonly [x: number, y: number, z: number];

/** Converts a place to the unit sphere, which has no antimeridian and no special poles. */
export function toUnitVector({ latitude, longitude }: Place): UnitVector {
  const phi = toRadians(latitude);
  const lambda = toRadians(longitude);
  const onGrid = (value: number): number => Math.round(value * GRID) / GRID;
  return [
    onGrid(Math.cos(phi) * Math.cos(lambda)),
    onGrid(Math.cos(phi) * Math.sin(lambda)),
    onGrid(Math.sin(phi)),
  ];
}

/**
 * Returns the squared chord through the unit sphere between points at a great-circle distance of
 * `radiusKm`. It increases with the distance, and comparing it needs only products and sums, which all
 * databases compute identically.
 */
export function squareChord(radiusKm: number): number {
  const angle = radiusKm / EARTH_RADIUS_KM;
  return angle >= Math.PI ? BEYOND_ALL_CHORDS : (2 * Math.sin(angle / 2)) ** 2;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
