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

/** Reader of the query: SQLite for its own files, or GDAL. */
export type SqlKind = 'gpkg' | 'sqlite' | 'ogr';

/** How one source field comes out of the query. */
export interface SelectedColumn {
  readonly column: SourceColumn;
  readonly expressions: readonly string[];
  /** How the expression's text is written, where it is one of these. */
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

/** Names that would mean something to a JavaScript object. */
const UNUSABLE = new Set(['__proto__']);

/** How the fields of a source are read: see `GdalSource`. */
export interface SelectOptions {
  readonly sql: SqlKind;
  readonly isZoneless: boolean;
  readonly isLate?: boolean;
}

/** The fields of a table that a layer could take: its row id first, then all but binary ones. */
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
  // GDAL writes 15 digits of a number; what they leave out comes beside it.
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

/** SQLite's columns hold values of any type: each value is taken as it is, not as its column was declared. */
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

/** `MARK` in SQL, and the least text behind all that begin with it, before which hardly any text comes. */
const [SQL_MARK, BEHIND_MARK] = [0, 1].map(
  (more) => `char(${[MARK.charCodeAt(0), MARK.charCodeAt(1) + more].join(', ')})`,
) as [string, string];

/**
 * Text as it is, and whole numbers as their digits. What text would lose, fractions and bytes, comes behind `MARK`. So
 * does text that may begin with it, or has a zero byte, at which GDAL would cut it.
 */
function textOf(name: string): string {
  // Without the column's own collation, which this SQLite may not have.
  const isOdd = `(${name} COLLATE BINARY < ${BEHIND_MARK} AND ${name} COLLATE BINARY <> '') OR instr(${name}, char(0))`;
  return (
    `CASE typeof(${name}) WHEN 'text' THEN CASE WHEN ${isOdd} THEN ${SQL_MARK} || 'T' || hex(${name}) ELSE ${name} END ` +
    `WHEN 'integer' THEN CAST(${name} AS TEXT) WHEN 'null' THEN NULL ELSE ${SQL_MARK} || ${literalOf(name)} END`
  );
}

/**
 * As `quote` writes it, but for fractions, of which SQLite's own test of its 15 digits lets pass some that are others, and
 * for text with a zero byte, where it would end: that comes as its bytes.
 */
function literalOf(name: string): string {
  return (
    `CASE typeof(${name}) WHEN 'real' THEN iif(abs(${name}) < 9e999, printf('%!.18g', ${name}), quote(${name})) ` +
    `WHEN 'text' THEN quote(iif(instr(${name}, char(0)), CAST(${name} AS BLOB), ${name})) ELSE quote(${name}) END`
  );
}

/** True if GDAL's word for row ids means a field in a query of its SQL, since one is called that. */
export function hidesRowIds({ fields }: Pick<OgrTable, 'fields'>): boolean {
  return fields.some(({ name }) => name.toUpperCase() === 'FID');
}

/** True if a query can name it: in GDAL's own SQL a backslash at the end would make the quote behind it part of the name. */
export function canName(name: string, kind: SqlKind): boolean {
  return kind !== 'ogr' || !name.endsWith('\\');
}

/** As both dialects write a name. To GDAL a backslash means something before a quote alone. */
export function quoteName(name: string, kind: SqlKind = 'gpkg'): string {
  return `"${name.replaceAll('"', kind === 'ogr' ? '\\"' : '""')}"`;
}

/** Query with the meaning of its first columns, which precede those of the fields. */
export interface Query {
  readonly sql: string;
  /**
   * A column has the source's own first bytes of geometries, which tell their ordinates: of all geometries, or only of
   * those that may have other ones than their table. Where a table knows the ordinates by row, it has the row's id.
   */
  readonly heads: 'all' | 'odd' | undefined;
  /** A column tells where the source has a geometry, in case that none comes out. */
  readonly tellsGeometry: boolean;
  /** A column with the text that every row has, by which a row can be told from what is said of it. */
  readonly hasMark: boolean;
  /** Geometries are projected on the way. */
  readonly projects: boolean;
  /** A row comes before those of the table; see `leadingGeometry`. */
  readonly isLed: boolean;
}

/** The name of the geometry in the answer; GDAL writes another one where it knows that the column holds geometries. */
export const GEOMETRY_ALIAS = 'shape';

/** Rows whose ordinates the answer tells: all, those that may have other ones than their table, or none. */
function headsOf(
  kind: SqlKind,
  geometry: SourceGeometry | null,
  { isWide, isById }: { readonly isWide: boolean; readonly isById: boolean },
): Query['heads'] {
  if (geometry === null) return undefined;
  if (kind === 'ogr') return isById ? 'all' : undefined;
  return isWide ? 'all' : 'odd';
}

/** The query for some columns and the geometry of a table. */
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
  // In files whose rows know their ordinates by id, the table's type tells where all have the same.
  const mayDiffer = geometry !== null && (geometry.type === undefined || geometry.hasM);
  const heads = headsOf(kind, geometry, { isWide, isById: tellsId && mayDiffer });
  // SQLite's driver of GDAL says nothing of a geometry that it cannot read.
  const tellsGeometry = geometry !== null && (projects || mark !== undefined || kind === 'sqlite');
  const head =
    kind === 'ogr' || geometry === null ? 'FID' : headOfKind(geometryName ?? '', kind, geometry, isWide);
  const expressions = [
    ...(mark === undefined ? [] : [`'${mark}'`]),
    ...(heads === undefined ? [] : [head]),
    ...(tellsGeometry ? [kind === 'ogr' ? 'OGR_GEOMETRY' : `typeof(${geometryName ?? ''})`] : []),
    ...columns.flatMap((column) => column.expressions),
  ].map((expression, index) => `${expression} AS "c${String(index)}"`);
  // In its own SQL, GDAL brings the geometry along by itself.
  const shape = kind === 'ogr' ? undefined : geometryName;
  const selected = shape === undefined ? expressions : [`${shape} AS "${GEOMETRY_ALIAS}"`, ...expressions];
  const lead = isLed && kind !== 'ogr' ? writeLead(table, kind, expressions.length, mark) : '';
  // An index that holds all that is asked for would be read in its own order.
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

/** A row with a geometry, the mark of all rows and nothing else. */
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

/** The ordinates that GDAL is to write. Where nothing says which rows have z, one that has none gets 0, as layers would give it. */
export function ordinatesToWrite({ type, hasZ, hasM }: SourceGeometry): Ordinates {
  return { hasZ: hasZ || type === undefined, hasM };
}
