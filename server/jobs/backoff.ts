const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Milliseconds to wait after the given failed attempt (1, 2, …): doubling, up to five minutes, and shortened at
 * random by up to half, so that jobs which failed together are not all tried together again.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(full * (1 - random() / 2));
}
