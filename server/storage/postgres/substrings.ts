import type { Knex } from 'knex';
import type { Fragment, TextColumn } from '../sql/dialect.js';
import { deriveIdentifier, quoteIdentifier } from '../sql/identifier.js';
import { likeContaining } from '../sql/like.js';

/** Creates a trigram index. Searches for fewer than three characters read every row. */
export async function createSubstringIndex(trx: Knex.Transaction, text: TextColumn): Promise<void> {
  const index = quoteIdentifier(deriveIdentifier(text.table, text.column, 'trigrams'));
  const on = `${quoteIdentifier(text.table)} USING gin (${quoteIdentifier(text.column)} gin_trgm_ops)`;
  await trx.raw(`CREATE INDEX ${index} ON ${on}`);
}

export function containsAll(text: TextColumn, parts: readonly string[]): Fragment {
  return joinLikes(text, parts, ' AND ');
}

export function containsAny(text: TextColumn, parts: readonly string[]): Fragment {
  return joinLikes(text, parts, ' OR ');
}

function joinLikes({ table, column }: TextColumn, parts: readonly string[], operator: string): Fragment {
  const like = `${quoteIdentifier(table)}.${quoteIdentifier(column)} LIKE ? ESCAPE '\\'`;
  return { sql: `(${parts.map(() => like).join(operator)})`, bindings: parts.map(likeContaining) };
}
