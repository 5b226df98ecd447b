import type { AppendOptions } from './append-options.js';
import { APPEND_SETTINGS, type AppendTimes, startSession } from './append-session.js';
import { type BenchSource, makeDataset } from './append-source.js';
import { type DatabaseKind, makePlace } from '../support/bench-place.js';
import type { Measure } from '../report/measure.js';
import { memoryShape } from './memory-shape.js';
import { type WatchedMemory, watchMemory } from './memory-watch.js';
import type { Scratch } from '../support/scratch.js';

interface Watched {
  readonly times: AppendTimes;
  readonly memory: WatchedMemory;
}

const LEAST_RATIO = 0.7;
const MOST_MEGABYTES = 400;
/** Maximum growth that counts as flat: peak of the last half of the time to that of the first. */
const MOST_GROWTH = 1.1;

/**
 * An append of very many points, its speed beside that of the usual number, and the memory of server and worker.
 *
 * @param known - seconds of the usual number of points as CSV, where they were measured in the same run.
 */
export async function* measureScale(
  scratch: Scratch,
  options: AppendOptions,
  known: (database: DatabaseKind) => readonly number[] | undefined,
): AsyncGenerator<Measure> {
  const kind = { geometry: 'point', srid: 4326 } as const;
  const missing = options.databases.some((database) => known(database) === undefined);
  const few = missing ? await makeDataset(scratch, { ...kind, rows: options.points }, ['csv']) : undefined;
  const fewSource = await few?.source('csv');
  const many = await makeDataset(scratch, { ...kind, rows: options.scalePoints }, ['csv']);
  const manySource = await many.source('csv');
  for (const database of options.databases) {
    const usual: number[] = [...(known(database) ?? [])];
    while (usual.length === 0 || (known(database) === undefined && usual.length < options.rounds)) {
      if (fewSource === undefined) throw new Error('there is nothing to compare with');
      usual.push((await appendOnce(scratch, database, fewSource)).times.seconds);
    }
    const rounds: Watched[] = [];
    while (rounds.length < options.scaleRounds) rounds.push(await appendOnce(scratch, database, manySource));
    yield* measuresOf(database, options, usual, rounds);
  }
  await Promise.all([few?.remove(), many.remove()]);
}

async function appendOnce(scratch: Scratch, database: DatabaseKind, source: BenchSource): Promise<Watched> {
  const place = await makePlace(scratch, database, APPEND_SETTINGS);
  try {
    const session = await startSession(place, scratch.signal);
    const watch = watchMemory();
    try {
      const layer = await session.addLayer('Rows', 'point');
      const times = await session.append(layer, source);
      return { times, memory: await watch.stop() };
    } finally {
      await watch.stop();
      await session.stop();
    }
  } finally {
    await place.remove();
  }
}

function* measuresOf(
  database: DatabaseKind,
  { points, scalePoints }: AppendOptions,
  usual: readonly number[],
  rounds: readonly Watched[],
): Generator<Measure> {
  const what = `${scalePoints.toLocaleString('en')} points, csv`;
  const shared = { part: 'scale', database } as const;
  yield {
    ...shared,
    name: `${what}, into an empty layer`,
    unit: 'features/s',
    values: rounds.map(({ times }) => scalePoints / times.seconds),
    beside: { name: `${points.toLocaleString('en')}:`, values: usual.map((seconds) => points / seconds) },
    ratio: 'ours to beside',
    target: { of: 'ratio', least: LEAST_RATIO },
    detail: rounds.map(({ times }) => times),
  };
  for (const role of ['worker', 'server'] as const) {
    const shapes = rounds.map(({ times, memory }) =>
      memoryShape(memory.samples[role], times.startedAt, times.endedAt),
    );
    yield {
      ...shared,
      name: `${what}: peak memory of the ${role}`,
      unit: 'MB',
      values: rounds.map(({ memory }) => memory.peaks[role]),
      target: { of: 'figure', most: MOST_MEGABYTES },
    };
    yield {
      ...shared,
      name: `${what}: memory of the ${role}, last half to first half`,
      unit: '×',
      values: shapes.map(({ growth }) => growth),
      target: { of: 'figure', most: MOST_GROWTH },
      detail: { shapes, samples: rounds.map(({ memory }) => memory.samples[role]) },
    };
  }
  yield {
    ...shared,
    name: `${what}: peak memory of server, worker and readers together`,
    unit: 'MB',
    values: rounds.map(({ memory: { peaks } }) => peaks.server + peaks.worker + peaks.reader),
  };
}
