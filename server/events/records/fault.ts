import type { Fault } from '../../lib/errors.js';

/** A value that is refused for what it says. */
export function invalidField(field: string, reason: string): Fault {
  return { field, reason, kind: 'invalid' };
}
