/** Figures of a run of many requests. Latencies are in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * The value that at least `share` (0 to 1) of all values do not exceed: the nearest rank, so always one of them.
 *
 * @param sorted - ascending; NaN for none.
 */
export function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export function summarize(latencies: readonly number[], seconds: number): LoadFigures {
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}

/** The middle of several runs, each figure for itself: one run in which something else ran does not count. */
export function middle(runs: readonly LoadFigures[]): LoadFigures {
  const of = (name: keyof LoadFigures): number =>
    percentile(
      runs.map((run) => run[name]).toSorted((a, b) => a - b),
      0.5,
    );
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}
