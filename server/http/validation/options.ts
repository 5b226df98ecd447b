import type { ValidationOptions } from '@hapi/joi';

/** How Joi checks a value here, everywhere. */
export const VALIDATION: ValidationOptions = {
  abortEarly: false,
  // Text was made into values before, by the document's rules and not by Joi's.
  convert: false,
  // The profile says which field; the reason need not.
  errors: { label: false, wrap: { array: false } },
};
