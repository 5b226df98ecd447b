import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../generated/features/types.js';
import type { Transaction } from '../../storage/database/database.js';
import type { Dialect } from '../../storage/sql/dialect.js';
import { defineIndex } from './define/define-indexes.js';
import { describeIndexes, describeUserIndex } from '../metadata/describe-indexes.js';
import type { FaultList } from '../model/faults.js';
import type { Field, Layer, LayerIndex } from '../model/layer.js';
import { toIndex } from '../model/layer-table.js';
import { makeIndexes } from './make-indexes.js';

export type IndexChanges = NonNullable<components['schemas']['LayerChanges']['indexes']>;
type IndexChange = IndexChanges[number];

/**
 * Returns the indexes of a layer after a change of some of them; faults go to `faults`. Clients send whole
 * definitions back, so the indexes that every layer has may be repeated as shown.
 *
 * @param fields - of the layer after the change
 * @param path - of the list in the request
 */
export function changedIndexes(
  layer: Layer,
  given: IndexChanges,
  fields: readonly Field[],
  path: string,
  faults: FaultList,
): readonly LayerIndex[] {
  let indexes = layer.indexes;
  for (const [position, change] of given.entries()) {
    const at = `${path}[${String(position)}]`;
    const found = indexes.find(({ name }) => isNamed(name, change));
    if (found === undefined) refuseUnlessShown(layer, change, at, faults);
    else {
      const others = indexes.filter((index) => index !== found);
      const next = changedIndex(found, change, { fields, others, path: at }, faults);
      indexes = indexes.map((index) => (index === found ? next : index));
    }
  }
  return indexes;
}

/** Other indexes of the layer, and the path of the change in the request. */
interface IndexPlace {
  readonly fields: readonly Field[];
  readonly others: readonly LayerIndex[];
  readonly path: string;
}

function changedIndex(
  index: LayerIndex,
  change: IndexChange,
  { fields, others, path }: IndexPlace,
  faults: FaultList,
): LayerIndex {
  const shown = describeUserIndex(index);
  const wanted = withGiven(shown, change);
  if (isDeepStrictEqual(wanted, shown)) return index;
  const before = faults.all.length;
  const made = defineIndex(wanted, fields, others, path, faults);
  if (made === undefined && faults.all.length === before)
    faults.add(`${path}.fields`, 'must be other fields: every layer already has this index');
  return made ?? index;
}

/** True if the change of a view's index, which belongs to its source, repeats what is shown. */
export function isAsShown(layer: Layer, change: IndexChange): boolean {
  const shown = describeIndexes(layer).find(({ name }) => isNamed(name, change));
  return shown === undefined || isDeepStrictEqual(withGiven(shown, change), shown);
}

function refuseUnlessShown(layer: Layer, change: IndexChange, path: string, faults: FaultList): void {
  const shown = describeIndexes(layer).find(({ name }) => isNamed(name, change));
  if (shown === undefined)
    faults.add(`${path}.name`, `${change.name} is not an index of ${layer.name}: addToDefinition adds it`);
  else if (!isDeepStrictEqual(withGiven(shown, change), shown))
    faults.add(path, `${shown.name} cannot be changed: every layer has it`);
}

function isNamed(name: string, change: IndexChange): boolean {
  return name.toLowerCase() === change.name.trim().toLowerCase();
}

type Shown = ReturnType<typeof describeUserIndex>;

/**
 * Merges a change over the current index. Null is ignored, as in definitions; field names may be in any case and have
 * spaces between them.
 */
function withGiven(shown: Shown, { fields, isUnique, isAscending, description }: IndexChange): Shown {
  const names = fields ?? shown.fields;
  return {
    name: shown.name,
    fields: isSameList(names, shown.fields) ? shown.fields : names,
    isAscending: isAscending ?? shown.isAscending,
    isUnique: isUnique ?? shown.isUnique,
    description: description ?? shown.description,
  };
}

function isSameList(one: string, other: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');
  return plain(one) === plain(other);
}

/**
 * Changes the indexes in the database to those of `next`. Unchanged indexes are not rebuilt.
 *
 * @throws {AppError} as `makeIndexes`.
 */
export async function updateIndexes(
  trx: Transaction,
  dialect: Dialect,
  layer: Layer,
  next: Layer,
): Promise<void> {
  const isIn = (indexes: readonly LayerIndex[], index: LayerIndex): boolean =>
    indexes.some((other) => isDeepStrictEqual(toIndex(other), toIndex(index)));
  for (const index of layer.indexes)
    if (!isIn(next.indexes, index)) await dialect.dropIndex(trx, layer.table, toIndex(index).name);
  const made = next.indexes.filter((index) => !isIn(layer.indexes, index));
  await makeIndexes(trx, dialect, next, made, 'updateDefinition.indexes');
}
