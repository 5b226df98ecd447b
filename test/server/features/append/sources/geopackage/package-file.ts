import type { GdalFiles } from '../gdal-files.js';
import { runSqlite } from '../sqlite-file.js';
import { COLUMNS, type ShapeKind, type SqlValue } from './random-tables.js';

/** What makes a file large enough for our own reader, and takes no time to write. */
export const FILLER = 'CREATE TABLE filler AS SELECT zeroblob(4500000) AS bytes';

/** The statements that make a table `places` of a GeoPackage: its geometry `geom`, and `COLUMNS`. */
export function tableSql(
  { name, hasZ }: ShapeKind,
  rows: readonly (readonly SqlValue[])[],
  from = 1,
): string[] {
  return [
    `CREATE TABLE places (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom ${name}, ${COLUMNS.map(({ sql }) => sql).join(', ')})`,
    "INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('places', 'features', 'places', 4326)",
    `INSERT INTO gpkg_geometry_columns VALUES ('places', 'geom', '${name}', 4326, ${hasZ ? '1' : '0'}, 0)`,
    ...rows.map((row, index) => `INSERT INTO places VALUES (${[String(from + index), ...row].join(', ')})`),
  ];
}

/** Makes the same table in a small file, which GDAL reads, and in a large one, which we do. */
export async function writePair(
  files: GdalFiles,
  base: string,
  statements: readonly string[],
): Promise<void> {
  for (const [name, more] of [
    ['small.gpkg', []],
    ['large.gpkg', [FILLER]],
  ] as const) {
    await files.write(name, await files.read(base));
    await runSqlite(files.path(name), 'BEGIN', ...statements, ...more, 'COMMIT');
  }
}
