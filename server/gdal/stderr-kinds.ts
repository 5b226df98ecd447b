/**
 * Kind of a line that GDAL writes to standard error:
 * - `error`: an operation failed, such as reading the file
 * - `geometry`: the geometry of the row that is being read cannot be read or written
 * - `projection`: a geometry cannot be projected, of which the row tells
 * - `loss`: a value of the row that is being read is lost or changed
 * - `harmless`: a warning after which every value is as it is in the source
 * - `unknown`: any other warning
 * - `other`: no complaint, or a further line of one
 */
export type StderrLineKind = 'error' | 'geometry' | 'projection' | 'loss' | 'harmless' | 'unknown' | 'other';

const PROJECTION =
  /project|PROJ|SRS|transform|coordinate|latitude|longitude|grid|No (?:operation found|inverse operation|convergence)/i;

/** Errors and debug messages of single geometries, after which GDAL continues; see `DEBUGGED`. */
const GEOMETRY: readonly RegExp[] = [
  // GeoPackage, and well-known binary in any format.
  /^ERROR \d+: Unable to read geometry/,
  /^ERROR \d+: (?:Unsupported (?:WKB|geometry) type|Too many recursion levels|Invalid EWKB content|Length of input WKB is too small)/,
  // Writer of rows, where a type is declared.
  /^ERROR \d+: Geometry field .* has an? .* whereas .* is expected/,
  /^ERROR \d+: Corrupted \.shp file : shape \d+/,
  /^OGR: Unsupported shape type in SHPReadOGRObject\(\)/,
  // Also for values other than geometries.
  /^ERROR \d+: Error occurred in \S*filegdb\S* at line \d+/,
  /^OpenFileGDB: Unhandled geometry type = \d+/,
];

/** Warnings of values that GDAL could not convert; it continues with another value. */
const LOSS: readonly RegExp[] = [
  // OGRFeature: text that is only partly a number, or too large a number.
  / parsed incompletely to (?:integer|real) /,
  /^(?:32 bit integer|Integer) overflow /,
  /^Truncated double value /,
  /^Out-of-range value for a OFSTInt16 subtype/,
  /^Only 0 or 1 should be passed for a OFSTBoolean subtype/,
  // Text with bytes that are invalid in its encoding.
  /^One or several characters (?:couldn't be converted correctly|could not be translated) from /,
  // GeoPackage: dates, and values of another type than their column's.
  /^(?:Invalid|Non-conformant) content for record /,
  /^Unexpected data type for record /,
];

/** Warnings that affect no value. */
const HARMLESS: readonly RegExp[] = [
  // Rings are closed for every layer, whatever their source.
  /^Non closed ring detected/,
  // Warning about the time to sort rings.
  /^organizePolygons\(\) received a polygon with more than /,
  // All rings are present, and are sorted again for the layer.
  /^Geometry of polygon (?:of fid \d+ )?cannot be translated to Simple Geometry/,
  // Names and versions by which GDAL recognizes files; errors report if it cannot open one.
  /^GPKG: (?:bad application_id|unrecognized user_version)/,
  /^This version of GeoPackage .* may only be partially supported/,
  /^File .* has GPKG application_id, but non conformant file extension/,
  /^The filename extension should be /,
  // Option that this version of GDAL lacks: options make files read-only and check sizes.
  /^driver .* does not support open option /,
  // Sources are never written to.
  /extension that should be implemented for safe write-support/,
  // Each geometry has its own type.
  /^geometry column type in .* is not consistent with type in gpkg_geometry_columns/,
  /^Inconsistency for layer geometry type/,
  // SQLite columns are read by the type of each value; binary columns are reported by name.
  /^Field format '.*' not supported/,
  // A table that does not exist cannot be the one that is read.
  /^Table(?:\/view)? .* (?:is referenced in gpkg_contents, but does not exist|appearing several times in gpkg_contents)/,
  / layer has a .* file whose format is unhandled/,
  // A dBase table without shapes has no such file.
  /^Unable to open source\.shp or source\.SHP/,
  // Indexes, relationships, domains, feature datasets and rasters are not read.
  /^Spatial index \(perhaps created with GDAL/,
  /^In a Spatialite DB, a 'ROWID' column that is not the integer primary key/,
  /gpkgext_relations$|^Relationship mapping table /,
  /^Number of rows returned for field domain /,
  /^Cannot find feature dataset of path /,
  /^Unknown raster field type /,
  // The row then has no geometry and is refused for that.
  /^PROJ returned a NaN value/,
];

/**
 * Lines on columns of a GeoPackage that GDAL itself leaves out. The server asks SQLite for these columns: see
 * `readTrueColumns`.
 */
const LEFT_OUT_COLUMN =
  /^(?:Warning 1: (?:Field format '.*' not supported|geometry column '.*' of type '.*' ignored)|ERROR 1: table '.*' has multiple geometry fields)/;

/** Which debug messages a reader must give to tell of all that it leaves out, by driver. */
export const DEBUGGED: Readonly<Record<string, string>> = {
  OpenFileGDB: 'OpenFileGDB',
  'ESRI Shapefile': 'OGR',
};

/** Warnings that GDAL gives for the first value alone. */
const ONCE = /(?:will not|won't) be (?:emitted|issued) any ?more/i;

/** Classifies one line of standard error. @param options.projects - The child projects geometries. */
export function classifyLine(line: string, { projects }: { projects: boolean }): StderrLineKind {
  if (LEFT_OUT_COLUMN.test(line)) return 'harmless';
  if (GEOMETRY.some((pattern) => pattern.test(line))) return 'geometry';
  if (line.startsWith('ERROR')) return projects && PROJECTION.test(line) ? 'projection' : 'error';
  const [prefix] = /^Warning \d+: /.exec(line) ?? [];
  if (prefix === undefined) return 'other';
  const text = line.slice(prefix.length);
  if (HARMLESS.some((pattern) => pattern.test(text))) return 'harmless';
  return LOSS.some((pattern) => pattern.test(text)) ? 'loss' : 'unknown';
}

/** True if GDAL says so once, whatever the number of values that it is true of. */
export function isReportedOnce(warning: string): boolean {
  return ONCE.test(warning);
}
