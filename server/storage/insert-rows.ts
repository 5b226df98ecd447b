import type { Knex } from 'knex';
import { quoteIdentifier } from './identifier.js';

/**
 * Inserts a few rows of the same columns in one statement; none is fine. Knex writes a `SELECT` for each row on
 * SQLite, which takes longer to compile than to run.
 *
 * @throws {Error} when the table or a column is not an identifier.
 */
export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly Readonly<Record<string, Knex.Value>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const places = `(${columns.map(() => '?').join(', ')})`;
  const into = `${quoteIdentifier(table)} (${columns.map(quoteIdentifier).join(', ')})`;
  const values: Knex.Value[] = [];
  for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
  await trx.raw(`INSERT INTO ${into} VALUES ${rows.map(() => places).join(', ')}`, values);
}
