import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { SHAPE_COLUMN } from '../../model/layer.js';
import type { GroupOrder, Grouping, LimitCheck, Statistic } from '../plan/statistics.js';
import { typeOfField } from '../../where/typing.js';
import { type Attribute, attributesOf } from './attribute-columns.js';
import { emitCondition, emitValue } from './emit-where.js';
import { join, sql } from './fragment.js';
import { orderValue } from './order-sql.js';
import type { QueryDialect } from './query-dialect.js';

/** Returns the columns of a group: its grouping fields, then its statistics. */
export function groupAttributes(
  { groupBy, statistics }: Grouping,
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Attribute[] {
  const reckoned = statistics.map(({ field, value }) => ({
    field,
    value: emitStatistic(value, dialect, query),
  }));
  return [...attributesOf(groupBy, dialect), ...reckoned];
}

function emitStatistic(
  value: Statistic['value'],
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  return value.kind === 'limits' ? emitLimitCheck(value, dialect, query) : emitValue(value, query);
}

function emitLimitCheck(
  { rows = Number.MAX_SAFE_INTEGER, vertices }: LimitCheck,
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  const limit = (most: number): Fragment => query.literal('integer', String(most));
  const tooMany = sql`count(*) > ${limit(rows)}`;
  if (vertices === undefined) return sql`CASE WHEN ${tooMany} THEN 1 ELSE 0 END`;
  const all = sql`sum(${query.vertices(column(dialect, SHAPE_COLUMN))})`;
  return sql`CASE WHEN ${tooMany} OR ${all} > ${limit(vertices)} THEN 1 ELSE 0 END`;
}

/** Writes `GROUP BY` and `HAVING`; empty if all rows are one group. */
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

/** Writes `ORDER BY` of the columns of groups; empty if there is one group. */
export function orderGroups(
  order: readonly GroupOrder[],
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  if (order.length === 0) return sql``;
  return sql`ORDER BY ${join(
    order.map(({ by, isDescending }) =>
      'value' in by
        ? orderValue(emitStatistic(by.value, dialect, query), by.value.type, isDescending, query)
        : orderValue(query.field(by), typeOfField(by), isDescending, query),
    ),
    ', ',
  )}`;
}
