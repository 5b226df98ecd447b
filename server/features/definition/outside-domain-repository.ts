import type { Transaction } from '../../storage/database/database.js';
import { column, type Dialect, type Fragment } from '../../storage/sql/dialect.js';
import { shortText } from '../append/report/report.js';
import type { Field } from '../model/layer.js';
import { bind, join, sql } from '../query/sql/fragment.js';
import type { QueryDialect } from '../query/sql/query-dialect.js';
import { queryDialectOf } from '../query/sql/query-dialects.js';
import { typeOfField } from '../where/typing.js';
import type { FieldDomain, ValueLimit } from '../append/convert/values/value-domains.js';

/** Values of one field to check. */
export interface DomainCheck {
  readonly domain: FieldDomain;
  /** Column of the values in the rows. */
  readonly column: string;
  /** Condition that a row's value was written; absent if it was written in all rows. */
  readonly isWritten?: Fragment | undefined;
}

export interface CheckedRows {
  /** FROM clause, with its condition where there is one. */
  readonly from: Fragment;
  /** Type field, with the condition that the rows have a value in it. */
  readonly type?: { readonly field: Field; readonly column: string } | undefined;
}

/** Values of a field outside of its domain. */
export interface OutsideCount {
  readonly field: Field;
  readonly count: number;
  /** One of these values. */
  readonly example: string | number;
}

/**
 * Counts values outside of the domains of their fields, in one statement for all fields. The server stores such values,
 * as servers of ArcGIS do.
 *
 * @returns counts of fields that have some.
 */
export async function countOutside(
  trx: Transaction,
  dialect: Dialect,
  { from, type }: CheckedRows,
  checks: readonly DomainCheck[],
): Promise<OutsideCount[]> {
  if (checks.length === 0) return [];
  const query = queryDialectOf(dialect);
  const typeValue = type && { field: type.field, value: readColumn(query, type.field, type.column) };
  const name = (prefix: 'v' | 'n' | 'e', index: number): Fragment => column(dialect, prefix + String(index));
  const values = checks.map(({ domain, column: own, isWritten }, index) => {
    const isOutside = outsideCondition(query, domain, readColumn(query, domain.field, own), typeValue);
    const isMeant = isWritten === undefined ? isOutside : sql`(${isWritten}) AND (${isOutside})`;
    const value = valueToTell(query, domain.field, column(dialect, own));
    return sql`CASE WHEN ${isMeant} THEN ${value} END AS ${name('v', index)}`;
  });
  const counts = checks.flatMap((_, index) => [
    sql`count(${name('v', index)}) AS ${name('n', index)}`,
    sql`min(${name('v', index)}) AS ${name('e', index)}`,
  ]);
  const [row = {}] = await dialect.rows<Readonly<Record<string, string | number | null>>>(
    trx,
    sql`SELECT ${join(counts, ', ')} FROM (SELECT ${join(values, ', ')} FROM ${from}) judged`,
  );
  return checks.flatMap(({ domain: { field } }, index) => {
    const count = Number(row[`n${String(index)}`] ?? 0);
    return count === 0 ? [] : [{ field, count, example: row[`e${String(index)}`] ?? '' }];
  });
}

/** Returns a message for the owner of the values. */
export function describeOutside({ field, count, example }: OutsideCount): string {
  const isMoment = field.type === 'esriFieldTypeDate';
  const text = shortText(isMoment ? new Date(Number(example)).toISOString() : String(example));
  return count === 1
    ? `${field.name}: 1 value is outside of the domain of the field: ${text}.`
    : `${field.name}: ${String(count)} values are outside of the domain of the field, such as ${text}.`;
}

/** Casts ids to text, because PostgreSQL has no minimum of a uuid. */
function valueToTell(query: QueryDialect, field: Field, value: Fragment): Fragment {
  return typeOfField(field) === 'guid' ? sql`CAST(${value} AS text)` : query.value(field, value);
}

function readColumn(query: QueryDialect, field: Field, name: string): Fragment {
  return query.field({ ...field, column: name });
}

/** Condition that a value exists and is outside of the domain. */
function outsideCondition(
  query: QueryDialect,
  { field, own, byType }: FieldDomain,
  value: Fragment,
  type: { readonly field: Field; readonly value: Fragment } | undefined,
): Fragment {
  const isOutside = (limit: ValueLimit | undefined): Fragment =>
    limit === undefined ? sql`1 = 0` : outsideLimit(query, field, value, limit);
  if (type === undefined || byType.length === 0) return isOutside(own);
  const idType = typeOfField(type.field);
  const cases = byType.map(
    ({ id, limit }) => sql`WHEN ${type.value} = ${query.literal(idType, id)} THEN ${isOutside(limit)} `,
  );
  const all = cases.reduce((before, one) => sql`${before}${one}`);
  return sql`CASE ${all}ELSE ${isOutside(own)} END`;
}

function outsideLimit(query: QueryDialect, field: Field, value: Fragment, limit: ValueLimit): Fragment {
  const type = typeOfField(field);
  if (limit.kind === 'codes') return sql`NOT (${query.isOneOf(type, value, limit.codes)})`;
  const [least, most] = [query.literal(type, limit.least), query.literal(type, limit.most)];
  return sql`(${value} < ${least} OR ${value} > ${most})`;
}

/** Selects rows of a table by their ids. */
export function rowsWithIds(
  dialect: Dialect,
  { table, rowId }: { readonly table: string; readonly rowId: string },
  ids: readonly number[],
): Fragment {
  return sql`${column(dialect, table)} WHERE ${hasId(dialect, rowId, ids)}`;
}

export function hasId(dialect: Dialect, rowId: string, ids: readonly number[]): Fragment {
  return queryDialectOf(dialect).isAmong(column(dialect, rowId), ids.map(String));
}

/** Selects rows of a table after an id. */
export function rowsAfter(
  dialect: Dialect,
  { table, rowId }: { readonly table: string; readonly rowId: string },
  lastId: number,
): Fragment {
  return sql`${column(dialect, table)} WHERE ${column(dialect, rowId)} > ${bind(lastId)}`;
}
