import type { Database, Transaction } from '../../storage/database/database.js';
import type { AppendPlan } from '../append/mapping/plan.js';
import { NOT_SHOWN } from '../append/report/report.js';
import type { Field } from '../model/layer.js';
import { isForeign, type RowRights } from '../catalog/ownership.js';
import { type ConvertedFeature, isRefused } from './convert-features.js';
import { compareExpected } from './compare-expected.js';
import { failureResult, notFound, notOwner, refuseEdit, refuseRow, successResult } from './edit-errors.js';
import type { LockedRow } from './edit-repository.js';
import type {
  EditError,
  EditOptions,
  EditResult,
  EditTarget,
  FeatureEditResults,
  FeatureEdits,
  FeatureInput,
} from './feature-edits.js';
import {
  type LockedRows,
  lockByKey,
  IDS_PER_STATEMENT,
  isError,
  type ReadId,
  readIds,
} from './lock-by-key.js';
import { type LayerWriter, type RowChange, Taken } from './layer-writer.js';
import { attributeOf, cellsToInsert, cellsToUpdate } from './plan-edits.js';

/** Edits of a layer whose values and geometries are ready to be stored. */
export interface PreparedEdits {
  readonly target: EditTarget;
  readonly edits: FeatureEdits;
  /** Field that identifies features. */
  readonly key: Field;
  readonly addPlan: AppendPlan;
  readonly updatePlan: AppendPlan;
  /** One entry for each edit. */
  readonly adds: readonly ConvertedFeature[];
  readonly updates: readonly ConvertedFeature[];
}

export interface EditWriting {
  readonly trx: Transaction;
  readonly features: Database;
  readonly writer: LayerWriter;
}

/** Writes the edits of one layer; a failed edit does not stop the others. */
export async function writeEdits(
  writing: EditWriting,
  prepared: PreparedEdits,
  { signal }: EditOptions,
): Promise<FeatureEditResults> {
  const deletions = readIds(prepared.edits.deletes, prepared.key);
  const updates = readIds(
    prepared.edits.updates.map((input) => attributeOf(input, prepared.key)),
    prepared.key,
  );
  const held = await lockByKey(writing, prepared, [...deletions, ...updates]);
  const deleteResults = await deleteFeatures(writing, prepared, { ids: deletions, held });
  for (const [index, { success }] of deleteResults.entries()) {
    const id = deletions[index];
    if (success && id !== undefined && !isError(id)) held.delete(id);
  }
  const updateResults = await updateFeatures(writing, prepared, { ids: updates, held, signal });
  const addResults = await addFeatures(writing, prepared, signal);
  return { addResults, updateResults, deleteResults };
}

async function deleteFeatures(
  { writer }: EditWriting,
  { target, key }: PreparedEdits,
  { ids, held }: { readonly ids: readonly ReadId[]; readonly held: LockedRows },
): Promise<readonly EditResult[]> {
  const doomed = new Set<LockedRow>();
  const results = ids.map((id) => {
    if (isError(id)) return failureResult(id);
    const row = held.get(id);
    if (row === undefined) return failureResult(notFound, idsOf(id, key));
    if (!mayWrite(row, target.rights, target.rights.mayDeleteOthers)) return failureResult(notOwner, row);
    doomed.add(row);
    return successResult(row.objectId, row.globalId);
  });
  const rows = [...doomed];
  for (let start = 0; start < rows.length; start += IDS_PER_STATEMENT)
    await writer.delete(rows.slice(start, start + IDS_PER_STATEMENT));
  return results;
}

function mayWrite({ creator }: LockedRow, rights: RowRights, mayOthers: boolean): boolean {
  return mayOthers || !isForeign(creator, rights);
}

/** Returns the id of a feature that does not exist, under the name of its field. */
function idsOf(id: string | number, { type }: Field): { objectId?: number; globalId?: string } {
  return type === 'esriFieldTypeOID' ? { objectId: Number(id) } : { globalId: String(id) };
}

interface Updating {
  readonly ids: readonly ReadId[];
  readonly held: LockedRows;
  readonly signal: AbortSignal;
}

