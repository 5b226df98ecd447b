import type { Ending } from './claim-repository.js';
import type { JobFigure } from './job-figures-repository.js';

/** Upper bounds in seconds of the duration histogram of jobs: from a few rows to ten million. */
export const DURATION_BOUNDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600] as const;

/** Returns the figures that a finished job adds to the totals of its kind. */
export function figuresOf(
  ending: Pick<Ending, 'status'>,
  durationMs: number,
  rows: Readonly<Record<string, number>>,
): Record<string, number> {
  const bound = DURATION_BOUNDS.find((seconds) => durationMs <= seconds * 1000);
  const figures: Record<string, number> = { jobs: 1, ms: Math.max(0, Math.round(durationMs)) };
  if (bound !== undefined) figures[`le_${String(bound * 1000)}`] = 1;
  if (ending.status !== 'completed') return figures;
  for (const [what, count] of Object.entries(rows)) if (count > 0) figures[`rows_${what}`] = count;
  return figures;
}

/** Durations of jobs of one kind with the same outcome. */
export interface JobDurations {
  readonly kind: string;
  readonly status: string;
  readonly jobs: number;
  readonly seconds: number;
  /** Cumulative counts of jobs, one for each of `DURATION_BOUNDS`. */
  readonly upTo: readonly number[];
}

/** Rows of one kind of jobs with the same outcome. */
export interface JobRows {
  readonly kind: string;
  readonly what: string;
  readonly rows: number;
}

/** Reads the totals. */
export function readFigures(figures: readonly JobFigure[]): { durations: JobDurations[]; rows: JobRows[] } {
  const groups = new Map<string, JobFigure[]>();
  for (const figure of figures) {
    const key = JSON.stringify([figure.kind, figure.status]);
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  const durations = [...groups.values()].flatMap(readDurations);
  const rows = figures
    .filter(({ figure }) => figure.startsWith('rows_'))
    .map(({ kind, figure, value }) => ({ kind, what: figure.slice('rows_'.length), rows: value }));
  return { durations, rows };
}

function readDurations(group: readonly JobFigure[]): JobDurations[] {
  const [first] = group;
  if (first === undefined) return [];
  const valueOf = (name: string): number => group.find(({ figure }) => figure === name)?.value ?? 0;
  let sum = 0;
  const upTo = DURATION_BOUNDS.map((seconds) => (sum += valueOf(`le_${String(seconds * 1000)}`)));
  return [
    { kind: first.kind, status: first.status, jobs: valueOf('jobs'), seconds: valueOf('ms') / 1000, upTo },
  ];
}
