import type { ValidationOptions } from '@hapi/joi';

/** Options of every Joi check. */
export const VALIDATION: ValidationOptions = {
  abortEarly: false,
  // Coercion has already converted text by the document's rules, which differ from Joi's.
  convert: false,
  // The profile adds the field name to the reason.
  errors: { label: false, wrap: { array: false } },
};
