import { AppError } from '../errors.js';
import type { Clock } from '../clock.js';
import type { components } from '../generated/features/types.js';
import type { Database } from '../storage/database.js';
import { withoutAppend } from './capabilities.js';
import { checkDomain } from './check-domain.js';
import {
  changedCapabilities,
  changedText,
  changedTracking,
  changeDefinition,
  type ServiceState,
} from './change-service.js';
import { trackingNames } from './define-tracking.js';
import type { FaultList } from './faults.js';
import { isFaultyDefault } from './field-values.js';
import { beyondIndex, isBeyondIndex, maxIndexedBytes } from './indexed-text.js';
import type { Field } from './layer.js';
import type { PresentedLayer } from './layer-presentation.js';
import type { EditorTrackingInfo, Service } from './service.js';
import { withoutTracking, withTracking } from './track-edits.js';

export type LayerChanges = components['schemas']['LayerChanges'];
type FieldChanges = NonNullable<LayerChanges['fields']>[number];

const PATH = 'updateDefinition';

/**
 * Changes what is given of a layer, and of its service where a member is the whole service's: all or nothing.
 *
 * @param define - what else becomes of the layer, such as of a view
 * @throws {AppError} `feature.no_layer`, or `feature.bad_definition` with all faults.
 */
export async function changeLayer(
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
      layer === found ? define(applyToLayer(layer, changes, state.layers, faults)) : layer,
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
    ownership === undefined ? undefined : { ...ownership, enableOwnershipAccessControl: ownership !== null };
  return { ...service, capabilities, editorTrackingInfo: changedTracking(service.editorTrackingInfo, given) };
}

function applyToLayer(
  layer: PresentedLayer,
  changes: LayerChanges,
  siblings: readonly PresentedLayer[],
  faults: FaultList,
): PresentedLayer {
  const { presentation } = layer;
  const changed = {
    ...layer,
    name: changedName(layer, changes.name, siblings, faults),
    supportsAppend: changes.supportsAppend ?? layer.supportsAppend,
    fields: changedFields(layer, changes.fields ?? [], faults),
    presentation: {
      ...presentation,
      description: changedText(changes.description, presentation.description),
      copyrightText: changedText(changes.copyrightText, presentation.copyrightText),
      displayField: changedDisplayField(layer, changes.displayField, faults),
      drawingInfo:
        changes.drawingInfo === undefined ? presentation.drawingInfo : (changes.drawingInfo ?? undefined),
      minScale: changes.minScale ?? presentation.minScale,
      maxScale: changes.maxScale ?? presentation.maxScale,
    },
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

function changedDisplayField(
  layer: PresentedLayer,
  given: string | null | undefined,
  faults: FaultList,
): string {
  if (given === undefined) return layer.presentation.displayField;
  if (given === null || given === '') return layer.objectIdField;
  const field = layer.fields.find(({ column }) => column === given.toLowerCase());
  if (field === undefined) faults.add(`${PATH}.displayField`, `${given} is not a field of ${layer.name}`);
  return field?.name ?? given;
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
    else fields[at] = changedField(field, changes, { path, maxBytes: maxIndexedBytes(layer, field) }, faults);
  }
  return fields;
}

/** Where a field stands in the request, and what its indexes have room for. */
interface FieldPlace {
  readonly path: string;
  readonly maxBytes: number | undefined;
}

function changedField(
  field: Field,
  changes: FieldChanges,
  { path, maxBytes }: FieldPlace,
  faults: FaultList,
): Field {
  const { nullable, editable, domain, defaultValue } = changes;
  const next = { ...field, alias: changes.alias ?? field.alias };
  // Whole definitions come back with every member, so what the server makes is told from what is changed.
  if (isManaged(field)) return next;
  if (domain !== undefined && domain !== null) checkDomain(domain, field, `${path}.domain`, faults);
  return {
    ...next,
    nullable: nullable ?? field.nullable,
    editable: editable ?? field.editable,
    domain: domain === undefined ? field.domain : domain,
    defaultValue: changedDefault(field, defaultValue, { path: `${path}.defaultValue`, maxBytes }, faults),
  };
}

/** The default after the change; one that the field cannot hold goes to `faults`. */
function changedDefault(
  field: Field,
  given: FieldChanges['defaultValue'],
  { path, maxBytes }: FieldPlace,
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

function isManaged({ type, editable }: Field): boolean {
  return type === 'esriFieldTypeOID' || type === 'esriFieldTypeGlobalID' || !editable;
}
