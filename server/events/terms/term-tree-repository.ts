import type { Knex } from 'knex';
import type { Taxonomy, Term } from './term.js';
import { type TermRow, toTerm } from './term-repository.js';

/** Finds the ancestors of each term, nearest first. */
export async function findAncestors(
  knex: Knex,
  children: readonly Pick<Term, 'id' | 'parentId'>[],
): Promise<Map<number, Term[]>> {
  const parentIds = children.flatMap(({ parentId }) => (parentId === undefined ? [] : [parentId]));
  const rows: TermRow[] =
    parentIds.length === 0
      ? []
      : await withRelatives(knex, ['terms.id', 'relatives.parent_id'], among(parentIds))
          .from('terms')
          .whereIn('id', (relatives: Knex.QueryBuilder) => void relatives.select('id').from('relatives'))
          .select('terms.*');
  const byId = new Map(rows.map((row) => [row.id, toTerm(row)]));
  return new Map(children.map((child) => [child.id, climb(child, byId)]));
}

/** Finds the ids of these terms and of all their descendants. */
export async function findDescendantIds(knex: Knex, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows: { id: number }[] = await withRelatives(knex, ['terms.parent_id', 'relatives.id'], among(ids))
    .from('relatives')
    .select('id');
  return rows.map(({ id }) => id);
}

/** Selects the terms of published events, and all their ancestors. */
export function selectUsedIds(knex: Knex, taxonomy: Taxonomy): Knex.QueryBuilder {
  return withRelatives(knex, ['terms.id', 'relatives.parent_id'], (first) => {
    void first.where({ taxonomy }).where('count', '>', 0);
  })
    .from('relatives')
    .select('id');
}

/** Locks all terms of the taxonomy, so that its tree does not change. */
export async function lockTaxonomy(trx: Knex.Transaction, taxonomy: Taxonomy): Promise<void> {
  // All transactions lock in the order of ids, to avoid deadlocks.
  await trx<TermRow>('terms').where({ taxonomy }).orderBy('id').forUpdate().select('id');
}

function among(ids: readonly number[]): (first: Knex.QueryBuilder) => void {
  return (first) => void first.whereIn('id', ids);
}

/**
 * Starts a recursive query of `relatives`: the terms that `narrow` keeps, and all that follow from them,
 * where column `near` equals column `far`.
 */
function withRelatives(
  knex: Knex,
  [near, far]: readonly [near: string, far: string],
  narrow: (first: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  return knex.queryBuilder().withRecursive('relatives', ['id', 'parent_id'], (first: Knex.QueryBuilder) => {
    narrow(first.select('id', 'parent_id').from('terms'));
    // UNION drops duplicates, so that even a cycle terminates.
    void first.union((next: Knex.QueryBuilder) => {
      void next.select('terms.id', 'terms.parent_id').from('terms').join('relatives', near, far);
    });
  });
}

function climb({ parentId }: Pick<Term, 'parentId'>, byId: ReadonlyMap<number, Term>): Term[] {
  const way: Term[] = [];
  let next = parentId === undefined ? undefined : byId.get(parentId);
  while (next !== undefined && !way.includes(next)) {
    way.push(next);
    next = next.parentId === undefined ? undefined : byId.get(next.parentId);
  }
  return way;
}
