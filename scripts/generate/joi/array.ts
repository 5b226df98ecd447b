import { pointerTo } from '../document.js';
import type { Schema } from '../schema.js';
import type { Place } from './place.js';

export function emitArray(schema: Schema, place: Place): string {
  let code = 'Joi.array()';
  if (schema.items !== undefined) {
    code += `.items(${place.emit(schema.items, { ...place, pointer: pointerTo(place.pointer, 'items') })})`;
  }
  if (schema.minItems !== undefined) code += `.min(${schema.minItems})`;
  if (schema.maxItems !== undefined) code += `.max(${schema.maxItems})`;
  return code;
}
