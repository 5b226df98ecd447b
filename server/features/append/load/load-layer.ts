import type { PausedIndex } from '../../../storage/sql/bulk-loader.js';
import { type FieldMatch, matchFields } from '../mapping/match-fields.js';
import { applyStage, foretellStage } from './stage/apply-stage.js';
import { layerTarget, rowIdColumn, spatialTarget } from './rows/layer-target.js';
import type { Loaded, LoadJob } from './rows/load-job.js';
import { dropMatch, matchStage } from './stage/match-stage.js';
import { describeStagedOutside, watchInserts } from './stage/outside-values.js';
import { openPass, type ReadingPass } from './rows/reading-pass.js';
import { refuseHiddenKeys, refuseHugeIds, refuseSharedKeys, warnOfSimilarKeys } from './stage/refuse-keys.js';
import { noteIncomplete, noteTaken, refuseForeignRows, refuseMoves } from './stage/refuse-staged.js';
import type { AppliedCounts } from './stage/stage-application.js';
import type { StageCheck } from './stage/stage-check.js';
import { StagedFaults } from './stage/staged-faults.js';
import { dropStage, fillStage, someOmit, stageTarget } from './stage/stage.js';

/**
 * Reads the source into the layer. Rows that can only be inserts go straight in; where that meets a value
 * that must be unique, for upserts, and for a dry run, they go through a stage in which sets of rows are compared.
 *
 * @throws {JobError} when nothing may stay: the transaction must then be given up.
 */
export async function loadLayer(job: LoadJob): Promise<Loaded> {
  return job.request.dryRun ? loadStaged(job, undefined) : load(job);
}

async function load(job: LoadJob): Promise<Loaded> {
  const { trx, bulk, layer, table, request, target } = job;
  const spatial = spatialTarget(layer);
  const index = spatial && (await bulk.pauseIndex(trx, spatial, table.recordCount));
  if (request.truncateExisting) await clear(job, index);
  const loaded =
    (target.upsert === null ? await loadDirectly(job, index) : undefined) ?? (await loadStaged(job, index));
  await index?.resume();
  return loaded;
}

/** Readers go on seeing the old rows until the new ones are committed. */
async function clear({ trx, features, bulk, layer }: LoadJob, index: PausedIndex | undefined): Promise<void> {
  if (index === undefined) await trx.raw(`DELETE FROM ${features.dialect.quote(layer.table)}`);
  else await index.clear();
  await bulk.restartRowIds(trx, { table: layer.table, rowId: rowIdColumn(layer) });
}

/** `undefined` when a unique index was in the way: everything is as before then. */
async function loadDirectly(job: LoadJob, index: PausedIndex | undefined): Promise<Loaded | undefined> {
  const { trx, bulk, features, layer, plan, report } = job;
  const mark = report.mark();
  const own = layerTarget(layer, plan);
  const pass = openPass(job, { packer: bulk.openPacker?.(own), isStaged: false });
  const into = index?.into ?? own.table;
  const inserts = await watchInserts(job, into);
  await trx.raw('SAVEPOINT load_directly');
  try {
    const insertCount = await bulk.insert(trx, { ...own, table: into }, pass.rows());
    pass.checkSources();
    await index?.checkUnique();
    await trx.raw('RELEASE SAVEPOINT load_directly');
    return {
      ...pass.totals(),
      insertCount,
      updateCount: 0,
      unchangedCount: 0,
      warnings: pass.warnings(),
      match: matchOf(job, pass),
      outside: await inserts.describeOutside((column) => pass.hasSeen(column)),
      addedExtent: { extent: pass.extent },
      isCleared: job.request.truncateExisting,
    };
  } catch (error) {
    if (!features.dialect.isUniqueViolation(error)) throw error;
    await trx.raw('ROLLBACK TO SAVEPOINT load_directly');
    report.rewind(mark);
    return undefined;
  }
}

async function loadStaged(job: LoadJob, index: PausedIndex | undefined): Promise<Loaded> {
  const { trx, features, bulk, layer, plan, report, request, target } = job;
  const { dialect } = features;
  await index?.stayInPlace();
  const pass = openPass(job, { packer: bulk.openPacker?.(stageTarget(layer, plan)), isStaged: true });
  const stagedCount = await fillStage(trx, { dialect, bulk }, { layer, plan }, pass.rows());
  pass.checkSources();
  const { mayUpdateOthers, mayQueryOthers, userName } = request;
  const check: StageCheck = {
    trx,
    dialect,
    bulk,
    layer,
    restriction: job.rows.restriction,
    plan,
    report,
    stagedCount,
    hasSeen: (column) => pass.hasSeen(column),
    hasOmissions: target.upsert !== null && (await someOmit(trx, dialect)),
    ignoresExisting: request.truncateExisting,
    ownership: mayUpdateOthers && mayQueryOthers ? undefined : { userName, mayUpdateOthers, mayQueryOthers },
    isFixed: request.fixedLayers?.includes(target.layerKey) === true,
  };
  await refuseSharedKeys(check);
  const warnings = [...pass.warnings(), ...(await warnOfSimilarKeys(check))];
  const faults = new StagedFaults(check);
  if (target.upsert !== null) {
    await matchStage(check, target.upsert);
    await refuseForeignRows(check);
    await refuseMoves(check, target.upsert);
    if (!target.upsert.skipInserts) {
      await refuseHiddenKeys(check);
      await refuseHugeIds(check);
      await noteIncomplete(check, faults);
    }
  }
  await noteTaken(check, faults);
  await faults.refuse();
  const outside = await describeStagedOutside(check, job.rows.shown, target.upsert);
  const counts = await applyUnlessRefused(job, check, index);
  await dropMatch(check);
  await dropStage(trx, dialect);
  const isCleared = request.truncateExisting;
  const match = matchOf(job, pass);
  return { ...pass.totals(), ...counts, warnings, match, outside, addedExtent: undefined, isCleared };
}

/** A source without rows says nothing of its fields, unless it has a header. */
function matchOf(job: LoadJob, pass: ReadingPass): FieldMatch {
  if (job.table.fields === undefined && pass.totals().recordCount === 0)
    return { unmatchedSourceFields: [], unfilledFields: [] };
  return matchFields(job, { sources: pass.seenSources, hasSeen: (column) => pass.hasSeen(column) });
}

const NOTHING: AppliedCounts = { insertCount: 0, updateCount: 0, unchangedCount: 0 };

async function applyUnlessRefused(
  { request, target, report }: LoadJob,
  check: StageCheck,
  index: PausedIndex | undefined,
): Promise<AppliedCounts> {
  // The transaction is going to be given up.
  if (request.rollbackOnFailure && report.errorCount > 0) return NOTHING;
  const application = { ...check, index, upsert: target.upsert };
  return request.dryRun ? foretellStage(application) : applyStage(application);
}
