import type { AppendOptions } from './append-options.js';
import { canHold } from './append-source.js';
import type { DatabaseKind } from '../support/bench-place.js';

/** Features a second on two cores, on the low side: what is expected to take longer than it does annoys nobody. */
const SPEED = {
  sqlite: { ours: 80_000, append: 20_000, upsert: 18_000, ourUpsert: 60_000, scale: 45_000 },
  postgres: { ours: 85_000, append: 90_000, upsert: 60_000, ourUpsert: 55_000, scale: 60_000 },
} as const;
/** Polygons weigh as much as this many points. */
const POLYGON_WEIGHT = 2;
/** Writing rows in all formats and having GDAL convert them; as CSV alone. */
const GENERATED = { all: 25_000, csv: 200_000 } as const;
/** Uploading a file, as rows. */
const UPLOADED = 400_000;
/** A database, a server, and their end. */
const START_SECONDS = 7;
/** Seconds that the latencies need beside their appends. */
const CATALOGUE_SECONDS = 8;
const PHASES = 4;
/** Appends beside the edits, which have a phase of their own. */
const EDIT_APPENDS = 4;

/** About how many seconds a run takes. */
export function estimateSeconds(options: AppendOptions): number {
  const parts = { insert, upsert, scale, latency };
  return options.parts.reduce((sum, part) => sum + parts[part](options), 0);
}

export function durationText(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

function insert(options: AppendOptions): number {
  let seconds = 0;
  for (const geometry of options.geometries) {
    const formats = options.formats.filter((format) => canHold(format, geometry));
    const weight = geometry === 'polygon' ? POLYGON_WEIGHT : 1;
    for (const format of formats) {
      const rows =
        geometry === 'polygon' ? options.polygons : format === 'excel' ? options.excelRows : options.points;
      // GDAL reads the same file for both.
      const isShared = format === 'featureCollection' && formats.includes('geojson');
      seconds +=
        ((rows * weight) / GENERATED.all / 4) *
        (options.filled.length > 0 && options.filledFormats.includes(format) ? 2 : 1);
      for (const database of options.databases) {
        const isFilled = options.filled.includes(database) && options.filledFormats.includes(format);
        const times = isFilled ? 2 : 1;
        const { ours, append } = SPEED[database];
        const load = rows * weight * times;
        seconds += options.rounds * (START_SECONDS + load / ours + load / UPLOADED);
        if (!isShared) seconds += options.peerRounds * (load / append + 1);
      }
    }
  }
  return seconds;
}

function upsert(options: AppendOptions): number {
  const { points } = options;
  return (
    sum(options.databases, (database) => {
      const { ourUpsert, upsert: theirs } = SPEED[database];
      const ours = START_SECONDS + (1.5 * points) / ourUpsert + (1.5 * points) / UPLOADED;
      return options.rounds * ours + (options.peerRounds * 1.5 * points) / theirs;
    }) +
    (1.5 * points) / GENERATED.csv
  );
}

function scale(options: AppendOptions): number {
  const { points, scalePoints } = options;
  const isKnown = options.parts.includes('insert');
  return (
    scalePoints / GENERATED.csv +
    sum(options.databases, (database) => {
      const few = isKnown ? 0 : options.rounds * (START_SECONDS + points / SPEED[database].ours);
      const { scale: speed } = SPEED[database];
      return few + options.scaleRounds * (START_SECONDS + scalePoints / speed + scalePoints / UPLOADED);
    })
  );
}

function latency(options: AppendOptions): number {
  const { points, idleSeconds } = options;
  return (
    points / GENERATED.csv +
    sum(options.databases, (database) => {
      const append = points / SPEED[database].ours + points / UPLOADED;
      const reads = PHASES * (2 + idleSeconds + 1.5 * append);
      const edits = 2 + idleSeconds + EDIT_APPENDS * append;
      return options.rounds * (START_SECONDS + CATALOGUE_SECONDS + reads + edits);
    })
  );
}

function sum(databases: readonly DatabaseKind[], of: (database: DatabaseKind) => number): number {
  return databases.reduce((total, database) => total + of(database), 0);
}
