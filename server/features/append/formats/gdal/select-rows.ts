import type { CellForm, SourceColumn, SourceGeometry } from '../../source/source-format.js';
import {
  type CellReader,
  MARK,
  readBoolean,
  readBooleanLiteral,
  readDate,
  readDateTime,
  readInteger,
  readLateDateTime,
  readLiteral,
  readMarkedText,
  readUtcDateTime,
  readZonelessDateTime,
} from './cell-values.js';
import type { CellRecoder } from './cell-recoder.js';
import { leadingGeometry } from './leading-row.js';
import type { OgrField, OgrTable } from './ogrinfo-text.js';
import { type GeometryForm, headOf, oddHeadOf, type Ordinates } from './own-ordinates.js';

/** Program that runs the query: SQLite for its own files, or GDAL. */
export type SqlKind = 'gpkg' | 'sqlite' | 'ogr';

/** SQL expression of a source field, and how to read it. */
export interface SelectedColumn {
  readonly column: SourceColumn;
  readonly expressions: readonly string[];
  /** Text form of the expression, if it is one of these. */
  readonly form?: CellForm;
  readonly read: CellReader;
  /** Recoding of a source whose bytes GDAL does not understand; `form` and `read` take the recoded cell. */
  readonly recoder?: CellRecoder;
}

const TYPES: Readonly<Record<string, SourceColumn['type']>> = {
  Integer: 'integer',
  Integer64: 'bigInteger',
  Real: 'double',
  String: 'text',
  Date: 'date',
  Time: 'time',
  DateTime: 'dateTime',
};

/** Names with a meaning for JavaScript objects. */
const UNUSABLE = new Set(['__proto__']);

/** Options for reading the fields of a source: see `GdalSource`. */
export interface SelectOptions {
  readonly sql: SqlKind;
  readonly isZoneless: boolean;
  readonly isLate?: boolean;
}

/** Returns the fields of a table that a layer can store: its row id first, then all but binary ones. */
export function selectColumns(table: OgrTable, options: SelectOptions): SelectedColumn[] {
  const kind = options.sql;
  const fields = table.fields.filter(
    ({ name, type }) => type !== 'Binary' && !UNUSABLE.has(name) && canName(name, kind),
  );
  const selected = fields.map((field) =>
    kind === 'ogr' ? selectFromOgr(field, options) : selectFromSqlite(field, kind),
  );
  if (table.fidColumn === undefined || UNUSABLE.has(table.fidColumn)) return selected;
  const column: SourceColumn = { name: table.fidColumn, type: 'bigInteger', isRowId: true };
  const name = quoteName(table.fidColumn, kind);
  const inOgr = hidesRowIds(table) ? name : 'FID';
  const expression = kind === 'ogr' ? inOgr : `quote(${name})`;
  return [{ column, expressions: [expression], form: 'literal', read: readLiteral }, ...selected];
}

function toColumn({ name, type, subtype, width }: OgrField): SourceColumn {
  if (subtype === 'Boolean') return { name, type: 'boolean' };
  if (subtype === 'Float32') return { name, type: 'single' };
  const known = TYPES[type] ?? 'text';
  return { name, type: known, ...(known === 'text' && width > 0 && { length: width }) };
}

function selectFromOgr(field: OgrField, options: SelectOptions): SelectedColumn {
  const column = toColumn(field);
  const name = quoteName(field.name, 'ogr');
  if (field.type !== 'Real') return { column, expressions: [name], ...ogrReader(column.type, options) };
  // GDAL writes 15 digits of a number; the remainder comes in a second cell.
  const text = `CAST(${name} AS CHARACTER(40))`;
  return { column, expressions: [text, `${name} - CAST(${text} AS FLOAT)`], form: 'number', read: Number };
}

function ogrReader(
  type: SourceColumn['type'],
  { isZoneless, isLate = false }: SelectOptions,
): Pick<SelectedColumn, 'form' | 'read'> {
  switch (type) {
    case 'boolean':
      return { read: readBoolean };
    case 'integer':
    case 'bigInteger':
      return { form: 'integer', read: readInteger };
    case 'date':
      return { form: 'slashDate', read: readDate };
    case 'dateTime':
      if (isLate) return { form: 'lateDateTime', read: readLateDateTime };
      return isZoneless
        ? { form: 'zonelessDateTime', read: readZonelessDateTime }
        : { form: 'slashDateTime', read: readDateTime };
    default:
      return { form: 'text', read: (text) => text };
  }
}

