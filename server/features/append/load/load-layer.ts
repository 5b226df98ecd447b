import type { PausedIndex } from '../../../storage/sql/bulk-loader.js';
import { type FieldMatch, matchFields } from '../mapping/match-fields.js';
import { applyStage, dryRunStage } from './staging/apply-stage.js';
import { layerTarget, rowIdColumn, spatialTarget } from './rows/layer-target.js';
import type { Loaded, LayerLoad } from './rows/layer-load.js';
import { dropMatch, matchStage } from './staging/match-stage.js';
import { describeStagedOutside, watchInserts } from './staging/outside-values.js';
import { openRowPipeline, type RowPipeline } from './rows/row-pipeline.js';
import {
  refuseHiddenKeys,
  refuseHugeIds,
  refuseSharedKeys,
  warnOfSimilarKeys,
} from './staging/validate-keys.js';
import {
  noteIncomplete,
  noteUniqueConflicts,
  refuseForeignRows,
  refuseMoves,
} from './staging/validate-stage.js';
import type { AppliedCounts, StagedLoad } from './staging/staged-load.js';
import { StagedFaults } from './staging/staged-faults.js';
import { dropStage, fillStage, someOmit, stageTarget } from './staging/stage.js';

/**
 * Loads the source into the layer, in one of two ways:
 * - direct: plain inserts go straight into the layer.
 * - staged: upserts, dry runs, and inserts that violated a unique index go into a temporary table first, where SQL
 *   compares whole sets of rows.
 *
 * @throws {JobError} if nothing may be written; the caller must then roll back the transaction.
 */
export async function loadLayer(load: LayerLoad): Promise<Loaded> {
  return load.request.dryRun ? loadStaged(load, undefined) : write(load);
}

async function write(load: LayerLoad): Promise<Loaded> {
  const { trx, bulk, layer, table, request, target } = load;
  const spatial = spatialTarget(layer);
  const index = spatial && (await bulk.pauseIndex(trx, spatial, table.recordCount));
  if (request.truncateExisting) await clear(load, index);
  const loaded =
    (target.upsert === null ? await loadDirectly(load, index) : undefined) ?? (await loadStaged(load, index));
  await index?.resume();
  return loaded;
}

/** Deletes the layer's rows. Readers see the old rows until the new ones are committed. */
async function clear(
  { trx, features, bulk, layer }: LayerLoad,
  index: PausedIndex | undefined,
): Promise<void> {
  if (index === undefined) await trx.raw(`DELETE FROM ${features.dialect.quote(layer.table)}`);
  else await index.clear();
  await bulk.restartRowIds(trx, { table: layer.table, rowId: rowIdColumn(layer) });
}

/** Inserts straight into the layer. Returns `undefined` after a unique violation, with everything rolled back. */
async function loadDirectly(load: LayerLoad, index: PausedIndex | undefined): Promise<Loaded | undefined> {
  const { trx, bulk, features, layer, plan, report } = load;
  const mark = report.mark();
  const own = layerTarget(layer, plan);
  const pipeline = openRowPipeline(load, { encoder: bulk.openRowEncoder?.(own), isStaged: false });
  const into = index?.into ?? own.table;
  const inserts = await watchInserts(load, into);
  await trx.raw('SAVEPOINT load_directly');
  try {
    const insertCount = await bulk.insert(trx, { ...own, table: into }, pipeline.rows());
    pipeline.checkSources();
    await index?.checkUnique();
    await trx.raw('RELEASE SAVEPOINT load_directly');
    return {
      ...pipeline.totals(),
      insertCount,
      updateCount: 0,
      unchangedCount: 0,
      warnings: pipeline.warnings(),
      match: matchOf(load, pipeline),
      outside: await inserts.describeOutside((column) => pipeline.hasSeen(column)),
      addedExtent: { extent: pipeline.extent },
      isCleared: load.request.truncateExisting,
    };
  } catch (error) {
    if (!features.dialect.isUniqueViolation(error)) throw error;
    await trx.raw('ROLLBACK TO SAVEPOINT load_directly');
    report.rewind(mark);
    return undefined;
  }
}

async function loadStaged(load: LayerLoad, index: PausedIndex | undefined): Promise<Loaded> {
  const { trx, features, bulk, layer, plan, request, target } = load;
  const { dialect } = features;
  await index?.stayInPlace();
  const pipeline = openRowPipeline(load, {
    encoder: bulk.openRowEncoder?.(stageTarget(layer, plan)),
    isStaged: true,
  });
  const stagedCount = await fillStage(trx, { dialect, bulk }, { layer, plan }, pipeline.rows());
  pipeline.checkSources();
  const { mayUpdateOthers, mayQueryOthers, userName } = request;
  const staged: StagedLoad = {
    ...load,
    dialect,
    index,
    stagedCount,
    hasSeen: (column) => pipeline.hasSeen(column),
    hasOmissions: target.upsert !== null && (await someOmit(trx, dialect)),
    ownership: mayUpdateOthers && mayQueryOthers ? undefined : { userName, mayUpdateOthers, mayQueryOthers },
    isFixed: request.fixedLayers?.includes(target.layerKey) === true,
  };
  await refuseSharedKeys(staged);
  const warnings = [...pipeline.warnings(), ...(await warnOfSimilarKeys(staged))];
  const faults = new StagedFaults(staged);
  if (target.upsert !== null) {
    await matchStage(staged, target.upsert);
    await refuseForeignRows(staged);
    await refuseMoves(staged, target.upsert);
    if (!target.upsert.skipInserts) {
      await refuseHiddenKeys(staged);
      await refuseHugeIds(staged);
      await noteIncomplete(staged, faults);
    }
  }
  await noteUniqueConflicts(staged, faults);
  await faults.refuse();
  const outside = await describeStagedOutside(staged);
  const counts = await applyUnlessRefused(staged);
  await dropMatch(staged);
  await dropStage(trx, dialect);
  const isCleared = request.truncateExisting;
  const match = matchOf(load, pipeline);
  return { ...pipeline.totals(), ...counts, warnings, match, outside, addedExtent: undefined, isCleared };
}

/** Compares names of source and layer. A source without rows and header has no fields to compare. */
function matchOf(load: LayerLoad, pipeline: RowPipeline): FieldMatch {
  if (load.table.fields === undefined && pipeline.totals().recordCount === 0)
    return { unmatchedSourceFields: [], unfilledFields: [] };
  return matchFields(load, { sources: pipeline.seenSources, hasSeen: (column) => pipeline.hasSeen(column) });
}

const NOTHING: AppliedCounts = { insertCount: 0, updateCount: 0, unchangedCount: 0 };

async function applyUnlessRefused(staged: StagedLoad): Promise<AppliedCounts> {
  const { request, report } = staged;
  // `failIfRefused` ends the transaction after this.
  if (request.rollbackOnFailure && report.errorCount > 0) return NOTHING;
  return request.dryRun ? dryRunStage(staged) : applyStage(staged);
}
