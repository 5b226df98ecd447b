import type { Access } from '../../../auth/access.js';
import type { Principal } from '../../../auth/principal.js';
import { forbiddenError } from './item-rights.js';

/**
 * Returns the user whose content an address names: the caller, or for administrators any user.
 *
 * @throws {AppError} `access.forbidden`, also if there is no such user.
 */
export async function contentOwner(
  access: Pick<Access, 'users'>,
  username: string,
  caller: Principal,
): Promise<{ readonly userId: number; readonly name: string }> {
  if (username.toLowerCase() === caller.name.toLowerCase()) return caller;
  const user = caller.role === 'administrator' ? await access.users.find(username) : undefined;
  if (user !== undefined) return { userId: user.id, name: user.name };
  throw forbiddenError(`You cannot act for ${username}.`);
}
