import { join } from 'node:path';
import { sourceOptions, SQLITE_CONFIG } from './append-ogr2ogr.js';
import type { BenchSource } from './append-source.js';
import type { BenchPlace } from '../support/bench-place.js';
import { PEER } from './peer-table.js';
import { runProgram, secondsOf } from '../support/programs.js';
import { settle } from '../support/settle.js';

/**
 * Seconds that `ogr2ogr -upsert` takes, its start included, to bring a GeoPackage with the existing rows up to date:
 * in one transaction, with a large cache, matched on a unique index of the ids, with a spatial index.
 * GDAL upserts into no other kind of SQLite file.
 */
export async function measureGeopackageUpsert(options: {
  readonly place: BenchPlace;
  readonly existing: BenchSource;
  readonly source: BenchSource;
  readonly signal: AbortSignal;
}): Promise<number> {
  const { place, existing, source, signal } = options;
  const file = join(place.folder, `${PEER}.gpkg`);
  const target = ['-f', 'GPKG', file, '-nln', PEER, '-gt', 'unlimited', ...SQLITE_CONFIG];
  await runProgram('ogr2ogr', [...target, existing.peerFile, ...sourceOptions(existing)], { signal });
  await ask(file, `CREATE UNIQUE INDEX ${PEER}_guid ON ${PEER} (guid)`, signal);
  await settle(place.databaseUrl, signal);
  // The rows' numbers in the source would be taken for ids of features otherwise.
  const upsert = ['-upsert', ...target, source.peerFile, '-unsetFid', ...sourceOptions(source)];
  const seconds = await secondsOf(() => runProgram('ogr2ogr', upsert, { signal }));
  const counted = await ask(
    file,
    `SELECT 'rows=' || count(*) || ',' || count(DISTINCT guid) || ',' || max(number) AS counted FROM ${PEER}`,
    signal,
  );
  const { rows } = source;
  if (!counted.includes(`rows=${rows},${rows},${rows - 1}`))
    throw new Error(`ogr2ogr -upsert left something else: ${counted.trim()}`);
  return seconds;
}

function ask(file: string, sql: string, signal: AbortSignal): Promise<string> {
  return runProgram('ogrinfo', ['-q', file, '-sql', sql], { signal });
}
