import type { Database, Transaction } from '../../storage/database/database.js';
import { toPlainText } from '../text/html.js';
import { foldName, isSameName, isSlug, makeSlug } from '../text/slug.js';
import type { Taxonomy, Term } from './term.js';
import { findTermsCalled } from './term-repository.js';

/** Column of a term that a text may match. */
export type TermKey = 'id' | 'slug' | 'name';

/** Columns that a text in a field of an event may match; clients also send ids as text. */
export const FIELD_KEYS: readonly TermKey[] = ['id', 'slug', 'name'];

/** True if a text can name a new term; digits are an id. */
export function canNameNewTerm(text: string): boolean {
  return !/^\d*$/.test(text);
}

/**
 * Finds the terms for texts, each by the first of `keys` that matches, and omits texts without a match.
 * Names are compared as names, and slugs only as written, since `C`, `C++` and `C#` would give one slug.
 */
export async function findTermsMeant(
  connection: Database['knex'] | Transaction,
  taxonomy: Taxonomy,
  texts: readonly string[],
  keys: readonly TermKey[],
): Promise<Map<string, Term>> {
  const wanted = texts.map(readText);
  const candidates =
    wanted.length === 0
      ? []
      : await findTermsCalled(connection, taxonomy, {
          ids: wanted.flatMap(({ id }) => (id === undefined ? [] : [id])),
          slugs: wanted.flatMap(({ slug }) => (slug === '' ? [] : [slug])),
          names: wanted.flatMap(({ name }) => (name === '' ? [] : [name])),
        });
  const found = new Map<string, Term>();
  for (const text of wanted) {
    const term = keys.map((key) => pick(text, key, candidates)).find((match) => match !== undefined);
    if (term !== undefined) found.set(text.sent, term);
  }
  return found;
}

interface Text {
  readonly sent: string;
  readonly id: number | undefined;
  /** Empty if the text is not written as a slug. */
  readonly slug: string;
  readonly name: string;
}

function readText(sent: string): Text {
  const name = toPlainText(sent);
  const id = /^\d{1,15}$/.test(name) ? Number(name) : undefined;
  return { sent, id, slug: isSlug(name) ? makeSlug(name) : '', name };
}

/** Picks the term whose name differs least from the text, then the oldest. */
function pick(text: Text, key: TermKey, candidates: readonly Term[]): Term | undefined {
  if (key === 'id') return candidates.find(({ id }) => id === text.id);
  if (key === 'slug') return candidates.find(({ slug }) => slug !== '' && slug === text.slug);
  const namesakes = candidates.filter(({ name }) => foldName(name) === foldName(text.name));
  return namesakes.find(({ name }) => isSameName(name, text.name)) ?? namesakes[0];
}
