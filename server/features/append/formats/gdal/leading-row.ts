import type { GeometryForm } from './own-ordinates.js';

/** WKB type numbers, by GDAL's names of the types. */
const TYPES: Readonly<Record<string, number>> = {
  Point: 1,
  'Line String': 2,
  Polygon: 3,
  'Multi Point': 4,
  'Multi Line String': 5,
  'Multi Polygon': 6,
  'Geometry Collection': 7,
  'Circular String': 8,
  'Compound Curve': 9,
  'Curve Polygon': 10,
  'Multi Curve': 11,
  'Multi Surface': 12,
  PolyhedralSurface: 15,
  TIN: 16,
  Triangle: 17,
};

const [POINT, COLLECTION] = [1, 7] as const;

/**
 * Returns SQL for a geometry of a table's type: a point, or one without parts. GDAL types a view's column by
 * its first row, unless the file lists the column as geometry.
 *
 * @param words - GDAL's name of the type
 * @param srs - number of a spatial reference as the file lists it
 */
export function leadingGeometry(words: string, form: GeometryForm, srs = 0): string {
  const hasZ = /\b3D\b/.test(words);
  const hasM = /\bMeasured\b/.test(words);
  const plain = TYPES[words.replaceAll(/\b(?:3D|Measured)\b/g, '').trim()] ?? COLLECTION;
  const type = plain + (hasZ ? 1000 : 0) + (hasM ? 2000 : 0);
  const ordinates = plain === POINT ? 2 + Number(hasZ) + Number(hasM) : 0;
  const body = Buffer.alloc(plain === POINT ? ordinates * 8 : 4);
  const parts =
    form === 'gpkg'
      ? [GEOPACKAGE_START, int32(srs), [LITTLE_ENDIAN], int32(type), body]
      : [SPATIALITE_START, int32(srs), NO_BOX, int32(type), body, [SPATIALITE_END]];
  return `x'${Buffer.concat(parts.map((part) => Buffer.from(part))).toString('hex')}'`;
}

function int32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(number);
  return bytes;
}

const LITTLE_ENDIAN = 1;

/** `GP`, version 0, little-endian without an envelope. */
const GEOPACKAGE_START = [0x47, 0x50, 0, LITTLE_ENDIAN];

/** Start marker and byte order. */
const SPATIALITE_START = [0, LITTLE_ENDIAN];

/** Four ordinates of 0 and the end marker. */
const NO_BOX = [...new Uint8Array(32), 0x7c];

const SPATIALITE_END = 0xfe;
