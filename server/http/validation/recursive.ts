import Joi from '@hapi/joi';
import { VALIDATION } from './options.js';

/** The error code of a fault inside a recursive schema; its context has the `details` of the inner check. */
export const RECURSIVE_ERROR = 'recursive.invalid';

/**
 * A schema that is looked up when it is first needed, for schemas that contain themselves.
 *
 * Joi's own `link` finds its target by walking up from where it stands, which fails where two components refer
 * to each other and are also used apart.
 */
export function recursive(resolve: () => Joi.Schema): Joi.AnySchema {
  return Joi.any()
    .custom((value: unknown, helpers) => {
      const result = resolve().validate(value, VALIDATION);
      if (result.error === undefined) return result.value as unknown;
      return helpers.error(RECURSIVE_ERROR, { details: result.error.details });
    })
    .messages({ [RECURSIVE_ERROR]: '{{#label}} is not valid' });
}
