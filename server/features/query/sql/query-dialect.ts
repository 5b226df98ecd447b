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
 * SQL of a query that differs between the two databases. Each expression has the same result on both:
 * text is compared by its characters' code points, arithmetic is in double precision.
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
  /** UPPER or LOWER. @param changes - letters beyond ASCII that it has to change; `undefined` for all */
  changeCase(name: CaseFunction, text: Fragment, changes: readonly LetterChange[] | undefined): Fragment;
  aggregate(value: AggregateValue): Fragment;
  /** Returns a case-sensitive LIKE. */
  like(operand: Fragment, pattern: readonly PatternPart[]): Fragment;
  /** Constant words of JSON. */
  words(words: string): Fragment;
  /** Returns a value as JSON text with the type of its field, or null; not for values that have `doubleBytes`. */
  json(field: Pick<Field, 'type'>, value: Fragment): Fragment;
  /**
   * A number that the database would not write to the last digit, as the 8 bytes of a double, the lowest first;
   * `undefined` for all else.
   *
   * @param value - the field's column, or an aggregate of it.
   */
  doubleBytes(field: Pick<Field, 'type'>, value: Fragment): Fragment | undefined;
  /**
   * Returns x and y of a point as the bytes of two doubles, from a column of flat points as stored or from an
   * expression.
   */
  position(point: Fragment, isStored: boolean): Fragment;
  /**
   * Values as a JSON array, as `json` has them, where that is quicker than a text put together of them and of words;
   * `undefined` elsewhere, or for more than go into one.
   */
  list(values: readonly Attribute[]): Fragment | undefined;
  /** Concatenates texts, none of which is NULL. */
  concatenate(texts: readonly Fragment[]): Fragment;
  /** Reads a value as a number, or as text if the JSON contains text; integers beyond 2^53 are text. */
  value(field: Pick<Field, 'type'>, value: Fragment): Fragment;
  /**
   * A geometry of two dimensions as GeoJSON, of a multiple kind, with every coordinate to the last digit; `undefined`
   * where the database would round.
   *
   * @param rings - how outer rings run; holes the other way
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
  /** Condition that a geometry has, or may have, more than so many vertices; false for NULL. */
  isLarger(geometry: Fragment, vertices: number): Fragment;
  /** True where a stored polygon has one ring alone; may be false where it has. */
  isOneRing(polygon: Fragment): Fragment;
  /** Condition that fails with `UNJUDGED` and the object id where it is looked at. */
  failUnevaluated(id: Fragment): Fragment;
  /** About how many bytes a geometry takes, without reading it. */
  bytes(geometry: Fragment): Fragment;
  /** Joins the text of all rows, in their order, with a separator between. */
  joinText(text: Fragment, separator: Fragment): Fragment;
  /** Returns a long text in the form that its driver reads fastest: unchanged, or as bytes in UTF-8. */
  longText(text: Fragment): Fragment;
  /** Joins the bytes of all rows, none of which is NULL, in their order. */
  joinBytes(bytes: readonly Fragment[]): Fragment;
  /** Concatenates bytes, none of which is NULL. */
  concatenateBytes(bytes: readonly Fragment[]): Fragment;
  /** Returns bytes, or other bytes instead of NULL. */
  bytesOr(bytes: Fragment, others: Uint8Array): Fragment;
  /** SELECT of a page as one row of joined columns, or a few of them where that is quicker. */
  page(page: JoinedPage): Fragment;
  /** SELECT of features that are known to exist, as `page` makes it, without counting them. */
  part(part: JoinedPart): Fragment;
  /** Returns the sides of a geometry's bounding box, exactly. */
  bounds(geometry: Fragment): Readonly<Record<keyof Box, Fragment>>;
  /** `xmin`, `ymin`, `xmax` and `ymax` of a stored geometry that is no point, as the bytes of doubles, outward at most. */
  boxBytes(geometry: Fragment, isFlat: boolean): Fragment;
  /** True if geometries that are projected by texts are to be `projected` together; one by one takes too long there. */
  readonly projectsTogether: boolean;
  /**
   * SELECT of the sides of the box around projected geometries, to the last digit, and as `lost` how many could not be
   * projected, where that is no error. Several are projected in one go where that is quicker.
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
  /** `FROM` on. */
  readonly from: Fragment;
  /** True if they are projected by texts. */
  readonly isByTexts: boolean;
}

/** Features in rows of joined columns. */
interface JoinedFeatures {
  /** Name of the features' table, as it is quoted. */
  readonly table: Fragment;
  /** Columns of the features, joined. */
  readonly columns: readonly Fragment[];
  /** `FROM` on: the features in their order. */
  readonly chosen: Fragment;
  /** Maximum number of features in the result. */
  readonly limit: number;
  /** Adds `PROJECTED_SHAPE` to the features, for `columns` to read; where the dialect `projectsTogether`. */
  readonly projected?: Together | undefined;
}

/**
 * Features that are chosen first and written after, so that a far page costs nothing for those before it; `chosen` has
 * at most the one after them, too.
 */
export interface JoinedPage extends JoinedFeatures {
  readonly objectId: Fragment;
}

/** Features that are found by their ids. */
export interface JoinedPart extends JoinedFeatures {
  /** Number of features that a row is best made of. */
  readonly together: number;
}
