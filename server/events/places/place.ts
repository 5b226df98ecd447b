/** A point on Earth: degrees of WGS 84, latitude from −90 to 90, longitude from −180 to 180. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a venue lies, how that is known, and whether it is yet to be found out. */
export interface Placement {
  readonly place: Place | undefined;
  /** Found from the address, so that it goes when that changes; coordinates that were given stay. */
  readonly isGeocoded: boolean;
  /** When the address is looked up next, in epoch milliseconds; `undefined` for not at all. */
  readonly geocodeAt: number | undefined;
}

/** Everything at most so far from a place. */
export interface Circle {
  readonly centre: Place;
  readonly radiusKm: number;
}

/** Radius of the sphere that distances are measured on: the mean radius of the Earth. */
export const EARTH_RADIUS_KM = 6371.0088;

// The square of no chord: the longest is 2.
const BEYOND_ALL_CHORDS = 5;

// Six millionths of a millimetre. Smaller differences would be squares that PostgreSQL takes for an underflow.
const GRID = 2 ** 50;

/** A point of the sphere of radius 1 around the centre of the Earth. */
export type UnitVector = readonly [x: number, y: number, z: number];

/** The place on the unit sphere, where there is no antimeridian and the poles are points like all others. */
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
 * The square of the straight distance, through the unit sphere, of two points whose great-circle distance is
 * `radiusKm`. It grows with the distance, and comparing it takes no more than products and sums, which all
 * databases compute alike to the last bit.
 */
export function squareChord(radiusKm: number): number {
  const angle = radiusKm / EARTH_RADIUS_KM;
  return angle >= Math.PI ? BEYOND_ALL_CHORDS : (2 * Math.sin(angle / 2)) ** 2;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
