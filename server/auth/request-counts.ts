import type { Database } from '../storage/database/database.js';
import { addRequests, deleteRequestWindows } from './request-count-repository.js';

/** Where server processes of one database tell each other how often addresses have asked. */
export interface RequestCounts {
  /**
   * Tells what has come in addition, and learns what that makes with what others have told, by address.
   *
   * @param windowStartsAt - epoch milliseconds; the same for all processes.
   */
  add(windowStartsAt: number, additions: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>;
}

/** Clocks of several machines may differ, so an old window is kept for so long. */
const KEPT_MS = 5 * 60_000;

export function createRequestCounts(system: Pick<Database, 'write'>): RequestCounts {
  let sweptAt = 0;
  return {
    add: (windowStartsAt, additions) =>
      system.write(async (trx) => {
        if (sweptAt !== windowStartsAt) {
          await deleteRequestWindows(trx, windowStartsAt - KEPT_MS);
          sweptAt = windowStartsAt;
        }
        return addRequests(trx, windowStartsAt, additions);
      }),
  };
}
