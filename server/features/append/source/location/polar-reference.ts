import type { LatLon } from './lat-lon-text.js';

/** Polar zone, column and row of the 100 km square, and an even number of digits. */
const REFERENCE = /^([ABYZ])([A-Z])([A-HJ-NP-Z])((?:\d\d){0,5})$/;

/** Columns west and east of the meridians of 0 and 180 degrees; some letters are unused. */
const WESTERN = 'JKLPQRSTUXYZ';
const EASTERN = 'ABCFGHJKLPQR';
const NORTHERN_ROWS = 'ABCDEFGHJKLMNP';
const SOUTHERN_ROWS = `${NORTHERN_ROWS}QRSTUVWXYZ`;

interface Zone {
  readonly columns: string;
  readonly rows: string;
  /** Metres of the western edge of the first column, and of the southern edge of the first row. */
  readonly easting: number;
  readonly northing: number;
  readonly isNorth: boolean;
}

const ZONES: Readonly<Record<string, Zone>> = {
  A: { columns: WESTERN, rows: SOUTHERN_ROWS, easting: 800_000, northing: 800_000, isNorth: false },
  B: { columns: EASTERN, rows: SOUTHERN_ROWS, easting: 2_000_000, northing: 800_000, isNorth: false },
  Y: { columns: WESTERN, rows: NORTHERN_ROWS, easting: 800_000, northing: 1_300_000, isNorth: true },
  Z: { columns: EASTERN, rows: NORTHERN_ROWS, easting: 2_000_000, northing: 1_300_000, isNorth: true },
};

const SQUARE_METRES = 100_000;

/** Latitude from which the grid is used. Squares at its edge extend beyond; 100 km are about one degree. */
const NORTH_FROM = 84 - 1;
const SOUTH_FROM = -80 + 1;

/**
 * Reads a grid reference of the polar regions, north of 84 and south of 80 degrees, as the centre of the
 * square on WGS 84. The squares are those of the Universal Polar Stereographic projection.
 *
 * @param text - without blanks, in capital letters.
 */
export function readPolarReference(text: string): LatLon | undefined {
  const [, letter = '', column = '', row = '', digits = ''] = REFERENCE.exec(text) ?? [];
  const zone = ZONES[letter];
  const [columnIndex, rowIndex] = [zone?.columns.indexOf(column) ?? -1, zone?.rows.indexOf(row) ?? -1];
  if (zone === undefined || columnIndex < 0 || rowIndex < 0) return undefined;
  const half = digits.length / 2;
  const unit = SQUARE_METRES / 10 ** half;
  const within = (number: string): number => (Number(number) + 0.5) * unit;
  const position = fromStereographic(
    zone.easting + columnIndex * SQUARE_METRES + within(digits.slice(0, half)),
    zone.northing + rowIndex * SQUARE_METRES + within(digits.slice(half)),
    zone.isNorth,
  );
  const isThere = zone.isNorth ? position.latitude >= NORTH_FROM : position.latitude <= SOUTH_FROM;
  return isThere ? position : undefined;
}

/** Easting and northing of the pole. */
const POLE_METRES = 2_000_000;
const SCALE_AT_POLE = 0.994;

/** Semi-major axis of WGS 84 in metres, and powers of the eccentricity. */
const AXIS = 6_378_137;
const E2 = 0.006_694_379_990_141_316;
const E = Math.sqrt(E2);
const [E4, E6, E8] = [E2 ** 2, E2 ** 3, E2 ** 4];

/**
 * Coefficients of the sines of 2, 4, 6 and 8 times the conformal latitude, in the series for the latitude.
 */
const SERIES = [
  E2 / 2 + (5 * E4) / 24 + E6 / 12 + (13 * E8) / 360,
  (7 * E4) / 48 + (29 * E6) / 240 + (811 * E8) / 11_520,
  (7 * E6) / 120 + (81 * E8) / 1120,
  (4279 * E8) / 161_280,
];

/**
 * Inverts the projection by the formulas of Snyder, Map Projections: A Working Manual (USGS 1395), 21-39
 * and 3-5.
 */
function fromStereographic(easting: number, northing: number, isNorth: boolean): LatLon {
  const [x, y] = [easting - POLE_METRES, northing - POLE_METRES];
  const flattening = Math.sqrt((1 + E) ** (1 + E) * (1 - E) ** (1 - E));
  const t = (Math.hypot(x, y) * flattening) / (2 * AXIS * SCALE_AT_POLE);
  const conformal = Math.PI / 2 - 2 * Math.atan(t);
  const latitude = SERIES.reduce(
    (sum, factor, index) => sum + factor * Math.sin(2 * (index + 1) * conformal),
    conformal,
  );
  const longitude = Math.atan2(x, isNorth ? -y : y);
  const degrees = (radians: number): number => (radians * 180) / Math.PI;
  return { latitude: degrees(isNorth ? latitude : -latitude), longitude: degrees(longitude) };
}
