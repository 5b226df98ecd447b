import { JobAborted } from '../../../jobs/job-run.js';
import type { LoadJob } from './rows/load-job.js';

/** Rows from which on it is worth the time to give back the room that they took. */
const MANY_ROWS = 10_000;

/** Longest that it may take: the job ends after it. */
const PATIENCE_MS = 30_000;

/**
 * Gives back the room that rows of a failed or cancelled append took. The reason of that failure goes before any here. A
 * worker that stops, or has lost the job, does not wait for it.
 */
export async function reclaimRoom(
  {
    features,
    bulk,
    progress,
    context: { log, signal },
  }: Pick<LoadJob, 'features' | 'bulk' | 'progress' | 'context'>,
  parts: readonly Pick<LoadJob, 'layer'>[],
): Promise<void> {
  if (progress.recordCount < MANY_ROWS) return;
  const reason: unknown = signal.reason;
  if (reason instanceof JobAborted && reason.why !== 'cancelled') return;
  const tables = [...new Set(parts.map(({ layer }) => layer.table))];
  try {
    await bulk.reclaimRoom?.(features.knex, tables, AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    log.warn({ err: error, tables }, 'the room of undone rows could not be given back');
  }
}
