import type { Fragment } from '../../../storage/sql/dialect.js';
import { type CaseFunction, type LetterChange, letterChanges } from '../../where/letter-case.js';
import { bind, sql } from './fragment.js';

const ASCII = String.fromCharCode(...Array.from({ length: 127 }, (_, index) => index + 1));

const PLAIN: Readonly<Record<CaseFunction, Fragment>> = { UPPER: sql`upper`, LOWER: sql`lower` };

/**
 * Writes UPPER or LOWER for SQLite, whose own functions change only ASCII letters.
 *
 * @param changes - non-ASCII letters to change; all if absent
 */
export function changeCaseOnSpatialite(
  name: CaseFunction,
  text: Fragment,
  changes: readonly LetterChange[] | undefined,
): Fragment {
  if (changes === undefined) return changeAllOnSpatialite(name, text);
  return changes.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${quoteLetters(from)}, ${quoteLetters(to)})`,
    sql`${PLAIN[name]}(${text})`,
  );
}

/**
 * Writes UPPER or LOWER for PostgreSQL. The collation "C" changes only ASCII letters, so that the result
 * depends neither on the locale of the database nor on the version of ICU.
 *
 * @param changes - non-ASCII letters to change; all if absent
 */
export function changeCaseOnPostgis(
  name: CaseFunction,
  text: Fragment,
  changes: readonly LetterChange[] | undefined,
): Fragment {
  if (changes === undefined) return changeAllOnPostgis(name, text);
  const ascii = sql`${PLAIN[name]}((${text}) COLLATE "C")`;
  if (changes.length === 0) return ascii;
  const [from, to] = columnsOf(changes);
  return sql`translate(${ascii}, ${quoteLetters(from)}, ${quoteLetters(to)})`;
}

/**
 * Replaces the non-ASCII letters one by one, each at all its positions. `rest` is the text from the first
 * letter that has not been handled; NULL marks the first step, which changes the ASCII letters.
 */
function changeAllOnSpatialite(name: CaseFunction, text: Fragment): Fragment {
  const [from, to] = columnsOf([...letterChanges(name)]);
  const letter = sql`substr(rest, 1, 1)`;
  const changed = sql`coalesce(nullif(substr(${bind(to)}, instr(${bind(from)}, ${letter}), 1), ''), ${letter})`;
  // A function argument, since IN would take a bare subquery for a list of rows.
  return sql`coalesce((WITH RECURSIVE step (result, rest) AS (
    SELECT ${text}, NULL
    UNION ALL
    SELECT CASE WHEN rest IS NULL THEN ${PLAIN[name]}(result) ELSE replace(result, ${letter}, ${changed}) END,
      ltrim(CASE WHEN rest IS NULL THEN result ELSE replace(rest, ${letter}, '') END, ${bind(ASCII)})
    FROM step WHERE result IS NOT NULL AND (rest IS NULL OR rest <> ''))
    SELECT result FROM step WHERE rest = ''), NULL)`;
}

/** Looks up each letter of a text that is not purely ASCII. */
function changeAllOnPostgis(name: CaseFunction, text: Fragment): Fragment {
  const table = bind(JSON.stringify(Object.fromEntries(letterChanges(name))));
  const ascii = sql`${PLAIN[name]}(given.text COLLATE "C")`;
  // OFFSET keeps the planner from inlining the text at each reference.
  return sql`((SELECT CASE WHEN octet_length(given.text) = char_length(given.text) THEN ${ascii}
      ELSE (SELECT string_agg(coalesce(${table}::jsonb ->> letter, letter), '' ORDER BY place)
        FROM unnest(string_to_array(${ascii}, NULL)) WITH ORDINALITY AS letters (letter, place)) END
    FROM (SELECT (${text})::text AS text OFFSET 0) AS given) COLLATE "C")`;
}

/** Returns both columns of the changes, each as one text with a letter per change. */
function columnsOf(changes: readonly LetterChange[]): [from: string, to: string] {
  return [changes.map(([from]) => from).join(''), changes.map(([, to]) => to).join('')];
}

/** Quotes letters of the server's own table. Bound values would count against the limit of a statement. */
function quoteLetters(letters: string): Fragment {
  return { sql: `'${letters}'`, bindings: [] };
}
