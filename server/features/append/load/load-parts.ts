import type { Clock } from '../../../lib/clock.js';
import { checkUnchanged } from '../request/check-unchanged.js';
import { boundMatch, describeMatch } from '../mapping/match-fields.js';
import { warnOfBytes } from '../mapping/plan.js';
import { warnOfCaseConflicts } from '../mapping/case-conflicts.js';
import { refuseTrackedUpsert } from '../request/refuse-tracked-upsert.js';
import { hiddenFields } from '../../query/rows/rows-of-layer.js';
import type { AppendLayerResult, AppendResult } from '../status/job-status.js';
import type { Loaded, LoadJob } from './rows/load-job.js';
import { loadLayer } from './load-layer.js';
import { recordAppend } from './record-append.js';
import { failIfRefused, sumCounts, toCounts } from './settle-load.js';

/** One of the layers of a job, with what it takes of the source. */
export type LoadPart = Pick<LoadJob, 'layer' | 'rows' | 'target' | 'table' | 'plan'>;

type Common = Omit<LoadJob, keyof LoadPart> & { readonly clock: Clock };

/**
 * Loads one layer after the other, in the one transaction, and sums up.
 *
 * @throws {JobError} when nothing may stay, of any layer.
 */
export async function loadParts(
  common: Common,
  parts: readonly LoadPart[],
): Promise<AppendResult & Readonly<Record<string, unknown>>> {
  const { trx, features, bulk, request, report, progress, clock } = common;
  // Jobs of one layer run in their order, but those of several layers are in the queue of the first alone.
  const planned = parts.map(({ layer }) => layer);
  await bulk.lockTables(trx, [...new Set(planned.map(({ key }) => key))]);
  // Held first: what is not changed by the check must not be changed before the rows are in either.
  await bulk.holdDefinitions(trx, [...new Set(planned.map(({ table }) => table))]);
  await checkUnchanged(
    trx,
    parts.map(({ rows }) => rows.shown),
  );
  await refuseTrackedUpsert(trx, parts);
  const loads: Loaded[] = [];
  for (const part of parts) {
    if (request.isServiceLevel) report.startLayer(part.rows.shown.id);
    report.conceal(hiddenFields(part.rows));
    const loaded = await loadLayer({ ...common, ...part });
    progress.wrote(loaded.insertCount + loaded.updateCount);
    loads.push(loaded);
  }
  failIfRefused(request, loads, report);
  // On PostgreSQL others may have changed the service while rows were loaded.
  await refuseTrackedUpsert(trx, parts);
  const at = clock();
  for (const [index, { layer }] of parts.entries()) {
    const loaded = loads[index];
    if (loaded !== undefined && !request.dryRun) await recordAppend(trx, { features, layer, loaded, at });
  }
  const layers = parts.flatMap(
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
  const told = parts.flatMap((part, index) => {
    const loaded = loads[index];
    if (loaded === undefined) return [];
    const { warnings, notes } = describeMatch(part, loaded.match);
    const prefix = request.isServiceLevel ? `${part.rows.shown.name}: ` : '';
    const named = (texts: readonly string[]): string[] => texts.map((text) => prefix + text);
    return [{ warnings: named([...warnings, ...loaded.outside]), notes: named(notes) }];
  });
  const [onlyLoad] = loads;
  const clampedCount = loads.reduce((sum, one) => sum + one.clampedCount, 0);
  const clamped = `${String(clampedCount)} geometries reached beyond latitude 85.06 and were cut off there.`;
  return {
    ...toCounts(sumCounts(loads)),
    ...(request.isServiceLevel ? { layers } : onlyLoad && boundMatch(onlyLoad.match)),
    errors: report.errors,
    errorsTruncated: report.isTruncated,
    warnings: [
      ...(clampedCount === 0 ? [] : [clamped]),
      ...parts.flatMap(({ table }) => table.warnings ?? []),
      ...parts.flatMap(({ rows, target, table }) => warnOfBytes(rows.shown, target, table)),
      ...parts.flatMap(({ plan }) => warnOfCaseConflicts(plan, plan.mapping.caseConflicts, 'the source')),
      ...loads.flatMap(({ warnings }) => warnings),
      ...told.flatMap(({ warnings }) => warnings),
    ],
    notes: told.flatMap(({ notes }) => notes),
    editMoment: at,
  };
}
