import type { Fault } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import { invalidField } from '../records/fault.js';
import { TAXONOMIES, type Taxonomy } from './term.js';
import { findTermsMeant } from './term-names.js';
import { findDescendantIds } from './term-tree-repository.js';

/**
 * The terms that a filter of a list names, by slug, id or name, with all that are below them; and what it names
 * in vain. An empty text is no term.
 */
export async function resolveTermFilter(
  { knex }: Pick<Database, 'knex'>,
  taxonomy: Taxonomy,
  values: readonly (string | number)[],
): Promise<{ readonly termIds: readonly number[]; readonly faults: readonly Fault[] }> {
  const texts = values.map(String);
  const terms = await findTermsMeant(knex, taxonomy, texts, ['slug', 'id', 'name']);
  const unknown = texts.filter((text) => !terms.has(text));
  const ids = [...new Set([...terms.values()].map(({ id }) => id))];
  const { list, isHierarchical } = TAXONOMIES[taxonomy];
  return {
    termIds: isHierarchical ? await findDescendantIds(knex, ids) : ids,
    faults: unknown.length === 0 && texts.length > 0 ? [] : [describeUnknown(list, unknown)],
  };
}

/** One fault for all the terms that a parameter names in vain, or for naming none. */
export function describeUnknown(field: string, unknown: readonly string[]): Fault {
  if (unknown.length === 0) return invalidField(field, 'must not be empty');
  return invalidField(
    field,
    `must name existing terms; not found: ${unknown.map((text) => JSON.stringify(text)).join(', ')}`,
  );
}
