import type { Knex } from 'knex';
import type { Fragment, TextColumn } from '../sql/dialect.js';
import { deriveIdentifier, quoteIdentifier } from '../sql/identifier.js';
import { likeContaining } from '../sql/like.js';

/** Characters of an index term. A search for a shorter text reads the rows themselves. */
const TRIGRAM = 3;

/**
 * An FTS5 table of trigrams beside the table, kept by triggers. It holds no texts of its own and tells cases
 * apart, as its callers fold theirs.
 */
export async function createSubstringIndex(trx: Knex.Transaction, text: TextColumn): Promise<void> {
  const index = quoteIdentifier(indexName(text));
  const [table, rowId, column] = [text.table, text.rowId, text.column].map(quoteIdentifier) as [
    string,
    string,
    string,
  ];
  await trx.raw(
    `CREATE VIRTUAL TABLE ${index} USING fts5
      (${column}, content=${table}, content_rowid=${rowId}, columnsize=0, tokenize='trigram case_sensitive 1')`,
  );
  const insert = `INSERT INTO ${index} (rowid, ${column}) VALUES (new.${rowId}, new.${column})`;
  // The index must be told what it is to forget.
  const remove = `INSERT INTO ${index} (${index}, rowid, ${column}) VALUES ('delete', old.${rowId}, old.${column})`;
  const triggers = {
    insert: `AFTER INSERT ON ${table} BEGIN ${insert}; END`,
    update: `AFTER UPDATE OF ${column} ON ${table} WHEN old.${column} <> new.${column}
      BEGIN ${remove}; ${insert}; END`,
    delete: `AFTER DELETE ON ${table} BEGIN ${remove}; END`,
  };
  for (const [event, body] of Object.entries(triggers)) {
    await trx.raw(`CREATE TRIGGER ${quoteIdentifier(deriveIdentifier(indexName(text), event))} ${body}`);
  }
  await trx.raw(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
}

export function containsAll(text: TextColumn, parts: readonly string[]): Fragment {
  return joinParts(text, parts, 'AND');
}

export function containsAny(text: TextColumn, parts: readonly string[]): Fragment {
  return joinParts(text, parts, 'OR');
}

/** All long parts in one question to the index, which is much faster than one for each. */
function joinParts(text: TextColumn, parts: readonly string[], operator: 'AND' | 'OR'): Fragment {
  const isLong = (part: string): boolean => Array.from(part).length >= TRIGRAM;
  const [long, short] = [parts.filter(isLong), parts.filter((part) => !isLong(part))];
  const [table, rowId, column] = [text.table, text.rowId, text.column].map(quoteIdentifier) as [
    string,
    string,
    string,
  ];
  const index = quoteIdentifier(indexName(text));
  const match = `${table}.${rowId} IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?)`;
  const like = `${table}.${column} LIKE ? ESCAPE '\\'`;
  const conditions = [...(long.length > 0 ? [match] : []), ...short.map(() => like)];
  return {
    sql: `(${conditions.join(` ${operator} `)})`,
    bindings: [
      ...(long.length > 0 ? [long.map(quotePhrase).join(` ${operator} `)] : []),
      ...short.map(likeContaining),
    ],
  };
}

function quotePhrase(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}

function indexName({ table, column }: TextColumn): string {
  return deriveIdentifier('idx', table, column);
}
