import { chooseTable } from './choose-table.js';
import { makeGdalTable } from './gdal/gdal-table.js';
import { type GdalSource, listTables } from './gdal/gdal-source.js';
import type { SqlKind } from './gdal/select-rows.js';
import { withPrivateFolder } from './private-folder.js';
import { placeSingleFile } from './single-file.js';
import { isGeoPackage, isSqlite } from './sniff.js';
import type { DescribeOptions, SourceFile, SourceTable } from './source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from './source-settings.js';

export interface DatabaseFormat {
  readonly format: string;
  /** GDAL's name. */
  readonly driver: string;
  readonly sql: SqlKind;
  readonly fileName: string;
  readonly extensions: readonly string[];
}

/** What belongs to the keeping of a database rather than to its owner's data. */
const SYSTEM_TABLE =
  /^(?:sqlite_|gpkg_|rtree_|idx_|gdb_|st_|geometry_columns|spatial_ref_sys|spatialite_history|views_geometry_|virts_geometry_|vector_layers|layer_statistics|sql_statements_log|spatialindex$|elementarygeometries$|data_licenses$|knn2?$)/i;

/** Opens a database that is one SQLite file. */
export async function openDatabaseFile(
  file: SourceFile,
  options: DescribeOptions,
  { format, driver, sql, fileName, extensions }: DatabaseFormat,
): Promise<SourceTable> {
  const { signal, tableName, settings = DEFAULT_SOURCE_SETTINGS } = options;
  return withPrivateFolder(settings, async (folder) => {
    const placing = { format, extensions, fileName, folder, settings, signal, isWanted: isSqlite };
    const head = await placeSingleFile(file, placing);
    const isPackage = sql === 'gpkg' || isGeoPackage(head);
    const source: GdalSource = {
      ...{ format, folder, settings, dataset: fileName, isZoneless: false },
      driver: isPackage ? 'GPKG' : driver,
      sql: isPackage ? 'gpkg' : sql,
      // Nothing beside the file is looked at, and nothing is ever written to it.
      openOptions: ['IMMUTABLE=YES'],
    };
    const tables = (await listTables(source, signal)).filter(({ name }) => !SYSTEM_TABLE.test(name));
    const table = chooseTable(tables, tableName);
    return makeGdalTable({ source, file, table, isCountSure: false });
  });
}
