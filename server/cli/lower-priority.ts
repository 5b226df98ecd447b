import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Priority below normal; a larger number is a lower priority. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the CPU priority of this process and of the children that it starts. It keeps an even lower priority that an
 * operator has set, since only root may raise it.
 */
export function lowerPriority(): void {
  for (const thread of threadsOfThisProcess()) {
    try {
      if (getPriority(thread) < LOW) setPriority(thread, LOW);
    } catch {
      // The thread may have ended, or the system may not permit it: jobs run all the same.
    }
  }
}

/**
 * Linux has a priority per thread (`setpriority(2)`, "C library/kernel differences"), other systems one per process.
 */
function threadsOfThisProcess(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
