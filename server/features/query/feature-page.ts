import type { QueryPlan } from './query-plan.js';
import type { AttributeColumn } from './sql/attribute-columns.js';

/** A feature as read: attributes in the order of the page's columns. */
export interface FeatureRow {
  /** Absent of groups. */
  readonly id?: number | string;
  /** Well-known binary. */
  readonly shape?: Buffer | null;
  /** In place of `shape` of plain points, in a page that says so; null where there is none. */
  readonly x?: number | null;
  readonly y?: number | null;
  readonly [column: `c${number}`]: string | number | null;
}

/** A feature, or a group, with each value for itself. */
export interface ValueRow {
  readonly shape?: Buffer | null;
  readonly [column: `c${number}`]: string | number | null;
}

/** Rows of a reply, in order, part by part, so that none needs to be in memory with all the others. */
export interface Page<Row> {
  readonly hasMore: boolean;
  /** At most the plan's limit in all. Until they have been read, or given up, they may hold a connection. */
  readonly parts: AsyncIterable<readonly Row[]>;
}

export interface FeaturePage extends Page<FeatureRow> {
  readonly columns: readonly AttributeColumn[];
}

export type ValuePage = Page<ValueRow>;

/** @param rows - one more than the plan's limit when there are more. */
export function inOnePart<Row>(rows: readonly Row[], { limit, isAllOrNothing }: QueryPlan): Page<Row> {
  const hasMore = rows.length > limit;
  return { hasMore, parts: partsOf(hasMore && isAllOrNothing ? [] : rows.slice(0, limit)) };
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* partsOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  if (rows.length > 0) yield rows;
}
