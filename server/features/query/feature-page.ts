import type { QueryPlan } from './query-plan.js';
import type { Hole } from './sql/feature-columns.js';

/** One feature of the reply or several, or groups, as the database writes them; see `featureColumns`. */
export interface FeatureRow {
  /** Of all features, each with a separator after it. */
  readonly text: string;
  /** Of each feature. */
  readonly holes: readonly Hole[];
  /** What goes into each of these, of all features one after another; none where it is not filled from bytes. */
  readonly bytes: readonly Buffer[];
  /** Features that are wanted: those after them are left out. */
  readonly most: number;
}

/** The columns of `featureColumns`. */
export interface TextRow {
  readonly _text: string | null;
  readonly [place: `_${number}`]: Buffer | null | undefined;
}

const NOTHING = Buffer.alloc(0);

/** What the columns hold, for each hole. */
export function bytesOf(row: TextRow, holes: readonly Hole[]): Buffer[] {
  return holes.map((_, place) => row[`_${place}`] ?? NOTHING);
}

/** Rows of a reply, in order, part by part, so that none needs to be in memory with all the others. */
export interface FeaturePage {
  readonly hasMore: boolean;
  /** At most the plan's limit in all. Until they have been read, or given up, they may hold a connection. */
  readonly parts: AsyncIterable<readonly FeatureRow[]>;
}

/** @param rows - one more than the plan's limit when there are more. */
export function inOnePart(
  rows: readonly FeatureRow[],
  { limit, isAllOrNothing }: Pick<QueryPlan, 'limit' | 'isAllOrNothing'>,
): FeaturePage {
  const hasMore = rows.length > limit;
  return { hasMore, parts: partsOf(hasMore && isAllOrNothing ? [] : rows.slice(0, limit)) };
}

/** Rows that were read at once, as the only part. */
export async function* partsOf(rows: readonly FeatureRow[]): AsyncGenerator<readonly FeatureRow[]> {
  // Waits for nothing; it stands where the parts of a longer page do.
  if (rows.length > 0) yield await Promise.resolve(rows);
}
