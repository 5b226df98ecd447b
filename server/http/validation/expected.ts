import Joi from '@hapi/joi';

/** Error code for a value that fits none of several schemas; the message uses the words of the document. */
export const EXPECTED_ERROR = 'choice.expected';

/** Returns the last of several alternatives: it accepts no value and describes the accepted ones. */
export function expected(words: string): Joi.AnySchema {
  return Joi.any()
    .custom((_value, helpers) => helpers.error(EXPECTED_ERROR, { words }))
    .messages({ [EXPECTED_ERROR]: '{{#label}} must be {{#words}}' });
}
