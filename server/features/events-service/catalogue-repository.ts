import type { Database } from '../../storage/database/database.js';
import { column } from '../../storage/sql/dialect.js';

/** Returns a number that changes with every committed change of the catalogue. */
export async function readCatalogueChanges({ knex }: Pick<Database, 'knex'>): Promise<number> {
  const [row] = await knex('catalogue_changes').sum<{ total: number | string | null }[]>({
    total: 'changes',
  });
  return Number(row?.total ?? 0);
}

/** Returns the time of the last change in a database view of the catalogue; `undefined` if it has no records. */
export async function readLastChange(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  table: string,
): Promise<number | undefined> {
  const last = dialect.epochMs({ sql: `max(${column(dialect, 'modified').sql})`, bindings: [] });
  const [row] = await dialect.rows<{ at: number | null }>(knex, {
    sql: `SELECT ${last.sql} AS at FROM ${dialect.quote(table)}`,
    bindings: last.bindings,
  });
  return row?.at ?? undefined;
}
