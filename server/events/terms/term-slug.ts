import type { Transaction } from '../../storage/database/database.js';
import { makeSlug, makeUnique } from '../text/slug.js';
import type { Taxonomy, Term } from './term.js';
import { findTakenTermSlugs } from './term-repository.js';

/**
 * Returns `slug`; if another term of the taxonomy has it, appends the slug of the parent, then of its
 * parent and so on, and finally a number.
 *
 * @param ancestors from the parent upward.
 */
export async function chooseTermSlug(
  trx: Transaction,
  taxonomy: Taxonomy,
  slug: string,
  ancestors: readonly Term[],
): Promise<string> {
  const taken = await findTakenTermSlugs(trx, taxonomy, slug);
  let candidate = slug;
  for (const ancestor of ancestors) {
    if (!taken.has(candidate)) break;
    candidate = makeSlug(`${candidate}-${ancestor.slug}`);
  }
  return makeUnique(candidate, taken);
}
