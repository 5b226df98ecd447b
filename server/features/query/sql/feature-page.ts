import type { QueryPlan } from '../plan/query-plan.js';
import type { TemplateSlot } from './feature-columns.js';

/** One feature of the reply or several, or groups, as the database writes them; see `featureColumns`. */
export interface FeatureRow {
  /** Text of all features in UTF-8, each with a separator after it. */
  readonly text: Buffer;
  /** Holes in the text of each feature. */
  readonly slots: readonly TemplateSlot[];
  /** Doubles that go into these, the lowest byte first: of a feature in the order of its slots, then of the next one. */
  readonly numbers: Buffer;
  /** Geometries that go into these, one after another, in well-known binary. */
  readonly shapes: Buffer;
  /** Number of requested features; later ones are omitted. */
  readonly most: number;
}

/** The columns of `featureColumns`. */
export interface TextRow {
  readonly _text: string | Buffer | null;
  readonly _numbers?: Buffer | null;
  readonly _shapes?: Buffer | null;
}

const NOTHING = Buffer.alloc(0);

/** Reads a row from its columns. */
export function featureRow(
  { _text, _numbers, _shapes }: TextRow,
  slots: readonly TemplateSlot[],
  most = Infinity,
): FeatureRow {
  const text = typeof _text === 'string' ? Buffer.from(_text) : _text;
  return { text: text ?? NOTHING, slots, numbers: _numbers ?? NOTHING, shapes: _shapes ?? NOTHING, most };
}

/** Rows of a reply in order, part by part, so that they are never all in memory. */
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
  // Async for the interface only, which the parts of longer pages need.
  if (rows.length > 0) yield await Promise.resolve(rows);
}
