import { column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import type { GroupOrder, Grouping } from '../statistics.js';
import { typeOfField } from '../where/typing.js';
import { type Attribute, attributesOf } from './attribute-columns.js';
import { emitCondition, emitValue } from './emit-where.js';
import { join, sql } from './fragment.js';
import { orderValue } from './order-sql.js';
import type { QueryDialect } from './query-dialect.js';

/** The columns of a group: what it is made by, then what is reckoned. */
export function groupAttributes(
  { groupBy, statistics }: Grouping,
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Attribute[] {
  const reckoned = statistics.map(({ field, value }) => ({ field, value: emitValue(value, query) }));
  return [...attributesOf(groupBy, dialect), ...reckoned];
}

/** `GROUP BY` and `HAVING`; nothing where all rows are one group. */
export function groupBy(
  { groupBy: fields, having }: Grouping,
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  if (fields.length === 0) return sql``;
  const columns = join(
    fields.map((field) => column(dialect, field.column)),
    ', ',
  );
  const grouped = sql`GROUP BY ${columns}`;
  return having === undefined ? grouped : sql`${grouped} HAVING ${emitCondition(having, query)}`;
}

/** `ORDER BY` the columns of groups; nothing where there is one group. */
export function orderGroups(order: readonly GroupOrder[], query: QueryDialect): Fragment {
  if (order.length === 0) return sql``;
  return sql`ORDER BY ${join(
    order.map(({ by, isDescending }) =>
      'value' in by
        ? orderValue(emitValue(by.value, query), by.value.type, isDescending, query)
        : orderValue(query.field(by), typeOfField(by), isDescending, query),
    ),
    ', ',
  )}`;
}
