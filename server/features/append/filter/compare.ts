import type { ComparisonOperator } from '../../where/tree.js';

/** Value of a row in a condition; integers beyond 2^53 have the type `bigint`. */
export type Operand = string | number | bigint;

/** Compares two non-null values of one type as SQL does; text by code points. */
export function satisfies(operator: ComparisonOperator, left: Operand, right: Operand): boolean {
  const order = compare(left, right);
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

const SURROGATE = /\p{Surrogate}|[\u{10000}-\u{10FFFF}]/u;

/** Returns a number below, at or above 0, as `left` is less than, equal to or greater than `right`. */
function compare(left: Operand, right: Operand): number {
  if (typeof left === 'string' && typeof right === 'string') {
    // UTF-16 code units order characters beyond U+FFFF before some that precede them by code point.
    if (SURROGATE.test(left) || SURROGATE.test(right)) {
      return Buffer.compare(Buffer.from(left), Buffer.from(right));
    }
  }
  return left < right ? -1 : left > right ? 1 : 0;
}
