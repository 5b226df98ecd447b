import type { Logger } from 'pino';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';

const PAUSE_MS = 3_600_000;

/** Maintenance tasks by name. */
export type MaintenanceTasks = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Makes a task that runs all maintenance tasks in turn, and again an hour later. A failure is logged and does not
 * stop the others.
 */
export function createMaintenanceLoop(tasks: MaintenanceTasks, log: Logger): PeriodicTask {
  return createPeriodicTask(async (signal) => {
    for (const [chore, work] of Object.entries(tasks)) {
      if (signal.aborted) break;
      try {
        await work();
      } catch (error) {
        log.error({ err: error, chore }, 'a maintenance task failed');
      }
    }
    return PAUSE_MS;
  });
}
