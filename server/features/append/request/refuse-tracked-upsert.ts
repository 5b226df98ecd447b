import { JobError } from '../../../jobs/job.js';
import type { Transaction } from '../../../storage/database/database.js';
import { tracksChanges } from '../../model/service.js';
import { selectServiceByKey } from '../../catalog/service-repository.js';
import type { RowsOfLayer } from '../../query/rows/rows-of-layer.js';
import type { AppendTarget } from './request.js';

/** Layer that is written, and whether by an upsert. */
interface Written {
  readonly rows: Pick<RowsOfLayer, 'shown' | 'holder'>;
  readonly target: Pick<AppendTarget, 'upsert'>;
}

/**
 * Refuses, in the writing transaction, an upsert into a service with sync or change tracking, which may
 * have been switched on since the request was checked.
 *
 * @throws {JobError} that is not retried; the client may send the upsert again after switching it off.
 */
export async function refuseTrackedUpsert(trx: Transaction, parts: readonly Written[]): Promise<void> {
  const upserts = parts.filter(({ target }) => target.upsert !== null);
  const keys = upserts.flatMap(({ rows: { shown, holder } }) => [shown.serviceKey, holder.serviceKey]);
  for (const key of new Set(keys)) {
    const service = await selectServiceByKey(trx, key);
    if (service === undefined || !tracksChanges(service)) continue;
    const text = 'Upsert is not supported on a service with sync or change tracking; nothing was written.';
    throw new JobError('append.upsert_refused', text);
  }
}
