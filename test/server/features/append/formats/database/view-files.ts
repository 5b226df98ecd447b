import type { GdalFiles } from '../../source/gdal-files.js';
import { FILLER, writePackage } from '../geopackage/package-file.js';
import { runSqlite } from '../../source/sqlite-file.js';

/** Ordinates of a point as little-endian doubles, in hexadecimal. */
function ordinates(...values: readonly number[]): string {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, index * 8);
  return bytes.toString('hex');
}

const point = (...values: readonly [number, number]): string => `0101000000${ordinates(...values)}`;

/** A closed triangle whose first corner is given. */
const triangle = (x: number, y: number): string =>
  `01030000000100000004000000${ordinates(x, y, x + 1, y, x, y + 1, x, y)}`;

/** Well-known binary as the blob of a GeoPackage, as SQL. */
const gpkgBlob = (wkb: string): string => `x'47500001e6100000${wkb}'`;

/** A point as the blob of a SpatiaLite database, as SQL. */
const spatialiteBlob = (x: number, y: number): string =>
  `x'0001e6100000${ordinates(x, y, x, y)}7c01000000${ordinates(x, y)}fe'`;

/** Tables behind the views: `places` and `shapes`, which the file lists, and `raw`, which it does not. */
const TABLES = [
  'CREATE TABLE places (fid INTEGER PRIMARY KEY, geom POINT, name TEXT, people INTEGER)',
  "INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, srs_id) VALUES ('places', 'features', 'places', '2026-11-21T10:00:00.000Z', 4326)",
  "INSERT INTO gpkg_geometry_columns VALUES ('places', 'geom', 'POINT', 4326, 0, 0)",
  `INSERT INTO places VALUES (1, NULL, 'a', 10), (2, ${gpkgBlob(point(1, 2))}, 'b', 20), (3, ${gpkgBlob(point(3, 4))}, 'c', 30)`,
  'CREATE TABLE raw (id INTEGER PRIMARY KEY, shape BLOB, name TEXT, people INTEGER)',
  'INSERT INTO raw SELECT fid, geom, name, people FROM places',
  'CREATE TABLE shapes (fid INTEGER PRIMARY KEY, geom GEOMETRY, name TEXT, people INTEGER)',
  "INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, srs_id) VALUES ('shapes', 'features', 'shapes', '2026-11-21T10:00:00.000Z', 4326)",
  "INSERT INTO gpkg_geometry_columns VALUES ('shapes', 'geom', 'GEOMETRY', 4326, 0, 0)",
  `INSERT INTO shapes VALUES (1, ${gpkgBlob(triangle(5, 6))}, 'a', 10), (2, ${gpkgBlob(point(1, 2))}, 'b', 20), (3, NULL, 'c', 30)`,
];

/** A view of a GeoPackage, and the first vertex of each of its rows by their names. */
export interface WrittenView {
  readonly title: string;
  readonly sql: string;
  readonly column: string;
  readonly type: string;
  readonly rows: Readonly<Record<string, readonly [number, number] | null>>;
}

const view = (
  title: string,
  sql: string,
  { column = 'geom', type = 'POINT', rows = { a: null, b: [1, 2], c: [3, 4] } }: Partial<WrittenView> = {},
): WrittenView => ({ title, sql, column, type, rows });

const MIXED: WrittenView['rows'] = { a: [5, 6], b: [1, 2], c: null };

