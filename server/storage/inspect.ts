import type { Database, Databases } from './database/database.js';

/** Oldest releases that the tests run on. */
const [LEAST_SPATIALITE, LEAST_POSTGRES, LEAST_POSTGIS] = [5, 15, 3] as const;

/** Describes the databases with their versions; `mend` is the remedy for a version older than the oldest tested one. */
export async function describeDatabase({
  kind,
  features,
}: Databases): Promise<{ version: string; mend: string | undefined }> {
  const { dialect, knex } = features;
  if (kind === 'sqlite') {
    const [row] = await dialect.rows<{ sqlite: string; spatialite: string }>(knex, {
      sql: 'SELECT sqlite_version() AS sqlite, spatialite_version() AS spatialite',
      bindings: [],
    });
    const { sqlite = '', spatialite = '' } = row ?? {};
    const isOld = Number.parseFloat(spatialite) < LEAST_SPATIALITE;
    return {
      version: `SQLite ${sqlite}, SpatiaLite ${spatialite}`,
      mend: isOld ? 'Install SpatiaLite 5 (libsqlite3-mod-spatialite).' : undefined,
    };
  }
  const [row] = await dialect.rows<PostgresVersions>(knex, {
    sql: `SELECT current_setting('server_version') AS postgres,
      (SELECT extversion FROM pg_extension WHERE extname = 'postgis') AS postgis,
      (SELECT default_version FROM pg_available_extensions WHERE name = 'postgis') AS installable`,
    bindings: [],
  });
  const { postgres = '', postgis = null, installable = null } = row ?? {};
  return {
    version: `PostgreSQL ${postgres}, PostGIS ${postgis ?? 'not installed yet'}`,
    mend: mendPostgres({ postgres, postgis, installable }),
  };
}

interface PostgresVersions {
  readonly postgres: string;
  /** Version in this database; `null` where there is none. */
  readonly postgis: string | null;
  /** Version of the files on the database's machine; `null` where there are none. */
  readonly installable: string | null;
}

function mendPostgres({ postgres, postgis, installable }: PostgresVersions): string | undefined {
  if (Number.parseFloat(postgres) < LEAST_POSTGRES) return 'Install PostgreSQL 15 with PostGIS 3.';
  // Before it is installed, the version of its files counts.
  const version = postgis ?? installable;
  if (version === null || Number.parseFloat(version) >= LEAST_POSTGIS) return undefined;
  if (installable === null || Number.parseFloat(installable) < LEAST_POSTGIS)
    return 'Install PostGIS 3 on the database server.';
  return 'Let a superuser run ALTER EXTENSION postgis UPDATE in this database.';
}

/** Returns the time of the database's own clock in epoch milliseconds; `undefined` where it uses this machine's. */
export async function tellTime({ dialect, knex }: Database): Promise<number | undefined> {
  if (dialect.kind !== 'postgis') return undefined;
  const [row] = await dialect.rows<{ now: number | string }>(knex, {
    sql: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
    bindings: [],
  });
  return row === undefined ? undefined : Number(row.now);
}

/** Returns the time of the latest change of a job in epoch milliseconds, which cannot be later than now. */
export async function findLatestMoment({ knex }: Database): Promise<number | undefined> {
  if (!(await knex.schema.hasTable('jobs'))) return undefined;
  const [row] = await knex('jobs').max<{ latest: number | string | null }[]>({ latest: 'updated_at' });
  return row?.latest === undefined || row.latest === null ? undefined : Number(row.latest);
}
