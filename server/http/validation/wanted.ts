import Joi from '@hapi/joi';

/** The error code of a value that fits none of several schemas, in the document's own words. */
export const WANTED_ERROR = 'choice.wanted';

/** The last of several schemas: takes nothing, and says what the others take. */
export function wanted(words: string): Joi.AnySchema {
  return Joi.any()
    .custom((_value, helpers) => helpers.error(WANTED_ERROR, { words }))
    .messages({ [WANTED_ERROR]: '{{#label}} must be {{#words}}' });
}
