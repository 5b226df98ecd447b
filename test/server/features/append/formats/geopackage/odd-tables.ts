/** Makes a little-endian geometry: a header without a box, then the given binary. */
function packaged(wkb: string, { flags = '01', box = 0, srs = 'e6100000', head = '475000' } = {}): string {
  return `x'${head}${flags}${srs}${'00'.repeat(box)}${wkb}'`;
}

const ZERO = '0000000000000000';
const ONE = '000000000000f03f';
const TWO = '0000000000000040';
const NAN = '000000000000f87f';
const INFINITE = '000000000000f07f';
const [BIG_ONE, BIG_TWO] = ['3ff0000000000000', '4000000000000000'];
const vertices = (...ordinates: readonly number[]): string =>
  ordinates.map((ordinate) => [ZERO, ONE, TWO][ordinate] ?? '').join('');

const POINT = `0101000000${ONE}${TWO}`;
const PLAIN = {
  POINT: packaged(POINT),
  MULTIPOINT: packaged(`010400000001000000${POINT}`),
  LINESTRING: packaged(`010200000002000000${vertices(0, 0, 1, 2)}`),
  POLYGON: packaged(`01030000000100000004000000${vertices(0, 0, 1, 2, 2, 0, 0, 0)}`),
  'POLYGON Z': packaged(`01eb0300000100000004000000${vertices(0, 0, 1, 1, 2, 1, 2, 0, 1, 0, 0, 1)}`),
} as const;

type Kind = keyof typeof PLAIN;

type Geometry = readonly [title: string, kind: Kind, sql: string];

/** Geometries that stand in few files, each as SQL, beside what the table says of its geometries. */
const GEOMETRIES: readonly Geometry[] = [
  ['a box of x, y and m', 'POINT', packaged(`0101000000${ONE}${TWO}`, { flags: '07', box: 48 })],
  ['a box of x, y, z and m', 'POINT', packaged(`0101000000${ONE}${TWO}`, { flags: '09', box: 64 })],
  ['big-endian bytes', 'POINT', packaged(`0000000001${BIG_ONE}${BIG_TWO}`, { flags: '00', srs: '000010e6' })],
  ['big-endian bytes in a little-endian header', 'POINT', packaged(`0000000001${BIG_ONE}${BIG_TWO}`)],
  ['z by a flag', 'POINT', packaged(`0101000080${ONE}${TWO}${TWO}`)],
  ['z that the table does not have', 'POINT', packaged(`01e9030000${ONE}${TWO}${TWO}`)],
  ['m that the table does not have', 'POINT', packaged(`01d1070000${ONE}${TWO}${TWO}`)],
  ['z and m that the table does not have', 'POINT', packaged(`01b90b0000${ONE}${TWO}${TWO}${TWO}`)],
  ['nothing, and says so', 'POINT', packaged(`0101000000${NAN}${NAN}`, { flags: '11' })],
  ['nothing, and does not say so', 'POINT', packaged(`0101000000${NAN}${NAN}`)],
  ['an infinite coordinate', 'POINT', packaged(`0101000000${INFINITE}${TWO}`)],
  ['a coordinate that is no number', 'POINT', packaged(`0101000000${NAN}${TWO}`)],
  ['the flag of an extension', 'POINT', packaged(`0101000000${ONE}${TWO}`, { flags: '21' })],
  ['bytes too many', 'POINT', packaged(`0101000000${ONE}${TWO}00ff`)],
  ['bytes too many', 'MULTIPOINT', packaged(`010400000001000000${POINT}00ff`)],
  ['one vertex', 'LINESTRING', packaged(`010200000001000000${vertices(1, 2)}`)],
  ['no vertex', 'LINESTRING', packaged('010200000000000000')],
  ['a curve', 'LINESTRING', packaged(`010800000003000000${vertices(0, 0, 1, 1, 2, 0)}`)],
  ['no line', 'LINESTRING', packaged('010500000000000000')],
  [
    'a ring that is open',
    'POLYGON',
    packaged(`01030000000100000004000000${vertices(0, 0, 1, 2, 2, 0, 1, 0)}`),
  ],
  [
    'a ring that is open in z alone',
    'POLYGON Z',
    packaged(`01eb0300000100000004000000${vertices(0, 0, 1, 1, 2, 1, 2, 0, 1, 0, 0, 2)}`),
  ],
  [
    'a ring of three vertices',
    'POLYGON',
    packaged(`01030000000100000003000000${vertices(0, 0, 1, 2, 0, 0)}`),
  ],
  ['no ring', 'POLYGON', packaged('010300000000000000')],
  ['a ring without vertices', 'POLYGON', packaged('01030000000100000000000000')],
  ['an empty part', 'POLYGON', packaged('010600000001000000010300000000000000')],
  ['a curved ring', 'POLYGON', packaged(`010a00000001000000010800000003000000${vertices(0, 0, 1, 1, 0, 0)}`)],
];

