import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { JobError } from '../../../jobs/job.js';
import { chooseTable } from '../source/choose-table.js';
import { makeGdalTable } from './gdal-table.js';
import { isComputedTable } from './database/computed-table.js';
import { readTrueColumns } from './database/true-columns.js';
import { mayBeView, readViewGeometry } from './database/view-geometry.js';
import { type GdalSource, listTablesWithErrors, type ListedTables } from './gdal/gdal-source.js';
import type { OgrTable } from './gdal/ogrinfo-text.js';
import type { SqlKind } from './gdal/select-rows.js';
import { withPrivateFolder } from '../source/private-folder.js';
import { writeSingleFile } from '../source/single-file.js';
import { isGeoPackage, isSqlite } from '../source/sniff.js';
import { unreadableSource } from '../source/source-error.js';
import type { DescribeOptions, SourceFile, SourceTable } from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS, type SourceSettings } from '../../../config/source-settings.js';

export interface DatabaseFormat {
  readonly format: string;
  /** Name of the GDAL driver. */
  readonly driver: string;
  readonly sql: SqlKind;
  readonly fileName: string;
  readonly extensions: readonly string[];
}

/** Names of tables with a database's own metadata, not its owner's data. */
const SYSTEM_TABLE =
  /^(?:sqlite_|gpkg_|rtree_|gdb_|st_(?:aux_|geometry_|spatial_|spindex_)|geometry_columns|geom_cols_ref_sys$|spatial_ref_sys|spatialite_history$|views_geometry_|virts_geometry_|(?:vector_layers(?:_auth|_field_infos|_statistics)?|layer_statistics|sql_statements_log|spatialindex|elementarygeometries|data_licenses|knn2?)$)/i;

/** Table of contents of Esri's mobile geodatabases. */
const MOBILE_CATALOGUE = /^(?:main\.)?gdb_items$/i;

/** Opens a database that is a single SQLite file. */
export async function openDatabaseFile(
  file: SourceFile,
  options: DescribeOptions,
  { format, driver, sql, fileName, extensions }: DatabaseFormat,
): Promise<SourceTable> {
  const { signal, settings = DEFAULT_SOURCE_SETTINGS } = options;
  return withPrivateFolder(settings, async (folder) => {
    const placing = { format, extensions, fileName, folder, settings, signal, isWanted: isSqlite };
    const head = await writeSingleFile(file, placing);
    const isPackage = sql === 'gpkg' || isGeoPackage(head);
    const path = join(folder.path, fileName);
    const source: GdalSource = {
      format,
      folder,
      settings: { ...settings, readerCpuSeconds: mostCpuSeconds(settings, (await stat(path)).size) },
      dataset: fileName,
      isZoneless: false,
      driver: isPackage ? 'GPKG' : driver,
      sql: isPackage ? 'gpkg' : sql,
      // Ignore files beside the database, and never write to it.
      openOptions: ['IMMUTABLE=YES'],
    };
    const { all, table: told, isSure } = await findTable(source, options);
    if (all.some(({ name }) => MOBILE_CATALOGUE.test(name))) checkMobileTable(format, told, all);
    const table = isSure ? told : await readTrueTable(source, told, signal);
    const isComputed = await isComputedTable(path, table.name);
    return makeGdalTable({ source, file, table, isCountSure: false, isComputed });
  });
}

/** Processor seconds that a database of any size may take, and the bytes that allow one more second. */
const [FREE_CPU_SECONDS, BYTES_PER_CPU_SECOND] = [60, 1e6] as const;

/** Time limit: a view can run for hours on a few rows, while stored rows are read many times faster. */
function mostCpuSeconds({ readerCpuSeconds }: SourceSettings, bytes: number): number {
  return Math.min(readerCpuSeconds, FREE_CPU_SECONDS + Math.ceil(bytes / BYTES_PER_CPU_SECOND));
}

/** Reads the table from SQLite where GDAL may have omitted or guessed a column. */
async function readTrueTable(source: GdalSource, told: OgrTable, signal: AbortSignal): Promise<OgrTable> {
  const table = source.sql === 'gpkg' ? await readViewGeometry(source, told, signal) : told;
  return readTrueColumns(source, table, signal);
}

interface FoundTable {
  readonly all: readonly OgrTable[];
  readonly table: OgrTable;
  /** True if the table has all columns of SQLite, with their types. */
  readonly isSure: boolean;
}

/** Chooses the table, those with a geometry first: if there are any, GDAL lists only these. */
async function findTable(source: GdalSource, options: DescribeOptions): Promise<FoundTable> {
  const choose = ({ tables: all, hasErrors }: ListedTables): FoundTable => {
    const own = all.filter(({ name }) => !SYSTEM_TABLE.test(name) && !isSpatialIndex(name, all));
    const table = chooseTable(own, options.tableName, options.tableId);
    // The driver for GeoPackages guesses in views alone, and says so when it leaves out a column; the other one guesses
    // in silence.
    return { all, table, isSure: source.sql === 'gpkg' && !hasErrors && !mayBeView(table) };
  };
  const first = await listTablesWithErrors(source, options.signal);
  try {
    return choose(first);
  } catch (error) {
    if (!(error instanceof JobError) || error.code !== 'append.table_unknown') throw error;
    const everything =
      source.sql === 'gpkg'
        ? { ...source, openOptions: [...source.openOptions, 'LIST_ALL_TABLES=YES'] }
        : { ...source, environment: { SQLITE_LIST_ALL_TABLES: 'YES' } };
    return choose(await listTablesWithErrors(everything, options.signal));
  }
}

/** SpatiaLite stores the spatial index of a column in its own table: `idx_<table>_<column>`. */
function isSpatialIndex(name: string, all: readonly OgrTable[]): boolean {
  const index = name.toLowerCase();
  return (
    index.startsWith('idx_') && all.some((table) => index.startsWith(`idx_${table.name.toLowerCase()}_`))
  );
}

/**
 * Refuses shapes of a mobile geodatabase, which only Esri's programs can read; omitting them silently would
 * lose data.
 */
function checkMobileTable(
  format: string,
  { name, geometryWords, fields }: OgrTable,
  all: readonly OgrTable[],
): void {
  // The column has a spatial index, whatever its name.
  const index = `st_spindex__${name.toLowerCase()}_`;
  const hasShapes =
    fields.some((field) => field.type === 'Binary' && /^shape$/i.test(field.name)) ||
    all.some((table) => table.name.toLowerCase().startsWith(index));
  if (geometryWords !== 'None' || !hasShapes) return;
  throw unreadableSource(
    format,
    `${name} is a feature class of a mobile geodatabase, whose shapes cannot be read; export it as gpkg or filegdb`,
  );
}
