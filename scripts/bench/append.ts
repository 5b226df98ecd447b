import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../../test/support/postgres-cluster.js';
import { type Figures, measureFairground } from './append-fairground.js';
import { measureOgr2ogr } from './append-ogr2ogr.js';
import type { BenchSource } from './append-source.js';
import { writePoints } from './points.js';

const USAGE = `npm run bench -- append [--rows N] [--database sqlite|postgres] [--format geojson|csv] [--project] [--no-peer]

Appends random points (8 attributes, a unique id, a spatial index) through a real server and its worker, and
with "ogr2ogr -append" into a table of the same kind; --project: into a layer in Web Mercator.`;

/** Prints features/s and the ratio for every combination asked for; 1,000,000 points of all unless told. */
export async function runAppendBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '1000000' },
      database: { type: 'string' },
      format: { type: 'string' },
      project: { type: 'boolean', default: false },
      'no-peer': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const rows = Number(values.rows);
  const databases = ['sqlite', 'postgres'].filter((kind) => (values.database ?? kind) === kind);
  const formats = (['geojson', 'csv'] as const).filter((kind) => (values.format ?? kind) === kind);
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  try {
    const files = { geojson: join(folder, 'points.geojson'), csv: join(folder, 'points.csv') };
    console.log(`writing ${rows.toLocaleString('en')} points`);
    await writePoints(rows, files);
    console.log(heading());
    for (const database of databases) {
      for (const format of formats) {
        const source = { format, file: files[format], rows, srid: values.project ? 3857 : 4326 };
        console.log(await measure(database, folder, source, !values['no-peer']));
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each measurement starts from nothing: an own folder, or an own PostgreSQL cluster. */
async function measure(
  database: string,
  folder: string,
  source: BenchSource,
  withPeer: boolean,
): Promise<string> {
  const place = await mkdtemp(join(folder, `${database}-`));
  const cluster = database === 'postgres' ? await startPostgresCluster() : undefined;
  try {
    const ours = await measureFairground({ place, source, databaseUrl: cluster?.url ?? `sqlite:${place}` });
    const seconds = withPeer ? await measureOgr2ogr({ place, source, databaseUrl: cluster?.url }) : undefined;
    return line(database, source, ours, seconds);
  } finally {
    await cluster?.stop();
    await rm(place, { recursive: true, force: true });
  }
}

const COLUMNS = [10, 9, 12, 14, 12, 14, 7, 12, 12];

function heading(): string {
  const names = [
    'database',
    'format',
    'seconds',
    'features/s',
    'ogr2ogr s',
    'features/s',
    'ratio',
    'server MB',
    'worker MB',
  ];
  return names.map((name, index) => name.padStart(COLUMNS[index] ?? 0)).join('');
}

function line(
  database: string,
  { format, rows }: BenchSource,
  ours: Figures,
  peer: number | undefined,
): string {
  const pace = (seconds: number): string => Math.round(rows / seconds).toLocaleString('en');
  const cells = [
    ...[database, format, ours.seconds.toFixed(1), pace(ours.seconds)],
    ...(peer === undefined ? ['', '', ''] : [peer.toFixed(1), pace(peer), (peer / ours.seconds).toFixed(2)]),
    ...[String(ours.serverMegabytes), String(ours.workerMegabytes)],
  ];
  return cells.map((cell, index) => cell.padStart(COLUMNS[index] ?? 0)).join('');
}
