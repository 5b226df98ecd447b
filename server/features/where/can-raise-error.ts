import type { Condition, Value } from './tree.js';

/**
 * True if a row may raise an error in the database instead of a result, such as a number overflow or the end of a
 * text.
 */
export function canRaiseError(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.some(canRaiseError);
    case 'not':
      return canRaiseError(condition.term);
    case 'isNull':
    case 'like':
      return isComputed(condition.operand);
    case 'in':
      return [condition.operand, ...condition.items].some(isComputed);
    case 'comparison':
      return isComputed(condition.left) || isComputed(condition.right);
  }
}

function isComputed(value: Value): boolean {
  if (value.kind === 'cast') return isComputed(value.operand);
  return value.kind !== 'field' && value.kind !== 'literal';
}
