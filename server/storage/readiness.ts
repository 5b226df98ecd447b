import type { Database, Databases } from './database/database.js';
import { findMissingMigrations } from './migrate.js';
import type { WriteChecks } from './write-checks.js';

/**
 * What must answer before requests are let in, by name. Each rejects with the reason when it does not: databases that
 * cannot be reached or whose connections are all taken, that are of an older version than this program, and databases
 * and blobs that cannot be written.
 */
export function readinessChecks(
  { system, events, features }: Databases,
  writes: WriteChecks,
): Readonly<Record<string, () => Promise<unknown>>> {
  const check = (database: Database, write: () => Promise<void>) => async (): Promise<void> => {
    const missing = await findMissingMigrations(database);
    if (missing.length > 0) throw new Error(`${database.name} lacks ${missing.join(', ')}`);
    await write();
  };
  return {
    system: check(system, writes.system),
    events: check(events, writes.events),
    features: check(features, writes.features),
    blobs: writes.blobs,
  };
}
