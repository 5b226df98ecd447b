import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import type { Fragment } from '../../storage/sql/dialect.js';
import { parseInts } from '../../lib/text/parse-ints.js';

const LOG = 'event_changes';
/**
 * Number of changes kept in the log (transactions on PostgreSQL, rows on SQLite): far more than patching a cached
 * list needs.
 */
const KEPT = 10_000;

/** Changes since a position in the change log. */
export interface EventChanges {
  /** Position up to which the changes are known. */
  readonly position: string;
  /** Ids of events; `undefined` if there are too many, or the log no longer has them. */
  readonly ids: readonly number[] | undefined;
}

/** The position of the statement that selects it, by this name. */
export function selectPosition({ knex, dialect }: Pick<Database, 'knex' | 'dialect'>): Knex.Raw {
  return select(knex, dialect.changeLogs.position(LOG), 'position');
}

/** Finds events that have changed, themselves or in their links, if there are at most `most`. */
export async function findChangesSince(
  database: Pick<Database, 'knex' | 'dialect'>,
  position: string,
  most: number,
): Promise<EventChanges> {
  const { knex, dialect } = database;
  const since = dialect.changeLogs.since(LOG, position);
  const ids: Fragment = {
    sql: `(SELECT string_agg(CAST(id AS text), ',') FROM (${since.sql} LIMIT ?) AS changed)`,
    bindings: [...since.bindings, most + 1],
  };
  const [row] = await knex.select<{ position: string; is_whole: boolean | number; ids: string | null }[]>([
    selectPosition(database),
    select(knex, dialect.changeLogs.reachesBackTo(LOG, position), 'is_whole'),
    select(knex, ids, 'ids'),
  ]);
  if (row === undefined) throw new Error('the change log returned no row');
  const changed = parseInts(row.ids ?? '');
  const isKnown = Boolean(row.is_whole) && changed.length <= most;
  return { position: row.position, ids: isKnown ? [...new Set(changed)] : undefined };
}

/** Deletes changes that no cached list needs any more. */
export function pruneEventChanges(events: Database, kept = KEPT): Promise<void> {
  return events.write((trx) => events.dialect.changeLogs.prune(trx, LOG, kept));
}

function select(knex: Knex, { sql, bindings }: Fragment, name: string): Knex.Raw {
  return knex.raw(`${sql} AS "${name}"`, [...bindings]);
}
