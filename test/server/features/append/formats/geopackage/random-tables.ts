import fc from 'fast-check';

/** SQL of a value for any column. */
export type SqlValue = string;

const textSql = (bytes: Buffer): SqlValue => `CAST(x'${bytes.toString('hex')}' AS TEXT)`;
const blobSql = (bytes: Buffer): SqlValue => `x'${bytes.toString('hex')}'`;
const realSql = (number: number): SqlValue =>
  Number.isFinite(number) ? number.toExponential() : `${number < 0 ? '-' : ''}9e999`;

const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) => textSql(Buffer.from(value)));
const integer = fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n }).map(String);
const small = fc.integer({ min: -200, max: 200 }).map(String);
const real = fc.double({ noNaN: true, noDefaultInfinity: true }).map(realSql);
const nothing = fc.constant('NULL');
const day = fc.constantFrom("'2024-02-29'", "'1969-07-20'", "'0001-01-01'");
const moment = fc.constantFrom(
  "'2024-01-02T03:04:05.678Z'",
  "'1969-12-31T23:59:59Z'",
  "'2024-01-02 03:04:05'",
);

/** Anything that SQLite keeps in any column. */
const odd = fc.oneof(
  text,
  integer,
  small,
  fc
    .constantFrom(Infinity, -Infinity, 0, -0, 0.1, 1e15, 1e16, 2 ** 63, -(2 ** 63), 2 ** 64, 1e100, 1e-9)
    .map(realSql),
  nothing,
  fc.uint8Array({ maxLength: 9 }).map((bytes) => blobSql(Buffer.from(bytes))),
  fc
    .constantFrom(
      'a\tb',
      'a\nb',
      'a\\Nb',
      '\\N',
      "it's",
      'a\0b',
      '\0',
      'a\x1fb',
      '\x1d',
      '\x1c',
      '\x1e',
      'a\rb',
      'é€😀',
    )
    .map((value) => textSql(Buffer.from(value))),
  fc.constantFrom('ff', 'c3', 'edb080', 'c3a9ff').map((hex) => textSql(Buffer.from(hex, 'hex'))),
);

/** Columns of all types that GeoPackages have, and what they usually hold. */
export const COLUMNS: readonly { readonly sql: string; readonly values: fc.Arbitrary<SqlValue> }[] = [
  { sql: 'name TEXT', values: text },
  { sql: '"we""ird\\ name" TEXT(5)', values: text },
  { sql: 'whole INTEGER', values: integer },
  { sql: 'medium MEDIUMINT', values: small },
  { sql: 'tiny TINYINT', values: small },
  { sql: 'flag BOOLEAN', values: fc.constantFrom('0', '1') },
  { sql: 'amount REAL', values: real },
  { sql: 'single FLOAT', values: real },
  { sql: 'born DATE', values: day },
  { sql: 'seen DATETIME', values: moment },
  { sql: 'bytes BLOB', values: fc.constant("x'0102'") },
  { sql: 'other VARCHAR(9)', values: text },
];

/** Declared type of a table's geometries. */
export interface ShapeKind {
  readonly name: 'POINT' | 'LINESTRING' | 'POLYGON' | 'MULTIPOINT' | 'MULTILINESTRING' | 'MULTIPOLYGON';
  readonly hasZ: boolean;
}

export const SHAPES: readonly ShapeKind[] = (
  ['POINT', 'LINESTRING', 'POLYGON', 'MULTIPOINT', 'MULTILINESTRING', 'MULTIPOLYGON'] as const
).flatMap((name) => [false, true].map((hasZ) => ({ name, hasZ })));

const TYPES = {
  POINT: 1,
  LINESTRING: 2,
  POLYGON: 3,
  MULTIPOINT: 4,
  MULTILINESTRING: 5,
  MULTIPOLYGON: 6,
} as const;

interface WkbStyle {
  readonly hasZ: boolean;
  readonly isBig: boolean;
  /** Z is marked as GDAL did once. */
  readonly isFlagged: boolean;
}

function uint32(number: number, { isBig }: WkbStyle): Buffer {
  const bytes = Buffer.alloc(4);
  if (isBig) bytes.writeUInt32BE(number);
  else bytes.writeUInt32LE(number);
  return bytes;
}

function head(type: number, style: WkbStyle): Buffer {
  const z = style.hasZ ? (style.isFlagged ? 0x80000000 : 1000) : 0;
  return Buffer.concat([Buffer.from([style.isBig ? 0 : 1]), uint32(type + z, style)]);
}

function vertices(list: readonly (readonly number[])[], { hasZ, isBig }: WkbStyle): Buffer {
  const ordinates = list.flatMap((vertex) => vertex.slice(0, hasZ ? 3 : 2));
  const bytes = Buffer.alloc(ordinates.length * 8);
  for (const [index, ordinate] of ordinates.entries()) {
    if (isBig) bytes.writeDoubleBE(ordinate, index * 8);
    else bytes.writeDoubleLE(ordinate, index * 8);
  }
  return bytes;
}

