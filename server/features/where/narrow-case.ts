import { changesAmong } from './letter-case.js';
import type { CallValue, Value } from './tree.js';

/** Each change makes the SQL of the call a level deeper. */
const MOST_CHANGES = 60;

/** True if a value is a call of UPPER or LOWER that may change every letter. */
export function changesEveryLetter(value: Value): value is CallValue & { readonly name: 'UPPER' | 'LOWER' } {
  return (
    value.kind === 'call' && (value.name === 'UPPER' || value.name === 'LOWER') && value.changes === undefined
  );
}

/**
 * Restricts UPPER or LOWER to the letters that decide whether the result equals or matches one of `texts`; the
 * databases change few letters far faster than all. Other values, and calls that need too many, stay as they are.
 */
export function narrowCase(value: Value, texts: readonly string[]): Value {
  if (!changesEveryLetter(value)) return value;
  const characters = new Set<string>();
  for (const text of texts) for (const character of text) characters.add(character);
  const changes = changesAmong(value.name, characters);
  return changes.length > MOST_CHANGES ? value : { ...value, changes };
}