/** Geometries of another type than their table is declared to hold, which layers may take nevertheless. */
const FOREIGN_GEOMETRIES: readonly Geometry[] = [
  ['another type', 'POINT', PLAIN.LINESTRING],
  ['one point alone', 'MULTIPOINT', packaged(POINT)],
  ['points in a collection', 'MULTIPOINT', packaged(`010700000001000000${POINT}`)],
];

/** Geometries that GDAL does not read. */
const REFUSED_GEOMETRIES: readonly Geometry[] = [
  [
    'a box of a kind that there is not',
    'POINT',
    packaged(`0101000000${ONE}${TWO}`, { flags: '0b', box: 64 }),
  ],
  ['bytes in an order that there is not', 'POINT', packaged(`0201000000${ONE}${TWO}`)],
  ['the number of a spatial reference of its own', 'POINT', packaged(`0101000020e6100000${ONE}${TWO}`)],
  ['another version', 'POINT', packaged(`0101000000${ONE}${TWO}`, { head: '475001' })],
  ['the mark of something else', 'POINT', packaged(`0101000000${ONE}${TWO}`, { head: '515000' })],
  ['bytes too few', 'POINT', packaged(`0101000000${ONE}0000`)],
  ['a number in its place', 'POINT', '7'],
  ['a text in its place', 'POINT', "'POINT (1 2)'"],
  ['no bytes', 'POINT', "x''"],
  ['a type that there is not', 'POINT', packaged(`0163000000${ONE}${TWO}`)],
  ['a part that is no part', 'MULTIPOINT', packaged(`0104000000010000000201000000${ONE}${TWO}`)],
  ['more vertices than bytes', 'LINESTRING', packaged(`0102000000ffffff7f${vertices(0, 0, 1, 1)}`)],
  [
    'more vertices than bytes',
    'POLYGON',
    packaged(`010300000001000000ffffff7f${vertices(0, 0, 1, 2, 2, 0, 0, 0)}`),
  ],
];

