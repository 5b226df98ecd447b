import { setTimeout as sleep } from 'node:timers/promises';
import type { Layer } from '@fairground/sdk';
import type { AppendOptions } from './append-options.js';
import { APPEND_SETTINGS, type AppendSession, queryPath, startSession } from './append-session.js';
import { type BenchSource, makeDataset } from './append-source.js';
import { type BenchPlace, type DatabaseKind, makePlace } from './bench-place.js';
import { fillCatalogue } from './events-catalogue.js';
import { makeDataset as makeEvents } from './events-dataset.js';
import { createRequests } from './events-rows.js';
import type { LoadRequest } from './http-load.js';
import { latencyMeasures, type PhaseLatencies, type PhaseResult } from './latency-report.js';
import { startOpenLoop } from './open-loop.js';
import type { Measure } from './measure.js';
import { type OpenLoopSample, valuesBetween } from './open-loop-schedule.js';
import type { Scratch } from './scratch.js';

const READS_PER_SECOND = 100;
const CREATES_PER_SECOND = 5;
const EVENTS = 200;
/** Created in turn; more than any append takes. */
const EVENTS_TO_CREATE = 2000;
/** Rows of the layers that are asked: of one beside, and of one that the append adds to. */
const ROWS_THERE = 100_000;
/** Before the idle measure: connections are made, and code is compiled. */
const WARM_UP_MS = 2000;

/** One kind of read, and the append that it is asked beside. */
interface Phase {
  readonly name: string;
  /** What the rows are appended to. */
  readonly target: Layer;
  readonly read: LoadRequest;
  /** Beside the reads, in turn. */
  readonly creates: readonly LoadRequest[];
}

/**
 * How long requests take while rows are appended, beside how long the same take when nothing else happens, in the
 * same server. Each kind of read has an append of its own, so that it is alone with it; events are created beside
 * the reads of layers, since each makes lists of events be read anew.
 */
export async function* measureLatency(scratch: Scratch, options: AppendOptions): AsyncGenerator<Measure> {
  const kind = { geometry: 'point', srid: 4326 } as const;
  const large = await makeDataset(scratch, { ...kind, rows: options.points }, ['csv']);
  const small = await makeDataset(scratch, { ...kind, rows: Math.min(ROWS_THERE, options.points) }, ['csv']);
  const sources = { large: await large.source('csv'), small: await small.source('csv') };
  for (const database of options.databases) {
    const rounds: PhaseResult[][] = [];
    while (rounds.length < options.rounds)
      rounds.push(await measureRound(scratch, database, sources, options));
    yield* latencyMeasures(database, options.points, rounds);
  }
  await Promise.all([large.remove(), small.remove()]);
}

async function measureRound(
  scratch: Scratch,
  database: DatabaseKind,
  sources: { readonly large: BenchSource; readonly small: BenchSource },
  { idleSeconds }: AppendOptions,
): Promise<PhaseResult[]> {
  const { signal } = scratch;
  const place = await makePlace(scratch, database, APPEND_SETTINGS);
  try {
    const session = await startSession(place, signal);
    try {
      const results: PhaseResult[] = [];
      for (const phase of await prepare(place, session, sources.small)) {
        results.push(await measurePhase(session, phase, sources.large, idleSeconds, signal));
      }
      return results;
    } finally {
      await session.stop();
    }
  } finally {
    await place.remove();
  }
}

async function prepare(place: BenchPlace, session: AppendSession, small: BenchSource): Promise<Phase[]> {
  const { authorization } = place;
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const events = makeEvents(today);
  const ids = await fillCatalogue({ root: `${session.url}/cal/events/v1`, authorization }, events, EVENTS);
  const creates = createRequests(events, ids, authorization, EVENTS_TO_CREATE);
  const query = (layer: Layer): LoadRequest => ({
    method: 'GET',
    path: `${queryPath(layer)}?where=1%3D1&resultRecordCount=10&f=json`,
    headers: { authorization },
  });
  const addLayer = (name: string): Promise<Layer> => session.addLayer(name, 'point');
  const [asked, filled, empty] = [await addLayer('Asked'), await addLayer('Filled'), await addLayer('Empty')];
  await session.append(asked, small);
  await session.append(filled, small);
  const there = small.rows.toLocaleString('en');
  return [
    {
      name: 'GET /cal/events/v1/events',
      target: await addLayer('Beside events'),
      read: { method: 'GET', path: '/cal/events/v1/events' },
      creates: [],
    },
    { name: 'query of another layer', target: await addLayer('Beside queries'), read: query(asked), creates },
    { name: `query of the layer itself, ${there} before`, target: filled, read: query(filled), creates },
    { name: 'query of the layer itself, empty before', target: empty, read: query(empty), creates },
  ];
}

async function measurePhase(
  session: AppendSession,
  phase: Phase,
  source: BenchSource,
  idleSeconds: number,
  signal: AbortSignal,
): Promise<PhaseResult> {
  const plan = {
    url: session.url,
    streams: [
      { requests: [phase.read], perSecond: READS_PER_SECOND },
      ...(phase.creates.length === 0 ? [] : [{ requests: phase.creates, perSecond: CREATES_PER_SECOND }]),
    ],
  };
  const loop = await startOpenLoop(plan, signal);
  let idle: PhaseLatencies;
  let loaded: PhaseLatencies;
  let appendSeconds: number;
  try {
    const idleFrom = Date.now() + WARM_UP_MS;
    const idleUntil = idleFrom + idleSeconds * 1000;
    await sleep(idleUntil - Date.now(), undefined, { signal });
    const { startedAt, endedAt, seconds } = await session.append(phase.target, source);
    appendSeconds = seconds;
    const { samples } = await loop.stop();
    idle = latenciesOf(samples, idleFrom, idleUntil);
    loaded = latenciesOf(samples, startedAt, endedAt);
  } finally {
    await loop.stop().catch(() => undefined);
  }
  return { name: phase.name, idle, loaded, appendSeconds };
}

function latenciesOf(
  samples: readonly (readonly OpenLoopSample[])[],
  startedAt: number,
  endedAt: number,
): PhaseLatencies {
  const of = (stream: number, name: 'latencyMs' | 'lateMs'): number[] =>
    valuesBetween(samples[stream] ?? [], startedAt, endedAt, name);
  return { reads: of(0, 'latencyMs'), late: of(0, 'lateMs'), creates: of(1, 'latencyMs') };
}
