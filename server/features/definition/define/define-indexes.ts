import type { components } from '../../../generated/features/types.js';
import type { FaultList } from '../../model/faults.js';
import { isIdentity } from './define-field.js';
import { beyondIndex, isBeyondIndex, maxIndexedBytes } from '../../model/indexed-text.js';
import { type Field, type LayerIndex, SHAPE_COLUMN } from '../../model/layer.js';
import { indexTableName } from '../../model/layer-table.js';

export type IndexInput = components['schemas']['IndexDefinition'];

/**
 * Checks the indexes that users add. Indexes that every layer has (object id, global id, geometry) are ignored, since
 * layers copied from other servers list them.
 */
export function defineIndexes(
  inputs: readonly IndexInput[],
  fields: readonly Field[],
  existing: readonly LayerIndex[],
  path: string,
  faults: FaultList,
): LayerIndex[] {
  const indexes: LayerIndex[] = [];
  for (const [position, input] of inputs.entries()) {
    const others = [...existing, ...indexes];
    const index = defineIndex(input, fields, others, `${path}[${position}]`, faults);
    if (index !== undefined) indexes.push(index);
  }
  return indexes;
}

/** Defines one index; `undefined` when it is ignored or has a fault. */
export function defineIndex(
  input: IndexInput,
  fields: readonly Field[],
  others: readonly LayerIndex[],
  path: string,
  faults: FaultList,
): LayerIndex | undefined {
  const names = input.fields.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0]?.toLowerCase() === SHAPE_COLUMN) return undefined;
  const found = names.map((name) => fields.find((field) => field.column === name.toLowerCase()));
  const missing = names.filter((_, index) => found[index] === undefined);
  for (const name of missing)
    faults.add(`${path}.fields`, `${JSON.stringify(name)} is not a field of the layer`);
  const indexed = found.filter((field) => field !== undefined);
  if (missing.length > 0 || (indexed.length === 1 && indexed.some((field) => isIdentity(field.type))))
    return undefined;
  if (input.isUnique === true && indexed.some(({ measure }) => measure !== undefined)) {
    faults.add(`${path}.isUnique`, 'must be false: the field is computed from the geometry');
    return undefined;
  }
  const name = input.name?.trim() ?? '';
  const index = {
    name: name === '' ? nameFor(indexed, input.isUnique === true) : name,
    fields: indexed.map((field) => field.name),
    isUnique: input.isUnique ?? false,
    isAscending: input.isAscending ?? true,
    description: input.description ?? '',
  };
  for (const field of indexed) {
    const maxBytes = maxIndexedBytes({ fields, indexes: [index] }, field);
    if (maxBytes === undefined || !isBeyondIndex(field.defaultValue, maxBytes)) continue;
    faults.add(`${path}.fields`, `the default of ${field.name} is ${beyondIndex(maxBytes)}`);
  }
  return checkIndex(index, others, path, faults) ? tellApart(index, others, fields) : undefined;
}

function nameFor(fields: readonly Field[], isUnique: boolean): string {
  return [isUnique ? 'unique' : 'index', ...fields.map((field) => field.column)].join('_');
}

/**
 * Returns the index with an ordinal if another index has the same database name. Field names may contain the
 * separator.
 */
function tellApart(index: LayerIndex, others: readonly LayerIndex[], fields: readonly Field[]): LayerIndex {
  const globalIds = fields.filter(({ type }) => type === 'esriFieldTypeGlobalID');
  const taken = new Set([...others.map(indexTableName), ...globalIds.map(({ column }) => column)]);
  if (!taken.has(indexTableName(index))) return index;
  for (let ordinal = 2; ; ordinal += 1) {
    const numbered = { ...index, ordinal };
    if (!taken.has(indexTableName(numbered))) return numbered;
  }
}

function checkIndex(
  index: LayerIndex,
  others: readonly LayerIndex[],
  path: string,
  faults: FaultList,
): boolean {
  if (new Set(index.fields).size < index.fields.length) {
    faults.add(`${path}.fields`, 'must not name a field twice');
    return false;
  }
  if (others.some((other) => other.name.toLowerCase() === index.name.toLowerCase())) {
    faults.add(`${path}.name`, `there is already an index ${index.name}`);
    return false;
  }
  const isSame = (other: LayerIndex): boolean =>
    other.isUnique === index.isUnique && other.fields.join() === index.fields.join();
  const same = others.find(isSame);
  if (same !== undefined) {
    faults.add(`${path}.fields`, `must differ from those of the index ${same.name}`);
    return false;
  }
  return true;
}
