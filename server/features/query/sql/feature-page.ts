import type { QueryPlan } from '../plan/query-plan.js';
import type { TemplateSlot } from './feature-columns.js';

/** Row of the database with one or several features, or groups; see `featureColumns`. */
export interface FeatureRow {
  /** Text of all features in UTF-8, each with a separator after it. */
  readonly text: Buffer;
  /** Slots in the text of each feature. */
  readonly slots: readonly TemplateSlot[];
  /** Doubles for the slots, little-endian, feature by feature in the order of the slots. */
  readonly numbers: Buffer;
  /** Geometries for the slots, consecutive, in WKB. */
  readonly shapes: Buffer;
  /** Number of requested features; later ones are omitted. */
  readonly most: number;
}

/** Columns of `featureColumns`. */
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

/** Rows of a reply in order, in parts, so that they are never all in memory. */
export interface FeaturePage {
  readonly hasMore: boolean;
  /**
   * Parts with at most the plan's limit of features in total. They may hold a connection until they are
   * read or abandoned.
   */
  readonly parts: AsyncIterable<readonly FeatureRow[]>;
}

/** @param rows - one more than the plan's limit if there are more. */
export function inOnePart(
  rows: readonly FeatureRow[],
  { limit, isAllOrNothing }: Pick<QueryPlan, 'limit' | 'isAllOrNothing'>,
): FeaturePage {
  const hasMore = rows.length > limit;
  return { hasMore, parts: partsOf(hasMore && isAllOrNothing ? [] : rows.slice(0, limit)) };
}

/** Yields rows that have already been read, as a single part. */
export async function* partsOf(rows: readonly FeatureRow[]): AsyncGenerator<readonly FeatureRow[]> {
  // The interface is asynchronous for longer pages.
  if (rows.length > 0) yield await Promise.resolve(rows);
}
