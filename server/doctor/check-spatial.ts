import { pino } from 'pino';
import type { Databases } from '../storage/database.js';
import {
  type Extension,
  EXTENSIONS,
  type ExtensionState,
  findExtension,
} from '../storage/postgres-extensions.js';
import { findSpatialite } from '../storage/spatialite-extension.js';
import { broken, doubtful, type Finding, well } from './finding.js';

/** Whether the SpatiaLite that the settings name is the one in use. */
export async function checkSpatialite(configured: string | undefined): Promise<Finding[]> {
  if (configured === undefined) return [];
  const { source, path } = await findSpatialite({ path: configured, log: pino({ level: 'silent' }) });
  if (source === 'configured') return [well('SpatiaLite', `${path} is in use`)];
  return [
    doubtful(
      'SpatiaLite',
      `${configured} cannot be loaded; ${path} is in use in its place`,
      'Let FAIRGROUND_SPATIALITE name an extension that loads on this machine, or nothing.',
    ),
  ];
}

/** Whether PostgreSQL has the extensions that are needed, or who can put them there. */
export async function checkExtensions({ features }: Databases): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const extension of EXTENSIONS)
    findings.push(judgeExtension(extension, await findExtension(features.knex, features, extension)));
  return findings;
}

function judgeExtension({ name, title, source }: Extension, state: ExtensionState): Finding {
  const { schema, isThere, mayCreate } = state;
  if (schema === 'public') return well(title, 'is in the database');
  if (schema !== null) {
    const mend = `Let a superuser move it: DROP EXTENSION ${name}, then CREATE EXTENSION ${name} SCHEMA public.`;
    return broken(title, `is in the schema ${schema}, not in public`, mend);
  }
  if (!isThere) return broken(title, "is not on the database's machine", `Install ${source} there.`);
  if (mayCreate)
    return doubtful(title, 'is not in the database yet', 'fairground migrate puts it there; so does serve.');
  return broken(
    title,
    'is not in the database, and this user may not put it there',
    `Let a superuser run CREATE EXTENSION ${name} SCHEMA public in this database.`,
  );
}
