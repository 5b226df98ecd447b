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
  const codes = members.map((member, index) =>
    place.emit(member, { ...place, pointer: pointerTo(at, String(index)) }),
  );
  return `Joi.alternatives().try(${codes.join(', ')})${MATCH[keyword]}`;
}
