import { listJobs } from '../../jobs/job-repository.js';
import type { Databases } from '../../storage/database.js';
import { findAppendDone } from '../append/append-done-repository.js';
import { dropService } from '../drop-service.js';
import { listLayers } from '../layer-repository.js';
import { fromPublishPayload, PUBLISH_JOB } from './publish-request.js';

/** Failed jobs that are looked at; those before them have been at earlier times. */
const LOOK_BACK = 200;

/**
 * Removes the services of publish jobs that were given up or cancelled without their handler's help, such as when
 * their worker was lost. A service that somebody has filled since stays.
 */
export async function sweepPublishes({
  system,
  features,
}: Pick<Databases, 'system' | 'features'>): Promise<void> {
  const jobs = await listJobs(system, { kind: PUBLISH_JOB, limit: LOOK_BACK });
  for (const job of jobs) {
    if (job.status !== 'failed' && job.status !== 'cancelled') continue;
    const { serviceKey } = fromPublishPayload(job.payload);
    const layers = await listLayers(features, serviceKey);
    const isUntouched = layers.every(({ lastEditAt, schemaEditAt }) => lastEditAt === schemaEditAt);
    if (layers.length === 0 || !isUntouched) continue;
    if ((await findAppendDone(features, job.id)) === undefined)
      await dropService(features, { key: serviceKey });
  }
}
