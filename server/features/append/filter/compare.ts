import type { ComparisonOperator } from '../../where/tree.js';

/** A value of a row as conditions see it: whole numbers beyond 2^53 are of type `bigint`. */
export type Operand = string | number | bigint;

/** As SQL compares two values of one type that are not null; text by code points. */
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

/** Below, at or above nought, as `left` stands to `right`. */
function compare(left: Operand, right: Operand): number {
  if (typeof left === 'string' && typeof right === 'string') {
    // Code units sort characters beyond U+FFFF before others that they come after.
    if (SURROGATE.test(left) || SURROGATE.test(right)) {
      return Buffer.compare(Buffer.from(left), Buffer.from(right));
    }
  }
  return left < right ? -1 : left > right ? 1 : 0;
}
