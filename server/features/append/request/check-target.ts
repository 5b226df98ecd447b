import type { Field, Layer } from '../../model/layer.js';
import type { Schemas } from '../../model/call.js';
import type { AppendCall, AppendParameters, Refuse } from './append-call.js';
import type { SourceFilter } from './read-source-filter.js';
import type { AppendTarget, FieldMapping } from './request.js';

type LayerMapping = NonNullable<AppendParameters['layerMappings']>[number];

/** Checks the parameters for one of the layers of an append; faults go to `refuse`. */
export function checkTarget(
  call: AppendCall,
  layer: Layer,
  filter: SourceFilter,
  refuse: Refuse,
): AppendTarget {
  const { parameters, service } = call;
  const index = parameters.layerMappings?.findIndex(({ id }) => id === layer.id) ?? -1;
  const own = parameters.layerMappings?.[index];
  if (parameters.truncateExisting === true && layer.view !== undefined) {
    refuse('truncateExisting', 'is not supported on a view: its rows belong to the source layer');
  }
  const isOwn = parameters.fieldMappings === undefined && own?.fieldMappings !== undefined;
  const at = isOwn ? `layerMappings[${String(index)}].fieldMappings` : 'fieldMappings';
  const mappings = parameters.fieldMappings ?? own?.fieldMappings ?? [];
  return {
    layerKey: layer.key,
    layerId: layer.id,
    layerName: layer.name,
    sourceTableName: present(parameters.sourceTableName) ?? tableOf(layer, own, service) ?? null,
    sourceTableId: present(parameters.sourceTableName) === undefined ? (own?.sourceId ?? null) : null,
    fieldMappings: checkMappings(layer, mappings, at, refuse),
    appendFields: checkAppendFields(layer, parameters.appendFields, refuse),
    sourceFilter: filter.of(layer.id),
    upsert: checkUpsert(call, layer, refuse),
  };
}

/**
 * Checks that each entry of `layerMappings` of a service-level append names a written layer, and each layer at most once.
 * Ignoring a wrong entry would load rows without its mappings.
 */
export function checkLayerMappings(
  mappings: readonly LayerMapping[],
  layers: readonly Pick<Layer, 'id'>[],
  refuse: Refuse,
): void {
  const seen = new Set<number>();
  for (const [index, { id }] of mappings.entries()) {
    const at = `layerMappings[${String(index)}].id`;
    if (id === undefined) {
      refuse(at, 'must be given: the id of a layer', 'missing');
    } else if (!layers.some((layer) => layer.id === id)) {
      refuse(at, `must be the id of a layer of this append: ${layers.map((layer) => layer.id).join(', ')}`);
    } else if (seen.has(id)) {
      refuse(at, `layer ${String(id)} already has an entry`);
    }
    if (id !== undefined) seen.add(id);
  }
}

/** Returns the name of the source table. With several layers, the default is the name of the layer. */
function tableOf(
  layer: Layer,
  own: LayerMapping | undefined,
  service: AppendCall['service'],
): string | undefined {
  const named = present(own?.sourceTableName);
  if (named !== undefined || own?.sourceId !== undefined) return named;
  return service !== undefined && service.layers.length > 1 ? layer.name : undefined;
}

function checkMappings(
  layer: Layer,
  mappings: Schemas['FieldMappings'],
  at: string,
  refuse: Refuse,
): FieldMapping[] {
  const filled = new Map<string, number>();
  return mappings.flatMap((mapping, index) => {
    const entry = `${at}[${String(index)}]`;
    const source = present(mapping.source) ?? present(mapping.sourceName);
    const name = present(mapping.name);
    if (source === undefined)
      refuse(`${entry}.source`, 'must be given: the name of a source field', 'missing');
    if (name === undefined)
      refuse(`${entry}.name`, 'must be given: the name of a field of the layer', 'missing');
    if (source === undefined || name === undefined) return [];
    const field = findField(layer, name);
    if (field === undefined) {
      refuse(`${entry}.name`, `the layer has no field ${name}`);
      return [];
    }
    const earlier = filled.get(field.name);
    if (earlier !== undefined) {
      refuse(`${entry}.name`, `${field.name} is already filled by ${at}[${String(earlier)}]`);
    }
    filled.set(field.name, index);
    return [{ source, name: field.name }];
  });
}

function checkAppendFields(
  layer: Layer,
  names: readonly string[] | undefined,
  refuse: Refuse,
): readonly string[] | null {
  if (names === undefined || names.length === 0) return null;
  return names.flatMap((name) => {
    const field = findField(layer, name);
    if (field === undefined) refuse('appendFields', `the layer has no field ${name}`);
    return field === undefined ? [] : [field.name];
  });
}

function checkUpsert(
  { parameters, tracksChanges }: AppendCall,
  layer: Layer,
  refuse: Refuse,
): AppendTarget['upsert'] {
  if (parameters.upsert !== true) return null;
  if (tracksChanges) refuse('upsert', 'is not supported on a service with sync or change tracking');
  if (parameters.truncateExisting === true) {
    refuse('truncateExisting', 'is not supported with upsert: an emptied layer has nothing to match');
  }
  return {
    keyField: checkKeyField(layer, parameters, refuse) ?? layer.objectIdField,
    skipInserts: parameters.skipInserts === true,
    skipUpdates: parameters.skipUpdates === true,
    updateGeometry: parameters.updateGeometry !== false,
    keepCreator: parameters.keepCreator === true,
  };
}

function checkKeyField(layer: Layer, parameters: AppendParameters, refuse: Refuse): string | undefined {
  const wanted = present(parameters.upsertMatchingField);
  if (wanted === undefined) {
    if (parameters.useGlobalIds !== true) return layer.objectIdField;
    if (layer.globalIdField === undefined) refuse('useGlobalIds', 'the layer has no global ids');
    return layer.globalIdField;
  }
  const field = findField(layer, wanted);
  if (field === undefined) {
    refuse('upsertMatchingField', `the layer has no field ${wanted}`);
  } else if (!isUniqueField(layer, field)) {
    refuse('upsertMatchingField', `${field.name} must have its own unique index`);
  }
  return field?.name;
}

/** True if no two rows can have the same value in the field. */
export function isUniqueField(layer: Layer, field: Field): boolean {
  if (field.name === layer.objectIdField || field.name === layer.globalIdField) return true;
  return layer.indexes.some(
    (index) =>
      index.isUnique &&
      index.fields.length === 1 &&
      index.fields[0]?.toLowerCase() === field.name.toLowerCase(),
  );
}

/** Finds a field of the layer by its name, in any case. */
export function findField(layer: Layer, name: string): Field | undefined {
  const wanted = name.trim().toLowerCase();
  return layer.fields.find((field) => field.name.toLowerCase() === wanted);
}

/** Returns the text unless it is blank, which clients send for an absent parameter. */
export function present(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}
