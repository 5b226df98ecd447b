import Joi from '@hapi/joi';
import { VALIDATION } from './options.js';

/** The error code of a fault inside a late schema; its context has the `details` of the inner check. */
export const LATE_ERROR = 'late.invalid';

/**
 * A schema that is looked up when it is first needed, for schemas that contain themselves.
 *
 * Joi's own `link` finds its target by walking up from where it stands, which fails where two components refer
 * to each other and are also used apart.
 */
export function late(resolve: () => Joi.Schema): Joi.AnySchema {
  return Joi.any()
    .custom((value: unknown, helpers) => {
      const result = resolve().validate(value, VALIDATION);
      if (result.error === undefined) return result.value as unknown;
      return helpers.error(LATE_ERROR, { details: result.error.details });
    })
    .messages({ [LATE_ERROR]: '{{#label}} is not valid' });
}
