import type { Fragment } from '../../../storage/sql/dialect.js';

/**
 * SQL composed from pieces: sql`${left} = ${right}`. Only other fragments fit into the placeholders, so values enter
 * only by `bind`, and names by the dialect's `quote`.
 */
export function sql(text: TemplateStringsArray, ...holes: readonly Fragment[]): Fragment {
  const pieces = text.map((piece, index) => `${piece}${holes[index]?.sql ?? ''}`);
  return { sql: pieces.join(''), bindings: holes.flatMap((hole) => hole.bindings) };
}

/** Creates a bound value. */
export function bind(value: string | number | Uint8Array): Fragment {
  return { sql: '?', bindings: [value instanceof Uint8Array ? Buffer.from(value) : value] };
}

export function join(
  pieces: readonly Fragment[],
  separator: ', ' | ' AND ' | ' || ' | ' UNION ALL ',
): Fragment {
  return {
    sql: pieces.map((piece) => piece.sql).join(separator),
    bindings: pieces.flatMap((piece) => piece.bindings),
  };
}
