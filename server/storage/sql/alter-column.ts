import type { Knex } from 'knex';
import type { ColumnDefinition, Dialect, LayerTable } from './dialect.js';
import { columnSql } from './layer-table.js';

/**
 * Changes a column's nullability or text length in SQLite's stored table definition, for which SQLite has no statement.
 *
 * It reads and writes no row (https://www.sqlite.org/lang_altertable.html#otheralter). A change of type is not
 * supported.
 *
 * @throws {Error} when the definition was not written by this program, or the change failed. The caller must then roll
 * back.
 */
export async function alterColumn(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'rows' | 'quote' | 'columnType'>,
  { name }: Pick<LayerTable, 'name'>,
  column: ColumnDefinition,
): Promise<void> {
  const [table] = await dialect.rows<{ sql: string }>(trx, {
    sql: "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?",
    bindings: [name],
  });
  const current = table?.sql ?? '';
  const stated = restate(current, columnPattern(dialect, column), columnSql(dialect, column));
  if (stated === undefined) throw new Error(`${name}.${column.name} is not defined in words of ours`);
  if (stated === current) return;
  const [before] = await dialect.rows<{ schema_version: number }>(trx, plain('PRAGMA schema_version'));
  await trx.raw('PRAGMA writable_schema = ON');
  try {
    await trx.raw("UPDATE sqlite_schema SET sql = ? WHERE type = 'table' AND name = ?", [stated, name]);
    // The schema version makes other connections read the schema again.
    await trx.raw(`PRAGMA schema_version = ${String((before?.schema_version ?? 0) + 1)}`);
  } finally {
    // This connection reads it again with its next statement. `RESET` would do so now, but lose track of the change, so
    // that a rollback would leave the new schema in memory.
    await trx.raw('PRAGMA writable_schema = OFF');
  }
  await requireStated(trx, dialect, name, column);
}

/** Matches a column as any version of `columnSql` wrote it, and nothing else of the definition. */
function columnPattern({ quote }: Pick<Dialect, 'quote'>, { name }: ColumnDefinition): RegExp {
  return new RegExp(`${quote(name)} [A-Z]+(?:\\(\\d+\\))?(?: NOT NULL)?(?=[,)])`, 'g');
}

function restate(definition: string, pattern: RegExp, words: string): string | undefined {
  return definition.match(pattern)?.length === 1 ? definition.replace(pattern, () => words) : undefined;
}

/** Reads the definition again, which fails if it is malformed. */
async function requireStated(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'rows' | 'columnType'>,
  table: string,
  column: ColumnDefinition,
): Promise<void> {
  const [found] = await dialect.rows<{ type: string; notnull: number }>(trx, {
    sql: 'SELECT type, "notnull" FROM pragma_table_info(?) WHERE name = ?',
    bindings: [table, column.name],
  });
  const isAsMeant = found?.type === dialect.columnType(column) && (found.notnull === 0) === column.isNullable;
  if (!isAsMeant) throw new Error(`${table}.${column.name} could not be redefined`);
}

function plain(sql: string): { readonly sql: string; readonly bindings: [] } {
  return { sql, bindings: [] };
}
