import type { Knex } from 'knex';
import type { Database } from '../database/database.js';
import type { MissingRequirement } from '../database/missing-requirement.js';

/** Extensions that PostgreSQL must have, and the packages that bring them. */
export const EXTENSIONS = [
  { name: 'postgis', title: 'PostGIS', source: 'the postgis package of this PostgreSQL', isMovable: false },
  { name: 'pg_trgm', title: 'pg_trgm', source: "PostgreSQL's contrib package", isMovable: true },
] as const;

export type Extension = (typeof EXTENSIONS)[number];

/** State of an extension in a database. */
export interface ExtensionState {
  /** Schema of the extension; `null` if it is not in this database. */
  readonly schema: string | null;
  /** True if its files are installed on the database server. */
  readonly isThere: boolean;
  /** True if this user may create it in the database. */
  readonly mayCreate: boolean;
}

/** Roles of hosted PostgreSQL (Amazon, Google, Microsoft) with the right to create it, like a superuser. */
const HOSTED_SUPERUSERS = ['rds_superuser', 'cloudsqlsuperuser', 'azure_pg_admin'];

const STATE = `SELECT
  (SELECT n.nspname FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = ?) AS "schema",
  EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = ?) AS "isThere",
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
    OR EXISTS (SELECT 1 FROM pg_roles WHERE rolname = ANY (?) AND pg_has_role(oid, 'MEMBER'))
    OR (has_database_privilege(current_database(), 'CREATE')
      AND EXISTS (SELECT 1 FROM pg_available_extension_versions WHERE name = ? AND trusted)) AS "mayCreate"`;

/** Reads the state of an extension, without changing anything. */
export async function findExtension(
  connection: Knex,
  { dialect }: Pick<Database, 'dialect'>,
  { name }: Extension,
): Promise<ExtensionState> {
  const bindings = [name, name, HOSTED_SUPERUSERS, name];
  const [state] = await dialect.rows<ExtensionState>(connection, { sql: STATE, bindings });
  return state ?? { schema: null, isThere: false, mayCreate: false };
}

/** Returns SQL that creates an extension in the expected schema: the server runs it, and messages quote it. */
export function createExtensionSql({ name }: Extension): string {
  return `CREATE EXTENSION ${name} SCHEMA public`;
}

/** Describes why an extension is not usable; `undefined` if it is. */
export function findMissingExtension(
  extension: Extension,
  { schema, isThere, mayCreate }: ExtensionState,
): MissingRequirement | undefined {
  const { name, title, source, isMovable } = extension;
  const sql = createExtensionSql(extension);
  const run = `a superuser run ${sql} in this database.`;
  const lack = (seen: string, mend: string): MissingRequirement => ({ title, seen, mend, isBlocking: true });
  if (schema === 'public') return undefined;
  if (schema !== null) {
    const move = isMovable
      ? `ALTER EXTENSION ${name} SET SCHEMA public`
      : `DROP EXTENSION ${name}, then ${sql}`;
    return lack(`is in the schema ${schema}, not in public`, `As a superuser, run ${move}.`);
  }
  if (!isThere) {
    const then = mayCreate ? '' : `, then let ${run.slice(0, -1)}`;
    return lack('is not installed on the database server', `Install ${source} there${then}.`);
  }
  if (!mayCreate) return lack('is not in the database, and this user may not create it', `Let ${run}`);
  return {
    title,
    seen: 'is not in the database yet',
    mend: 'Run fairground migrate, or fairground serve, which creates it.',
    isBlocking: false,
  };
}
