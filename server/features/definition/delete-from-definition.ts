import type { Clock } from '../../lib/clock.js';
import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { goneService } from './add-layers.js';
import { isIdentity } from './define/define-field.js';
import { ownIndexNames } from '../metadata/describe-indexes.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import type { Field, Layer, LayerIndex } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { selectLayers, updateLayer } from '../catalog/layer-repository.js';
import { toIndex } from '../model/layer-table.js';
import { removeFieldReferences } from './remove-field-references.js';
import type { Service } from '../model/service.js';
import { lockService } from '../catalog/service-repository.js';
import { findFieldsOfViews } from '../views/dependent-views.js';

export type LayerRemovals = components['schemas']['LayerRemovals'];

const PATH = 'deleteFromDefinition';

/**
 * Deletes fields and indexes of a layer: all that are named, or none. With a field go its values and the indexes on it.
 * Waits for an append that is writing to the layer.
 *
 * @throws {AppError} `feature.no_layer`, or `feature.bad_definition` with all faults.
 */
export async function deleteFromDefinition(
  { features, clock }: { readonly features: Database; readonly clock: Clock },
  service: Pick<Service, 'key' | 'name'>,
  layerId: number,
  removals: LayerRemovals,
): Promise<void> {
  const { dialect } = features;
  await features.write(async (trx) => {
    if ((await lockService(trx, service.key)) === undefined) throw goneService(service);
    const layer = (await selectLayers(trx, service.key)).find(({ id }) => id === layerId);
    if (layer === undefined) {
      throw new AppError('feature.no_layer', `Service "${service.name}" has no layer ${String(layerId)}.`);
    }
    if (layer.view !== undefined) {
      const text = `Layer "${layer.name}" is a view: fields and indexes are deleted from its source, or hidden with updateDefinition.`;
      throw new AppError('feature.not_supported', text);
    }
    const { fields, indexes } = checkRemovals(layer, removals);
    await refuseHeld(trx, layer, fields);
    for (const index of indexes) await dialect.dropIndex(trx, layer.table, toIndex(index).name);
    for (const { column } of fields) await dialect.dropColumn(trx, layer.table, column);
    const reduced = {
      ...layer,
      fields: layer.fields.filter((field) => !fields.includes(field)),
      indexes: layer.indexes.filter((index) => !indexes.includes(index)),
    };
    const presentation = removeFieldReferences(reduced, fields);
    await updateLayer(trx, { ...reduced, presentation, schemaEditAt: clock() });
  });
}

async function refuseHeld(trx: Transaction, layer: PresentedLayer, fields: readonly Field[]): Promise<void> {
  const names = fields.map(({ name }) => name);
  const faults = createFaultList();
  for (const { field, by } of await findFieldsOfViews(trx, layer, names)) {
    faults.add(`${PATH}.fields (${field})`, `cannot be deleted: the view ${by.service.name} uses it`);
  }
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
}

function checkRemovals(layer: Layer, removals: LayerRemovals): { fields: Field[]; indexes: LayerIndex[] } {
  const faults = createFaultList();
  const fields = findFields(layer, removals.fields ?? [], faults);
  const named = findIndexes(layer, removals.indexes ?? [], faults);
  if (fields.length + named.length + faults.all.length === 0) {
    faults.add(PATH, 'must have fields or indexes', 'missing');
  }
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  const names = new Set(fields.map(({ name }) => name));
  const indexes = layer.indexes.filter(
    (index) => named.includes(index) || index.fields.some((name) => names.has(name)),
  );
  return { fields, indexes };
}

function findFields(layer: Layer, named: NonNullable<LayerRemovals['fields']>, faults: FaultList): Field[] {
  const tracking = new Set<string>(Object.values(layer.editorTracking ?? {}));
  const found = new Set<Field>();
  for (const [index, { name }] of named.entries()) {
    const path = `${PATH}.fields[${String(index)}].name`;
    const field = layer.fields.find(({ column }) => column === name.trim().toLowerCase());
    if (field === undefined) faults.add(path, `${name} is not a field of ${layer.name}`);
    else if (isIdentity(field.type))
      faults.add(path, `${field.name} cannot be deleted: it identifies features`);
    else if (tracking.has(field.name))
      faults.add(path, `${field.name} cannot be deleted: editor tracking uses it`);
    else if (field.measure !== undefined) {
      faults.add(path, `${field.name} cannot be deleted: it is computed from the geometry`);
    } else found.add(field);
  }
  return [...found];
}

function findIndexes(
  layer: Layer,
  named: NonNullable<LayerRemovals['indexes']>,
  faults: FaultList,
): LayerIndex[] {
  const own = new Set(ownIndexNames(layer).map((name) => name.toLowerCase()));
  const found = new Set<LayerIndex>();
  for (const [position, { name }] of named.entries()) {
    const path = `${PATH}.indexes[${String(position)}].name`;
    const key = name.trim().toLowerCase();
    const index = layer.indexes.find((candidate) => candidate.name.toLowerCase() === key);
    if (index !== undefined) found.add(index);
    else if (own.has(key)) faults.add(path, `${name} cannot be deleted: every layer has it`);
    else faults.add(path, `${name} is not an index of ${layer.name}`);
  }
  return [...found];
}
