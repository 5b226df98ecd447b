import type { Knex } from 'knex';
import type { Database } from '../database/database.js';
import type { MissingRequirement } from '../database/missing-requirement.js';

/** Schemas of the stores, and the rights of this user in the database. */
export interface SchemaState {
  readonly missing: readonly string[];
  /** Existing schemas in which this user may not create tables. */
  readonly closed: readonly string[];
  /** True if this user may create schemas in this database. */
  readonly mayCreate: boolean;
  /** True if this user may add spatial references to PostGIS, and if PostGIS is missing. */
  readonly mayAddReferences: boolean;
  readonly database: string;
  readonly user: string;
}

const STATE = `SELECT
  ARRAY(SELECT name FROM unnest(?::text[]) name WHERE to_regnamespace(quote_ident(name)) IS NULL) AS "missing",
  ARRAY(SELECT nspname::text FROM pg_namespace WHERE nspname = ANY (?)
    AND NOT (has_schema_privilege(oid, 'USAGE') AND has_schema_privilege(oid, 'CREATE'))
    ORDER BY nspname) AS "closed",
  has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
  coalesce(has_table_privilege(to_regclass('public.spatial_ref_sys'), 'INSERT')
    AND has_table_privilege(to_regclass('public.spatial_ref_sys'), 'DELETE'), true) AS "mayAddReferences",
  current_database() AS "database", current_user AS "user"`;

/** Reads the state of these schemas, without changing anything. */
export async function findSchemas(
  connection: Knex,
  { dialect }: Pick<Database, 'dialect'>,
  names: readonly string[],
): Promise<SchemaState> {
  const bindings = [[...names], [...names]];
  const [state] = await dialect.rows<SchemaState>(connection, { sql: STATE, bindings });
  if (state === undefined) throw new Error('PostgreSQL returned no schemas');
  return state;
}

/** Describes each missing right of this user, with the statement that grants it. */
export function findMissingRights(state: SchemaState): MissingRequirement[] {
  const { missing, closed, mayCreate, mayAddReferences } = state;
  const [database, role] = [quote(state.database), quote(state.user)];
  const lack = (title: string, seen: string, statement: string, isBlocking = true): MissingRequirement => ({
    title,
    seen,
    mend: `Let its owner run ${statement}.`,
    isBlocking,
  });
  const lacks = closed.map((name) =>
    lack(
      `schema ${name}`,
      'does not allow this user to create tables',
      `GRANT USAGE, CREATE ON SCHEMA ${quote(name)} TO ${role}`,
    ),
  );
  if (missing.length > 0 && !mayCreate) {
    const seen = `has no schemas ${missing.join(', ')}, and this user may not create them`;
    lacks.push(lack('the database', seen, `GRANT CREATE ON DATABASE ${database} TO ${role}`));
  }
  if (!mayAddReferences) {
    const seen =
      'does not allow this user to add spatial references, so layers can only use those of PostGIS';
    const statement = `GRANT INSERT, DELETE ON public.spatial_ref_sys TO ${role}`;
    lacks.push(lack('table spatial_ref_sys', seen, statement, false));
  }
  return lacks;
}

/** Quotes any name of PostgreSQL, unless it needs no quotes, as `quote_ident` does. */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
