import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { closeConnection, loadExtension, loadSqliteDriver, openConnection, runSql } from './driver.js';
import { StorageUnusableError } from '../database/storage-unusable-error.js';

/** SpatiaLite extension that loads on this machine. */
export interface SpatialiteExtension {
  /** Argument for `loadExtension`: a path, or a bare name for the system's loader. */
  readonly path: string;
  readonly source: 'configured' | 'system' | 'npm';
  readonly version: string;
  /** True if it reads GeoPackage geometries (`GeomFromGPB`), for copying from an attached GeoPackage. */
  readonly readsGeoPackage: boolean;
}

interface Candidate {
  readonly path: string;
  readonly source: SpatialiteExtension['source'];
}

/**
 * Finds SpatiaLite: the configured path, the system's `mod_spatialite`, then the old build in the npm package
 * `spatialite`, which needs no installation.
 *
 * Logs which one is used and its limitations.
 *
 * @throws {StorageUnusableError} when none loads, with the attempts.
 */
export async function findSpatialite(options: {
  path?: string | undefined;
  /** Name for the system's loader. */
  systemName?: string;
  log: Logger;
}): Promise<SpatialiteExtension> {
  // Load the driver first, so that its own failure is not reported as a missing extension.
  loadSqliteDriver();
  const failures: string[] = [];
  for (const candidate of candidates(options.path, options.systemName ?? 'mod_spatialite')) {
    try {
      const extension = await probe(candidate);
      report(extension, failures, options.log);
      return extension;
    } catch (error) {
      failures.push(
        `${candidate.path} (${candidate.source}): ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  throw new StorageUnusableError(
    `SpatiaLite cannot be loaded. Install it (Debian: libsqlite3-mod-spatialite, Homebrew: libspatialite) ` +
      `or configure its path. Tried ${failures.join('; ')}`,
  );
}

function candidates(configured: string | undefined, systemName: string): Candidate[] {
  const found: Candidate[] = [];
  if (configured !== undefined) found.push({ path: configured, source: 'configured' });
  found.push({ path: systemName, source: 'system' });
  const bundled = findBundled();
  if (bundled !== undefined) found.push({ path: bundled, source: 'npm' });
  return found;
}

function findBundled(): string | undefined {
  const suffix = { linux: '.so', darwin: '.dylib', win32: '.dll' }[process.platform as string];
  if (suffix === undefined) return undefined;
  const manifest = createRequire(import.meta.url).resolve('spatialite/package.json');
  const file = join(dirname(manifest), 'dist', process.platform, process.arch, `mod_spatialite${suffix}`);
  return existsSync(file) ? file : undefined;
}

async function probe(candidate: Candidate): Promise<SpatialiteExtension> {
  const connection = await openConnection(':memory:');
  try {
    await loadExtension(connection, candidate.path);
    const rows = await runSql(connection, 'SELECT spatialite_version() AS version');
    return {
      ...candidate,
      version: String(rows[0]?.['version']),
      readsGeoPackage: await runSql(connection, 'SELECT GeomFromGPB(NULL)').then(
        () => true,
        () => false,
      ),
    };
  } finally {
    await closeConnection(connection);
  }
}

function report(extension: SpatialiteExtension, failures: readonly string[], log: Logger): void {
  const { path, source, version, readsGeoPackage } = extension;
  const facts = { path, source, version, ...(failures.length > 0 && { notLoaded: failures }) };
  if (source === 'npm') {
    const missing = readsGeoPackage ? '' : ': no GeomFromGPB, so appends are slower, and an old PROJ';
    log.warn(facts, `using the SpatiaLite ${version} of the npm package${missing}; install mod_spatialite 5`);
  } else if (failures.length > 0) {
    log.warn(facts, `using the ${source} SpatiaLite ${version}, since the configured one does not load`);
  } else {
    log.info(facts, `using the ${source} SpatiaLite ${version}`);
  }
}
