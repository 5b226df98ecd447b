import type { Principal } from '../../../auth/principal.js';
import { AppError } from '../../../lib/errors.js';
import { canWrite } from '../../records/rights.js';
import type { CalendarFrame } from '../page-deps.js';

/**
 * Returns the user of a page that changes records.
 *
 * @throws {AppError} without a session, and for those who may not write.
 */
export function requireSession({ principal, formToken }: CalendarFrame): Principal {
  if (principal === undefined || formToken === undefined)
    throw new AppError('access.token_required', 'Sign in to work on the calendar.');
  if (!canWrite(principal)) throw new AppError('access.forbidden', 'You may not do this.');
  return principal;
}
