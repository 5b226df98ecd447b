import type { GdalSource } from '../gdal/gdal-source.js';
import type { OgrField, OgrTable } from '../gdal/ogrinfo-text.js';
import { quoteName } from '../gdal/select-rows.js';
import { askRow } from './ask-row.js';
import { isGeometryType, readDeclaredType } from './declared-type.js';

/** Column as SQLite lists it. */
interface DeclaredColumn {
  readonly name: string;
  /** Declared type as written in the definition; empty for none. */
  readonly type: string;
}

/**
 * Declared types that GDAL's SQLite driver trusts. It derives the type of all other columns from their first
 * row.
 */
const TAKEN_AT_WORD = /^(?:INTEGER.*|BIGINT|INT8|FLOAT|FLOAT_FLOAT32|BLOB.*|TEXT|VARCHAR.*|JSON\w+LIST)$/i;

/**
 * Adds the columns that GDAL omits because of their declared type, and corrects types that it derived from
 * the first row. Runs SQLite in the confined child that reads the file.
 *
 * @throws {JobError}
 */
export async function readTrueColumns(
  source: GdalSource,
  table: OgrTable,
  signal: AbortSignal,
): Promise<OgrTable> {
  const declared = await listColumns(source, table, signal);
  if (declared.length === 0) return table;
  const apart = new Set([table.fidColumn, table.geometryColumn, ...table.otherGeometryColumns]);
  const told = new Map(table.fields.map((field) => [field.name, field]));
  const fields = declared
    .filter(({ name }) => !apart.has(name))
    .map((column) => ({ column, field: readField(column, told.get(column.name), source) }));
  const unknown = fields.flatMap(({ column, field }) => (field === undefined ? [column] : []));
  const found = await findTypes(source, table, unknown, signal);
  const isGeometry = ({ name, type }: DeclaredColumn): boolean =>
    isGeometryType(type) && found.get(name) === 'Binary';
  return {
    ...table,
    fields: fields.map(({ column: { name, type }, field }) => {
      const empty = isGeometryType(type) ? 'Binary' : 'String';
      return field ?? { name, type: found.get(name) ?? empty, subtype: undefined, width: 0 };
    }),
    otherGeometryColumns: [
      ...table.otherGeometryColumns,
      ...unknown.filter(isGeometry).map(({ name }) => name),
    ],
  };
}

/** Returns the field of a column whose type is known without reading its values. */
function readField(
  { name, type }: DeclaredColumn,
  told: OgrField | undefined,
  { sql }: GdalSource,
): OgrField | undefined {
  const isTaken = type !== '' && !isGeometryType(type) && (sql === 'gpkg' || TAKEN_AT_WORD.test(type));
  if (told !== undefined && isTaken) return told;
  const read = readDeclaredType(type);
  return read && { name, ...read };
}

async function listColumns(
  source: GdalSource,
  { name }: OgrTable,
  signal: AbortSignal,
): Promise<readonly DeclaredColumn[]> {
  const sql =
    `SELECT json_group_array(json_object('name', name, 'type', type)) AS "answer" ` +
    `FROM pragma_table_xinfo('${name.replaceAll("'", "''")}') WHERE hidden <> 1`;
  const [answer = '[]'] = await askRow(source, sql, signal);
  return JSON.parse(answer) as DeclaredColumn[];
}

/** Types by the storage class that fits all values of a column: blob, integer, real and text. */
const TYPES = [undefined, 'Binary', 'Integer64', 'Real', 'String'] as const;

/** Rows of a GeoPackage view that determine its column types; reading all of them could take forever. */
const SAMPLE_ROWS = 1000;

/** Derives column types from their values; none for columns without values. */
async function findTypes(
  source: GdalSource,
  { name }: OgrTable,
  columns: readonly DeclaredColumn[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string | undefined>> {
  if (columns.length === 0) return new Map();
  const ranks = columns.map(
    (column, index) =>
      `max(CASE typeof(${quoteName(column.name)}) WHEN 'blob' THEN 1 WHEN 'integer' THEN 2 ` +
      `WHEN 'real' THEN 3 WHEN 'text' THEN 4 ELSE 0 END) AS "answer${String(index)}"`,
  );
  const rows =
    source.sql === 'gpkg'
      ? `(SELECT * FROM ${quoteName(name)} LIMIT ${String(SAMPLE_ROWS)})`
      : quoteName(name);
  const answers = await askRow(source, `SELECT ${ranks.join(', ')} FROM ${rows}`, signal);
  return new Map(columns.map((column, index) => [column.name, TYPES[Number(answers[index])]]));
}
