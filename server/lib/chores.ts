import type { Logger } from 'pino';
import { createPacedLoop, type PacedLoop } from './paced-loop.js';

const PAUSE_MS = 3_600_000;

/** What is done by name, now and then. */
export type Chores = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Makes a loop that does all chores one after the other, and all of them again an hour later. One that fails is logged
 * and keeps none of the others from being done.
 */
export function createChoreLoop(chores: Chores, log: Logger): PacedLoop {
  return createPacedLoop(async (signal) => {
    for (const [chore, work] of Object.entries(chores)) {
      if (signal.aborted) break;
      try {
        await work();
      } catch (error) {
        log.error({ err: error, chore }, 'a chore could not be done');
      }
    }
    return PAUSE_MS;
  });
}
