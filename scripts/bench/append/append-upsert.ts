import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppendOptions } from './append-options.js';
import { APPEND_SETTINGS, startSession } from './append-session.js';
import type { BenchSource } from './append-source.js';
import { type BenchPlace, type DatabaseKind, makePlace } from '../support/bench-place.js';
import type { Measure } from '../report/measure.js';
import { writeVersions } from './rows.js';
import type { Scratch } from '../support/scratch.js';
import { measureGeopackageUpsert } from './upsert-geopackage.js';
import { measurePsqlUpsert } from './upsert-psql.js';

interface Versions {
  /** Older versions of every second row. */
  readonly existing: BenchSource;
  readonly source: BenchSource;
}

/** By hand or by another program, whichever is the best that we know. */
const PEERS = {
  sqlite: { name: 'ogr2ogr -upsert', measure: measureGeopackageUpsert, least: 2.5 },
  postgres: { name: 'psql', measure: measurePsqlUpsert, least: 0.9 },
} as const;

/** Upserts by GlobalID of points of which every second one is there already, with other values elsewhere. */
export async function* measureUpserts(scratch: Scratch, options: AppendOptions): AsyncGenerator<Measure> {
  const folder = await mkdtemp(join(scratch.folder, 'versions-'));
  const versions = await makeVersions(folder, options.points, scratch.signal);
  for (const database of options.databases) {
    const values: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const place = await makePlace(scratch, database, APPEND_SETTINGS);
      const askPeer = async (): Promise<void> => {
        if (round >= options.peerRounds) return;
        theirs.push(await PEERS[database].measure({ place, ...versions, signal: scratch.signal }));
      };
      try {
        // In turn, so that neither always finds what the other left.
        if (round % 2 === 1) await askPeer();
        values.push(await measureOurs(place, versions, scratch.signal));
        if (round % 2 === 0) await askPeer();
      } finally {
        await place.remove();
      }
    }
    yield measureOf(database, versions, values, theirs);
  }
  await rm(folder, { recursive: true });
}

async function makeVersions(folder: string, rows: number, signal: AbortSignal): Promise<Versions> {
  const [all, older] = [join(folder, 'rows.csv'), join(folder, 'older.csv')];
  await writeVersions({ count: rows, files: { csv: all }, older: { csv: older }, signal });
  const about = { format: 'csv', geometry: 'point', srid: 4326 } as const;
  return {
    existing: { ...about, rows: Math.ceil(rows / 2), file: older, peerFile: older },
    source: { ...about, rows, file: all, peerFile: all },
  };
}

async function measureOurs(
  place: BenchPlace,
  { existing, source }: Versions,
  signal: AbortSignal,
): Promise<number> {
  const session = await startSession(place, signal);
  try {
    const layer = await session.addLayer('Rows', 'point');
    // An upsert too: a plain append would give the rows new ids.
    await session.append(layer, existing, { inserted: existing.rows, updated: 0 });
    const expected = { inserted: source.rows - existing.rows, updated: existing.rows };
    return (await session.append(layer, source, expected)).seconds;
  } finally {
    await session.stop();
  }
}

function measureOf(
  database: DatabaseKind,
  { existing, source }: Versions,
  values: readonly number[],
  theirs: readonly number[],
): Measure {
  const [rows, there] = [source.rows, existing.rows].map((count) => count.toLocaleString('en'));
  const { name, least } = PEERS[database];
  return {
    part: 'upsert',
    database,
    name: `upsert of ${rows} points, csv, on ${there}`,
    unit: 's',
    values,
    features: source.rows,
    beside: { name, values: theirs },
    ratio: 'beside to ours',
    target: { of: 'ratio', least },
  };
}
