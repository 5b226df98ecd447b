/**
 * Returns the current time in epoch milliseconds. Time-dependent functions take a clock, so that tests can
 * set it.
 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
