import { DocumentFault, type Json } from '../document.js';
import { type Schema, typesOf } from '../schema.js';
import type { Place } from './place.js';

/** `enum` and `const`, of plain values only: Joi compares objects in ways of its own. */
export function emitEnumeration(schema: Schema, place: Place): string {
  const values = schema.enum ?? [];
  if (schema.const !== undefined && schema.enum !== undefined) {
    throw new DocumentFault(place.pointer, 'const and enum do not go together');
  }
  const allowed = schema.const === undefined ? values : [schema.const];
  const types = typesOf(schema);
  for (const value of allowed) {
    if (typeof value === 'object' && value !== null) {
      throw new DocumentFault(place.pointer, 'only plain values may be listed in enum or const');
    }
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
      throw new DocumentFault(place.pointer, `${JSON.stringify(value)} is not of type ${types.join(' or ')}`);
    }
  }
  return `Joi.valid(${allowed.map((value) => JSON.stringify(value)).join(', ')})`;
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
