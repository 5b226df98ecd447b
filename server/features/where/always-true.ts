import type { Condition } from './tree.js';

/** True if a condition is one number compared with itself, as clients write `1=1` where they want all rows. */
export function isAlwaysTrue(condition: Condition): boolean {
  if (condition.kind !== 'comparison' || condition.operator !== '=') return false;
  const { left, right } = condition;
  return (
    left.kind === 'literal' &&
    right.kind === 'literal' &&
    left.type === right.type &&
    left.value === right.value
  );
}
