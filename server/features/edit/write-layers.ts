import type { Clock } from '../../lib/clock.js';
import { AppError } from '../../lib/errors.js';
import { openBulk } from '../../storage/open-bulk.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { findChange } from '../append/request/check-unchanged.js';
import { withLockTimeout } from '../definition/with-lock-timeout.js';
import type { EditTarget } from './feature-edits.js';

export interface EditDeps {
  readonly features: Database;
  readonly clock: Clock;
  /** Time that an edit waits for other writers, such as an append, before it fails. */
  readonly waitMs: number;
}

/**
 * Runs `work` in one transaction, with the layers unchanged since the edits were planned. It may run
 * several times if other writers hold locks.
 *
 * @throws {AppError} `server.unavailable` if other writers hold locks for too long, or have changed a layer
 * meanwhile.
 */
export function writeLayers<T>(
  { features, waitMs }: EditDeps,
  targets: readonly Pick<EditTarget, 'shown' | 'layer'>[],
  signal: AbortSignal,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  return withLockTimeout(features, { waitMs, signal }).write(async (trx) => {
    const tables = targets.map(({ layer }) => layer.table);
    await openBulk(features).holdDefinitions(trx, [...new Set(tables)]);
    const planned = targets.map(({ shown }) => shown);
    if ((await findChange(trx, planned)) !== undefined) {
      const text = 'The layer was changed by another request. Nothing was written: try again.';
      throw new AppError('server.unavailable', text);
    }
    return work(trx);
  });
}
