import { BENCH_FORMATS, type BenchFormat } from './append-source.js';
import { DATABASE_KINDS, type DatabaseKind } from '../support/bench-place.js';
import { BenchArguments } from '../support/bench-options.js';
import { BENCH_PARTS, type BenchPart } from '../report/measure.js';
import type { BenchGeometry } from './rows.js';

export const APPEND_USAGE = `npm run bench -- append [--brief] [--quick] [--json FILE] [--estimate]
    [--only ${BENCH_PARTS.join(',')}] [--database ${DATABASE_KINDS.join(',')}]
    [--format ${BENCH_FORMATS.join(',')}] [--geometry point,polygon]
    [--rows N] [--polygons N] [--excel N] [--scale N]
    [--rounds N] [--peer-rounds N] [--scale-rounds N] [--idle SECONDS]
    [--filled sqlite,postgres] [--filled-format LIST] [--project] [--no-peer]

Appends random rows (8 attributes, a unique id, a spatial index) through a built server and its worker, beside what
else does the same in the same run, and prints one Markdown table with medians, spreads and targets.

insert   every format into an empty layer, beside "ogr2ogr -append"; --filled: then the same again into that layer
upsert   --rows points of which half are there already, by GlobalID: beside "ogr2ogr -upsert" into a GeoPackage, and
         COPY with one INSERT … ON CONFLICT by psql
scale    --scale points, features/s beside those of --rows points; memory of server and worker meanwhile
latency  p99 of requests at 100 a second (open loop) while --rows points are appended, beside those when idle; p50 and
         p99 of addFeatures while one append follows another

All of it takes about 90 minutes on two cores. --brief: the other programs run once each, filled layers are measured
from gpkg and csv only: about 60. --quick: small numbers in one round, to see that everything works, about 6; its
figures are not those that we publish. --estimate: only says how long it would take.

--only, --database, --format, --geometry and --filled take lists. --project: inserts into Web Mercator. --json: all
single figures as a file.`;

export interface AppendOptions {
  readonly parts: readonly BenchPart[];
  readonly databases: readonly DatabaseKind[];
  readonly formats: readonly BenchFormat[];
  readonly geometries: readonly BenchGeometry[];
  readonly points: number;
  readonly polygons: number;
  readonly excelRows: number;
  readonly scalePoints: number;
  readonly rounds: number;
  /** Rounds in which the other program runs, from the first on. */
  readonly peerRounds: number;
  readonly scaleRounds: number;
  /** How long each request is measured idle. */
  readonly idleSeconds: number;
  /** Databases in which each insert is measured a second time, into the filled layer. */
  readonly filled: readonly DatabaseKind[];
  /** Formats in which that is done. */
  readonly filledFormats: readonly BenchFormat[];
  /** Spatial reference of the layers of inserts. */
  readonly srid: number;
  readonly isEstimate: boolean;
  /** Where to write all figures. */
  readonly json: string | undefined;
}

/**
 * `undefined` when help was asked for.
 *
 * @throws {UsageError}
 */
export function readAppendOptions(args: readonly string[]): AppendOptions | undefined {
  const given = new BenchArguments(args, {
    only: 'text',
    database: 'text',
    format: 'text',
    geometry: 'text',
    filled: 'text',
    json: 'text',
    'filled-format': 'text',
    brief: 'flag',
    rows: 'text',
    polygons: 'text',
    excel: 'text',
    scale: 'text',
    idle: 'text',
    rounds: 'text',
    'peer-rounds': 'text',
    'scale-rounds': 'text',
    project: 'flag',
    'no-peer': 'flag',
    estimate: 'flag',
    quick: 'flag',
    help: 'flag',
  });
  if (given.flag('help')) return undefined;
  const isBrief = given.flag('brief');
  const usual = given.flag('quick')
    ? { rows: 50_000, polygons: 10_000, excel: 5000, scale: 250_000, rounds: 1, idle: 2 }
    : {
        rows: 1_000_000,
        polygons: 200_000,
        excel: 100_000,
        scale: 10_000_000,
        rounds: 3,
        idle: isBrief ? 6 : 10,
      };
  const rounds = given.count('rounds', usual.rounds);
  return {
    parts: given.some('only', BENCH_PARTS),
    databases: given.some('database', DATABASE_KINDS),
    formats: given.some('format', BENCH_FORMATS),
    geometries: given.some('geometry', ['point', 'polygon']),
    points: given.count('rows', usual.rows),
    polygons: given.count('polygons', usual.polygons),
    excelRows: given.count('excel', usual.excel),
    scalePoints: given.count('scale', usual.scale),
    rounds,
    peerRounds: given.flag('no-peer')
      ? 0
      : Math.min(rounds, given.count('peer-rounds', isBrief ? 1 : rounds)),
    // Each takes minutes: one is the rule, and said in the table.
    scaleRounds: given.count('scale-rounds', 1),
    idleSeconds: given.positive('idle', usual.idle),
    filled: given.some('filled', DATABASE_KINDS, ['postgres']),
    filledFormats: given.some('filled-format', BENCH_FORMATS, isBrief ? ['gpkg', 'csv'] : BENCH_FORMATS),
    srid: given.flag('project') ? 3857 : 4326,
    isEstimate: given.flag('estimate'),
    json: given.text('json'),
  };
}
