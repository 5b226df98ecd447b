import type { Knex } from 'knex';
import { foldForSearch } from '../../lib/text/search-text.js';
import { isSqlite } from '../../storage/sql/is-sqlite.js';
import { MAX_ID } from '../records/record.js';
import { foldName, MAX_SLUG_LENGTH } from '../text/slug.js';
import type { Taxonomy, Term, TermContent } from './term.js';

export interface TermRow {
  readonly id: number;
  readonly taxonomy: Taxonomy;
  readonly name: string;
  readonly name_key: string;
  /** Name and slug on separate lines. */
  readonly search_text: string;
  readonly slug: string;
  readonly description: string;
  readonly parent_id: number | null;
  readonly count: number;
}

export type TermQuery = Knex.QueryBuilder<TermRow, TermRow[]>;

// Maximum length that a suffix such as -12345 takes from the end of a slug.
const SUFFIX_LENGTH = 6;
// Extra length that a cut may remove, since it neither splits an escaped character nor leaves a hyphen at the end.
const ESCAPE_LENGTH = 13;

export async function findTerm(knex: Knex, taxonomy: Taxonomy, id: number): Promise<Term | undefined> {
  if (id > MAX_ID) return undefined;
  const row = await terms(knex).where({ taxonomy, id }).first();
  return row && toTerm(row);
}

/** Finds a term and locks its row until the transaction ends. */
export async function findTermForChange(
  trx: Knex.Transaction,
  taxonomy: Taxonomy,
  id: number,
): Promise<Term | undefined> {
  if (id > MAX_ID) return undefined;
  const row = await terms(trx).where({ taxonomy, id }).forUpdate().first();
  return row && toTerm(row);
}

export async function findTermBySlug(
  knex: Knex,
  taxonomy: Taxonomy,
  slug: string,
): Promise<Term | undefined> {
  const row = await terms(knex).where({ taxonomy, slug }).first();
  return row && toTerm(row);
}

/** Finds terms with one of these ids, slugs or names, regardless of case and accents of names; by id. */
export async function findTermsCalled(
  knex: Knex,
  taxonomy: Taxonomy,
  called: {
    readonly ids: readonly number[];
    readonly slugs: readonly string[];
    readonly names: readonly string[];
  },
): Promise<Term[]> {
  const ids = called.ids.filter((id) => id <= MAX_ID);
  const rows = await terms(knex)
    // Repeat the taxonomy in each condition, so that SQLite uses an index for each instead of reading all
    // terms of the taxonomy.
    .where((one: Knex.QueryBuilder) => void one.where({ taxonomy }).whereIn('slug', called.slugs))
    .orWhere((one: Knex.QueryBuilder) => {
      void one.where({ taxonomy }).whereIn('name_key', called.names.map(foldName));
    })
    .orWhere((one: Knex.QueryBuilder) => void one.where({ taxonomy }).whereIn('id', ids))
    .orderBy('id');
  return rows.map(toTerm);
}

/** Finds slugs in use that could collide with `slug`, also with a number. */
export async function findTakenTermSlugs(
  trx: Knex.Transaction,
  taxonomy: Taxonomy,
  slug: string,
): Promise<Set<string>> {
  const beginning = slug.slice(0, MAX_SLUG_LENGTH - SUFFIX_LENGTH - ESCAPE_LENGTH);
  const rows = await terms(trx)
    .where({ taxonomy })
    // No character of a slug sorts after the tilde.
    .where('slug', '>=', beginning)
    .where('slug', '<', `${beginning}~`)
    .select('slug');
  return new Set(rows.map((row) => row.slug));
}

/**
 * Prevents other creations of terms in the taxonomy until the transaction ends. Names have no unique index,
 * since terms with different slugs may share one. SQLite has a single writer anyway.
 */
export async function holdTermCreation(trx: Knex.Transaction, taxonomy: Taxonomy): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`fairground terms ${taxonomy}`]);
}

export async function insertTerm(trx: Knex.Transaction, content: TermContent): Promise<Term> {
  const [row] = await terms(trx).insert(toColumns(content)).returning('*');
  if (row === undefined) throw new Error('insert into terms returned no row');
  return toTerm(row);
}

/** Updates everything except the count. */
export async function updateTerm(trx: Knex.Transaction, term: Term): Promise<void> {
  await terms(trx).where('id', term.id).update(toColumns(term));
}

/** Deletes a term, and its links to events by foreign key. Its children move up to its parent. */
export async function deleteTerm(trx: Knex.Transaction, term: Term): Promise<void> {
  await terms(trx)
    .where('parent_id', term.id)
    .update({ parent_id: term.parentId ?? null });
  await terms(trx).where('id', term.id).delete();
}

export function toTerm(row: TermRow): Term {
  return {
    id: row.id,
    taxonomy: row.taxonomy,
    name: row.name,
    slug: row.slug,
    description: row.description,
    parentId: row.parent_id ?? undefined,
    count: row.count,
  };
}

function terms(knex: Knex): TermQuery {
  return knex<TermRow>('terms');
}

function toColumns(content: TermContent): Omit<TermRow, 'id' | 'count'> {
  return {
    taxonomy: content.taxonomy,
    name: content.name,
    name_key: foldName(content.name),
    search_text: `${foldForSearch(content.name)}\n${foldForSearch(content.slug)}`,
    slug: content.slug,
    description: content.description,
    parent_id: content.parentId ?? null,
  };
}
