import type Joi from '@hapi/joi';
import { type FormatName, isOfFormat } from './formats.js';

/** Rules of JSON Schema that Joi lacks or defines differently, called by the generated validators. */

/** Checks length bounds in code points, as JSON Schema counts; Joi counts UTF-16 units. */
export function codePoints(minLength: number, maxLength = Infinity): Joi.CustomValidator<string> {
  return (value, helpers) => {
    // Code points and units differ by a factor of two at most, so most texts need no counting.
    if (value.length > 2 * maxLength) return helpers.error('string.max', { limit: maxLength });
    const isClear = value.length >= 2 * minLength && value.length <= maxLength;
    const length = isClear ? value.length : countCodePoints(value);
    if (length < minLength) return helpers.error('string.min', { limit: minLength });
    if (length > maxLength) return helpers.error('string.max', { limit: maxLength });
    return value;
  };
}

function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count += 1)
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

/** Checks a named format of JSON Schema. */
export function format(name: FormatName): Joi.CustomValidator {
  return (value: unknown, helpers) =>
    isOfFormat(name, value) ? value : helpers.error('any.invalid', { format: name });
}