/** Columns of SQLite hold values of any type: each value is read by its own type, not by the declared one. */
function selectFromSqlite(field: OgrField, kind: SqlKind): SelectedColumn {
  const column = toColumn(field);
  const name = quoteName(field.name);
  switch (column.type) {
    case 'text':
    case 'date':
    case 'time':
      return { column, expressions: [textOf(name)], form: 'text', read: readMarkedText };
    case 'dateTime':
      return {
        column,
        expressions: [textOf(name)],
        form: 'isoDateTime',
        read: kind === 'gpkg' ? readUtcTime : readMarkedText,
      };
    case 'boolean':
      return { column, expressions: [literalOf(name)], read: readBooleanLiteral };
    default:
      return { column, expressions: [literalOf(name)], form: 'literal', read: readLiteral };
  }
}

function readUtcTime(text: string): unknown {
  const value = readMarkedText(text);
  return typeof value === 'string' ? readUtcDateTime(value) : value;
}

/** `MARK` in SQL, and the smallest text after all that begin with it; hardly any text sorts before it. */
const [SQL_MARK, BEHIND_MARK] = [0, 1].map(
  (more) => `char(${[MARK.charCodeAt(0), MARK.charCodeAt(1) + more].join(', ')})`,
) as [string, string];

/**
 * Selects text unchanged, and whole numbers as digits. Fractions and bytes, which text would alter, follow
 * `MARK`; so does text that may begin with `MARK` or has a zero byte, at which GDAL would cut it.
 */
function textOf(name: string): string {
  // Overrides the column's own collation, which this SQLite may not have.
  const isOdd = `(${name} COLLATE BINARY < ${BEHIND_MARK} AND ${name} COLLATE BINARY <> '') OR instr(${name}, char(0))`;
  return (
    `CASE typeof(${name}) WHEN 'text' THEN CASE WHEN ${isOdd} THEN ${SQL_MARK} || 'T' || hex(${name}) ELSE ${name} END ` +
    `WHEN 'integer' THEN CAST(${name} AS TEXT) WHEN 'null' THEN NULL ELSE ${SQL_MARK} || ${literalOf(name)} END`
  );
}

/**
 * Selects a value as `quote` writes it, except fractions, since SQLite's check of 15 digits is not exact, and
 * text with a zero byte, which `quote` would cut; that is selected as bytes.
 */
function literalOf(name: string): string {
  return (
    `CASE typeof(${name}) WHEN 'real' THEN iif(abs(${name}) < 9e999, printf('%!.18g', ${name}), quote(${name})) ` +
    `WHEN 'text' THEN quote(iif(instr(${name}, char(0)), CAST(${name} AS BLOB), ${name})) ELSE quote(${name}) END`
  );
}

/** True if a field has GDAL's name for row ids, which then means that field in GDAL's SQL. */
export function hidesRowIds({ fields }: Pick<OgrTable, 'fields'>): boolean {
  return fields.some(({ name }) => name.toUpperCase() === 'FID');
}

/** True if a query can name it: in GDAL's SQL, a backslash at the end would escape the closing quote. */
export function canName(name: string, kind: SqlKind): boolean {
  return kind !== 'ogr' || !name.endsWith('\\');
}

/** Quotes a name for both dialects. GDAL treats a backslash as an escape only before a quote. */
export function quoteName(name: string, kind: SqlKind = 'gpkg'): string {
  return `"${name.replaceAll('"', kind === 'ogr' ? '\\"' : '""')}"`;
}

/** Query with the meaning of its first columns, which precede the fields. */
export interface Query {
  readonly sql: string;
  /**
   * Columns with the first bytes of source geometries, which show their ordinates: for all geometries, or for
   * those that may differ from their table. For a table that knows ordinates by row, the row id.
   */
  readonly heads: 'all' | 'odd' | undefined;
  /** True if a column shows where the source has a geometry, in case GDAL omits it. */
  readonly tellsGeometry: boolean;
  /** True if a column has a constant text, which distinguishes rows from messages. */
  readonly hasMark: boolean;
  /** True if geometries are projected by the query. */
  readonly projects: boolean;
  /** True if a leading row precedes those of the table; see `leadingGeometry`. */
  readonly isLed: boolean;
}

