import type { Database, Databases } from './database.js';

/** What the databases are, in words, and whether it is of an age that we test with. */
export async function describeDatabase({
  kind,
  features,
}: Databases): Promise<{ version: string; isTested: boolean }> {
  const { dialect, knex } = features;
  if (kind === 'sqlite') {
    const [row] = await dialect.rows<{ sqlite: string; spatialite: string }>(knex, {
      sql: 'SELECT sqlite_version() AS sqlite, spatialite_version() AS spatialite',
      bindings: [],
    });
    const { sqlite = '', spatialite = '' } = row ?? {};
    return {
      version: `SQLite ${sqlite}, SpatiaLite ${spatialite}`,
      isTested: Number.parseFloat(spatialite) >= 5,
    };
  }
  const [row] = await dialect.rows<{ postgres: string; postgis: string | null }>(knex, {
    sql: `SELECT current_setting('server_version') AS postgres,
      (SELECT extversion FROM pg_extension WHERE extname = 'postgis') AS postgis`,
    bindings: [],
  });
  const { postgres = '', postgis = null } = row ?? {};
  return {
    version: `PostgreSQL ${postgres}, PostGIS ${postgis ?? 'not installed yet'}`,
    isTested: Number.parseInt(postgres, 10) >= 15 && (postgis === null || Number.parseFloat(postgis) >= 3),
  };
}

/** What the database's own clock says, in epoch milliseconds; `undefined` where it has none but this machine's. */
export async function tellTime({ dialect, knex }: Database): Promise<number | undefined> {
  if (dialect.kind !== 'postgis') return undefined;
  const [row] = await dialect.rows<{ now: number | string }>(knex, {
    sql: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
    bindings: [],
  });
  return row === undefined ? undefined : Number(row.now);
}

/** When a job was changed last, in epoch milliseconds: it cannot be later than now. */
export async function findLatestMoment({ knex }: Database): Promise<number | undefined> {
  if (!(await knex.schema.hasTable('jobs'))) return undefined;
  const [row] = await knex('jobs').max<{ latest: number | string | null }[]>({ latest: 'updated_at' });
  return row?.latest === undefined || row.latest === null ? undefined : Number(row.latest);
}
