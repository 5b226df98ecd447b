import { JobError } from '../../../jobs/job.js';
import type { PausedIndex } from '../../../storage/bulk/bulk-loader.js';
import { applyStage } from './apply-stage.js';
import { layerTarget, spatialTarget } from './layer-target.js';
import type { Loaded, LoadJob } from './load-job.js';
import { openPass, type ReadingPass } from './reading-pass.js';
import {
  refuseForeignRows,
  refuseIncomplete,
  refuseSharedKeys,
  refuseTaken,
  type StageCheck,
} from './refuse-staged.js';
import { dropStage, fillStage } from './stage.js';

/**
 * Reads the source into the layer. Rows that can only be inserts go straight in; where that meets a value
 * that must be unique, and for upserts, they go through a stage in which sets of rows are compared.
 *
 * @throws {JobError} when nothing may stay: the transaction must then be given up.
 */
export async function loadLayer(job: LoadJob): Promise<Loaded> {
  const { trx, bulk, layer, table, request } = job;
  const target = spatialTarget(layer);
  const index = target && (await bulk.pauseIndex(trx, target, table.recordCount));
  if (request.truncateExisting) await clear(job, index);
  const loaded =
    (request.upsert === null ? await loadDirectly(job) : undefined) ?? (await loadStaged(job, index));
  failIfRefused(job, loaded);
  await index?.resume();
  return loaded;
}

async function clear({ trx, features, layer }: LoadJob, index: PausedIndex | undefined): Promise<void> {
  if (index === undefined) await trx.raw(`DELETE FROM ${features.dialect.quote(layer.table)}`);
  else await index.clear();
}

/** `undefined` when a unique index was in the way: everything is as before then. */
async function loadDirectly(job: LoadJob): Promise<Loaded | undefined> {
  const { trx, bulk, features, layer, plan } = job;
  const pass = openPass(job);
  await trx.raw('SAVEPOINT load_directly');
  try {
    const insertCount = await bulk.insert(trx, layerTarget(layer, plan), pass.rows());
    pass.checkSources();
    await trx.raw('RELEASE SAVEPOINT load_directly');
    return {
      ...pass.totals(),
      insertCount,
      updateCount: 0,
      addedExtent: { extent: pass.extent },
      isCleared: job.request.truncateExisting,
    };
  } catch (error) {
    if (!features.dialect.isUniqueViolation(error)) throw error;
    await trx.raw('ROLLBACK TO SAVEPOINT load_directly');
    return undefined;
  }
}

async function loadStaged(job: LoadJob, index: PausedIndex | undefined): Promise<Loaded> {
  const { trx, features, bulk, layer, plan, request } = job;
  const { dialect } = features;
  const pass = openPass(job);
  await fillStage(trx, { dialect, bulk }, { layer, plan }, pass.rows());
  pass.checkSources();
  const { report } = pass;
  const check: StageCheck = { trx, dialect, layer, plan, report };
  await refuseSharedKeys(check);
  if (request.upsert !== null && !request.mayUpdateOthers) await refuseForeignRows(check, request.userName);
  if (request.upsert?.skipInserts !== true) await refuseIncomplete(check);
  await refuseTaken(check);
  failIfRefused(job, { ...pass.totals(), insertCount: 0, updateCount: 0 }, { onlyRollback: true });
  const hasSeen = (column: number): boolean => pass.hasSeen(column);
  const counts = await applyStage({ ...check, bulk, index, upsert: request.upsert, hasSeen });
  await dropStage(trx, dialect);
  return { ...pass.totals(), ...counts, addedExtent: undefined, isCleared: request.truncateExisting };
}

/** Some bad row is too many with `rollbackOnFailure`; nothing but bad rows is a failure always. */
function failIfRefused(
  { request }: LoadJob,
  loaded: ReturnType<ReadingPass['totals']> & { insertCount: number; updateCount: number },
  { onlyRollback = false } = {},
): void {
  const { report, recordCount } = loaded;
  const { errorCount, errors, isTruncated } = report;
  const hasNoneGood = !onlyRollback && errorCount === recordCount;
  if (errorCount === 0 || !(request.rollbackOnFailure || hasNoneGood)) return;
  const first = errors[0];
  const text = request.rollbackOnFailure
    ? `${String(errorCount)} of ${String(recordCount)} records cannot be applied; nothing was written.`
    : `None of the ${String(recordCount)} records can be applied.`;
  throw new JobError('append.rows_refused', text, {
    details:
      first === undefined
        ? []
        : [`Record ${String(first.sourceRow)}: ${first.field ?? 'row'}: ${first.description}`],
    result: {
      recordCount,
      insertCount: 0,
      updateCount: 0,
      skippedCount: 0,
      errorCount,
      errors,
      errorsTruncated: isTruncated,
    },
  });
}
