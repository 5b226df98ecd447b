const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Returns the delay in milliseconds after the given failed attempt (1, 2, …): exponential backoff, up to five minutes.
 *
 * Random jitter shortens it by up to half, so that jobs that failed together are not retried together.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(full * (1 - random() / 2));
}
