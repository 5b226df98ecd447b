import type { Knex } from 'knex';
import type { DatabaseName, Databases } from '../storage/database/database.js';

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

/** Number of rows of one kind. */
interface OwnedRows {
  readonly noun: string;
  readonly count: number;
}

/** Counts the rows of a user, and the jobs that have not ended. */
export function countOwned(databases: Pick<Databases, DatabaseName>, userId: number): Promise<OwnedRows[]> {
  const queries = OWNED_ROWS.map(({ database, table, column, noun }) => ({
    noun,
    query: databases[database].knex(table).where({ [column]: userId }),
  }));
  const unfinished = databases.system
    .knex('jobs')
    .where({ owner_id: userId })
    .whereIn('status', ['queued', 'running']);
  const all = [...queries, { noun: 'unfinished jobs', query: unfinished }];
  return Promise.all(all.map(async ({ noun, query }) => ({ noun, count: await countRows(query) })));
}

async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const row = (await query.count({ count: '*' }).first()) as { count?: number | string } | undefined;
  return Number(row?.count ?? 0);
}
