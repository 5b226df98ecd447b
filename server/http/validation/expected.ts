import Joi from '@hapi/joi';

/** The error code of a value that fits none of several schemas, in the document's own words. */
export const EXPECTED_ERROR = 'choice.expected';

/** The last of several schemas: takes nothing, and says what the others take. */
export function expected(words: string): Joi.AnySchema {
  return Joi.any()
    .custom((_value, helpers) => helpers.error(EXPECTED_ERROR, { words }))
    .messages({ [EXPECTED_ERROR]: '{{#label}} must be {{#words}}' });
}
