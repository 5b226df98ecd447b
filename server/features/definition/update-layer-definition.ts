import { AppError } from '../../lib/errors.js';
import type { Clock } from '../../lib/clock.js';
import type { components } from '../../generated/features/types.js';
import type { Database } from '../../storage/database/database.js';
import { refuseAttachments } from '../metadata/attachments.js';
import { withoutAppend } from '../model/capabilities.js';
import { updatePresentation } from './update-presentation.js';
import { changedIndexes } from './update-indexes.js';
import { checkDomain } from '../model/check-domain.js';
import {
  changedCapabilities,
  changedTracking,
  changeDefinition,
  type ServiceState,
} from './update-service-definition.js';
import { isIdentity, MAX_TEXT_LENGTH } from './define/define-field.js';
import { trackingNames } from './define/define-tracking.js';
import {
  LAYER_MEMBERS,
  refuseHiddenFields,
  refuseUnkept,
  STORED_LAYER_MEMBERS,
  type Treatment,
} from '../model/definition-members.js';
import { describeLayer } from '../metadata/describe-layer.js';
import type { FaultList } from '../model/faults.js';
import { isFaultyDefault } from '../model/field-values.js';
import { beyondIndex, isBeyondIndex, maxIndexedBytes } from '../model/indexed-text.js';
import type { Field } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { readRowRules } from '../model/row-rules.js';
import type { EditorTrackingInfo, Service } from '../model/service.js';
import { isOtherReference } from '../model/spatial-reference.js';
import { withoutTracking, withTracking } from './track-edits.js';

export type LayerChanges = components['schemas']['LayerChanges'];
type FieldChanges = NonNullable<LayerChanges['fields']>[number];

const PATH = 'updateDefinition';

/** Members of a layer definition that an update treats in another way: some change the layer's service. */
const LAYER_CHANGES: Readonly<Record<string, Treatment>> = {
  ...LAYER_MEMBERS,
  ...{ ownershipBasedAccessControlForFeatures: 'kept', syncEnabled: 'kept', type: 'derived' },
};

/**
 * Changes the given members of a layer, and of its service where a member belongs to the service: all or none.
 *
 * @param define - changes the layer further, such as for a view
 * @throws {AppError} `feature.no_layer`, or `feature.bad_definition` with all faults.
 */
export async function updateLayerDefinition(
  deps: { readonly features: Database; readonly clock: Clock },
  service: Pick<Service, 'key' | 'name'>,
  layerId: number,
  changes: LayerChanges,
  define: (layer: PresentedLayer) => PresentedLayer = (layer) => layer,
): Promise<void> {
  await changeDefinition(deps, service, (state, faults) => {
    const found = state.layers.find(({ id }) => id === layerId);
    if (found === undefined) {
      throw new AppError('feature.no_layer', `Service "${service.name}" has no layer ${String(layerId)}.`);
    }
    const layers = state.layers.map((layer) =>
      layer === found ? define(applyToLayer(layer, changes, state, faults)) : layer,
    );
    return { service: applyToService(state.service, layers, changes, faults), layers };
  });
}

function applyToService(
  current: Service,
  layers: ServiceState['layers'],
  changes: LayerChanges,
  faults: FaultList,
): Service {
  const service = changes.supportsAppend === false ? withoutAppend(current) : current;
  const capabilities = changedCapabilities(service, changes, layers, faults);
  const ownership = changes.ownershipBasedAccessControlForFeatures;
  const given: Partial<EditorTrackingInfo> | undefined =
    ownership === undefined
      ? undefined
      : {
          ...readRowRules(ownership ?? {}, `${PATH}.ownershipBasedAccessControlForFeatures`, faults),
          enableOwnershipAccessControl: ownership !== null,
        };
  return { ...service, capabilities, editorTrackingInfo: changedTracking(service.editorTrackingInfo, given) };
}

function applyToLayer(
  layer: PresentedLayer,
  changes: LayerChanges,
  { service, layers: siblings }: ServiceState,
  faults: FaultList,
): PresentedLayer {
  refuseOtherGeometry(layer, changes, faults);
  refuseAttachments(changes, PATH, faults);
  const members = layer.view === undefined ? { ...LAYER_CHANGES, ...STORED_LAYER_MEMBERS } : LAYER_CHANGES;
  refuseUnkept(members, changes, { path: PATH, faults, shown: describeLayer(service, layer) });
  if (layer.view === undefined) refuseHiddenFields(changes.fields ?? [], `${PATH}.fields`, faults);
  const fields = changedFields(layer, changes.fields ?? [], faults);
  const changed = {
    ...layer,
    name: changedName(layer, changes.name, siblings, faults),
    supportsAppend: changes.supportsAppend ?? layer.supportsAppend,
    allowGeometryUpdates: changedGeometryUpdates(layer, service, changes),
    fields,
    indexes: changedIndexes(layer, changes.indexes ?? [], fields, `${PATH}.indexes`, faults),
    presentation: updatePresentation(layer, changes, PATH, faults),
  };
  if (changes.editFieldsInfo === undefined) return changed;
  if (changes.editFieldsInfo === null) return withoutTracking(changed);
  return withTracking(changed, trackingNames(changes.editFieldsInfo), `${PATH}.editFieldsInfo`, faults);
}