async function updateFeatures(
  writing: EditWriting,
  prepared: PreparedEdits,
  { ids, held, signal }: Updating,
): Promise<EditResult[]> {
  const { writer } = writing;
  const { target } = prepared;
  const changed = await compareExpected(writing, prepared, { ids, held });
  const results: EditResult[] = [];
  let alike: RowChange[] = [];
  const writeAlike = async (): Promise<void> => {
    signal.throwIfAborted();
    const changes = alike;
    alike = [];
    if (changes.length > 0) await writer.updateAll(changes);
  };
  for (const [index, id] of ids.entries()) {
    const change = planChange(prepared, { index, id, held });
    if ('success' in change) {
      results.push(change);
      continue;
    }
    const { row } = change;
    const unexpected = changed.get(index);
    if (unexpected !== undefined) {
      results.push(failureResult(unexpected, row));
      continue;
    }
    if (!fitsTo(alike, change)) await writeAlike();
    if (writer.isPlain(change)) {
      alike.push(change);
      results.push(successResult(row.objectId, row.globalId));
      continue;
    }
    // An update may depend on other rows giving up a unique value first.
    await writeAlike();
    const taken = await writer.update(change);
    results.push(
      taken === undefined
        ? successResult(row.objectId, row.globalId)
        : failureResult(takenRefusal(taken, target), row),
    );
  }
  await writeAlike();
  return results;
}

/** Maximum number of values in one statement, below SQLite's limit of bound values. */
const MAX_VALUES = 20_000;
const MAX_ROWS = 250;

/** True if one statement can change all of these rows: the same fields, and each row once. */
function fitsTo(changes: readonly RowChange[], { row, cells, geometry }: RowChange): boolean {
  const [first] = changes;
  if (first === undefined) return true;
  return (
    changes.length < Math.min(MAX_ROWS, MAX_VALUES / (cells.length + 3)) &&
    (first.geometry === undefined) === (geometry === undefined) &&
    first.cells.length === cells.length &&
    first.cells.every(({ field }, index) => field === cells[index]?.field) &&
    !changes.some((change) => change.row.objectId === row.objectId)
  );
}

/** Plans the change of a row by an update, or returns the reason why the update fails. */
function planChange(
  { target, edits, key, updatePlan, updates }: PreparedEdits,
  { index, id, held }: { readonly index: number; readonly id: ReadId; readonly held: LockedRows },
): RowChange | EditResult {
  if (isError(id)) return failureResult(id);
  const row = held.get(id);
  if (row === undefined) return failureResult(notFound, idsOf(id, key));
  const [input, update] = [edits.updates[index], updates[index]];
  if (input === undefined || update === undefined) throw new Error('an update has no result');
  if (isRefused(update)) return failureResult(update, row);
  if (!mayWrite(row, target.rights, target.rights.mayUpdateOthers)) return failureResult(notOwner, row);
  const geometry = bringsGeometry(target, input) ? update.geometry : undefined;
  if (geometry !== undefined && !target.mayMoveFeatures) return failureResult(immovable, row);
  return { row, cells: cellsToUpdate(updatePlan, update), geometry };
}

const immovable = refuseEdit('geometry: this service does not allow geometry updates');

/** An empty geometry removes the stored one; `null` keeps it. */
function bringsGeometry({ layer }: EditTarget, { geometry }: FeatureInput): boolean {
  return layer.geometryType !== undefined && geometry !== undefined && geometry !== null;
}

async function addFeatures(
  { writer }: EditWriting,
  { target, addPlan, adds }: PreparedEdits,
  signal: AbortSignal,
): Promise<EditResult[]> {
  const rows = adds.flatMap((add) =>
    isRefused(add) ? [] : [{ cells: cellsToInsert(addPlan, add), geometry: add.geometry }],
  );
  const size = Math.max(1, Math.floor(Math.min(MAX_ROWS, MAX_VALUES / (addPlan.columns.length + 2))));
  const added: EditResult[] = [];
  for (let start = 0; start < rows.length; start += size) {
    signal.throwIfAborted();
    const batch = rows.slice(start, start + size);
    for (const [index, objectId] of (await writer.insertAll(batch)).entries()) {
      const cells = batch[index]?.cells ?? [];
      const globalId = cells.find(({ field }) => field.name === target.layer.globalIdField)?.value ?? null;
      added.push(
        objectId instanceof Taken
          ? failureResult(takenRefusal(objectId, target))
          : successResult(objectId, globalId === null ? null : String(globalId)),
      );
    }
  }
  let next = 0;
  return adds.flatMap((add) => (isRefused(add) ? failureResult(add) : (added[next++] ?? [])));
}

/** Uses one wording for all reasons, since a distinct one would reveal a hidden feature. */
function takenRefusal({ indexes }: Taken, { hidden, restriction }: EditTarget): EditError {
  const isOpen = restriction === undefined;
  const description = isOpen ? 'another feature has this value already' : 'this value cannot be used';
  const names = indexes.map((fields) => fields.map(({ name }) => name));
  const shown = names.filter((some) => !some.some((name) => hidden.has(name)));
  const faults = shown.map((some) => ({ field: some.join(', '), description }));
  if (shown.length < names.length) return refuseRow(...faults, { field: null, description: NOT_SHOWN });
  return refuseRow(...(faults.length > 0 ? faults : [{ field: null, description }]));
}
