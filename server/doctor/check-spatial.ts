import { pino } from 'pino';
import type { Databases } from '../storage/database/database.js';
import type { Lack } from '../storage/database/lack.js';
import { EXTENSIONS, findExtension, findExtensionLack } from '../storage/postgres/extensions.js';
import { findSchemaLacks, findSchemas } from '../storage/postgres/schemas.js';
import { findSpatialite } from '../storage/sqlite/extensions.js';
import { broken, doubtful, type Finding, well } from './finding.js';

/** Checks that the SpatiaLite in use is the one that the settings name. */
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

/** Looks for the extensions and schemas that PostgreSQL must have, and for who can put them there. */
export async function checkPostgres({ system, events, features }: Databases): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const extension of EXTENSIONS) {
    const lack = findExtensionLack(extension, await findExtension(features.knex, features, extension));
    findings.push(lack === undefined ? well(extension.title, 'is in the database') : judgeLack(lack));
  }
  const names = [system, events, features].map(({ name }) => name);
  const lacks = findSchemaLacks(await findSchemas(features.knex, features, names));
  return [...findings, ...lacks.map(judgeLack)];
}

function judgeLack({ title, seen, mend, isBlocking }: Lack): Finding {
  return isBlocking ? broken(title, seen, mend) : doubtful(title, seen, mend);
}
