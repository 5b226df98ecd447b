import type { Clock } from '../../lib/clock.js';
import { findJob } from '../../jobs/job-repository.js';
import type { Database, Databases } from '../../storage/database/database.js';
import { findAppendDone } from '../append/load/append-done-repository.js';
import { deleteService } from '../definition/delete-service.js';
import { listLayers } from '../catalog/layer-repository.js';
import { hasViews } from '../views/view-repository.js';
import { deletePublication, listPublications, type Publication } from './publication-repository.js';

/** A request queues its job right after it has made the service; who has not by then never will. */
const QUEUED_WITHIN_MS = 10 * 60_000;

export interface SweepPublishesDeps {
  readonly databases: Pick<Databases, 'system' | 'features'>;
  readonly clock: Clock;
}

/**
 * Removes the services whose publish jobs were given up or cancelled without their handler's help, such as when their
 * worker was lost, or were never queued, as when the server was killed before. A service that somebody has filled or
 * shows in a view stays. To be called before jobs are forgotten.
 */
export async function sweepPublishes({ databases, clock }: SweepPublishesDeps): Promise<void> {
  const { features } = databases;
  for (const publication of await listPublications(features)) {
    const outcome = await findOutcome(databases, publication, clock());
    if (outcome === 'open') continue;
    const { serviceKey } = publication;
    if (outcome === 'lost' && !(await isInUse(features, serviceKey))) {
      await deleteService(databases, { key: serviceKey });
    } else {
      await features.write((trx) => deletePublication(trx, serviceKey));
    }
  }
}

async function findOutcome(
  { system, features }: SweepPublishesDeps['databases'],
  { jobId, startedAt }: Publication,
  now: number,
): Promise<'open' | 'lost' | 'done'> {
  const job = await findJob(system, jobId);
  if (job === undefined) return now - startedAt < QUEUED_WITHIN_MS ? 'open' : 'lost';
  if (job.status === 'queued' || job.status === 'running') return 'open';
  const isDone = job.status === 'completed' || (await findAppendDone(features, jobId)) !== undefined;
  return isDone ? 'done' : 'lost';
}

async function isInUse(features: Database, serviceKey: number): Promise<boolean> {
  const layers = await listLayers(features, serviceKey);
  const isTouched = layers.some(({ lastEditAt, schemaEditAt }) => lastEditAt !== schemaEditAt);
  return isTouched || layers.length > 1 || (await hasViews(features, serviceKey));
}
