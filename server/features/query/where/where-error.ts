import type { AppError } from '../../../errors.js';
import { queryFault } from '../query-fault.js';

/**
 * The refusal of a `where` parameter. `reason` says what is wrong and what would be right; `at` is the offset
 * of the offending word in the text and is told counting from one, as people count.
 */
export function whereError(reason: string, at?: number): AppError {
  const place = at === undefined ? '' : ` (at character ${String(at + 1)})`;
  return queryFault('where', `'where' clause is invalid: ${reason}${place}`);
}
