import { pino } from 'pino';
import type { Databases } from '../storage/database/database.js';
import type { MissingRequirement } from '../storage/database/missing-requirement.js';
import { EXTENSIONS, findExtension, findMissingExtension } from '../storage/postgres/extensions.js';
import { findMissingRights, findSchemas } from '../storage/postgres/schemas.js';
import { findSpatialite } from '../storage/sqlite/extensions.js';
import { reportFailure, reportWarning, type Finding, reportOk } from './finding.js';

/** Checks that the SpatiaLite in use is the one that the settings name. */
export async function checkSpatialite(configured: string | undefined): Promise<Finding[]> {
  if (configured === undefined) return [];
  const { source, path } = await findSpatialite({ path: configured, log: pino({ level: 'silent' }) });
  if (source === 'configured') return [reportOk('SpatiaLite', `${path} is in use`)];
  return [
    reportWarning(
      'SpatiaLite',
      `${configured} cannot be loaded; ${path} is used instead`,
      'Set FAIRGROUND_SPATIALITE to an extension that loads on this machine, or leave it empty.',
    ),
  ];
}

/** Checks for the extensions and schemas that PostgreSQL must have, and for the rights to create them. */
export async function checkPostgres({ system, events, features }: Databases): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const extension of EXTENSIONS) {
    const lack = findMissingExtension(extension, await findExtension(features.knex, features, extension));
    findings.push(lack === undefined ? reportOk(extension.title, 'is in the database') : toFinding(lack));
  }
  const names = [system, events, features].map(({ name }) => name);
  const lacks = findMissingRights(await findSchemas(features.knex, features, names));
  return [...findings, ...lacks.map(toFinding)];
}

function toFinding({ title, seen, mend, isBlocking }: MissingRequirement): Finding {
  return isBlocking ? reportFailure(title, seen, mend) : reportWarning(title, seen, mend);
}
