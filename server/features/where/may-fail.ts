import type { Condition, Value } from './tree.js';

/**
 * True if a row may raise an error in the database instead of a result, such as a number overflow or the end of a
 * text.
 */
export function mayFail(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.some(mayFail);
    case 'not':
      return mayFail(condition.term);
    case 'isNull':
    case 'like':
      return isReckoned(condition.operand);
    case 'in':
      return [condition.operand, ...condition.items].some(isReckoned);
    case 'comparison':
      return isReckoned(condition.left) || isReckoned(condition.right);
  }
}

function isReckoned(value: Value): boolean {
  if (value.kind === 'cast') return isReckoned(value.operand);
  return value.kind !== 'field' && value.kind !== 'literal';
}
