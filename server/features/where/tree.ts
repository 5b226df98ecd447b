import type { Field } from '../model/layer.js';
import type { LetterChange } from './letter-case.js';

/**
 * Type of a value, decided while parsing. `integer` and `real` mix; a `date` stands for its midnight (UTC) where a
 * `timestamp` is needed; nothing else is converted.
 */
export type ValueType = 'integer' | 'real' | 'text' | 'guid' | 'timestamp' | 'date' | 'time';

export type ArithmeticOperator = '+' | '-' | '*' | '/';
export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type FunctionName =
  | 'UPPER'
  | 'LOWER'
  | 'TRIM'
  | 'CHAR_LENGTH'
  | 'SUBSTRING'
  | 'ABS'
  | 'FLOOR'
  | 'CEILING'
  | 'COALESCE';

export type AggregateName = 'COUNT' | 'SUM' | 'MIN' | 'MAX' | 'AVG' | 'STDDEV' | 'VAR';

export interface FieldValue {
  readonly kind: 'field';
  readonly type: ValueType;
  readonly field: Field;
}

/**
 * A constant in canonical form: decimal digits for numbers, lower case without braces for a GUID,
 * `YYYY-MM-DDTHH:MM:SS.sssZ`, `YYYY-MM-DD`, `HH:MM:SS` with `.sss` where that is not nought.
 */
export interface LiteralValue {
  readonly kind: 'literal';
  readonly type: ValueType;
  readonly value: string;
}

/** Both operands are real: arithmetic is in double precision, so `7 / 2` is 3.5, and `x / 0` is NULL. */
export interface ArithmeticValue {
  readonly kind: 'arithmetic';
  readonly type: 'real';
  readonly operator: ArithmeticOperator;
  readonly left: Value;
  readonly right: Value;
}

export interface CallValue {
  readonly kind: 'call';
  readonly type: ValueType;
  readonly name: FunctionName;
  readonly arguments: readonly Value[];
  /** Letter changes of UPPER and LOWER beyond ASCII that the comparison needs; absent: all. */
  readonly changes?: readonly LetterChange[];
}

/** An integer as a real, or a date as the timestamp of its midnight. */
export interface CastValue {
  readonly kind: 'cast';
  readonly type: 'real' | 'timestamp';
  readonly operand: Value;
}

/** Aggregate over the rows of a group. */
export interface AggregateValue {
  readonly kind: 'aggregate';
  readonly type: ValueType;
  readonly name: AggregateName;
  /** Field of the aggregate; `undefined` for whole rows. */
  readonly operand: FieldValue | undefined;
}

export type Value = FieldValue | LiteralValue | ArithmeticValue | CallValue | CastValue | AggregateValue;

/** Piece of a LIKE pattern: literal text, `%` or `_`. */
export type PatternPart = { readonly text: string } | 'any' | 'one';

/** A checked condition, with SQL's three-valued logic. Operands of one node are of one type. */
export type Condition =
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Value;
      readonly right: Value;
    }
  | { readonly kind: 'in'; readonly operand: Value; readonly items: readonly Value[] }
  | { readonly kind: 'like'; readonly operand: Value; readonly pattern: readonly PatternPart[] }
  | { readonly kind: 'isNull'; readonly operand: Value }
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Condition[] }
  | { readonly kind: 'not'; readonly term: Condition };
