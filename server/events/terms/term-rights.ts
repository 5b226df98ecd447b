import type { Principal } from '../../auth/principal.js';
import { canEditOthers, canPublish, type Caller, forbiddenError } from '../records/rights.js';
import type { Taxonomy } from './term.js';

/** True if the caller may create, change and delete terms: categories from authors up, tags from editors up. */
export function canWriteTerms(caller: Caller, taxonomy: Taxonomy): caller is Principal {
  if (caller === undefined) return false;
  return taxonomy === 'tribe_events_cat' ? canPublish(caller) : canEditOthers(caller);
}

/**
 * Requires the right to change terms. @throws {AppError} 401 for anonymous callers, 403 without the right.
 */
export function requireTermWriter(caller: Caller, taxonomy: Taxonomy): Principal {
  if (canWriteTerms(caller, taxonomy)) return caller;
  throw forbiddenError(caller);
}
