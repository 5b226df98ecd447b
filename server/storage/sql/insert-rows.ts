import type { Knex } from 'knex';
import { quoteIdentifier } from './identifier.js';
import { isSqlite } from './is-sqlite.js';

/** Value of a column. */
export type PlainValue = string | number | boolean | null;

/**
 * Escapes that SQLite reads from JSON differently than from a bound value: NUL, which ends a C string, and lone
 * surrogates.
 */
const UNLIKE_VALUES = /\\u(?:0000|d)/;

/**
 * Inserts a few rows with the same columns in one statement; no rows are fine.
 *
 * On SQLite the rows are bound as one JSON text: Knex would write a `SELECT` per row, which takes longer to compile
 * than to run, and binding a value costs more than reading it from the text.
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
