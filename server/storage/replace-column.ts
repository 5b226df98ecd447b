import type { Knex } from 'knex';
import type { ColumnDefinition, Dialect, LayerTable } from './dialect.js';
import { addColumnSql } from './layer-table.js';

/** No field of a layer begins like this. */
const REPLACED = '_replaced';

/**
 * Puts a nullable column of this definition with the same name and values in the place of another, since SQLite cannot
 * change the one that is there. Every row is written anew; indexes on the column are made again.
 */
export async function replaceColumn(
  trx: Knex.Transaction,
  dialect: Dialect,
  table: LayerTable,
  column: ColumnDefinition,
): Promise<void> {
  const { quote } = dialect;
  const own = quote(table.name);
  const replaced = quote(REPLACED);
  const indexes = table.indexes.filter(({ columns }) => columns.includes(column.name));
  for (const { name } of indexes) await dialect.dropIndex(trx, table.name, name);
  await trx.raw(`ALTER TABLE ${own} RENAME COLUMN ${quote(column.name)} TO ${replaced}`);
  await trx.raw(addColumnSql(dialect, table.name, column));
  await trx.raw(`UPDATE ${own} SET ${quote(column.name)} = ${replaced}`);
  await dialect.dropColumn(trx, table.name, REPLACED);
  for (const index of indexes) await dialect.createIndex(trx, table.name, index);
}
