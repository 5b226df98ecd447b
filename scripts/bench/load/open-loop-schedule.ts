/** Requests that are sent so many times a second, whether or not earlier ones are answered. */
export interface Rate {
  readonly perSecond: number;
}

/**
 * Milliseconds after the beginning at which a stream's request is due. Streams that run together begin one after the
 * other within the interval of each, so that they do not meet in every round.
 */
export function dueAfterMs(streams: readonly Rate[], stream: number, request: number): number {
  const interval = 1000 / (streams[stream]?.perSecond ?? 1);
  return interval * (request + stream / streams.length);
}

/** Outcome of one request of an open loop. */
export interface OpenLoopSample {
  /** When it was due, in epoch milliseconds. */
  readonly dueAt: number;
  /** From when it was due, not from when it was sent: a request that had to wait for its turn has waited. */
  readonly latencyMs: number;
  /** How late it was sent; this much of the latency is the sender's own. */
  readonly lateMs: number;
}

/** All instants by the same clock, in milliseconds. @param origin - that clock's zero, in epoch milliseconds. */
export function sampleOf(
  { due, sent, answered }: { readonly due: number; readonly sent: number; readonly answered: number },
  origin: number,
): OpenLoopSample {
  return { dueAt: origin + due, latencyMs: answered - due, lateMs: sent - due };
}

/** Latencies, or delays, of the requests that were due between two moments, ascending. */
export function valuesBetween(
  samples: readonly OpenLoopSample[],
  startedAt: number,
  endedAt: number,
  name: 'latencyMs' | 'lateMs',
): number[] {
  return samples
    .filter(({ dueAt }) => dueAt >= startedAt && dueAt <= endedAt)
    .map((sample) => sample[name])
    .sort((one, other) => one - other);
}
