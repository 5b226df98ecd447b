import { AppError } from '../../lib/errors.js';

/** Path parameter that names a record. */
export type RecordKey = { readonly id: number } | { readonly slug: string };

/** Creates the error for a parameter that names no record. */
export function unknownRecord(field: 'id' | 'slug'): AppError {
  const reason = `must be the ${field} of a record of this kind`;
  return new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [{ field, reason, kind: 'invalid' }],
  });
}
