import type { Dialect, Fragment } from '../../../storage/sql/dialect.js';
import type { Layer } from '../../model/layer.js';
import type { OrderTerm } from '../plan/order.js';
import type { ValueType } from '../../where/tree.js';
import { typeOfField } from '../../where/typing.js';
import { join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';
import { objectIdColumn } from './selection-sql.js';

/**
 * Writes `ORDER BY` the terms. NULL comes first, or last in descending order, as clients expect; the
 * defaults of both databases differ.
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
  // A plain column, since it is never NULL; the index of the primary key then gives the order.
  if (field.name === layer.objectIdField) {
    const id = objectIdColumn(layer, dialect);
    return isDescending ? sql`${id} DESC` : id;
  }
  return orderValue(query.field(field), typeOfField(field), isDescending, query);
}

/** Writes one term of `ORDER BY`; text is ordered by code points. */
export function orderValue(
  value: Fragment,
  type: ValueType,
  isDescending: boolean,
  query: Pick<QueryDialect, 'collate'>,
): Fragment {
  const key = type === 'text' ? query.collate(value) : value;
  return isDescending ? sql`${key} DESC NULLS LAST` : sql`${key} ASC NULLS FIRST`;
}
