import type { DatabaseKind } from '../support/bench-place.js';

export const BENCH_PARTS = ['insert', 'upsert', 'scale', 'latency'] as const;
export type BenchPart = (typeof BENCH_PARTS)[number];

/** Figure beside ours: of another program, or of ourselves in other circumstances. */
export interface Beside {
  readonly name: string;
  /** One of each round, in the unit of ours. */
  readonly values: readonly number[];
}

/** Either bound, of the ratio or of our own figure. */
export interface Target {
  readonly of: 'ratio' | 'figure';
  readonly least?: number;
  readonly most?: number;
}

/** One row of the table of figures: one thing that was measured in one database, in every round. */
export interface Measure {
  readonly part: BenchPart;
  readonly database: DatabaseKind;
  readonly name: string;
  /** Key by which other measures of the same run find it. */
  readonly key?: string;
  readonly unit: 's' | 'ms' | 'MB' | 'features/s' | '×';
  /** One of each round. */
  readonly values: readonly number[];
  /** Features that the seconds were spent on. */
  readonly features?: number;
  readonly beside?: Beside;
  /** Which of both is above the line, so that the ratio is what the target speaks of. */
  readonly ratio?: 'beside to ours' | 'ours to beside';
  readonly target?: Target;
  /** Whatever else was seen, for those who want to look closer. */
  readonly detail?: unknown;
}

/** The middle one, the higher of two; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the ratio of the medians; `undefined` where there is nothing to compare with. */
export function ratioOf({ values, beside, ratio }: Measure): number | undefined {
  if (beside === undefined || ratio === undefined || beside.values.length === 0) return undefined;
  const [ours, other] = [median(values), median(beside.values)];
  return ratio === 'beside to ours' ? other / ours : ours / other;
}

/** `undefined` where nothing is asked, or where what is asked about was not measured. */
export function isMet(measure: Measure): boolean | undefined {
  const { target, values } = measure;
  if (target === undefined) return undefined;
  const figure = target.of === 'ratio' ? ratioOf(measure) : median(values);
  if (figure === undefined) return undefined;
  const { least = -Infinity, most = Infinity } = target;
  return figure >= least && figure <= most;
}
