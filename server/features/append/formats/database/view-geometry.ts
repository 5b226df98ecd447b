import { asSourceError, askOgrInfo, type GdalSource, openWith } from '../gdal/gdal-source.js';
import { leadingGeometry } from '../gdal/leading-row.js';
import { type OgrTable, readOgrInfo } from '../gdal/ogrinfo-text.js';
import { askRow } from './ask-row.js';

/**
 * True if a table of a GeoPackage may be a view: GDAL finds no row id, or only the one that views name, or a
 * field for the geometry column, which it typed by its first row.
 */
export function mayBeView({ fidColumn, geometryColumn, fields }: OgrTable): boolean {
  const hasOwnId = fidColumn !== undefined && fidColumn.toUpperCase() !== 'OGC_FID';
  return !hasOwnId || fields.some(({ name }) => isColumn(name, geometryColumn));
}

/**
 * Adds the spatial reference of a view's geometry, which GDAL omits if it took the column for another type,
 * and removes the field that it created for it.
 *
 * @throws {JobError}
 */
export async function readViewGeometry(
  source: GdalSource,
  table: OgrTable,
  signal: AbortSignal,
): Promise<OgrTable> {
  const { geometryColumn, wkt } = table;
  const fields = table.fields.filter(({ name }) => !isColumn(name, geometryColumn));
  if (fields.length === table.fields.length) return table;
  return { ...table, fields, wkt: wkt ?? (await readReference(source, table, signal)) };
}

/** Finds the spatial reference by the number that the file lists for the view. */
async function readReference(
  source: GdalSource,
  { name }: OgrTable,
  signal: AbortSignal,
): Promise<string | undefined> {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const sql = `SELECT srs_id AS "answer" FROM gpkg_geometry_columns WHERE table_name = ${quoted} COLLATE NOCASE`;
  const [answer] = await askRow(source, sql, signal);
  if (answer === undefined || !Number.isInteger(Number(answer))) return undefined;
  const geometry = leadingGeometry('Point', 'gpkg', Number(answer));
  const args = ['-so', '-noextent', '-wkt_format', 'WKT2_2019', '-sql', `SELECT ${geometry} AS "shape"`];
  const { text } = await asSourceError(source.format, () =>
    askOgrInfo(source, [...args, ...openWith(source)], signal),
  );
  return readOgrInfo(text)[0]?.wkt;
}

function isColumn(name: string, column: string | undefined): boolean {
  return name.toLowerCase() === column?.toLowerCase();
}
