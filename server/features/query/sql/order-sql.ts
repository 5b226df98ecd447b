import type { Dialect, Fragment } from '../../../storage/sql/dialect.js';
import type { Layer } from '../../model/layer.js';
import type { OrderTerm } from '../plan/order.js';
import type { ValueType } from '../../where/tree.js';
import { typeOfField } from '../../where/typing.js';
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
  // Plain, because it is never NULL; the primary key's index then gives the order.
  if (field.name === layer.objectIdField) {
    const id = objectIdColumn(layer, dialect);
    return isDescending ? sql`${id} DESC` : id;
  }
  return orderValue(query.field(field), typeOfField(field), isDescending, query);
}

/** One term of `ORDER BY`; text by code points. */
export function orderValue(
  value: Fragment,
  type: ValueType,
  isDescending: boolean,
  query: Pick<QueryDialect, 'collate'>,
): Fragment {
  const key = type === 'text' ? query.collate(value) : value;
  return isDescending ? sql`${key} DESC NULLS LAST` : sql`${key} ASC NULLS FIRST`;
}
