import Joi from '@hapi/joi';
import { VALIDATION } from './options.js';

/** Error code for a fault inside a recursive schema; its context holds the `details` of the inner check. */
export const RECURSIVE_ERROR = 'recursive.invalid';

/**
 * Defers the lookup of a schema to its first use, for schemas that contain themselves. Joi's own `link` searches
 * upwards from its own position, which fails for two components that refer to each other and are also used
 * separately.
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
