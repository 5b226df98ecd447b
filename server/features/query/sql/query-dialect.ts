import type { Box, Fragment } from '../../../storage/sql/dialect.js';
import type { Field } from '../../model/layer.js';
import type { SpatialRelation } from '../filter/spatial-filter.js';
import type { CaseFunction, LetterChange } from '../../where/letter-case.js';
import type { AggregateValue, FunctionName, PatternPart, ValueType } from '../../where/tree.js';
import type { Together } from './project-together.js';
import type { Attribute } from './attribute-columns.js';

/** Function that is a single call on both databases. */
export type PlainFunction = Exclude<FunctionName, CaseFunction>;

/**
 * SQL of a query that differs between the two databases. Each expression has the same result on both: text
 * is compared by code points, arithmetic is in double precision.
 */
export interface QueryDialect {
  /** Returns a constant in the canonical form of `LiteralValue`, bound. */
  literal(type: ValueType, value: string): Fragment;
  /** Returns a field's column as a value of the field's `ValueType`. */
  field(field: Field): Fragment;
  /** Casts an integer to a double, or a date to the instant of its midnight. */
  cast(type: 'real' | 'timestamp', operand: Fragment): Fragment;
  /** Returns text for `<`, `>` and ORDER BY. Not for `=`, which can use an index with the column's own collation. */
  collate(text: Fragment): Fragment;
  call(name: PlainFunction, args: readonly Fragment[]): Fragment;
  /**
   * Returns UPPER or LOWER. @param changes - non-ASCII letters that it has to change; `undefined` for all
   */
  changeCase(name: CaseFunction, text: Fragment, changes: readonly LetterChange[] | undefined): Fragment;
  aggregate(value: AggregateValue): Fragment;
  /** Returns a case-sensitive LIKE. */
  like(operand: Fragment, pattern: readonly PatternPart[]): Fragment;
  /** Returns constant JSON text. */
  words(words: string): Fragment;
  /** Returns a value as JSON text with the type of its field, or null; not for values that have `doubleBytes`. */
  json(field: Pick<Field, 'type'>, value: Fragment): Fragment;
  /**
   * Returns a number that the database would not write with all digits as the 8 bytes of a double,
   * little-endian; `undefined` for all other types.
   *
   * @param value - column of the field, or an aggregate of it.
   */
  doubleBytes(field: Pick<Field, 'type'>, value: Fragment): Fragment | undefined;
  /**
   * Returns x and y of a point as the bytes of two doubles, from a column of flat points as stored or from an
   * expression.
   */
  position(point: Fragment, isStored: boolean): Fragment;
  /**
   * Returns values as a JSON array, in the form of `json`, if that is faster than concatenating them;
   * `undefined` if it is not, or if there are too many values.
   */
  list(values: readonly Attribute[]): Fragment | undefined;
  /** Concatenates texts, none of which is NULL. */
  concatenate(texts: readonly Fragment[]): Fragment;
  /** Reads a value as a number, or as text if the JSON contains text; integers beyond 2^53 are text. */
  value(field: Pick<Field, 'type'>, value: Fragment): Fragment;
  /**
   * Returns a two-dimensional multi-part geometry as GeoJSON, with all digits of every coordinate;
   * `undefined` if the database would round.
   *
   * @param rings - direction of outer rings; holes have the opposite one
   */
  geoJson(shape: Fragment, rings: 'clockwise' | 'counterclockwise' | 'none'): Fragment | undefined;
  /** Returns the condition that an integer is one of these, which are one bound value. */
  isAmong(value: Fragment, integers: readonly string[]): Fragment;
  /**
   * Returns the condition that a value is one of these constants, in the canonical form of `LiteralValue`; one bound
   * value as well.
   */
  isOneOf(type: ValueType, value: Fragment, constants: readonly string[]): Fragment;
  /** Returns the number of vertices of a geometry. */
  vertices(geometry: Fragment): Fragment;
  /**
   * Returns the condition that a geometry has, or may have, more than this number of vertices; false for
   * NULL.
   */
  isLarger(geometry: Fragment, vertices: number): Fragment;
  /** Returns true if a stored polygon has a single ring; may be false even then. */
  isOneRing(polygon: Fragment): Fragment;
  /** Returns a condition whose evaluation fails with `UNEVALUATED` and the object id. */
  failUnevaluated(id: Fragment): Fragment;
  /** Returns the approximate size of a geometry in bytes, without reading it. */
  bytes(geometry: Fragment): Fragment;
  /** Joins the text of all rows, in order, with a separator. */
  joinText(text: Fragment, separator: Fragment): Fragment;
  /** Returns a long text in the form that its driver reads fastest: unchanged, or as bytes in UTF-8. */
  longText(text: Fragment): Fragment;
  /** Joins the bytes of all rows, none of which is NULL, in order. */
  joinBytes(bytes: readonly Fragment[]): Fragment;
  /** Concatenates bytes, none of which is NULL. */
  concatenateBytes(bytes: readonly Fragment[]): Fragment;
  /** Returns bytes, or other bytes instead of NULL. */
  bytesOr(bytes: Fragment, others: Uint8Array): Fragment;
  /** Writes the SELECT of a page as one row of joined columns, or as a few rows if that is faster. */
  page(page: JoinedPage): Fragment;
  /** Writes the SELECT of features that are known to exist, like `page`, without counting them. */
  part(part: JoinedPart): Fragment;
  /** Returns the sides of a geometry's bounding box, exactly. */
  bounds(geometry: Fragment): Readonly<Record<keyof Box, Fragment>>;
  /**
   * Returns `xmin`, `ymin`, `xmax` and `ymax` of a stored geometry other than a point as the bytes of
   * doubles, rounded outward at most.
   */
  boxBytes(geometry: Fragment, isFlat: boolean): Fragment;
  /**
   * True if geometries projected by text definitions must be `projected` together, since projecting each
   * alone is too slow.
   */
  readonly projectsTogether: boolean;
  /**
   * Writes the SELECT of the box around projected geometries, with all digits, and of `lost`, the number
   * that could not be projected if that is not an error. Several geometries are projected in one call if
   * that is faster.
   */
  extentOfMany(many: ManyShapes, project: (geometry: Fragment) => Fragment): Fragment;
  /** Returns the condition that a feature's geometry has an exact relation to another one. */
  relate(relation: Exclude<SpatialRelation, 'boxIntersects'>, shape: Fragment, other: Fragment): Fragment;
  /** Returns a polygon that may cross itself as a valid one. */
  makeValid(polygon: Fragment): Fragment;
}

/** Geometries of features, none of which is NULL. */
export interface ManyShapes {
  readonly shape: Fragment;
  readonly id: Fragment;
  /** The query from `FROM` on. */
  readonly from: Fragment;
  /** True if they are projected by text definitions. */
  readonly isByTexts: boolean;
}

/** Features in rows of joined columns. */
interface JoinedFeatures {
  /** Quoted name of the features' table. */
  readonly table: Fragment;
  /** Columns of the features, joined. */
  readonly columns: readonly Fragment[];
  /** The query from `FROM` on: the features in order. */
  readonly chosen: Fragment;
  /** Maximum number of features in the result. */
  readonly limit: number;
  /** Adds `PROJECTED_SHAPE` to the features for `columns`, if the dialect `projectsTogether`. */
  readonly projected?: Together | undefined;
}

/**
 * Page whose features are selected first and written afterwards, so that preceding features of a distant
 * page cost nothing. `chosen` also contains the next feature, if any.
 */
export interface JoinedPage extends JoinedFeatures {
  readonly objectId: Fragment;
}

/** Features that are selected by their ids. */
export interface JoinedPart extends JoinedFeatures {
  /** Best number of features per row. */
  readonly together: number;
}
