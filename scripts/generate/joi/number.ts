import { DocumentFault, pointerTo } from '../document.js';
import { type Schema, typesOf } from '../schema.js';
import type { Place } from './place.js';

/** Also for integers, which are numbers without a fraction. */
export function emitNumber(schema: Schema, place: Place): string {
  // Without `unsafe` Joi refuses numbers beyond 2^53, which JSON Schema allows.
  let code = 'Joi.number().unsafe()';
  if (typesOf(schema).includes('integer')) code += '.integer()';
  code += emitFormat(schema.format, place);
  if (schema.minimum !== undefined) code += `.min(${schema.minimum})`;
  if (schema.maximum !== undefined) code += `.max(${schema.maximum})`;
  if (schema.exclusiveMinimum !== undefined) code += `.greater(${schema.exclusiveMinimum})`;
  if (schema.exclusiveMaximum !== undefined) code += `.less(${schema.exclusiveMaximum})`;
  return code;
}

function emitFormat(format: string | undefined, place: Place): string {
  switch (format) {
    case undefined:
    case 'double':
    case 'float':
    case 'int64':
      return '';
    case 'int32':
      return '.custom(format("int32"))';
    default:
      throw new DocumentFault(
        pointerTo(place.pointer, 'format'),
        `the number format "${format}" is not known to the generator`,
      );
  }
}
