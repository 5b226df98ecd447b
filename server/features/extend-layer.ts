import type { Clock } from '../clock.js';
import { AppError, type Fault } from '../errors.js';
import type { components } from '../generated/features/types.js';
import type { Database, Transaction } from '../storage/database.js';
import { goneService } from './add-layers.js';
import { checkFields } from './define-fields.js';
import { isIdentity } from './define-field.js';
import { defineIndexes } from './define-indexes.js';
import { createFaultList } from './faults.js';
import { beyondIndex, maxIndexedBytes } from './indexed-text.js';
import type { Field, Layer, LayerIndex } from './layer.js';
import { hasLongerText, selectLayers, updateLayer } from './layer-repository.js';
import { toColumn, toIndex } from './layer-table.js';
import type { Service } from './service.js';
import { lockService } from './service-repository.js';

export type LayerAdditions = components['schemas']['LayerAdditions'];

/**
 * Adds fields and indexes to a layer: all of them or none. An index may be on a field that comes with it.
 *
 * @throws {AppError} `feature.bad_definition` with all faults; also when values that are to be unique are not.
 */
export async function extendLayer(
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
    await refuseLongTexts(trx, layer, indexes);
    for (const field of fields) await features.dialect.addColumn(trx, layer.table, toColumn(field));
    for (const index of indexes) {
      const created = features.dialect.createIndex(trx, layer.table, toIndex(index));
      await created.catch((error: unknown) => {
        throw features.dialect.isUniqueViolation(error) ? notUnique(index, error) : error;
      });
    }
    await updateLayer(trx, {
      ...layer,
      fields: [...layer.fields, ...fields],
      indexes: [...layer.indexes, ...indexes],
      schemaEditAt: clock(),
    });
  });
}

function checkAdditions(layer: Layer, additions: LayerAdditions): { fields: Field[]; indexes: LayerIndex[] } {
  const faults = createFaultList();
  const path = 'addToDefinition';
  const inputs = additions.fields ?? [];
  const fields = checkFields(inputs, layer.fields, `${path}.fields`, faults);
  for (const field of fields) {
    const at = `${path}.fields[${inputs.findIndex(({ name }) => name === field.name)}]`;
    if (isIdentity(field.type)) faults.add(`${at}.type`, 'the layer has a field of this type already');
    else if (!field.nullable) faults.add(`${at}.nullable`, 'must be true, since rows may be there already');
  }
  const all = [...layer.fields, ...fields];
  const indexes = defineIndexes(additions.indexes ?? [], all, layer.indexes, `${path}.indexes`, faults);
  if (inputs.length === 0 && (additions.indexes ?? []).length === 0) {
    faults.add(path, 'has neither fields nor indexes', 'missing');
  }
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  return { fields, indexes };
}

/** Indexes have no room for every text that is there already. */
async function refuseLongTexts(
  trx: Transaction,
  layer: Layer,
  indexes: readonly LayerIndex[],
): Promise<void> {
  const faults = createFaultList();
  for (const field of layer.fields) {
    const maxBytes = maxIndexedBytes({ fields: layer.fields, indexes }, field);
    if (maxBytes === undefined || !(await hasLongerText(trx, layer.table, field.column, maxBytes))) continue;
    faults.add('addToDefinition.indexes', `some values of ${field.name} are ${beyondIndex(maxBytes)}`);
  }
  faults.throwIfAny('feature.bad_definition', 'The index cannot be made.');
}

function notUnique(index: LayerIndex, cause: unknown): AppError {
  const fault: Fault = {
    field: 'addToDefinition.indexes',
    reason: `${index.fields.join(', ')} cannot be unique: some values are there more than once`,
    kind: 'invalid',
  };
  return new AppError('feature.bad_definition', 'The index cannot be made unique.', {
    faults: [fault],
    cause,
  });
}
