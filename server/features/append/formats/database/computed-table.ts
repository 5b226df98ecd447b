import { readDefinitions } from './schema-pages.js';

/** Pattern of a table whose rows are stored. */
const TABLE = /^\s*create\s+table\b/i;

/** Word that every definition of a generated column contains, in any case. */
const MAY_GENERATE = /\bas\b/i;

/**
 * True if SQLite computes the rows of a table on reading: a view, a virtual table, or a table with generated
 * columns. Also true if the file does not say.
 */
export async function isComputedTable(path: string, table: string): Promise<boolean> {
  const statements = (await readDefinitions(path, table)) ?? [];
  return statements.length === 0 || statements.some((sql) => !TABLE.test(sql) || MAY_GENERATE.test(sql));
}
