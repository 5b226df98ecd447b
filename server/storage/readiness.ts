import type { Database, Databases } from './database/database.js';
import { findMissingMigrations } from './migrate.js';
import type { WriteChecks } from './write-checks.js';

/**
 * Returns the checks that must pass before the server accepts requests, by name. A check rejects with the reason: a
 * database that is unreachable, has no free connection or has an older schema, or storage that is not writable.
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
