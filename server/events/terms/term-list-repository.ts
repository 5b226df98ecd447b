import type { Knex } from 'knex';
import { likeContaining } from '../../storage/sql/like.js';
import type { PageOf } from '../records/list-parameters.js';
import { MAX_ID } from '../records/record.js';
import { readTextSearch } from '../text/search.js';
import type { Taxonomy, Term } from './term.js';
import { type TermQuery, type TermRow, toTerm } from './term-repository.js';
import { selectUsedIds } from './term-tree-repository.js';

/** Columns for sorting, by their wire names. */
const ORDERS: Readonly<Record<string, 'name_key' | 'id' | 'slug' | 'description' | 'count'>> = {
  name: 'name_key',
  id: 'id',
  slug: 'slug',
  description: 'description',
  count: 'count',
  // Terms have no groups, so all are equal.
  term_group: 'id',
};

/** Filter of a list of terms. All conditions apply together. */
export interface TermFilter {
  readonly taxonomy: Taxonomy;
  readonly hidesEmpty: boolean;
  readonly search: string | undefined;
  readonly includeIds: readonly number[] | undefined;
  readonly excludeIds: readonly number[] | undefined;
  readonly parentId: number | undefined;
  readonly eventId: number | undefined;
  /** Normalized slug. */
  readonly slug: string | undefined;
}

export interface TermOrder {
  /** Wire name of a column, or `include` for the order of `includeIds`; other values sort by name. */
  readonly by: string;
  readonly isDescending: boolean;
}

/** Lists one page of the terms that match the filter, with their total number. */
export async function listTerms(
  knex: Knex,
  filter: TermFilter,
  order: TermOrder,
  page: PageOf,
): Promise<{ terms: Term[]; total: number }> {
  const [count] = await applyFilter(knex, filter).count<{ total: number }[]>({ total: '*' });
  const total = count?.total ?? 0;
  if (page.offset >= total) return { terms: [], total };
  const query = applyFilter(knex, filter);
  applyOrder(query, order, filter.includeIds);
  const rows = await query.offset(page.offset).limit(page.limit);
  return { terms: rows.map(toTerm), total };
}

function applyFilter(knex: Knex, filter: TermFilter): TermQuery {
  const { taxonomy, hidesEmpty, search, includeIds, excludeIds, parentId, eventId, slug } = filter;
  const query: TermQuery = knex<TermRow>('terms').where({ taxonomy });
  if (hidesEmpty) void query.whereIn('id', selectUsedIds(knex, taxonomy));
  if (includeIds !== undefined) void query.whereIn('id', includeIds.filter(isPossible));
  if (excludeIds !== undefined) void query.whereNotIn('id', excludeIds.filter(isPossible));
  if (parentId !== undefined) void query.where('parent_id', parentId);
  if (slug !== undefined) void query.where('slug', slug);
  if (eventId !== undefined) {
    void query.whereIn('id', (links: Knex.QueryBuilder) => {
      void links.select('term_id').from('event_terms').where('event_id', eventId);
    });
  }
  if (search !== undefined) {
    void query.whereRaw(`search_text LIKE ? ESCAPE '\\'`, [likeContaining(readTextSearch(search))]);
  }
  return query;
}

/** Break ties by id, so that pages do not overlap. */
function applyOrder(
  query: TermQuery,
  { by, isDescending }: TermOrder,
  includeIds: readonly number[] = [],
): void {
  const direction = isDescending ? 'desc' : 'asc';
  const places = includeIds.filter(isPossible);
  if (by === 'include' && places.length > 0) {
    const cases = 'WHEN ? THEN CAST(? AS INTEGER) '.repeat(places.length);
    void query.orderByRaw(
      `CASE id ${cases} END ${direction}`,
      [...places.entries()].flatMap(([place, id]) => [id, place]),
    );
  } else {
    void query.orderBy(Object.hasOwn(ORDERS, by) ? (ORDERS[by] ?? 'name_key') : 'name_key', direction);
  }
  void query.orderBy('id');
}

function isPossible(id: number): boolean {
  return id <= MAX_ID;
}
