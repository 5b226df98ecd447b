import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchSource } from './append-source.js';
import type { BenchPlace } from '../support/bench-place.js';
import { makePeerTable, PEER } from './peer-table.js';
import { runProgram, secondsOf } from '../support/programs.js';
import { settle } from '../support/settle.js';

const TYPES = {
  guid: 'uuid',
  label: 'text',
  kind: 'text',
  city: 'text',
  note: 'text',
  small: 'integer',
  number: 'integer',
  amount: 'double precision',
  seen_at: 'timestamptz',
  lon: 'double precision',
  lat: 'double precision',
} as const;

const ATTRIBUTES = Object.keys(TYPES).filter((name) => name !== 'lon' && name !== 'lat');

/**
 * Seconds that `psql` takes, its start included, for what one would write by hand, and best: COPY of the CSV file to
 * a temporary table, then one statement. The table has the indexes of our layer and holds the existing rows.
 */
export async function measurePsqlUpsert(options: {
  readonly place: BenchPlace;
  readonly existing: BenchSource;
  readonly source: BenchSource;
  readonly signal: AbortSignal;
}): Promise<number> {
  const { place, existing, source, signal } = options;
  const { databaseUrl } = place;
  const table = await makePeerTable(databaseUrl, source);
  try {
    const upsert = async ({ peerFile }: BenchSource): Promise<number> => {
      const script = join(place.folder, 'upsert.sql');
      await writeFile(script, upsertScript(peerFile));
      await settle(databaseUrl, signal);
      return secondsOf(() => psql(databaseUrl, ['-f', script], signal));
    };
    await upsert(existing);
    await table.checkRows(existing.rows);
    const seconds = await upsert(source);
    await table.checkRows(source.rows);
    const newest = await psql(databaseUrl, ['-c', `SELECT max(number) FROM features.${PEER}`], signal);
    if (Number(newest) !== source.rows - 1) throw new Error('the statement by hand did not update every row');
    return seconds;
  } finally {
    await table.close();
  }
}

/** @param csv - path of the file; from a folder of ours, so without quotes in it. */
function upsertScript(csv: string): string {
  const columns = [...ATTRIBUTES, 'shape'].join(', ');
  const changes = [...ATTRIBUTES, 'shape']
    .filter((name) => name !== 'guid')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  return `BEGIN;
CREATE TEMPORARY TABLE staged (${Object.entries(TYPES)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')}) ON COMMIT DROP;
\\copy staged FROM '${csv}' (FORMAT csv, HEADER)
INSERT INTO features.${PEER} (${columns})
SELECT ${ATTRIBUTES.join(', ')}, ST_SetSRID(ST_MakePoint(lon, lat), 4326) FROM staged
ON CONFLICT (guid) DO UPDATE SET ${changes};
COMMIT;
`;
}

function psql(url: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '-v', 'ON_ERROR_STOP=1'];
  return runProgram('psql', [...options, '-d', url, ...args], { signal });
}