const vertex = fc.tuple(
  fc.double({ min: -170, max: 170, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
  fc.double({ min: -9, max: 9, noNaN: true }),
);

function partsOf(name: ShapeKind['name'], style: WkbStyle, isClosed: boolean): fc.Arbitrary<Buffer> {
  const counted = (buffers: readonly Buffer[]): Buffer =>
    Buffer.concat([uint32(buffers.length, style), ...buffers]);
  const run = (list: readonly (readonly number[])[]): Buffer =>
    Buffer.concat([uint32(list.length, style), vertices(list, style)]);
  const whole = (type: number) => (rest: Buffer) => Buffer.concat([head(type, style), rest]);
  const many = (part: ShapeKind['name']): fc.Arbitrary<Buffer> =>
    fc.array(partsOf(part, style, isClosed), { minLength: 1, maxLength: 3 }).map(counted);
  switch (name) {
    case 'POINT':
      return vertex.map((one) => vertices([one], style)).map(whole(1));
    case 'LINESTRING':
      return fc.array(vertex, { minLength: 2, maxLength: 5 }).map(run).map(whole(2));
    case 'POLYGON':
      return fc
        .array(fc.array(vertex, { minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 3 })
        .map((rings) => counted(rings.map((ring) => run(isClosed ? [...ring, ring[0] ?? []] : ring))))
        .map(whole(3));
    case 'MULTIPOINT':
      return many('POINT').map(whole(4));
    case 'MULTILINESTRING':
      return many('LINESTRING').map(whole(5));
    case 'MULTIPOLYGON':
      return many('POLYGON').map(whole(6));
  }
}

const BOXES = [0, 32, 48, 48, 64];

function packaged(wkb: Buffer, flags: number): Buffer {
  const box = Buffer.alloc(BOXES[(flags >> 1) & 7] ?? 0);
  return Buffer.concat([Buffer.from([0x47, 0x50, 0, flags, 0xe6, 0x10, 0, 0]), box, wkb]);
}

/** Geometries as most files have them. */
function usualShape({ name, hasZ }: ShapeKind): fc.Arbitrary<SqlValue> {
  const style = { hasZ, isBig: false, isFlagged: false };
  return fc
    .tuple(partsOf(name, style, true), fc.constantFrom(1, 3, 5))
    .map(([wkb, flags]) => blobSql(packaged(wkb, flags)));
}

/** Geometries as a few files have them, and what is none. */
function oddShape({ name, hasZ }: ShapeKind): fc.Arbitrary<SqlValue> {
  const empty = Buffer.concat([
    head(TYPES[name], { hasZ, isBig: false, isFlagged: false }),
    name === 'POINT'
      ? vertices([[Number.NaN, Number.NaN, Number.NaN]], { hasZ, isBig: false, isFlagged: false })
      : Buffer.alloc(4),
  ]);
  const curve = Buffer.from(
    '0108000000030000000000000000000000000000000000000000000000000010400000000000001040',
    'hex',
  );
  const anyStyle = fc
    .record({ hasZ: fc.boolean(), isBig: fc.boolean(), isFlagged: fc.boolean() })
    .chain((style) =>
      fc
        .tuple(fc.constantFrom(...SHAPES.map((shape) => shape.name)), fc.boolean())
        .chain(([other, isClosed]) => partsOf(other, style, isClosed)),
    );
  const own = partsOf(name, { hasZ, isBig: false, isFlagged: false }, true);
  return fc.oneof(
    nothing,
    nothing,
    fc.constantFrom(0x11, 0x13, 0x01).map((flags) => blobSql(packaged(empty, flags))),
    anyStyle.map((wkb) => blobSql(packaged(wkb, 1))),
    partsOf(name, { hasZ, isBig: false, isFlagged: false }, false).map((wkb) => blobSql(packaged(wkb, 3))),
    own.map((wkb) => blobSql(packaged(wkb, 0))),
    own.map((wkb) => blobSql(packaged(wkb.subarray(0, -3), 1))),
    own.map((wkb) => blobSql(packaged(Buffer.concat([wkb, Buffer.from([1, 2])]), 1))),
    fc.constant(blobSql(packaged(curve, 1))),
    fc.constantFrom("x''", "x'00'", "'text'", '5'),
  );
}

/** Rows: the geometry, then a value for each of `COLUMNS`. `oddity`: of how many values one is unusual; 0: none. */
export function rowsOf(shape: ShapeKind, oddity: number): fc.Arbitrary<readonly (readonly SqlValue[])[]> {
  const mostly = (usual: fc.Arbitrary<SqlValue>, other: fc.Arbitrary<SqlValue>): fc.Arbitrary<SqlValue> =>
    oddity === 0 ? usual : fc.oneof({ weight: oddity, arbitrary: usual }, { weight: 1, arbitrary: other });
  return fc.array(
    fc.tuple(
      mostly(usualShape(shape), oddShape(shape)),
      ...COLUMNS.map(({ values }) => mostly(fc.oneof({ weight: 9, arbitrary: values }, nothing), odd)),
    ),
    { minLength: 1, maxLength: 80 },
  );
}
