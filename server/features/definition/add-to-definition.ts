import type { Clock } from '../../lib/clock.js';
import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import type { Database } from '../../storage/database/database.js';
import { goneService } from './add-layers.js';
import { defaultValue } from '../append/mapping/plan.js';
import { fillColumn } from '../catalog/column-repository.js';
import { checkFields } from './define/define-fields.js';
import { isIdentity } from './define/define-field.js';
import { defineIndexes } from './define/define-indexes.js';
import { LAYER_ADDITIONS, refuseHiddenFields, refuseOthers } from '../model/definition-members.js';
import { createFaultList } from '../model/faults.js';
import type { Field, Layer, LayerIndex } from '../model/layer.js';
import { selectLayers, updateLayer } from '../catalog/layer-repository.js';
import { toColumn, toLayerTable } from '../model/layer-table.js';
import { makeIndexes } from './make-indexes.js';
import type { Service } from '../model/service.js';
import { lockService } from '../catalog/service-repository.js';

export type LayerAdditions = components['schemas']['LayerAdditions'];

/**
 * Adds fields and indexes to a layer: all of them or none. An index may use a new field. In existing rows a new field
 * is empty, or has its default if it must not be empty.
 *
 * @throws {AppError} `feature.bad_definition` with all faults; also when values that are to be unique are not.
 */
export async function addToDefinition(
  deps: { readonly features: Database; readonly clock: Clock },
  service: Service,
  layerId: number,
  additions: LayerAdditions,
): Promise<void> {
  const { features, clock } = deps;
  await features.write(async (trx) => {
    if ((await lockService(trx, service.key)) === undefined) throw goneService(service);
    const layer = (await selectLayers(trx, service.key)).find(({ id }) => id === layerId);
    if (layer === undefined) {
      throw new AppError('feature.no_layer', `Service "${service.name}" has no layer ${layerId}.`);
    }
    if (layer.view !== undefined) {
      const text = `Layer "${layer.name}" is a view: fields and indexes are added to its source.`;
      throw new AppError('feature.not_supported', text);
    }
    const { fields, indexes } = checkAdditions(layer, additions);
    const extended = {
      ...layer,
      fields: [...layer.fields, ...fields],
      indexes: [...layer.indexes, ...indexes],
      schemaEditAt: clock(),
    };
    for (const field of fields) {
      await features.dialect.addColumn(trx, layer.table, toColumn(field));
      if (field.nullable) continue;
      await fillColumn(trx, layer, field, defaultValue(field));
      await features.dialect.setNullable(trx, toLayerTable(extended), toColumn(field));
    }
    await makeIndexes(trx, features.dialect, extended, indexes, 'addToDefinition.indexes');
    await updateLayer(trx, extended);
  });
}

function checkAdditions(layer: Layer, additions: LayerAdditions): { fields: Field[]; indexes: LayerIndex[] } {
  const faults = createFaultList();
  const path = 'addToDefinition';
  refuseOthers(LAYER_ADDITIONS, additions, { path, faults });
  refuseHiddenFields(additions.fields ?? [], `${path}.fields`, faults);
  const inputs = additions.fields ?? [];
  const fields = checkFields(inputs, layer.fields, `${path}.fields`, faults);
  for (const field of fields) {
    const at = `${path}.fields[${inputs.findIndex(({ name }) => name === field.name)}]`;
    if (isIdentity(field.type))
      faults.add(`${at}.type`, 'must be another type: the layer already has a field of this type');
    else if (!field.nullable && field.defaultValue === null)
      faults.add(`${at}.nullable`, 'must be true, or the field must have a defaultValue for existing rows');
  }
  const all = [...layer.fields, ...fields];
  const indexes = defineIndexes(additions.indexes ?? [], all, layer.indexes, `${path}.indexes`, faults);
  if (inputs.length === 0 && (additions.indexes ?? []).length === 0) {
    faults.add(path, 'must have fields or indexes', 'missing');
  }
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  return { fields, indexes };
}
