import type { AppendOptions } from './append-options.js';
import { measureOgr2ogr } from './append-ogr2ogr.js';
import { APPEND_SETTINGS, startSession } from './append-session.js';
import { type BenchFormat, type BenchSource, canHold, type Dataset, makeDataset } from './append-source.js';
import { type DatabaseKind, makePlace } from '../support/bench-place.js';
import type { Measure } from '../report/measure.js';
import { processMemory } from '../support/process-memory.js';
import type { BenchGeometry } from './rows.js';
import type { Scratch } from '../support/scratch.js';

interface Pair {
  readonly seconds: number;
  readonly filledSeconds: number | undefined;
}

interface Ours extends Pair {
  readonly serverMegabytes: number;
  readonly workerMegabytes: number;
}

/** Sources that are inserted, in turn. */
interface Sources {
  /** Few rows, read before: a worker asks once in its life what GDAL can do, and seldom has just started. */
  readonly before: BenchSource;
  readonly first: BenchSource;
  /** Others of the same kind. */
  readonly second: BenchSource | undefined;
}

/** So few that reading them takes no time of its own. */
const ROWS_BEFORE = 10;

/** Least ratio to `ogr2ogr`. */
const LEAST = { sqlite: 3, sqliteGeopackage: 5, postgres: 1.3, postgresFilled: 1 };

/** Inserts of each geometry and format into empty and, where asked for, into filled layers. */
export async function* measureInserts(scratch: Scratch, options: AppendOptions): AsyncGenerator<Measure> {
  const isFilled = (format: BenchFormat): boolean => options.filledFormats.includes(format);
  for (const geometry of options.geometries) {
    for (const rows of new Set(options.formats.map((format) => rowCount(options, geometry, format)))) {
      const formats = options.formats.filter(
        (format) => canHold(format, geometry) && rowCount(options, geometry, format) === rows,
      );
      if (formats.length === 0) continue;
      const kind = { geometry, rows, srid: options.srid };
      const before = await makeDataset(scratch, { ...kind, rows: ROWS_BEFORE }, formats);
      const first = await makeDataset(scratch, kind, formats);
      const again = options.filled.length === 0 ? [] : formats.filter(isFilled);
      const second = again.length === 0 ? undefined : await makeDataset(scratch, kind, again);
      yield* measureFormats(scratch, options, formats, { before, first, second });
      await Promise.all([before.remove(), first.remove(), second?.remove()]);
    }
  }
}

function rowCount(options: AppendOptions, geometry: BenchGeometry, format: BenchFormat): number {
  if (geometry === 'polygon') return options.polygons;
  return format === 'excel' ? options.excelRows : options.points;
}

async function* measureFormats(
  scratch: Scratch,
  options: AppendOptions,
  formats: readonly BenchFormat[],
  datasets: { readonly before: Dataset; readonly first: Dataset; readonly second: Dataset | undefined },
): AsyncGenerator<Measure> {
  // Files that GDAL reads: two formats may share one, which is measured once in a round.
  const peers = new Map<string, Pair>();
  for (const format of formats) {
    const before = await datasets.before.source(format);
    const first = await datasets.first.source(format);
    for (const database of options.databases) {
      const isFilled = options.filled.includes(database) && options.filledFormats.includes(format);
      const second = isFilled ? await datasets.second?.source(format) : undefined;
      const ours: Ours[] = [];
      const theirs: Pair[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        const key = `${database} ${round} ${first.peerFile}`;
        const known = peers.get(key);
        const measured = await measureRound(
          scratch,
          database,
          { before, first, second },
          {
            withPeer: round < options.peerRounds && known === undefined,
            // In turn, so that neither always finds what the other left.
            isPeerFirst: round % 2 === 1,
          },
        );
        ours.push(measured.ours);
        const peer = known ?? measured.peer;
        if (peer === undefined) continue;
        peers.set(key, peer);
        theirs.push(peer);
      }
      yield* rowsOf(database, first, ours, theirs);
    }
  }
}

/** Each round starts from nothing: an own folder, or an own PostgreSQL cluster. */
async function measureRound(
  scratch: Scratch,
  database: DatabaseKind,
  sources: Sources,
  { withPeer, isPeerFirst }: { readonly withPeer: boolean; readonly isPeerFirst: boolean },
): Promise<{ ours: Ours; peer: Pair | undefined }> {
  const { signal } = scratch;
  const place = await makePlace(scratch, database, APPEND_SETTINGS);
  try {
    const askPeer = (): Promise<Pair> =>
      measureOgr2ogr({ place, source: sources.first, second: sources.second, signal });
    const early = withPeer && isPeerFirst ? await askPeer() : undefined;
    const session = await startSession(place, signal, sources.first.srid);
    let ours: Ours;
    try {
      const { geometry } = sources.first;
      await session.append(await session.addLayer('Before', geometry), sources.before);
      const layer = await session.addLayer('Rows', geometry);
      const { seconds } = await session.append(layer, sources.first);
      const again = sources.second && (await session.append(layer, sources.second));
      const memory = await processMemory(process.pid);
      const peakOf = (role: string): number =>
        Math.max(0, ...memory.filter((one) => one.role === role).map((one) => one.peakMegabytes));
      ours = {
        seconds,
        filledSeconds: again?.seconds,
        serverMegabytes: peakOf('server'),
        workerMegabytes: peakOf('worker'),
      };
    } finally {
      await session.stop();
    }
    return { ours, peer: early ?? (withPeer ? await askPeer() : undefined) };
  } finally {
    await place.remove();
  }
}

function* rowsOf(
  database: DatabaseKind,
  { format, geometry, rows }: BenchSource,
  ours: readonly Ours[],
  theirs: readonly Pair[],
): Generator<Measure> {
  const what = `${rows.toLocaleString('en')} ${geometry}s, ${format}`;
  const isGeopackage = format === 'gpkg';
  const shared = { part: 'insert', database, unit: 's', features: rows, ratio: 'beside to ours' } as const;
  const peer = 'ogr2ogr';
  yield {
    ...shared,
    name: `${what}, into an empty layer`,
    key: `insert ${geometry} ${format} empty`,
    values: ours.map(({ seconds }) => seconds),
    beside: { name: peer, values: theirs.map(({ seconds }) => seconds) },
    target: {
      of: 'ratio',
      least: database === 'postgres' ? LEAST.postgres : isGeopackage ? LEAST.sqliteGeopackage : LEAST.sqlite,
    },
    detail: ours.map(({ serverMegabytes, workerMegabytes }) => ({ serverMegabytes, workerMegabytes })),
  };
  const filled = ours.map(({ filledSeconds }) => filledSeconds).filter((one) => one !== undefined);
  if (filled.length === 0) return;
  yield {
    ...shared,
    name: `${what}, into one that holds as many`,
    values: filled,
    beside: {
      name: peer,
      values: theirs.map(({ filledSeconds }) => filledSeconds).filter((one) => one !== undefined),
    },
    ...(database === 'postgres' && { target: { of: 'ratio', least: LEAST.postgresFilled } }),
  };
}
