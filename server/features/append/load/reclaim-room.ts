import { JobAborted } from '../../../jobs/job-run.js';
import type { LoadTransaction, PlannedLayer } from './rows/layer-load.js';

/** Rows below which freeing their space is not worth the time. */
const MANY_ROWS = 10_000;

/** Time limit: the job ends only after it. */
const PATIENCE_MS = 30_000;

/**
 * Frees the disk space of rows of a failed or cancelled append. Its own failure is only logged. A worker that stops, or
 * has lost the job, does not wait for it.
 */
export async function reclaimRoom(
  {
    features,
    bulk,
    progress,
    context: { log, signal },
  }: Pick<LoadTransaction, 'features' | 'bulk' | 'progress' | 'context'>,
  layers: readonly Pick<PlannedLayer, 'layer'>[],
): Promise<void> {
  if (progress.recordCount < MANY_ROWS) return;
  const reason: unknown = signal.reason;
  if (reason instanceof JobAborted && reason.why !== 'cancelled') return;
  const tables = [...new Set(layers.map(({ layer }) => layer.table))];
  try {
    await bulk.reclaimRoom?.(features.knex, tables, AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    log.warn({ err: error, tables }, 'the space of rolled-back rows could not be reclaimed');
  }
}