export const GPKG_VIEWS: readonly WrittenView[] = [
  view('with a column OGC_FID', 'SELECT fid AS OGC_FID, geom, name, people FROM places'),
  view('with the id of its table', 'SELECT fid, geom, name, people FROM places'),
  view('without an id', 'SELECT geom, name, people FROM places'),
  view('that numbers rows by ROWID', 'SELECT ROWID AS OGC_FID, geom, name, people FROM places'),
  view(
    'with another name for the geometry',
    'SELECT fid AS OGC_FID, geom AS place, name, people FROM places',
    {
      column: 'place',
    },
  ),
  view('with a geometry called shape', 'SELECT id AS OGC_FID, shape, name, people FROM raw', {
    column: 'shape',
  }),
  view('with a geometry called geometry', 'SELECT id AS OGC_FID, shape AS geometry, name, people FROM raw', {
    column: 'geometry',
  }),
  view('of an unlisted table', 'SELECT id AS OGC_FID, shape AS geom, name, people FROM raw'),
  view(
    'of an unlisted table without its row of null',
    'SELECT id AS OGC_FID, shape AS geom, name FROM raw WHERE id > 1',
    {
      rows: { b: [1, 2], c: [3, 4] },
    },
  ),
  view(
    'with a geometry that is an expression',
    'SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, name, people FROM places',
  ),
  view(
    'with the geometry last',
    'SELECT name, people, fid AS OGC_FID, CASE WHEN fid > 0 THEN geom END AS geom FROM places',
  ),
  view(
    'of a union',
    'SELECT fid AS OGC_FID, geom, name FROM places WHERE fid < 3 UNION ALL SELECT id, shape, name FROM raw WHERE id > 2',
  ),
  view(
    'of a join and groups',
    'SELECT min(p.fid) AS OGC_FID, max(r.shape) AS geom, p.name AS name FROM places AS p JOIN raw AS r ON r.id = p.fid GROUP BY p.name',
  ),
  view(
    'in an order of its own',
    'SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, name FROM places ORDER BY fid DESC',
  ),
  view(
    'with two geometries',
    'SELECT fid AS OGC_FID, shape AS other, geom, places.name AS name FROM places JOIN raw ON id = fid',
  ),
  view(
    'with two geometries, the first of which is listed',
    'SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, shape AS other, places.name AS name FROM places JOIN raw ON id = fid',
  ),
  view(
    'of a view',
    'SELECT OGC_FID, geom, name FROM (SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, name FROM places)',
  ),
  view('of geometries of any type', 'SELECT fid AS OGC_FID, geom, name FROM shapes', {
    type: 'GEOMETRY',
    rows: MIXED,
  }),
  view(
    'of geometries of any type that are expressions',
    'SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, name FROM shapes',
    {
      type: 'GEOMETRY',
      rows: MIXED,
    },
  ),
  view(
    'of geometries of any type, none first',
    'SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, name FROM shapes ORDER BY fid DESC',
    {
      type: 'GEOMETRY',
      rows: MIXED,
    },
  ),
  view(
    'without geometries',
    'SELECT fid AS OGC_FID, coalesce(geom, NULL) AS geom, name FROM places WHERE fid = 1',
    {
      rows: { a: null },
    },
  ),
  view('without rows', 'SELECT fid AS OGC_FID, geom, name FROM places WHERE 0', { rows: {} }),
];

/** A view whose first row has no geometry, so that GDAL cannot tell by itself that its column holds geometries. */
export const NONE_FIRST = 'with a geometry that is an expression';

export function findView(title: string): WrittenView {
  const found = GPKG_VIEWS.find((one) => one.title === title);
  if (found === undefined) throw new Error(`there is no view ${title}`);
  return found;
}

/** The statements that make a view of a GeoPackage and list it. */
export function viewSql({ sql, column, type }: WrittenView, dataType = 'features', name = 'seen'): string[] {
  return [
    `CREATE VIEW ${name} AS ${sql}`,
    `INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, srs_id) VALUES ('${name}', '${dataType}', '${name}', '2026-11-21T10:00:00.000Z', 4326)`,
    ...(dataType === 'features'
      ? [`INSERT INTO gpkg_geometry_columns VALUES ('${name}', '${column}', '${type}', 4326, 0, 0)`]
      : []),
  ];
}

/** Writes a small GeoPackage and a large one with `TABLES` and more; their names. */
export async function writeViewPackages(files: GdalFiles, statements: readonly string[]): Promise<string[]> {
  await writePackage(files, 'small.gpkg', 'base.gpkg', [...TABLES, ...statements]);
  await writePackage(files, 'large.gpkg', 'base.gpkg', [...TABLES, ...statements, FILLER]);
  return ['small.gpkg', 'large.gpkg'];
}

/** Writes an SQLite database with the tables of SpatiaLite that list a view `seen`, from a base that has them. */
export async function writeSpatialite(files: GdalFiles, sql: string, isListed = true): Promise<string> {
  await files.write('seen.sqlite', await files.read('base.sqlite'));
  await runSqlite(
    files.path('seen.sqlite'),
    'CREATE TABLE places (id INTEGER PRIMARY KEY, name TEXT, people INTEGER, geom POINT)',
    `INSERT INTO places VALUES (1, 'a', 10, NULL), (2, 'b', 20, ${spatialiteBlob(1, 2)}), (3, 'c', 30, ${spatialiteBlob(3, 4)})`,
    "INSERT INTO geometry_columns (f_table_name, f_geometry_column, geometry_type, coord_dimension, srid, spatial_index_enabled) VALUES ('places', 'geom', 1, 2, 4326, 0)",
    `CREATE VIEW seen AS ${sql}`,
    ...(isListed
      ? [
          "INSERT INTO views_geometry_columns (view_name, view_geometry, view_rowid, f_table_name, f_geometry_column, read_only) VALUES ('seen', 'geom', 'id', 'places', 'geom', 1)",
        ]
      : []),
  );
  return 'seen.sqlite';
}
