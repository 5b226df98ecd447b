import { DocumentFault, pointerTo } from '../document.js';
import type { Schema } from '../schema.js';
import type { Place } from './place.js';

/** Formats that a validator checks; `server/http/validation/formats.ts` holds the checks. */
const CHECKED = ['date', 'date-time', 'email', 'uri', 'uuid'];
/** Formats that only describe. */
const DESCRIPTIVE = ['password', 'html'];

export function emitString(schema: Schema, place: Place): string {
  // A file part is not a value: the binding hands it over apart from the parameters.
  if (schema.format === 'binary') return 'Joi.any().strip()';
  const { minLength = 0, maxLength } = schema;
  // Joi takes the empty string for a missing one unless a least length of 0 is stated.
  let code = minLength === 0 ? 'Joi.string().min(0)' : 'Joi.string()';
  // JSON Schema counts code points where Joi counts UTF-16 units.
  if (minLength > 1 || maxLength !== undefined) {
    code += `.custom(codePoints(${[minLength, maxLength].filter((bound) => bound !== undefined).join(', ')}))`;
  }
  if (schema.pattern !== undefined) code += `.pattern(new RegExp(${JSON.stringify(schema.pattern)}, 'u'))`;
  return code + emitFormat(schema.format, place);
}

function emitFormat(format: string | undefined, place: Place): string {
  if (format === undefined || DESCRIPTIVE.includes(format)) return '';
  if (CHECKED.includes(format)) return `.custom(format(${JSON.stringify(format)}))`;
  throw new DocumentFault(
    pointerTo(place.pointer, 'format'),
    `the string format "${format}" is not known to the generator`,
  );
}
