import type { Clock } from '../../lib/clock.js';
import { findJob } from '../../jobs/job-repository.js';
import type { Database, Databases } from '../../storage/database/database.js';
import { findAppendDone } from '../append/load/append-done-repository.js';
import { deleteService } from '../definition/delete-service.js';
import { listLayers } from '../catalog/layer-repository.js';
import { hasViews } from '../views/view-repository.js';
import { deletePublication, listPublications, type Publication } from './publication-repository.js';

/** Time within which a request queues its job after creating the service; after that it never will. */
const QUEUED_WITHIN_MS = 10 * 60_000;

export interface SweepPublishesDeps {
  readonly databases: Pick<Databases, 'system' | 'features'>;
  readonly clock: Clock;
}

/**
 * Deletes services whose publish job ended without its handler, such as after a lost worker, or was never
 * queued because the server was killed. Services that hold rows, or are shown in a view, stay. Call it
 * before jobs are deleted.
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
