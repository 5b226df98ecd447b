import { readDefinitions } from './schema-pages.js';

/** A table whose rows are stored. */
const TABLE = /^\s*create\s+table\b/i;

/** No column is generated without this word, in whatever spelling. */
const MAY_GENERATE = /\bas\b/i;

/**
 * True if SQLite works out the rows of a table as they are read: those of a view, of a virtual table, and of a table with
 * generated columns. True, too, where the file does not tell.
 */
export async function isComputedTable(path: string, table: string): Promise<boolean> {
  const statements = (await readDefinitions(path, table)) ?? [];
  return statements.length === 0 || statements.some((sql) => !TABLE.test(sql) || MAY_GENERATE.test(sql));
}
