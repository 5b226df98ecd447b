import type { Database } from '../storage/database/database.js';
import { addRequests, deleteRequestWindows } from './request-count-repository.js';

/** Request counts that the servers of one database share. */
export interface RequestCounts {
  /**
   * Adds to the shared counts and returns the totals of all servers, by address.
   *
   * @param windowStartsAt - epoch milliseconds; the same for all processes.
   */
  add(windowStartsAt: number, additions: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>;
}

/** Time for which an old window is kept, since clocks of several machines differ. */
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
