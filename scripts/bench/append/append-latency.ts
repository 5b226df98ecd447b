import { setTimeout as sleep } from 'node:timers/promises';
import type { Layer } from '@fairground/sdk';
import type { AppendOptions } from './append-options.js';
import { APPEND_SETTINGS, type AppendSession, queryPath, startSession } from './append-session.js';
import { type BenchSource, makeDataset } from './append-source.js';
import { type BenchPlace, type DatabaseKind, makePlace } from '../support/bench-place.js';
import { fillCatalogue } from '../events/events-catalogue.js';
import { makeDataset as makeEvents } from '../events/events-dataset.js';
import { createRequests } from '../events/events-rows.js';
import type { LoadRequest } from '../load/http-load.js';
import {
  editMeasures,
  latencyMeasures,
  type PhaseLatencies,
  type PhaseResult,
} from '../report/latency-report.js';
import { startOpenLoop } from '../load/open-loop.js';
import type { Measure } from '../report/measure.js';
import { type OpenLoopSample, valuesBetween } from '../load/open-loop-schedule.js';
import type { Scratch } from '../support/scratch.js';

const READS_PER_SECOND = 100;
const CREATES_PER_SECOND = 5;
const EDITS_PER_SECOND = 5;
/** Appends that follow one another beside the edits: of layers of their own, so that the next one is always ready. */
const APPENDS_IN_A_ROW = 4;
const EVENTS = 200;
/** Created in turn; more than any append takes. */
const EVENTS_TO_CREATE = 2000;
/** Rows of the layers that are asked: of one beside, and of one that the append adds to. */
const ROWS_THERE = 100_000;
/** Before the idle measure: connections are made, and code is compiled. */
const WARM_UP_MS = 2000;

/** One kind of request, and the appends that it is sent beside. */
interface Phase {
  readonly name: string;
  /** Layers that the rows are appended to: one append each, all submitted at once. */
  readonly targets: readonly Layer[];
  readonly request: LoadRequest;
  readonly perSecond: number;
  /** Sent beside the requests, in turn. */
  readonly creates: readonly LoadRequest[];
  /** Throws when not all of so many requests did what they ask for: some failures travel with status 200. */
  readonly check?: (requests: number) => Promise<void>;
}

/** The results of one round. */
interface RoundResult {
  readonly reads: readonly PhaseResult[];
  readonly edits: PhaseResult;
}

/**
 * How long requests take while rows are appended, beside how long the same take when nothing else happens, in the
 * same server. Each kind of read has an append of its own, so that it is alone with it; events are created beside
 * the reads of layers, since each makes lists of events be read anew. Features are added while one append follows another.
 */
export async function* measureLatency(scratch: Scratch, options: AppendOptions): AsyncGenerator<Measure> {
  const kind = { geometry: 'point', srid: 4326 } as const;
  const large = await makeDataset(scratch, { ...kind, rows: options.points }, ['csv']);
  const small = await makeDataset(scratch, { ...kind, rows: Math.min(ROWS_THERE, options.points) }, ['csv']);
  const sources = { large: await large.source('csv'), small: await small.source('csv') };
  for (const database of options.databases) {
    const rounds: RoundResult[] = [];
    while (rounds.length < options.rounds)
      rounds.push(await measureRound(scratch, database, sources, options));
    const reads = rounds.map((round) => round.reads);
    const edits = rounds.map((round) => round.edits);
    yield* latencyMeasures(database, options.points, reads);
    yield* editMeasures(database, { points: options.points, appends: APPENDS_IN_A_ROW }, edits);
  }
  await Promise.all([large.remove(), small.remove()]);
}

async function measureRound(
  scratch: Scratch,
  database: DatabaseKind,
  sources: { readonly large: BenchSource; readonly small: BenchSource },
  { idleSeconds }: AppendOptions,
): Promise<RoundResult> {
  const { signal } = scratch;
  const place = await makePlace(scratch, database, APPEND_SETTINGS);
  try {
    const session = await startSession(place, signal);
    try {
      const measure = (phase: Phase): Promise<PhaseResult> =>
        measurePhase(session, phase, sources.large, idleSeconds, signal);
      const reads: PhaseResult[] = [];
      for (const phase of await prepare(place, session, sources.small)) reads.push(await measure(phase));
      return { reads, edits: await measure(await prepareEdits(place, session)) };
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
  const phase = (
    name: string,
    target: Layer,
    request: LoadRequest,
    beside: readonly LoadRequest[] = creates,
  ): Phase => ({ name, targets: [target], request, perSecond: READS_PER_SECOND, creates: beside });
  const list: LoadRequest = { method: 'GET', path: '/cal/events/v1/events' };
  return [
    phase('GET /cal/events/v1/events', await addLayer('Beside events'), list, []),
    phase('query of another layer', await addLayer('Beside queries'), query(asked)),
    phase(`query of the layer itself, ${there} before`, filled, query(filled)),
    phase('query of the layer itself, empty before', empty, query(empty)),
  ];
}

async function prepareEdits({ authorization }: BenchPlace, session: AppendSession): Promise<Phase> {
  const edited = await session.addLayer('Edited', 'point');
  const targets: Layer[] = [];
  while (targets.length < APPENDS_IN_A_ROW)
    targets.push(await session.addLayer(`Beside edits ${targets.length + 1}`, 'point'));
  const features = JSON.stringify([{ attributes: {}, geometry: { x: 10, y: 60 } }]);
  return {
    name: 'addFeatures',
    targets,
    request: {
      method: 'POST',
      path: queryPath(edited).replace(/query$/, 'addFeatures'),
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ features, f: 'json' }).toString(),
    },
    perSecond: EDITS_PER_SECOND,
    creates: [],
    async check(requests) {
      const address = `${session.url}${queryPath(edited)}?where=1%3D1&returnCountOnly=true&f=json`;
      const reply = await fetch(address, { headers: { authorization } });
      const { count } = (await reply.json()) as { count?: number };
      if (count !== requests) throw new Error(`of ${requests} features ${count} were added`);
    },
  };
}

async function measurePhase(
  session: AppendSession,
  phase: Phase,
  source: BenchSource,
  idleSeconds: number,
  signal: AbortSignal,
): Promise<PhaseResult> {
  const { request, perSecond, creates, targets } = phase;
  const plan = {
    url: session.url,
    streams: [
      { requests: [request], perSecond },
      ...(creates.length === 0 ? [] : [{ requests: creates, perSecond: CREATES_PER_SECOND }]),
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
    const appends = await Promise.all(targets.map((target) => session.append(target, source)));
    const startedAt = Math.min(...appends.map((append) => append.startedAt));
    const endedAt = Math.max(...appends.map((append) => append.endedAt));
    appendSeconds = (endedAt - startedAt) / 1000;
    const { samples } = await loop.stop();
    await phase.check?.(samples[0]?.length ?? 0);
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