/** A table with a name, and the statements that make it. */
export interface OddTable {
  readonly title: string;
  readonly name: string;
  readonly statements: readonly string[];
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

function registered(name: string, kind: Kind): string[] {
  const [type = '', z] = kind.split(' ');
  return [
    `INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES (${text(name)}, 'features', ${text(name)}, 4326)`,
    `INSERT INTO gpkg_geometry_columns VALUES (${text(name)}, 'geom', '${type}', 4326, ${z === undefined ? 0 : 1}, 0)`,
  ];
}

/** Behind these in the file come no geometries into which one might read on. */
const LAST_GEOMETRIES: readonly Geometry[] = [
  ['no bytes', 'POINT', "x''"],
  ['bytes too few', 'POINT', packaged(`0101000000${ONE}0000`)],
  ['no count of parts', 'MULTIPOINT', packaged('0104000000')],
  ['no count of rings', 'POLYGON', packaged('0103000000')],
  ['no count of vertices', 'POLYGON', packaged('010300000001000000')],
];

/** A table with these geometries, whose ids go on from 1, and names from 1 for each four. */
function geometryTable(name: string, kind: Kind, geometries: readonly string[]): string[] {
  const rows = geometries.map(
    (geom, index) => `(${String(1 + index)}, ${geom}, 'row ${String(1 + (index % ROWS_OF_EACH))}')`,
  );
  return [
    `CREATE TABLE ${name} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom ${kind}, name TEXT)`,
    ...registered(name, kind),
    `INSERT INTO ${name} VALUES ${rows.join(', ')}`,
  ];
}

export const ROWS_OF_EACH = 4;

const fourOf = ([, kind, sql]: Geometry): string[] => [PLAIN[kind], PLAIN[kind], sql, PLAIN[kind]];

/** A table of the rows of several others, one behind the other. */
export interface JoinedTables extends OddTable {
  readonly parts: readonly OddTable[];
}

/** Tables of four rows, the last but one of which has such a geometry; and of each kind one of all of them. */
export const ODD_GEOMETRIES: readonly JoinedTables[] = Object.keys(PLAIN).map(
  (kind, number): JoinedTables => {
    const own = GEOMETRIES.filter((geometry) => geometry[1] === kind);
    const name = `geometries_${String(number)}`;
    return {
      ...{ title: `in a ${kind}`, name },
      statements: geometryTable(name, kind as Kind, own.flatMap(fourOf)),
      parts: own.map((geometry, index) => {
        const partName = `${name}_${String(index)}`;
        return {
          ...{ title: geometry[0], name: partName },
          statements: geometryTable(partName, geometry[1], fourOf(geometry)),
        };
      }),
    };
  },
);

/** Tables whose last row but one has a geometry of another type than they are declared to hold. */
export const ODD_TYPES: readonly OddTable[] = FOREIGN_GEOMETRIES.map((geometry, index) => {
  const name = `foreign_${String(index)}`;
  return { title: geometry[0], name, statements: geometryTable(name, geometry[1], fourOf(geometry)) };
});

/** Tables whose last row but one, or last row, has a geometry that cannot be read. */
export const ODD_REFUSED: readonly OddTable[] = [
  ...REFUSED_GEOMETRIES.map((geometry, index): OddTable => {
    const name = `refused_${String(index)}`;
    return { title: geometry[0], name, statements: geometryTable(name, geometry[1], fourOf(geometry)) };
  }),
  ...LAST_GEOMETRIES.map(([title, kind, sql], index): OddTable => {
    const name = `last_geometry_${String(index)}`;
    const plain = PLAIN[kind];
    return {
      ...{ title: `${title}, at the end`, name },
      statements: geometryTable(name, kind, [plain, plain, plain, sql]),
    };
  }),
];

/** Values that columns of their type do not usually hold: each as SQL, beside the type. */
const VALUES: readonly (readonly [title: string, type: string, sql: string])[] = [
  ['a text for a number', 'INTEGER', "'many'"],
  ['bytes for a number', 'INTEGER', "x'37'"],
  [
    'a text that looks like the end of its row and another row',
    'TEXT',
    "'a' || char(31, 50, 57, 30, 31, 57, 31) || 'b'",
  ],
];

/** Tables whose last row but one has such a value. */
export const ODD_VALUES: readonly OddTable[] = VALUES.map(([title, type, sql], index) => {
  const name = `value_${String(index)}`;
  const row = (fid: number, value: string): string =>
    `INSERT INTO ${name} VALUES (${String(fid)}, ${PLAIN.POINT}, ${value})`;
  return {
    title,
    name,
    statements: [
      `CREATE TABLE ${name} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom POINT, value ${type})`,
      ...registered(name, 'POINT'),
      ...[row(1, 'NULL'), row(2, 'NULL'), row(3, sql), row(4, 'NULL')],
    ],
  };
});

const MANY = Array.from({ length: 1900 }, (_, index) => `c${String(index)}`);

function schema(title: string, name: string, ...statements: readonly string[]): OddTable {
  return { title, name, statements: [...statements, ...registered(name, 'POINT')] };
}

const rowsInto = (name: string, columns = 'fid, geom, name'): string =>
  `INSERT INTO ${quote(name)} (${columns}) SELECT value, ${PLAIN.POINT}, 'row ' || value
   FROM (WITH n (value) AS (SELECT 3 UNION ALL SELECT value - 1 FROM n WHERE value > 1) SELECT value FROM n)`;
const COLUMNS = '(fid INTEGER PRIMARY KEY, geom POINT, name TEXT)';

/** Tables that are not just columns and rows with ids, or go by names that are in the way. */
export const ODD_SCHEMAS: readonly OddTable[] = [
  schema(
    'a view',
    'seen',
    `CREATE TABLE behind ${COLUMNS}`,
    rowsInto('behind'),
    'CREATE VIEW seen AS SELECT fid, geom, upper(name) AS name FROM behind',
  ),
  schema(
    'a view with an order of its own',
    'sorted',
    `CREATE TABLE unsorted ${COLUMNS}`,
    rowsInto('unsorted'),
    'CREATE VIEW sorted AS SELECT fid, geom, name FROM unsorted ORDER BY fid DESC',
  ),
  schema(
    'a table without row ids',
    'keyed',
    'CREATE TABLE keyed (fid INTEGER PRIMARY KEY NOT NULL, geom POINT, name TEXT) WITHOUT ROWID',
    rowsInto('keyed'),
  ),
  schema(
    'columns that are worked out',
    'computed',
    `CREATE TABLE computed (fid INTEGER PRIMARY KEY, geom POINT, name TEXT,
       long TEXT GENERATED ALWAYS AS (name || '!') VIRTUAL, twice INTEGER GENERATED ALWAYS AS (fid * 2) STORED)`,
    rowsInto('computed'),
  ),
  schema(
    'a geometry that is worked out',
    'computed_geometry',
    `CREATE TABLE computed_geometry (fid INTEGER PRIMARY KEY, name TEXT, geom POINT GENERATED ALWAYS AS (${PLAIN.POINT}) STORED)`,
    "INSERT INTO computed_geometry (fid, name) VALUES (1, 'a'), (2, 'b')",
  ),
  schema(
    'as many columns as a table can have',
    'wide',
    `CREATE TABLE wide (fid INTEGER PRIMARY KEY, geom POINT, name TEXT, ${MANY.map((name) => `${name} INTEGER`).join(', ')})`,
    rowsInto('wide'),
    `UPDATE wide SET c0 = 1, c1899 = 1900`,
  ),
  schema(
    'a primary key that is not the row id',
    'descending',
    'CREATE TABLE descending (fid INTEGER PRIMARY KEY DESC, geom POINT, name TEXT)',
    rowsInto('descending'),
  ),
  schema(
    'no primary key',
    'keyless',
    'CREATE TABLE keyless (fid INTEGER, geom POINT, name TEXT)',
    rowsInto('keyless'),
  ),
  schema(
    'a key of several columns',
    'paired',
    'CREATE TABLE paired (fid INTEGER, geom POINT, name TEXT, PRIMARY KEY (name, fid))',
    rowsInto('paired'),
  ),
  schema(
    'a name with quotes',
    `it's "here"`,
    `CREATE TABLE "it's ""here""" ${COLUMNS}`,
    rowsInto(`it's "here"`),
  ),
  schema('a name that is a word of SQL', 'select', `CREATE TABLE "select" ${COLUMNS}`, rowsInto('select')),
  schema(
    'columns by the names of row ids',
    'named',
    'CREATE TABLE named (fid INTEGER PRIMARY KEY, geom POINT, name TEXT, rowid INTEGER, oid TEXT)',
    rowsInto('named'),
    "UPDATE named SET rowid = 10 - fid, oid = 'x'",
  ),
  schema(
    'a column by the name of a row id, in capitals',
    'loud',
    'CREATE TABLE loud (fid INTEGER PRIMARY KEY, geom POINT, name TEXT, _ROWID_ INTEGER)',
    rowsInto('loud'),
    'UPDATE loud SET _ROWID_ = 10 - fid',
  ),
  schema(
    'rules, triggers and an index over what is worked out',
    'ruled',
    "CREATE TABLE ruled (fid INTEGER PRIMARY KEY, geom POINT, name TEXT COLLATE NOCASE DEFAULT 'x' CHECK (length(name) > 0))",
    rowsInto('ruled'),
    'CREATE INDEX ruled_length ON ruled (length(name), length(geom))',
    'CREATE TRIGGER ruled_out BEFORE DELETE ON ruled BEGIN SELECT raise(abort, "no"); END',
  ),
  schema(
    'a strict table',
    'strict_table',
    'CREATE TABLE strict_table (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT) STRICT',
    rowsInto('strict_table'),
  ),
  schema(
    'a virtual table',
    'boxes',
    'CREATE VIRTUAL TABLE boxes USING rtree (fid, x1, x2, +geom BLOB, +name TEXT)',
    `INSERT INTO boxes VALUES (1, 0, 1, ${PLAIN.POINT}, 'a'), (2, 0, 1, ${PLAIN.POINT}, 'b')`,
  ),
  schema(
    'the shadow of a virtual table',
    'words_content',
    'CREATE VIRTUAL TABLE words USING fts5 (geom, name)',
    `INSERT INTO words VALUES (${PLAIN.POINT}, 'a')`,
  ),
];