function changedName(
  layer: PresentedLayer,
  given: string | undefined,
  siblings: readonly PresentedLayer[],
  faults: FaultList,
): string {
  if (given === undefined) return layer.name;
  const name = given.trim();
  const key = name.toLowerCase();
  if (name === '') faults.add(`${PATH}.name`, 'must not be blank');
  if (siblings.some((other) => other !== layer && other.name.toLowerCase() === key)) {
    faults.add(`${PATH}.name`, `the service already has a layer ${name}`);
  }
  return name;
}

/** Returns the layer's own switch. Clients send whole definitions back, where a false may be that of the service. */
function changedGeometryUpdates(
  { allowGeometryUpdates: current }: PresentedLayer,
  service: Service,
  { allowGeometryUpdates: given = current }: LayerChanges,
): boolean | undefined {
  return given === false && !service.allowGeometryUpdates ? current : given;
}

/**
 * Refuses another geometry type, for which the stored rows have the wrong shape. Clients may send the current one
 * back.
 */
function refuseOtherGeometry(layer: PresentedLayer, changes: LayerChanges, faults: FaultList): void {
  const { geometryType, hasZ, hasM, spatialReference } = changes;
  if ((geometryType ?? '') !== '' && geometryType !== layer.geometryType)
    faults.add(`${PATH}.geometryType`, 'cannot be changed: add another layer');
  if (typeof hasZ === 'boolean' && hasZ !== layer.hasZ)
    faults.add(`${PATH}.hasZ`, 'cannot be changed: add another layer');
  if (typeof hasM === 'boolean' && hasM !== layer.hasM)
    faults.add(`${PATH}.hasM`, 'cannot be changed: add another layer');
  if (layer.geometryType !== undefined && isOtherReference(spatialReference, layer.spatialReference))
    faults.add(`${PATH}.spatialReference`, 'cannot be changed: add another layer');
}

function changedFields(
  layer: PresentedLayer,
  given: readonly FieldChanges[],
  faults: FaultList,
): readonly Field[] {
  const fields = [...layer.fields];
  for (const [index, changes] of given.entries()) {
    const path = `${PATH}.fields[${String(index)}]`;
    const at = fields.findIndex(({ column }) => column === changes.name.toLowerCase());
    const field = fields[at];
    if (field === undefined) faults.add(`${path}.name`, `${changes.name} is not a field of ${layer.name}`);
    else {
      const maxBytes = maxIndexedBytes(layer, field);
      fields[at] = changedField(
        field,
        changes,
        { path, maxBytes, isManaged: isManaged(layer, field) },
        faults,
      );
    }
  }
  return fields;
}

/** Path of a field in the request, and the maximum size of its values in indexes. */
interface FieldPlace {
  readonly path: string;
  readonly maxBytes: number | undefined;
  /** True if the server sets the values of the field. */
  readonly isManaged: boolean;
}

function changedField(
  field: Field,
  changes: FieldChanges,
  { path, maxBytes, isManaged }: FieldPlace,
  faults: FaultList,
): Field {
  const { type, nullable, editable, domain, defaultValue } = changes;
  if ((type ?? field.type) !== field.type)
    faults.add(`${path}.type`, `cannot be changed: ${field.name} is of type ${field.type}`);
  const next = { ...field, alias: changes.alias ?? field.alias };
  // Clients send whole definitions back, so members that the server manages are ignored.
  if (isManaged) return next;
  const changed = { ...next, ...changedLength(field, changes, path, faults) };
  if (domain !== undefined && domain !== null) checkDomain(domain, changed, `${path}.domain`, faults);
  return {
    ...changed,
    nullable: nullable ?? field.nullable,
    editable: editable ?? field.editable,
    domain: domain === undefined ? field.domain : domain,
    defaultValue: changedDefault(changed, defaultValue, { path: `${path}.defaultValue`, maxBytes }, faults),
  };
}

/** Existing texts, domains and defaults fit into a longer field, but not always into a shorter one. */
function changedLength(
  { type, length: current }: Field,
  { length }: FieldChanges,
  path: string,
  faults: FaultList,
): Pick<Field, 'length'> {
  // Fields of other types are shown with lengths that they do not have here; 0 stands for no particular length.
  if (type !== 'esriFieldTypeString' || current === undefined || (length ?? 0) === 0) return {};
  const wanted = length ?? current;
  if (wanted >= current && wanted <= MAX_TEXT_LENGTH) return { length: wanted };
  faults.add(
    `${path}.length`,
    `must be from ${String(current)} (the current length) to ${String(MAX_TEXT_LENGTH)}`,
  );
  return {};
}

/** Returns the default after the change; one that the field cannot hold goes to `faults`. */
function changedDefault(
  field: Field,
  given: FieldChanges['defaultValue'],
  { path, maxBytes }: Pick<FieldPlace, 'path' | 'maxBytes'>,
  faults: FaultList,
): Field['defaultValue'] {
  if (given === undefined || given === null) return given === undefined ? field.defaultValue : null;
  if (typeof given === 'boolean' || isFaultyDefault(given, field)) {
    faults.add(path, `is not a value of ${field.type}`);
    return field.defaultValue;
  }
  if (maxBytes !== undefined && isBeyondIndex(given, maxBytes))
    faults.add(path, `is ${beyondIndex(maxBytes)}`);
  return given;
}

function isManaged({ editorTracking }: PresentedLayer, { name, type, measure }: Field): boolean {
  const isTracked = Object.values(editorTracking ?? {}).includes(name);
  return isIdentity(type) || isTracked || measure !== undefined;
}
