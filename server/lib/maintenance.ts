import type { Logger } from 'pino';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';

const PAUSE_MS = 3_600_000;

/** Maintenance tasks by name. */
export type MaintenanceTasks = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Makes a loop that does all chores one after the other, and all of them again an hour later. One that fails is logged
 * and keeps none of the others from being done.
 */
export function createMaintenanceLoop(chores: MaintenanceTasks, log: Logger): PeriodicTask {
  return createPeriodicTask(async (signal) => {
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
