import type { OgrField } from '../gdal/ogrinfo-text.js';

type FieldType = Omit<OgrField, 'name'>;

const plain = (type: string, subtype?: string): FieldType => ({ type, subtype, width: 0 });

/** SQL types by the words of their names, without what stands in parentheses; the first that fits counts. */
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

/** Digits that every whole number of 64 bits has room for. */
const MAX_WHOLE_DIGITS = 18;

/**
 * The field type that a column's declared SQL type stands for.
 *
 * @returns `undefined` for no declared type, and for names that say nothing of the values
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

/** True if a declared type is the name of a type of geometry. */
export function isGeometryType(declared: string): boolean {
  return GEOMETRY.test(declared.trim());
}
