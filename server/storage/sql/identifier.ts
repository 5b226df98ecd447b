import { createHash } from 'node:crypto';

// Lower case, because PostgreSQL folds unquoted names and SQLite ignores case.
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;

/** Maximum length of an identifier of PostgreSQL in bytes; SQLite has no limit. */
const MAX_IDENTIFIER_BYTES = 63;

/** Returns true for a valid name of a table, column or index: lower-case ASCII letters, digits and `_`. */
export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name);
}

/**
 * Returns `name` in double quotes, as both databases write it.
 *
 * @throws {Error} when `name` is not an identifier, which is a bug in the caller.
 */
export function quoteIdentifier(name: string): string {
  if (!isIdentifier(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return `"${name}"`;
}

/** Returns `table_part_suffix`, shortened with a digest if it would be too long for PostgreSQL. */
export function deriveIdentifier(...parts: string[]): string {
  const name = parts.join('_').toLowerCase();
  if (name.length <= MAX_IDENTIFIER_BYTES) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, MAX_IDENTIFIER_BYTES - digest.length - 1)}_${digest}`;
}
