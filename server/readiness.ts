import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Blobs } from './storage/blobs.js';
import type { Databases } from './storage/database.js';
import { findMissingMigrations } from './storage/migrate.js';

/** A key that nothing is stored under, to ask a store whether it answers. */
const PROBE = 'health/probe';

/**
 * What must answer before requests are let in, by name. Each rejects with the reason when it does not: databases that
 * cannot be reached or whose connections are all taken, that are of an older version than this program, and blobs that
 * cannot be reached or written.
 */
export function readinessChecks(
  { system, events, features }: Databases,
  blobs: Blobs,
): Readonly<Record<string, () => Promise<unknown>>> {
  const check = (database: typeof system) => async (): Promise<void> => {
    const missing = await findMissingMigrations(database);
    if (missing.length > 0) throw new Error(`${database.name} lacks ${missing.join(', ')}`);
  };
  return {
    system: check(system),
    events: check(events),
    features: check(features),
    blobs: () => checkBlobs(blobs),
  };
}

async function checkBlobs(blobs: Blobs): Promise<void> {
  // Blobs that are not files are asked over the network; files may be on a disk that is not there any more.
  const path = blobs.path?.(PROBE);
  if (path === undefined) await blobs.stat(PROBE);
  else await access(dirname(dirname(path)), constants.W_OK);
}
