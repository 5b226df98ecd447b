import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../../test/support/postgres-cluster.js';
import { type Figures, measureFairground } from './append-fairground.js';
import { measureOgr2ogr } from './append-ogr2ogr.js';
import { appendHeading, appendLine, median } from './append-report.js';
import { BENCH_FORMATS, type BenchFormat, type BenchSource, convertSource } from './append-source.js';
import { writeRows } from './points.js';

const USAGE = `npm run bench -- append [--rows N] [--polygons N] [--excel N] [--database sqlite|postgres]
    [--format ${BENCH_FORMATS.join('|')}] [--geometry point|polygon]
    [--rounds N] [--filled] [--project] [--no-peer]

Appends random rows (8 attributes, a unique id, a spatial index) through a real server and its worker, and with
"ogr2ogr -append" into a table of the same kind; medians of the rounds. --filled: a second time, into what is filled
already. --project: into a layer in Web Mercator.`;

interface Options {
  readonly rounds: number;
  readonly filled: boolean;
  readonly withPeer: boolean;
}

/** Prints features/s and the ratio for every combination asked for; the published sizes unless told. */
export async function runAppendBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '1000000' },
      polygons: { type: 'string', default: '200000' },
      excel: { type: 'string', default: '100000' },
      database: { type: 'string' },
      format: { type: 'string' },
      geometry: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      filled: { type: 'boolean', default: false },
      project: { type: 'boolean', default: false },
      'no-peer': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const databases = ['sqlite', 'postgres'].filter((kind) => (values.database ?? kind) === kind);
  const formats = BENCH_FORMATS.filter((format) => (values.format ?? format) === format);
  const options = {
    rounds: Number(values.rounds),
    filled: values.filled,
    withPeer: !values['no-peer'],
  };
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  try {
    console.log(appendHeading());
    for (const geometry of ['point', 'polygon'] as const) {
      if ((values.geometry ?? geometry) !== geometry) continue;
      for (const format of formats) {
        // Neither has columns for a polygon.
        if (geometry === 'polygon' && (format === 'csv' || format === 'excel')) continue;
        const count =
          geometry === 'polygon' ? values.polygons : format === 'excel' ? values.excel : values.rows;
        const about = { format, geometry, rows: Number(count), srid: values.project ? 3857 : 4326 };
        await measureFormat(folder, databases, about, options);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureFormat(
  folder: string,
  databases: readonly string[],
  about: Omit<BenchSource, 'file' | 'peerFile'>,
  options: Options,
): Promise<void> {
  const place = await mkdtemp(join(folder, 'source-'));
  try {
    const source = await makeSource(join(place, 'first'), about);
    const second = options.filled ? await makeSource(join(place, 'second'), about) : undefined;
    for (const database of databases) {
      const rounds: Round[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        rounds.push(await measure(database, folder, { source, second }, options));
      }
      const pick = (of: (round: Round) => number | undefined): number | undefined => median(rounds.map(of));
      const ours = rounds[0]?.ours;
      if (ours === undefined) continue;
      const memory = {
        serverMegabytes: pick((round) => round.ours.serverMegabytes) ?? 0,
        workerMegabytes: pick((round) => round.ours.workerMegabytes) ?? 0,
      };
      console.log(
        appendLine(database, source, {
          ...memory,
          note: 'empty',
          seconds: pick((round) => round.ours.seconds) ?? 0,
          peer: pick((round) => round.peer?.seconds),
        }),
      );
      const filled = pick((round) => round.ours.filledSeconds);
      if (filled === undefined) continue;
      const peer = pick((round) => round.peer?.filledSeconds);
      console.log(appendLine(database, source, { ...memory, note: 'filled', seconds: filled, peer }));
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function makeSource(
  folder: string,
  about: Omit<BenchSource, 'file' | 'peerFile'>,
): Promise<BenchSource> {
  await mkdir(folder, { recursive: true });
  const written = {
    geojson: join(folder, 'rows.geojson'),
    csv: join(folder, 'rows.csv'),
    featureCollection: join(folder, 'rows.json'),
  };
  await writeRows(about.geometry, about.rows, written);
  const format: BenchFormat = about.format;
  return { ...about, ...(await convertSource(folder, format, written)) };
}

interface Round {
  readonly ours: Figures;
  readonly peer: Awaited<ReturnType<typeof measureOgr2ogr>> | undefined;
}

/** Each measurement starts from nothing: an own folder, or an own PostgreSQL cluster. */
async function measure(
  database: string,
  folder: string,
  { source, second }: { readonly source: BenchSource; readonly second: BenchSource | undefined },
  options: Options,
): Promise<Round> {
  const place = await mkdtemp(join(folder, `${database}-`));
  const cluster = database === 'postgres' ? await startPostgresCluster() : undefined;
  try {
    const databaseUrl = cluster?.url ?? `sqlite:${place}`;
    const ours = await measureFairground({ place, source, databaseUrl, fillsTwice: second !== undefined });
    const peer = options.withPeer
      ? await measureOgr2ogr({ place, source, second, databaseUrl: cluster?.url })
      : undefined;
    return { ours, peer };
  } finally {
    await cluster?.stop();
    await rm(place, { recursive: true, force: true });
  }
}
