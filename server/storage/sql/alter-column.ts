import type { Knex } from 'knex';
import type { ColumnDefinition, Dialect, LayerTable } from './dialect.js';
import { columnSql } from './layer-table.js';

/**
 * Has SQLite's definition of a table say of a column what it is now, for which there is no statement. No row is read or
 * written: this is how SQLite's manual changes what has no bearing on the bytes of rows
 * (https://www.sqlite.org/lang_altertable.html#otheralter). Whether a value may be missing and how long texts are is of
 * that kind; another type need not be.
 *
 * @throws {Error} where the definition is not in our words, or did not come out as meant. The transaction must end then.
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
    // By this number other connections see that they have to read it anew.
    await trx.raw(`PRAGMA schema_version = ${String((before?.schema_version ?? 0) + 1)}`);
  } finally {
    // And so does this one, with its next statement: `RESET` would do it now, but have it forget that this is a change,
    // which it is to take back with the transaction. Else it would go on with what never came to be.
    await trx.raw('PRAGMA writable_schema = OFF');
  }
  await requireStated(trx, dialect, name, column);
}

/** A column as `columnSql` has written it at some time, and nothing else of the definition. */
function columnPattern({ quote }: Pick<Dialect, 'quote'>, { name }: ColumnDefinition): RegExp {
  return new RegExp(`${quote(name)} [A-Z]+(?:\\(\\d+\\))?(?: NOT NULL)?(?=[,)])`, 'g');
}

function restate(definition: string, pattern: RegExp, words: string): string | undefined {
  return definition.match(pattern)?.length === 1 ? definition.replace(pattern, () => words) : undefined;
}

/** Reads the definition anew, which fails where it is none any more. */
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