/** Name of the geometry in the output; GDAL uses another if it knows that the column holds geometries. */
export const GEOMETRY_ALIAS = 'shape';

/** Rows for which the output shows ordinates: all, those that may differ from their table, or none. */
function headsOf(
  kind: SqlKind,
  geometry: SourceGeometry | null,
  { isWide, isById }: { readonly isWide: boolean; readonly isById: boolean },
): Query['heads'] {
  if (geometry === null) return undefined;
  if (kind === 'ogr') return isById ? 'all' : undefined;
  return isWide ? 'all' : 'odd';
}

/** Builds the query for some columns and the geometry of a table. */
export function writeQuery(
  table: OgrTable,
  kind: SqlKind,
  columns: readonly SelectedColumn[],
  geometry: SourceGeometry | null,
  {
    projects,
    isById = false,
    isWide = false,
    tellsId = false,
    isLed = false,
    mark,
  }: {
    projects: boolean;
    isById?: boolean;
    isWide?: boolean;
    tellsId?: boolean;
    isLed?: boolean;
    mark?: string | undefined;
  },
): Query {
  const geometryName = geometry === null ? undefined : quoteName(table.geometryColumn ?? '', kind);
  // In files whose rows know their ordinates by id, the table's type suffices if all rows have the same.
  const mayDiffer = geometry !== null && (geometry.type === undefined || geometry.hasM);
  const heads = headsOf(kind, geometry, { isWide, isById: tellsId && mayDiffer });
  // GDAL's SQLite driver does not report a geometry that it cannot read.
  const tellsGeometry = geometry !== null && (projects || mark !== undefined || kind === 'sqlite');
  const head =
    kind === 'ogr' || geometry === null ? 'FID' : headOfKind(geometryName ?? '', kind, geometry, isWide);
  const expressions = [
    ...(mark === undefined ? [] : [`'${mark}'`]),
    ...(heads === undefined ? [] : [head]),
    ...(tellsGeometry ? [kind === 'ogr' ? 'OGR_GEOMETRY' : `typeof(${geometryName ?? ''})`] : []),
    ...columns.flatMap((column) => column.expressions),
  ].map((expression, index) => `${expression} AS "c${String(index)}"`);
  // GDAL's own SQL adds the geometry by itself.
  const shape = kind === 'ogr' ? undefined : geometryName;
  const selected = shape === undefined ? expressions : [`${shape} AS "${GEOMETRY_ALIAS}"`, ...expressions];
  const lead = isLed && kind !== 'ogr' ? writeLead(table, kind, expressions.length, mark) : '';
  // A covering index would be read in its own order.
  const from = `${quoteName(table.name, kind)}${isById && kind !== 'ogr' ? ' NOT INDEXED' : ''}`;
  return {
    sql: `${lead}SELECT ${selected.join(', ')} FROM ${from}`,
    heads,
    tellsGeometry,
    hasMark: mark !== undefined,
    projects,
    isLed: lead !== '',
  };
}

/** Returns a row with a geometry and the mark, and nothing else. */
function writeLead(
  { geometryWords }: OgrTable,
  form: GeometryForm,
  count: number,
  mark: string | undefined,
): string {
  const cells = Array.from({ length: count }, (_, index) => {
    const value = index === 0 && mark !== undefined ? `'${mark}'` : 'NULL';
    return `${value} AS "c${String(index)}"`;
  });
  const shape = `${leadingGeometry(geometryWords, form)} AS "${GEOMETRY_ALIAS}"`;
  return `SELECT ${[shape, ...cells].join(', ')} UNION ALL `;
}

function headOfKind(name: string, kind: GeometryForm, geometry: SourceGeometry, isWide: boolean): string {
  return isWide ? headOf(name, kind) : oddHeadOf(name, kind, ordinatesToWrite(geometry));
}

/**
 * Returns the ordinates that GDAL must write. If nothing shows which rows have z, a row without z gets 0, as
 * in layers.
 */
export function ordinatesToWrite({ type, hasZ, hasM }: SourceGeometry): Ordinates {
  return { hasZ: hasZ || type === undefined, hasM };
}
