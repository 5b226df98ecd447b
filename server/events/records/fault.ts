import type { Fault } from '../../lib/errors.js';

/** Makes the fault of an invalid value. */
export function invalidField(field: string, reason: string): Fault {
  return { field, reason, kind: 'invalid' };
}
