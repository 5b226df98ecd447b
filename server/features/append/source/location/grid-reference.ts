import { createRequire } from 'node:module';
import type { LatLon } from './lat-lon-text.js';
import { readPolarReference } from './polar-reference.js';

// The package is CommonJS in a form whose named exports Node does not detect.
const { toPoint } = createRequire(import.meta.url)('mgrs') as typeof import('mgrs');

/** Grid zone, band, column and row of the 100 km square, and an even number of digits. */
const REFERENCE = /^(\d{1,2})([C-HJ-NP-X])([A-HJ-NP-Z])([A-HJ-NP-V])((?:\d\d){0,5})$/;

/** Column letters of a zone's squares; three sets alternate from zone to zone. */
const COLUMNS = ['STUVWXYZ', 'ABCDEFGH', 'JKLMNPQR'];

const BANDS = 'CDEFGHJKLMNPQRSTUVWX';
const BAND_DEGREES = 8;
// Tolerance in degrees. Squares cross the edges of bands, and software may name the band of a corner; 100
// km are about one degree.
const BAND_TOLERANCE = 1;

/**
 * Reads a reference of the Military Grid Reference System or the U.S. National Grid on WGS 84, including
 * polar ones, as the centre of the square. Other text and squares that do not exist give `undefined`.
 */
export function readGridReference(text: string): LatLon | undefined {
  const plain = text
    .replace(/\((?:nad ?83|wgs ?84)\)\s*$/i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  if (/^[ABYZ]/.test(plain)) return readPolarReference(plain);
  const [, zoneText = '', band = '', column = ''] = REFERENCE.exec(plain) ?? [];
  const zone = Number(zoneText);
  if (zone < 1 || zone > 60 || COLUMNS[zone % 3]?.includes(column) !== true) return undefined;
  const [longitude, latitude] = toPoint(plain);
  const south = -80 + BANDS.indexOf(band) * BAND_DEGREES;
  // The northernmost band is taller than the others.
  const north = band === 'X' ? 84 : south + BAND_DEGREES;
  const isInBand = latitude >= south - BAND_TOLERANCE && latitude <= north + BAND_TOLERANCE;
  if (!isInBand) return undefined;
  // A zone at the antimeridian extends beyond it.
  const wrapped = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
  return { latitude, longitude: wrapped };
}
