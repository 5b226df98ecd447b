import { stat } from 'node:fs/promises';
import type { GdalFiles } from '../../source/gdal-files.js';
import { runSqlite } from '../../source/sqlite-file.js';
import { COLUMNS, type ShapeKind, type SqlValue } from './random-tables.js';

/** From so many on a file is read by our own reader. */
const LARGE_BYTES = 4 * 2 ** 20;

/** Table that makes a file large enough for our own reader, and takes no time to write. */
export const FILLER = 'CREATE TABLE filler AS SELECT zeroblob(4500000) AS bytes';

/** The statements that make a table of a GeoPackage: its geometry `geom`, and `COLUMNS`. */
export function tableSql(
  shape: ShapeKind,
  rows: readonly (readonly SqlValue[])[],
  table = 'places',
): string[] {
  return [
    ...emptyTableSql(shape, COLUMNS, table),
    ...rows.map((row, index) => `INSERT INTO ${table} VALUES (${[String(1 + index), ...row].join(', ')})`),
  ];
}

/** The statements that make a table of a GeoPackage with a geometry `geom` and these columns. */
export function emptyTableSql(
  { name, hasZ }: ShapeKind,
  columns: readonly { readonly sql: string }[],
  table: string,
): string[] {
  return [
    `CREATE TABLE ${table} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom ${name}, ${columns.map(({ sql }) => sql).join(', ')})`,
    // Else files of the same rows would differ by when they were made.
    `INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, srs_id)
     VALUES ('${table}', 'features', '${table}', '2026-11-21T10:00:00.000Z', 4326)`,
    `INSERT INTO gpkg_geometry_columns VALUES ('${table}', 'geom', '${name}', 4326, ${hasZ ? '1' : '0'}, 0)`,
  ];
}

/** Makes the same table in a small file, which GDAL reads, and in a large one, which we do. */
export async function writePair(
  files: GdalFiles,
  base: string,
  statements: readonly string[],
): Promise<void> {
  await writePackage(files, 'small.gpkg', base, statements);
  const { size } = await stat(files.path('small.gpkg'));
  if (size >= LARGE_BYTES) throw new Error('the small file is a large one, which GDAL does not read');
  await writePackage(files, 'large.gpkg', base, [...statements, FILLER]);
}

/** Makes a GeoPackage of another and more statements. */
export async function writePackage(
  files: GdalFiles,
  name: string,
  base: string,
  statements: readonly string[],
): Promise<void> {
  await files.write(name, await files.read(base));
  await runSqlite(files.path(name), 'BEGIN', ...statements, 'COMMIT');
}
