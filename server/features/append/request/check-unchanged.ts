import { JobError } from '../../../jobs/job.js';
import type { Transaction } from '../../../storage/database/database.js';
import type { Layer } from '../../model/layer.js';
import { selectLayersByKey } from '../../catalog/layer-repository.js';

/**
 * Checks, in the writing transaction, that the layers are still as they were planned: a field may have
 * become required or unique meanwhile.
 *
 * @throws {JobError} if a layer no longer exists, or has changed; in the latter case the job is retried.
 */
export async function checkUnchanged(trx: Transaction, planned: readonly Layer[]): Promise<void> {
  const change = await findChange(trx, planned);
  if (change === 'gone') throw new JobError('append.layer_gone', 'The layer no longer exists.');
  if (change === 'changed') {
    throw new JobError('append.layer_changed', 'The layer was changed meanwhile; nothing was written.', {
      retryable: true,
    });
  }
}

/** Returns whether one of the layers is gone, or its definition has changed; `undefined` if neither. */
export async function findChange(
  trx: Transaction,
  planned: readonly Layer[],
): Promise<'gone' | 'changed' | undefined> {
  const current = await selectLayersByKey(
    trx,
    planned.map(({ key }) => key),
  );
  for (const layer of planned) {
    const now = current.find(({ key }) => key === layer.key);
    if (now === undefined) return 'gone';
    if (definitionOf(now) !== definitionOf(layer)) return 'changed';
  }
  return undefined;
}

/** Returns the parts of a layer's definition that a plan depends on, including a view's source. */
function definitionOf({ table, fields, indexes, editorTracking, view }: Layer): string {
  const ofView = view && [definitionOf(view.source), view.definition];
  return JSON.stringify([table, fields, indexes, editorTracking, ofView]);
}
