import type { Principal } from '../../../auth/principal.js';
import { AppError } from '../../../lib/errors.js';
import { signedIn } from '../../catalog/rights.js';
import type { Item } from '../../model/item.js';

type Owned = Pick<Item, 'ownerId'>;

export function mayChangeItem(caller: Principal | undefined, { ownerId }: Owned): boolean {
  return caller !== undefined && (caller.role === 'administrator' || caller.userId === ownerId);
}

export function mayReadItem(caller: Principal | undefined, item: Pick<Item, 'ownerId' | 'access'>): boolean {
  if (item.access === 'public') return true;
  return (item.access === 'org' && caller !== undefined) || mayChangeItem(caller, item);
}

/**
 * Checks read access. @throws {AppError} `access.token_required` or, with the code that clients expect,
 * `access.forbidden`.
 */
export function assertMayReadItem(
  caller: Principal | undefined,
  item: Pick<Item, 'ownerId' | 'access'>,
): void {
  if (mayReadItem(caller, item)) return;
  signedIn(caller);
  throw forbiddenError();
}

export function forbiddenError(
  message = 'You do not have permissions to access this resource or perform this operation.',
): AppError {
  return new AppError('access.forbidden', message, { data: { messageCode: 'GWM_0003' } });
}

/** Error for a missing item, and for one that the caller may not change, so that ids cannot be guessed. */
export function unknownItem(): AppError {
  return new AppError('feature.no_item', 'Item does not exist or is inaccessible.', {
    data: { messageCode: 'CONT_0001' },
  });
}
