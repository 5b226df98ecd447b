/** Memory of one process over a piece of work. */
export interface MemorySample {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly megabytes: number;
}

export interface MemoryShape {
  readonly firstHalfPeak: number;
  readonly lastHalfPeak: number;
  /** Peak of the last half to that of the first: 1 where memory does not grow with what was read. */
  readonly growth: number;
  /** Slope of a straight line through the last half, in megabytes a minute. */
  readonly slopePerMinute: number;
}

/** How memory went between two moments; halves by time. NaN where nothing was sampled. */
export function memoryShape(
  samples: readonly MemorySample[],
  startedAt: number,
  endedAt: number,
): MemoryShape {
  const middle = (startedAt + endedAt) / 2;
  const first = samples.filter(({ at }) => at >= startedAt && at < middle);
  const last = samples.filter(({ at }) => at >= middle && at <= endedAt);
  const [firstHalfPeak, lastHalfPeak] = [peakOf(first), peakOf(last)];
  return {
    firstHalfPeak,
    lastHalfPeak,
    growth: lastHalfPeak / firstHalfPeak,
    slopePerMinute: slopeOf(last) * 60_000,
  };
}

function peakOf(samples: readonly MemorySample[]): number {
  return samples.length === 0 ? Number.NaN : Math.max(...samples.map(({ megabytes }) => megabytes));
}

/** Least squares, in megabytes a millisecond. */
function slopeOf(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, megabytes] = [mean((sample) => sample.at), mean((sample) => sample.megabytes)];
  const variance = mean((sample) => (sample.at - at) ** 2);
  return mean((sample) => (sample.at - at) * (sample.megabytes - megabytes)) / variance;
}
