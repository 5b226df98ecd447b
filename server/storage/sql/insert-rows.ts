import type { Knex } from 'knex';
import { quoteIdentifier } from './identifier.js';
import { isSqlite } from './is-sqlite.js';

/** Value of a column. */
export type PlainValue = string | number | boolean | null;

/**
 * Escapes that SQLite reads from JSON differently than from a bound value: NUL, which ends a C string, and halves of
 * surrogate pairs.
 */
const UNLIKE_VALUES = /\\u(?:0000|d)/;

/**
 * Inserts a few rows of the same columns in one statement; none is fine. Knex writes a `SELECT` for each row on
 * SQLite, which takes longer to compile than to run, and SQLite's driver takes longer for each value that it hands
 * over than SQLite for finding it in a text: there the rows go as one.
 *
 * @throws {Error} when the table or a column is not an identifier.
 */
export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly Readonly<Record<string, PlainValue>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const into = `INSERT INTO ${quoteIdentifier(table)} (${columns.map(quoteIdentifier).join(', ')})`;
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  const json = isSqlite(trx) ? JSON.stringify(values) : undefined;
  if (json !== undefined && !UNLIKE_VALUES.test(json)) {
    const found = columns.map((_, index) => `json_extract(value, '$[${String(index)}]')`);
    await trx.raw(`${into} SELECT ${found.join(', ')} FROM json_each(?)`, [json]);
  } else {
    const places = `(${columns.map(() => '?').join(', ')})`;
    await trx.raw(`${into} VALUES ${rows.map(() => places).join(', ')}`, values.flat());
  }
}
