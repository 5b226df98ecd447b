import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchSource } from './append-source.js';
import type { BenchPlace } from '../support/bench-place.js';
import { makePeerTable, PEER } from './peer-table.js';
import { runProgram, secondsOf } from '../support/programs.js';
import { settle } from '../support/settle.js';

/** A quarter of a gigabyte, and no waiting for the disk: what is lost with the machine can be loaded again. */
export const SQLITE_CONFIG = [
  '--config',
  'OGR_SQLITE_CACHE',
  '256',
  '--config',
  'OGR_SQLITE_SYNCHRONOUS',
  'OFF',
];

/**
 * Seconds that `ogr2ogr -append` takes for the file, its start included, in the way that suits it best: COPY on
 * PostgreSQL, one transaction on both. `second` is a file with other ids, appended after.
 */
export async function measureOgr2ogr(options: {
  readonly place: BenchPlace;
  readonly source: BenchSource;
  readonly second: BenchSource | undefined;
  readonly signal: AbortSignal;
}): Promise<{ readonly seconds: number; readonly filledSeconds: number | undefined }> {
  const { place, source, second, signal } = options;
  const folder = join(place.folder, 'peer');
  await mkdir(folder, { recursive: true });
  const url = place.kind === 'sqlite' ? `sqlite:${folder}` : place.databaseUrl;
  const target = place.kind === 'sqlite' ? sqliteTarget(folder) : postgresTarget(url);
  const table = await makePeerTable(url, source);
  try {
    const append = async (one: BenchSource, expected: number): Promise<number> => {
      await settle(url, signal);
      const args = ['-append', ...target, '-gt', 'unlimited', one.peerFile, ...sourceOptions(one)];
      const seconds = await secondsOf(() => runProgram('ogr2ogr', args, { signal }));
      await table.checkRows(expected);
      return seconds;
    };
    return {
      seconds: await append(source, source.rows),
      filledSeconds: second && (await append(second, source.rows + second.rows)),
    };
  } finally {
    await table.close();
  }
}

function sqliteTarget(folder: string): string[] {
  return ['-f', 'SQLite', join(folder, 'features.db'), '-nln', PEER, ...SQLITE_CONFIG];
}

function postgresTarget(url: string): string[] {
  const address = `PG:${url.replace(/^postgres:/, 'postgresql:')}`;
  return ['-f', 'PostgreSQL', address, '-nln', `features.${PEER}`, '--config', 'PG_USE_COPY', 'YES'];
}

/** How GDAL reads the file, into the layer's spatial reference. */
export function sourceOptions({
  format,
  geometry,
  srid,
}: Pick<BenchSource, 'format' | 'geometry' | 'srid'>): string[] {
  const references =
    srid === 4326 ? ['-a_srs', 'EPSG:4326'] : ['-s_srs', 'EPSG:4326', '-t_srs', `EPSG:${srid}`];
  if (geometry === 'polygon') return [...references, '-nlt', 'PROMOTE_TO_MULTI'];
  if (format !== 'csv') return references;
  const open = [
    'X_POSSIBLE_NAMES=lon',
    'Y_POSSIBLE_NAMES=lat',
    'KEEP_GEOM_COLUMNS=NO',
    'AUTODETECT_TYPE=YES',
  ];
  return [...references, ...open.flatMap((option) => ['-oo', option])];
}
