import type { Clock } from '../../../lib/clock.js';
import { checkUnchanged } from '../request/check-unchanged.js';
import { boundMatch, describeMatch } from '../mapping/match-fields.js';
import { warnOfBytes } from '../mapping/plan.js';
import { warnOfCaseConflicts } from '../mapping/case-conflicts.js';
import { refuseTrackedUpsert } from '../request/refuse-tracked-upsert.js';
import { hiddenFields } from '../../query/rows/rows-of-layer.js';
import type { AppendLayerResult, AppendResult } from '../status/job-status.js';
import type { Loaded, LoadTransaction, PlannedLayer } from './rows/layer-load.js';
import { loadLayer } from './load-layer.js';
import { recordAppend } from './record-append.js';
import { failIfRefused, sumCounts, toCounts } from './summarize-load.js';

/**
 * Loads one layer after the other in one transaction, and summarizes the result.
 *
 * @throws {JobError} if nothing may be written to any of the layers.
 */
export async function loadLayers(
  transaction: LoadTransaction,
  layers: readonly PlannedLayer[],
  clock: Clock,
): Promise<AppendResult & Readonly<Record<string, unknown>>> {
  const { trx, features, bulk, request, report, progress } = transaction;
  // Jobs of several layers run in the lane of the first layer only, so the locks keep the others apart.
  const written = layers.map(({ layer }) => layer);
  await bulk.lockTables(trx, [...new Set(written.map(({ key }) => key))]);
  // Lock the definitions before checking them, so that nothing changes between check and load.
  await bulk.holdDefinitions(trx, [...new Set(written.map(({ table }) => table))]);
  await checkUnchanged(
    trx,
    layers.map(({ rows }) => rows.shown),
  );
  await refuseTrackedUpsert(trx, layers);
  const loads: Loaded[] = [];
  for (const layer of layers) {
    if (request.isServiceLevel) report.startLayer(layer.rows.shown.id);
    report.conceal(hiddenFields(layer.rows));
    const loaded = await loadLayer({ ...transaction, ...layer });
    progress.wrote(loaded.insertCount + loaded.updateCount);
    loads.push(loaded);
  }
  failIfRefused(request, loads, report);
  // On PostgreSQL an administrator may have changed the service while rows were loaded.
  await refuseTrackedUpsert(trx, layers);
  const at = clock();
  for (const [index, { layer }] of layers.entries()) {
    const loaded = loads[index];
    if (loaded !== undefined && !request.dryRun) await recordAppend(trx, { features, layer, loaded, at });
  }
  const results = layers.flatMap(
    (
      {
        rows: {
          shown: { id, name },
        },
      },
      index,
    ): AppendLayerResult[] => {
      const loaded = loads[index];
      return loaded === undefined ? [] : [{ id, name, ...toCounts(loaded), ...boundMatch(loaded.match) }];
    },
  );
  const messages = layers.flatMap((layer, index) => {
    const loaded = loads[index];
    if (loaded === undefined) return [];
    const { warnings, notes } = describeMatch(layer, loaded.match);
    const prefix = request.isServiceLevel ? `${layer.rows.shown.name}: ` : '';
    const named = (texts: readonly string[]): string[] => texts.map((text) => prefix + text);
    return [{ warnings: named([...warnings, ...loaded.outside]), notes: named(notes) }];
  });
  const [onlyLoad] = loads;
  const clampedCount = loads.reduce((sum, one) => sum + one.clampedCount, 0);
  const clamped = `${String(clampedCount)} geometries reached beyond latitude 85.06 and were cut off there.`;
  return {
    ...toCounts(sumCounts(loads)),
    ...(request.isServiceLevel ? { layers: results } : onlyLoad && boundMatch(onlyLoad.match)),
    errors: report.errors,
    errorsTruncated: report.isTruncated,
    warnings: [
      ...(clampedCount === 0 ? [] : [clamped]),
      ...layers.flatMap(({ table }) => table.warnings ?? []),
      ...layers.flatMap(({ rows, target, table }) => warnOfBytes(rows.shown, target, table)),
      ...layers.flatMap(({ plan }) => warnOfCaseConflicts(plan, plan.mapping.caseConflicts, 'the source')),
      ...loads.flatMap(({ warnings }) => warnings),
      ...messages.flatMap(({ warnings }) => warnings),
    ],
    notes: messages.flatMap(({ notes }) => notes),
    editMoment: at,
  };
}
