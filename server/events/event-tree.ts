import { AppError } from '../errors.js';
import type { Transaction } from '../storage/database.js';
import { isAbove } from './event-tree-repository.js';
import { invalid } from './fault.js';

/**
 * An event must not be a part of itself, nor of its own parts.
 *
 * @throws {AppError}
 */
export async function requireNoCircle(trx: Transaction, id: number, parentId: number): Promise<void> {
  if (!(await isAbove(trx, id, parentId))) return;
  const reason = `is ${id === parentId ? '' : 'a part of '}the event itself`;
  const faults = [invalid('post_parent', reason)];
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}
