import type { DatabaseKind } from '../support/bench-place.js';
import { percentile } from './latency.js';
import type { Measure } from './measure.js';

/** Milliseconds, ascending. */
export interface PhaseLatencies {
  readonly reads: readonly number[];
  /** How late the reads were sent: the part of their latency that is not the server's. */
  readonly late: readonly number[];
  readonly creates: readonly number[];
}

/** One kind of request, idle and during one append or several. */
export interface PhaseResult {
  readonly name: string;
  readonly idle: PhaseLatencies;
  readonly loaded: PhaseLatencies;
  /** From the first submission to the last end. */
  readonly appendSeconds: number;
}

/** Maximum ratio of the slowest of a hundred during the append to the same when idle. */
const MOST_GROWTH = 3;
const MOST_CREATE_MS = 100;
/** Longest wait of an edit, in appends: it waits for one, and then for the edits before it. */
const MOST_APPENDS = 1.5;

/**
 * A row for each kind of read, and one for the events that were created beside any of them.
 *
 * @param rounds - with the same phases in each.
 */
export function* latencyMeasures(
  database: DatabaseKind,
  points: number,
  rounds: readonly (readonly PhaseResult[])[],
): Generator<Measure> {
  const shared = { part: 'latency', database, unit: 'ms', ratio: 'ours to beside' } as const;
  const during = `while ${points.toLocaleString('en')} points are appended`;
  for (const [index, { name }] of (rounds[0] ?? []).entries()) {
    const phases = rounds.map((round) => round[index]).filter((phase) => phase !== undefined);
    yield {
      ...shared,
      name: `p99 of ${name}, ${during}`,
      values: phases.map(({ loaded }) => percentile(loaded.reads, 0.99)),
      beside: { name: 'idle', values: phases.map(({ idle }) => percentile(idle.reads, 0.99)) },
      target: { of: 'ratio', most: MOST_GROWTH },
      detail: phases.map(({ idle, loaded, appendSeconds }) => ({
        appendSeconds,
        idle: summaryOf(idle.reads),
        loaded: summaryOf(loaded.reads),
        lateIdle: summaryOf(idle.late),
        lateLoaded: summaryOf(loaded.late),
      })),
    };
  }
  const creates = (round: readonly PhaseResult[], when: 'idle' | 'loaded'): number[] =>
    round.flatMap((phase) => [...phase[when].creates]).sort((one, other) => one - other);
  yield {
    ...shared,
    name: `p99 of creating an event, ${during}`,
    values: rounds.map((round) => percentile(creates(round, 'loaded'), 0.99)),
    beside: { name: 'idle', values: rounds.map((round) => percentile(creates(round, 'idle'), 0.99)) },
    target: { of: 'figure', most: MOST_CREATE_MS },
    detail: rounds.map((round) => ({
      idle: summaryOf(creates(round, 'idle')),
      loaded: summaryOf(creates(round, 'loaded')),
    })),
  };
}

/**
 * Two rows for edits while one append follows another: the middle one beside idle, and the slowest of a hundred beside
 * the time of one append.
 */
export function* editMeasures(
  database: DatabaseKind,
  { points, appends }: { readonly points: number; readonly appends: number },
  rounds: readonly PhaseResult[],
): Generator<Measure> {
  const shared = { part: 'latency', database, unit: 'ms', ratio: 'ours to beside' } as const;
  const during = `while ${appends} times ${points.toLocaleString('en')} points are appended`;
  const of = (when: 'idle' | 'loaded', share: number): number[] =>
    rounds.map((round) => percentile(round[when].reads, share));
  const name = rounds[0]?.name ?? '';
  yield {
    ...shared,
    name: `p50 of ${name}, ${during}`,
    values: of('loaded', 0.5),
    beside: { name: 'idle', values: of('idle', 0.5) },
    detail: rounds.map(({ idle, loaded, appendSeconds }) => ({
      appendSeconds,
      idle: summaryOf(idle.reads),
      loaded: summaryOf(loaded.reads),
    })),
  };
  yield {
    ...shared,
    name: `p99 of ${name}, ${during}`,
    values: of('loaded', 0.99),
    beside: {
      name: 'one append',
      values: rounds.map(({ appendSeconds }) => (appendSeconds * 1000) / appends),
    },
    target: { of: 'ratio', most: MOST_APPENDS },
  };
}

function summaryOf(sorted: readonly number[]): object {
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1),
  };
}
