import type { Fault } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import { invalidField } from '../records/fault.js';
import { type Caller, canWrite } from '../records/rights.js';
import { TAXONOMIES, type Taxonomy } from './term.js';
import { readTermLinks, type TermLinks, type TermReference } from './term-link.js';
import { canNameNewTerm, FIELD_KEYS, findTermsMeant } from './term-names.js';
import { canWriteTerms } from './term-rights.js';

/**
 * Finds new terms that the fields of an event name and the caller may not create. Numbers that are not the
 * id of a term are ignored without a fault, and so are texts of digits that match none.
 */
export async function findTermLinkFaults(
  links: TermLinks,
  { database, caller }: { readonly database: Database; readonly caller: Caller },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [taxonomy, references] of readTermLinks(links)) {
    const reason = await findReason(taxonomy, references);
    if (reason !== undefined) faults.push(invalidField(TAXONOMIES[taxonomy].list, reason));
  }
  return faults;

  async function findReason(
    taxonomy: Taxonomy,
    references: readonly TermReference[],
  ): Promise<string | undefined> {
    // A caller who may not write at all gets that error, not a list of missing terms.
    if (!canWrite(caller) || canWriteTerms(caller, taxonomy)) return undefined;
    const texts = references.filter((reference) => typeof reference === 'string');
    const found = await findTermsMeant(database.knex, taxonomy, texts, FIELD_KEYS);
    const missing = texts.filter((text) => !found.has(text) && canNameNewTerm(text));
    return missing.length === 0 ? undefined : describeMissing(missing);
  }
}

/** Returns the reason why names of unknown terms are refused. */
export function describeMissing(names: readonly string[]): string {
  const list = names.map((name) => JSON.stringify(name)).join(', ');
  return `names terms that do not exist and that you may not create: ${list}`;
}
