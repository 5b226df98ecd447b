import type { DatabaseName, Databases } from '../storage/database/database.js';
import { AppError } from '../lib/errors.js';
import type { Clock } from '../lib/clock.js';
import { deleteUser, disableUser, findUser, type User } from './user-repository.js';
import { assertNotLastAdministrator, refuseUnknown } from './users.js';

/** Columns by which rows belong to a user, in the databases of all parts of the server. */
export const OWNED_ROWS: readonly {
  readonly database: DatabaseName;
  readonly table: string;
  readonly column: string;
  /** Name of the rows in messages, in the plural. */
  readonly noun: string;
}[] = [
  { database: 'features', table: 'services', column: 'owner_id', noun: 'services' },
  { database: 'system', table: 'items', column: 'owner_id', noun: 'items' },
  { database: 'system', table: 'folders', column: 'owner_id', noun: 'folders' },
  { database: 'events', table: 'events', column: 'author_id', noun: 'events' },
  { database: 'events', table: 'venues', column: 'author_id', noun: 'venues' },
  { database: 'events', table: 'organizers', column: 'author_id', noun: 'organizers' },
  { database: 'events', table: 'images', column: 'author_id', noun: 'images' },
];

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
  const counts = await Promise.all(
    OWNED_ROWS.map(async ({ database, table, column, noun }) => {
      const query = databases[database].knex(table).where({ [column]: id });
      return { noun, count: await countRows(query) };
    }),
  );
  const unfinished = databases.system
    .knex('jobs')
    .where({ owner_id: id })
    .whereIn('status', ['queued', 'running']);
  const all = [...counts, { noun: 'unfinished jobs', count: await countRows(unfinished) }];
  const owned = all.filter(({ count }) => count > 0).map(({ noun, count }) => `${String(count)} ${noun}`);
  if (owned.length === 0) return;
  const reason = `user ${name} still has ${owned.join(', ')}; delete or move these first, or disable the user instead`;
  throw new AppError('request.invalid', reason, { faults: [{ field: 'name', kind: 'invalid', reason }] });
}

async function countRows(query: import('knex').Knex.QueryBuilder): Promise<number> {
  const row = (await query.count({ count: '*' }).first()) as { count?: number | string } | undefined;
  return Number(row?.count ?? 0);
}
