import type { Fault } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import { invalidField } from '../records/fault.js';
import { TAXONOMIES, type Taxonomy } from './term.js';
import { findTermsMeant } from './term-names.js';
import { findDescendantIds } from './term-tree-repository.js';

/**
 * Finds the terms that a list filter names by slug, id or name, with all their descendants, and the names
 * that match none. An empty text is not a term.
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

/** Makes one fault for all unknown terms of a parameter, or for naming none. */
export function describeUnknown(field: string, unknown: readonly string[]): Fault {
  if (unknown.length === 0) return invalidField(field, 'must not be empty');
  return invalidField(
    field,
    `must name existing terms; not found: ${unknown.map((text) => JSON.stringify(text)).join(', ')}`,
  );
}
