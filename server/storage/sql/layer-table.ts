import type { ColumnDefinition, Dialect, IndexDefinition, LayerTable, Measure } from './dialect.js';
import { deriveIdentifier, isIdentifier } from './identifier.js';

/** Maximum length of a layer's table name in bytes. SpatiaLite derives identifiers of its index tables from it. */
export const MAX_TABLE_NAME_BYTES = 48;

/** Functions of these names exist in both databases. */
const MEASURES: Readonly<Record<Measure, string>> = {
  length: 'ST_Length',
  perimeter: 'ST_Perimeter',
  area: 'ST_Area',
};

/** Returns CREATE TABLE for a layer, with the dialect's columns for row id and geometry. */
export function createTableSql(
  dialect: Pick<Dialect, 'quote' | 'columnType'>,
  table: LayerTable,
  parts: { rowIdType: string; geometry?: string },
): string {
  if (!isIdentifier(table.name) || table.name.length > MAX_TABLE_NAME_BYTES) {
    throw new Error(`not a name for a layer table: ${JSON.stringify(table.name)}`);
  }
  const columns = [
    `${dialect.quote(table.rowId)} ${parts.rowIdType}`,
    ...table.columns.map((column) => columnSql(dialect, column) + measureSql(dialect, column, table)),
    ...(parts.geometry === undefined ? [] : [parts.geometry]),
  ];
  return `CREATE TABLE ${dialect.quote(table.name)} (${columns.join(', ')})`;
}

export function addColumnSql(
  dialect: Pick<Dialect, 'quote' | 'columnType'>,
  table: string,
  column: ColumnDefinition,
): string {
  const definition = columnSql(dialect, { ...column, isNullable: true });
  return `ALTER TABLE ${dialect.quote(table)} ADD COLUMN ${definition}`;
}

export function dropColumnSql({ quote }: Pick<Dialect, 'quote'>, table: string, column: string): string {
  return `ALTER TABLE ${quote(table)} DROP COLUMN ${quote(column)}`;
}

/** Returns a column's definition in its table. */
export function columnSql(dialect: Pick<Dialect, 'quote' | 'columnType'>, column: ColumnDefinition): string {
  return `${dialect.quote(column.name)} ${dialect.columnType(column)}${column.isNullable ? '' : ' NOT NULL'}`;
}

function measureSql(
  { quote }: Pick<Dialect, 'quote'>,
  { name, measure }: ColumnDefinition,
  { geometry }: LayerTable,
): string {
  if (measure === undefined) return '';
  if (geometry === undefined) throw new Error(`no geometry for ${name} to be worked out of`);
  return ` GENERATED ALWAYS AS (${MEASURES[measure]}(${quote(geometry.column)})) STORED`;
}

/** Returns the name of an index in the database, where all indexes share one namespace. */
export function indexName(table: string, index: string): string {
  return deriveIdentifier(table, index, 'idx');
}

export function createIndexSql(
  dialect: Pick<Dialect, 'quote'>,
  table: string,
  index: IndexDefinition,
): string {
  const order = index.isDescending === true ? ' DESC' : '';
  const columns = index.columns.map((name) => `${dialect.quote(name)}${order}`);
  const unique = index.isUnique ? 'UNIQUE ' : '';
  const name = dialect.quote(indexName(table, index.name));
  return `CREATE ${unique}INDEX ${name} ON ${dialect.quote(table)} (${columns.join(', ')})`;
}
