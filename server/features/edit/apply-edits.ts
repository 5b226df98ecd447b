import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { type ConvertedFeature, convertFeatures } from './convert-features.js';
import { rolledBackResult } from './edit-errors.js';
import type { EditOptions, EditTarget, FeatureEditResults, FeatureEdits } from './feature-edits.js';
import type { OutsideCount } from '../definition/outside-domain-repository.js';
import { LayerWriter } from './layer-writer.js';
import { countOutsideEdits } from './outside-edits.js';
import { keyFieldOf, planAdds, planUpdates, withGlobalIds } from './plan-edits.js';
import { type PreparedEdits, writeEdits } from './write-edits.js';
import { type EditDeps, writeLayers } from './write-layers.js';

/** Edits of one layer. */
export interface EditPart {
  readonly target: EditTarget;
  readonly edits: FeatureEdits;
}

export interface EditOutcome {
  /** Results of the parts, in the same order. */
  readonly results: readonly FeatureEditResults[];
  /** Warnings of each part about stored values outside of the domains of their fields. */
  readonly outside: readonly (readonly OutsideCount[])[];
  /** Epoch milliseconds. */
  readonly editMoment: number;
}

/**
 * Adds, updates and deletes features of one or several layers in one transaction: deletes first, then
 * updates, then adds. Faults are in the result of each feature. The caller must check the right to edit.
 *
 * @param parts - of different layers; several may be views of one source
 * @throws {AppError} `request.invalid` for global ids of a layer without them, `server.unavailable` if
 * other writers hold locks for too long; nothing is written then.
 */
export async function applyEdits(
  deps: EditDeps,
  parts: readonly EditPart[],
  options: EditOptions,
): Promise<EditOutcome> {
  if (options.useGlobalIds) requireGlobalIds(parts);
  const at = deps.clock();
  const prepared: PreparedEdits[] = [];
  for (const part of parts) prepared.push(await prepareEdits(deps, part, options, at));
  const targets = parts.map(({ target }) => target);
  const write = async (trx: Transaction): Promise<Pick<EditOutcome, 'results' | 'outside'>> => {
    const results = new Map<PreparedEdits, FeatureEditResults>();
    // All transactions lock in the same order, so that they cannot deadlock.
    const ordered = [...prepared].sort((a, b) => a.target.layer.key - b.target.layer.key);
    const writers: LayerWriter[] = [];
    for (const edits of ordered) {
      const writer = new LayerWriter(trx, deps.features, edits.target.layer);
      writers.push(writer);
      results.set(edits, await writeEdits({ trx, features: deps.features, writer }, edits, options));
    }
    const all = prepared.flatMap((edits) => results.get(edits) ?? []);
    if (options.rollbackOnFailure && all.some(hasFailures)) throw new Undone(all);
    const outside: OutsideCount[][] = [];
    for (const edits of prepared) {
      const own = results.get(edits);
      outside.push(own === undefined ? [] : await countOutsideEdits(trx, deps.features, edits, own));
    }
    for (const writer of writers) await writer.finish(at);
    return { results: all, outside };
  };
  try {
    return { ...(await writeLayers(deps, targets, options.signal, write)), editMoment: at };
  } catch (error) {
    if (error instanceof Undone) return { results: error.results.map(undoAll), outside: [], editMoment: at };
    throw error;
  }
}

function requireGlobalIds(parts: readonly EditPart[]): void {
  const without = parts.flatMap(({ target: { shown } }) =>
    shown.globalIdField === undefined ? [shown.name] : [],
  );
  if (without.length === 0) return;
  const reason = `${without.join(', ')} has no global ids`;
  throw new AppError('request.invalid', 'Unable to edit. Invalid parameters.', {
    faults: [{ field: 'useGlobalIds', reason, kind: 'invalid' }],
  });
}

/** Prepares as much as possible before the transaction, which makes other writers wait. */
async function prepareEdits(
  { features }: EditDeps,
  { target, edits }: EditPart,
  { useGlobalIds, signal }: EditOptions,
  at: number,
): Promise<PreparedEdits> {
  const {
    layer,
    hidden,
    rights: { userName },
  } = target;
  const key = keyFieldOf(layer, useGlobalIds);
  const addPlan = planAdds(target, at, useGlobalIds);
  const updatePlan = planUpdates(target, at, key);
  const convert = (inputs: FeatureEdits['adds'], plan: typeof addPlan): Promise<ConvertedFeature[]> =>
    convertFeatures(features, inputs, { layer, hidden, plan, userName, signal });
  const added = useGlobalIds ? withGlobalIds(edits.adds, key) : edits.adds;
  return {
    target,
    edits,
    key,
    addPlan,
    updatePlan,
    adds: await convert(added, addPlan),
    updates: await convert(edits.updates, updatePlan),
  };
}

/** Rolls the transaction back when some edits have failed. */
class Undone extends Error {
  override readonly name = 'Undone';

  constructor(readonly results: readonly FeatureEditResults[]) {
    super('some edits failed');
  }
}

function hasFailures({ addResults, updateResults, deleteResults }: FeatureEditResults): boolean {
  return [addResults, updateResults, deleteResults].some((results) =>
    results.some(({ success }) => !success),
  );
}

function undoAll({ addResults, updateResults, deleteResults }: FeatureEditResults): FeatureEditResults {
  return {
    addResults: addResults.map((result) => rolledBackResult(result, { isAdd: true })),
    updateResults: updateResults.map((result) => rolledBackResult(result, { isAdd: false })),
    deleteResults: deleteResults.map((result) => rolledBackResult(result, { isAdd: false })),
  };
}
