import type { Dialect, Fragment } from '../../../storage/dialect.js';
import type { Layer } from '../../layer.js';
import type { OrderTerm } from '../order.js';
import { typeOfField } from '../where/typing.js';
import { join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';
import { objectIdColumn } from './selection-sql.js';

/**
 * `ORDER BY` the terms. NULL comes before everything else, or last where descending, as on the servers that
 * clients know; the databases' own habits differ.
 */
export function orderBy(
  terms: readonly OrderTerm[],
  layer: Layer,
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  return sql`ORDER BY ${join(
    terms.map((term) => orderTerm(term, layer, dialect, query)),
    ', ',
  )}`;
}

function orderTerm(
  { field, isDescending }: OrderTerm,
  layer: Layer,
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  // Never NULL, and said plainly so that the primary key's index gives the order.
  if (field.name === layer.objectIdField) {
    const id = objectIdColumn(layer, dialect);
    return isDescending ? sql`${id} DESC` : id;
  }
  const value = query.field(field);
  const key = typeOfField(field) === 'text' ? query.collate(value) : value;
  return isDescending ? sql`${key} DESC NULLS LAST` : sql`${key} ASC NULLS FIRST`;
}
