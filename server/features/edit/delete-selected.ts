import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { isForeign } from '../catalog/ownership.js';
import { planQuery } from '../query/plan/query-plan.js';
import { readyPlan } from '../query/query-layer.js';
import type { QueryParameters } from '../model/query-parameters.js';
import { queryFailure, type ReadyPlan } from '../query/sql/query-repository.js';
import { applyEdits } from './apply-edits.js';
import { failureResult, notOwner, successResult, rolledBackResult } from './edit-errors.js';
import { type LockedRow, lockSelected } from './edit-repository.js';
import type { EditError, EditOptions, EditResult, EditTarget } from './feature-edits.js';
import { LayerWriter } from './layer-writer.js';
import { type EditDeps, writeLayers } from './write-layers.js';
import { evaluatePlan } from '../query/rows/evaluate-plan.js';

/** Selection by ids, by a condition, by a geometry, or by all of these together. */
export type DeleteSelection = Pick<
  QueryParameters,
  'objectIds' | 'where' | 'geometry' | 'geometryType' | 'inSR' | 'spatialRel'
>;

export interface DeleteOptions extends EditOptions {
  /** True if the reply lists each feature. */
  readonly wantsResults: boolean;
}

export interface DeleteOutcome {
  /** Results of the deletions; empty if the request does not ask for them. */
  readonly results: readonly EditResult[];
  /** First failure, if any. */
  readonly error: EditError | undefined;
  readonly editMoment: number;
}

/** Maximum number of features in one reply. */
const MAX_RESULTS = 100_000;
const ROWS_PER_PAGE = 1000;

/**
 * Deletes all features of a selection in one transaction.
 *
 * @throws {AppError} `request.invalid` if the selection is missing or unreadable.
 */
export async function deleteSelected(
  deps: EditDeps,
  target: EditTarget,
  selection: DeleteSelection,
  options: DeleteOptions,
): Promise<DeleteOutcome> {
  const { objectIds, where = '', geometry = '' } = selection;
  // A blank condition selects nothing here, although a query would select every feature.
  const isBare = where.trim() === '' && geometry === '';
  if (isBare && objectIds !== undefined) return deleteByIds(deps, target, objectIds, options);
  if (isBare) throw deleteFault('objectIds', 'objectIds, where or geometry must be given');
  const now = deps.clock();
  const ready = await readyPlan(
    deps.features,
    planQuery(target.shown, selection, { now: new Date(now), only: target.only }),
    options.signal,
    new Date(now),
  );
  const plan = await evaluatePlan(deps.features, ready, options.signal);
  try {
    return await writeLayers(deps, [target], options.signal, (trx) =>
      deletePages(deps, trx, { target, plan, options, at: now }),
    );
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const { results, error: first } = error.outcome;
    const told = results.map((result) => rolledBackResult(result, { isAdd: false }));
    return { results: told, error: first, editMoment: now };
  }
}

async function deleteByIds(
  deps: EditDeps,
  target: EditTarget,
  objectIds: readonly number[],
  options: DeleteOptions,
): Promise<DeleteOutcome> {
  const edits = { adds: [], updates: [], deletes: objectIds };
  const { results, editMoment } = await applyEdits(deps, [{ target, edits }], options);
  const all = results.flatMap(({ deleteResults }) => deleteResults);
  const error = all.find((result) => result.error !== undefined)?.error;
  return { results: options.wantsResults ? all : [], error, editMoment };
}

interface Deletion {
  readonly target: EditTarget;
  readonly plan: ReadyPlan;
  readonly options: DeleteOptions;
  readonly at: number;
}

async function deletePages(
  { features }: EditDeps,
  trx: Transaction,
  { target, plan, options, at }: Deletion,
): Promise<DeleteOutcome> {
  const { layer, rights } = target;
  const writer = new LayerWriter(trx, features, layer);
  const results: EditResult[] = [];
  let error: EditError | undefined;
  const page = (after: number): Promise<LockedRow[]> =>
    lockSelected(trx, features, plan, { after, limit: ROWS_PER_PAGE }).catch((failure: unknown) => {
      throw queryFailure(failure);
    });
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.objectId ?? 0)) {
    options.signal.throwIfAborted();
    const isKept = ({ creator }: LockedRow): boolean => !rights.mayDeleteOthers && isForeign(creator, rights);
    await writer.delete(rows.filter((row) => !isKept(row)));
    if (rows.some(isKept)) error ??= notOwner;
    if (!options.wantsResults) continue;
    for (const row of rows)
      results.push(isKept(row) ? failureResult(notOwner, row) : successResult(row.objectId, row.globalId));
    if (results.length > MAX_RESULTS) throw tooMany;
  }
  const outcome = { results, error, editMoment: at };
  if (options.rollbackOnFailure && error !== undefined) throw new Undone(outcome);
  await writer.finish(at);
  return outcome;
}

/** Rolls the transaction back when some features could not be deleted. */
class Undone extends Error {
  override readonly name = 'Undone';

  constructor(readonly outcome: DeleteOutcome) {
    super('some features could not be deleted');
  }
}

const tooMany = deleteFault(
  'returnDeleteResults',
  `more than ${String(MAX_RESULTS)} features match: set returnDeleteResults=false to delete them`,
);

function deleteFault(field: string, reason: string): AppError {
  return new AppError('request.invalid', 'Unable to delete features. Invalid parameters.', {
    faults: [{ field, reason, kind: 'invalid' }],
  });
}
