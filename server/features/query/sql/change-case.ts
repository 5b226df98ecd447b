import type { Fragment } from '../../../storage/sql/dialect.js';
import { type CaseFunction, type LetterChange, letterChanges } from '../../where/letter-case.js';
import { bind, sql } from './fragment.js';

const ASCII = String.fromCharCode(...Array.from({ length: 127 }, (_, index) => index + 1));

const PLAIN: Readonly<Record<CaseFunction, Fragment>> = { UPPER: sql`upper`, LOWER: sql`lower` };

/**
 * UPPER or LOWER on SQLite, which itself changes ASCII letters only.
 *
 * @param changes - the letters beyond ASCII to change; absent, all
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
 * UPPER or LOWER on PostgreSQL. The collation "C" changes ASCII letters only, so that the result depends on no locale
 * of the database and on no version of ICU.
 *
 * @param changes - the letters beyond ASCII to change; absent, all
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
 * Replaces one letter beyond ASCII after the other, each wherever it is in the text. `rest` holds the text from the
 * first letter that was not yet looked at; NULL marks the first step, which changes the ASCII letters.
 */
function changeAllOnSpatialite(name: CaseFunction, text: Fragment): Fragment {
  const [from, to] = columnsOf([...letterChanges(name)]);
  const letter = sql`substr(rest, 1, 1)`;
  const changed = sql`coalesce(nullif(substr(${bind(to)}, instr(${bind(from)}, ${letter}), 1), ''), ${letter})`;
  // As an argument, since IN would take a bare subquery for a list of rows.
  return sql`coalesce((WITH RECURSIVE step (result, rest) AS (
    SELECT ${text}, NULL
    UNION ALL
    SELECT CASE WHEN rest IS NULL THEN ${PLAIN[name]}(result) ELSE replace(result, ${letter}, ${changed}) END,
      ltrim(CASE WHEN rest IS NULL THEN result ELSE replace(rest, ${letter}, '') END, ${bind(ASCII)})
    FROM step WHERE result IS NOT NULL AND (rest IS NULL OR rest <> ''))
    SELECT result FROM step WHERE rest = ''), NULL)`;
}

/** Looks up each letter of a text that is not ASCII alone. */
function changeAllOnPostgis(name: CaseFunction, text: Fragment): Fragment {
  const table = bind(JSON.stringify(Object.fromEntries(letterChanges(name))));
  const ascii = sql`${PLAIN[name]}(given.text COLLATE "C")`;
  // OFFSET keeps the planner from writing the text out at each of its places.
  return sql`((SELECT CASE WHEN octet_length(given.text) = char_length(given.text) THEN ${ascii}
      ELSE (SELECT string_agg(coalesce(${table}::jsonb ->> letter, letter), '' ORDER BY place)
        FROM unnest(string_to_array(${ascii}, NULL)) WITH ORDINALITY AS letters (letter, place)) END
    FROM (SELECT (${text})::text AS text OFFSET 0) AS given) COLLATE "C")`;
}

/** Both sides of the changes, each as one text with a letter for each change. */
function columnsOf(changes: readonly LetterChange[]): [from: string, to: string] {
  return [changes.map(([from]) => from).join(''), changes.map(([, to]) => to).join('')];
}

/** Letters of our own table, written out: bound ones would use up the values that a statement may have. */
function quoteLetters(letters: string): Fragment {
  return { sql: `'${letters}'`, bindings: [] };
}
