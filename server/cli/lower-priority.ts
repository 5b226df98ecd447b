import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** A larger number is a lower priority. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets other processes go first when they need a processor, from now on and for the children that this one starts. What
 * nobody else needs it has as before. Whom an operator gave an even lower priority keeps it: only root may take less.
 */
export function lowerPriority(): void {
  for (const thread of threadsOfThisProcess()) {
    try {
      if (getPriority(thread) < LOW) setPriority(thread, LOW);
    } catch {
      // A thread that has ended meanwhile, or a system that does not let us: jobs are done all the same.
    }
  }
}

/** Linux has a priority for each thread (`setpriority(2)`, "C library/kernel differences"); others for the process. */
function threadsOfThisProcess(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
