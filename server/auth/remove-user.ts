import type { DatabaseName, Databases } from '../storage/database/database.js';
import { AppError } from '../lib/errors.js';
import type { Clock } from '../lib/clock.js';
import { countOwned } from './owned-rows-repository.js';
import { deleteUser, disableUser, findUser, type User } from './user-repository.js';
import { assertNotLastAdministrator, refuseUnknown } from './users.js';

/**
 * Removes a user who owns nothing.
 *
 * A user with services, items, folders, records of the events catalogue or unfinished jobs is refused. These rows are
 * in three databases, which SQLite cannot change in one transaction, so they are not handed over here.
 *
 * @throws {AppError} `request.invalid` for an unknown user, the last administrator, or a user who owns something; the
 *   message names how many of each.
 */
export async function removeUser(
  databases: Pick<Databases, DatabaseName>,
  clock: Clock,
  name: string,
): Promise<User> {
  const { system } = databases;
  const user = (await findUser(system, { name })) ?? refuseUnknown(name);
  await assertOwnsNothing(databases, user);
  // Disabled first, so that nothing is added between the second check and the removal.
  await system.write(async (trx) => {
    await assertNotLastAdministrator(trx, name);
    await disableUser(trx, name, clock());
  });
  await assertOwnsNothing(databases, user);
  await system.write((trx) => deleteUser(trx, user.id));
  return user;
}

async function assertOwnsNothing(
  databases: Pick<Databases, DatabaseName>,
  { id, name }: User,
): Promise<void> {
  const owned = (await countOwned(databases, id))
    .filter(({ count }) => count > 0)
    .map(({ noun, count }) => `${String(count)} ${noun}`);
  if (owned.length === 0) return;
  const reason = `user ${name} still has ${owned.join(', ')}; delete or move these first, or disable the user instead`;
  throw new AppError('request.invalid', reason, { faults: [{ field: 'name', kind: 'invalid', reason }] });
}
