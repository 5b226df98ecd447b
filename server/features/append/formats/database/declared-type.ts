import type { OgrField } from '../gdal/ogrinfo-text.js';

type FieldType = Omit<OgrField, 'name'>;

const plain = (type: string, subtype?: string): FieldType => ({ type, subtype, width: 0 });

/** Field types by words of a SQL type name, without its parentheses; the first match applies. */
const TYPES: readonly (readonly [RegExp, FieldType])[] = [
  [/BOOL/, plain('Integer', 'Boolean')],
  [/TIMESTAMP|DATETIME/, plain('DateTime')],
  [/^DATE/, plain('Date')],
  [/^TIME/, plain('Time')],
  [/BLOB|BINARY|^BYTEA$|^RAW$|^IMAGE$/, plain('Binary')],
  [/CHAR|CLOB|TEXT|STRING|^(?:JSONB?|UUID|GUID|XML|UNIQUEIDENTIFIER)$/, plain('String')],
  [/^(?:TINYINT|SMALLINT|MEDIUMINT|INT2|INT16)$|^SMALLSERIAL$/, plain('Integer')],
  [/SERIAL$|^(?:UNSIGNED )?(?:BIG ?INT|INT|INTEGER|LONG)\d*(?: UNSIGNED)?$/, plain('Integer64')],
  [/REAL|FLOA|DOUB|DECIMAL|NUMERIC|NUMBER|MONEY/, plain('Real')],
];

const EXACT_NUMBER = /^(?:DEC|DECIMAL|NUMERIC|NUMBER)$/;

/** Number of digits that fit any 64-bit integer. */
const MAX_WHOLE_DIGITS = 18;

/**
 * Returns the field type of a column's declared SQL type.
 *
 * @returns `undefined` for no declared type, and for names that do not determine one
 */
export function readDeclaredType(declared: string): FieldType | undefined {
  const [, words = '', first, scale] =
    /^([^(]*?)\s*(?:\(\s*(\d+)\s*(?:,\s*(\d+)\s*)?\).*)?$/.exec(declared.trim()) ?? [];
  const name = words.toUpperCase().replaceAll(/\s+/g, ' ');
  const size = first === undefined ? undefined : Number(first);
  if (EXACT_NUMBER.test(name) && size !== undefined && size <= MAX_WHOLE_DIGITS && !(Number(scale) > 0))
    return plain('Integer64');
  const type = TYPES.find(([pattern]) => pattern.test(name))?.[1];
  return type?.type === 'String' && size !== undefined ? { ...type, width: size } : type;
}

const GEOMETRY =
  /^(?:GEOMETRY|(?:MULTI)?(?:POINT|LINESTRING|POLYGON|CURVE|SURFACE)|GEOM(?:ETRY)?COLLECTION|CURVEPOLYGON|COMPOUNDCURVE|CIRCULARSTRING|POLYHEDRALSURFACE|TIN|TRIANGLE)(?: ?(?:Z|M|ZM))?$/i;

/** True if a declared type is the name of a geometry type. */
export function isGeometryType(declared: string): boolean {
  return GEOMETRY.test(declared.trim());
}
