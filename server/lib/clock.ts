/** The present as epoch milliseconds. Everything that needs the time takes one, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
