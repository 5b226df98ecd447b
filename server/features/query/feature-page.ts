import type { QueryPlan } from './query-plan.js';
import type { Slot } from './sql/feature-columns.js';

/** One feature of the reply or several, or groups, as the database writes them; see `featureColumns`. */
export interface FeatureRow {
  /** Texts of the slots of all features, with separators between. */
  readonly text: string;
  /** Numbers and geometries of the slots of all features. */
  readonly bytes: Buffer | undefined;
  readonly slots: readonly Slot[];
  /** Features that are wanted: those after them are left out. */
  readonly most: number;
}

/** A feature, or a group, with each value for itself. */
export interface ValueRow {
  /** Well-known binary. */
  readonly shape?: Buffer | null;
  readonly [column: `_${number}`]: string | number | null;
}

/** Rows of a reply, in order, part by part, so that none needs to be in memory with all the others. */
export interface Page<Row> {
  readonly hasMore: boolean;
  /** At most the plan's limit in all. Until they have been read, or given up, they may hold a connection. */
  readonly parts: AsyncIterable<readonly Row[]>;
}

export type FeaturePage = Page<FeatureRow>;
export type ValuePage = Page<ValueRow>;

/** @param rows - one more than the plan's limit when there are more. */
export function inOnePart<Row>(rows: readonly Row[], { limit, isAllOrNothing }: QueryPlan): Page<Row> {
  const hasMore = rows.length > limit;
  return { hasMore, parts: partsOf(hasMore && isAllOrNothing ? [] : rows.slice(0, limit)) };
}

/** Rows that were read at once, as the only part. */
export async function* partsOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  // Waits for nothing; it stands where the parts of a longer page do.
  if (rows.length > 0) yield await Promise.resolve(rows);
}
