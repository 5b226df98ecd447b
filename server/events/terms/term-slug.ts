import type { Transaction } from '../../storage/database/database.js';
import { makeSlug, makeUnique } from '../text/slug.js';
import type { Taxonomy, Term } from './term.js';
import { findTakenTermSlugs } from './term-repository.js';

/**
 * `slug`, or where another term of the taxonomy has it, with the slug of the parent behind it, then of the
 * parent's parent and so on; and at last with a number.
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
