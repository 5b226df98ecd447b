import { pointerTo } from '../document.js';
import type { Schema } from '../schema.js';
import type { Place } from './place.js';

const MATCH = { oneOf: ".match('one')", anyOf: '', allOf: ".match('all')" } as const;

export function emitCombination(
  keyword: keyof typeof MATCH,
  members: readonly Schema[],
  place: Place,
): string {
  const at = pointerTo(place.pointer, keyword);
  const branches = members.map((member, index) => ({
    member,
    code: place.emit(member, { ...place, pointer: pointerTo(at, String(index)) }),
  }));
  // Joi makes an error of each branch that it tries in vain: those that look at least come first. Which of those
  // that fit is taken does not matter, as no branch changes a value.
  if (keyword === 'anyOf') branches.sort((one, other) => effortOf(one.member) - effortOf(other.member));
  return `Joi.alternatives().try(${branches.map(({ code }) => code).join(', ')})${MATCH[keyword]}`;
}

/** How much of a value a branch may have to look at before it says no. */
function effortOf({ type }: Schema): number {
  const types = [type].flat();
  if (types.includes(undefined) || types.includes('object')) return 2;
  return types.includes('array') ? 1 : 0;
}
