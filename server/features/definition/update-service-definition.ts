import type { Clock } from '../../lib/clock.js';
import type { components } from '../../generated/features/types.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { goneService } from './add-layers.js';
import { offeredCapabilities, parseCapabilities, withoutAppend } from '../model/capabilities.js';
import type { DefinitionContext } from './definition-context.js';
import { trackingNames } from './define/define-tracking.js';
import { refuseUnkept, SERVICE_MEMBERS, type Treatment } from '../model/definition-members.js';
import { describeService } from '../metadata/describe-service.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { selectLayers, updateLayer } from '../catalog/layer-repository.js';
import { projectExtent } from '../references/project-extents.js';
import { readRowRules } from '../model/row-rules.js';
import type { Capability, EditorTrackingInfo, Service } from '../model/service.js';
import { lockService, updateService } from '../catalog/service-repository.js';
import { isOtherReference } from '../model/spatial-reference.js';
import { updateIndexes } from './update-indexes.js';
import { lengthenColumns, updateNullability } from './alter-columns.js';
import { addMissingColumns, withoutTracking, withTracking } from './track-edits.js';
import { withAppendSupport } from '../catalog/compose-view.js';

export type ServiceChanges = components['schemas']['ServiceChanges'];

/** Service with its layers, during the computation of a change. */
export interface ServiceState {
  readonly service: Service;
  readonly layers: readonly PresentedLayer[];
}

const PATH = 'updateDefinition';

/** Members that only a new service may set. */
const SERVICE_CHANGES: Readonly<Record<string, Treatment>> = {
  ...SERVICE_MEMBERS,
  ...{ name: 'derived', units: 'derived', isView: 'derived', isUpdatableView: 'derived' },
  syncEnabled: 'kept',
};

/**
 * Changes the given members of a service: all or none. Editor tracking starts or ends in all layers.
 *
 * @throws {AppError} `feature.bad_definition` with all faults.
 */
export async function updateServiceDefinition(
  definitionContext: DefinitionContext,
  service: Pick<Service, 'key' | 'name' | 'spatialReference'>,
  changes: ServiceChanges,
): Promise<void> {
  const placed = await projectExtent(
    changes.initialExtent,
    service.spatialReference,
    definitionContext.signal,
  );
  await changeDefinition(definitionContext, service, (state, faults) => {
    // Clients send whole definitions back, so values equal to the shown ones change nothing.
    const shown = describeService(state.service, state.layers);
    refuseUnkept(SERVICE_CHANGES, changes, { path: PATH, faults, shown });
    const changed = withSupport(state, changes.supportsAppend);
    const { initialExtent } = changed.service;
    return {
      service: {
        ...applyToService(changed.service, changes, changed.layers, faults),
        initialExtent: changes.initialExtent === null ? undefined : (placed ?? initialExtent),
      },
      layers: applyTracking(changed.layers, changes.editorTrackingInfo, faults),
    };
  });
}

/**
 * Computes a change of a service and its layers from their current state, and stores it under a lock.
 *
 * @throws {AppError} `feature.bad_definition` with the faults that `change` found.
 */
export async function changeDefinition(
  { features, clock }: { readonly features: Database; readonly clock: Clock },
  { key, name }: Pick<Service, 'key' | 'name'>,
  change: (state: ServiceState, faults: FaultList) => ServiceState,
): Promise<void> {
  await features.write(async (trx) => {
    const service = await lockService(trx, key);
    if (service === undefined) throw goneService({ name });
    const before = { service, layers: await selectLayers(trx, key) };
    const faults = createFaultList();
    const after = change(before, faults);
    faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
    await updateService(trx, after.service);
    for (const [index, layer] of after.layers.entries()) {
      await storeLayer(trx, features, before.layers[index], { ...layer, schemaEditAt: clock() });
    }
  });
}

async function storeLayer(
  trx: Transaction,
  { dialect }: Database,
  before: PresentedLayer | undefined,
  after: PresentedLayer,
): Promise<void> {
  const { schemaEditAt } = after;
  if (before === undefined || JSON.stringify({ ...before, schemaEditAt }) === JSON.stringify(after)) return;
  // The columns that a view shows are its source's.
  if (after.view === undefined) {
    await addMissingColumns(trx, dialect, before, after);
    await lengthenColumns(trx, dialect, before, after);
    await updateNullability(trx, dialect, before, after);
    await updateIndexes(trx, dialect, before, after);
  }
  await updateLayer(trx, after);
}

function applyToService(
  service: Service,
  changes: ServiceChanges,
  layers: readonly PresentedLayer[],
  faults: FaultList,
): Service {
  if (isOtherReference(changes.spatialReference, service.spatialReference))
    faults.add(`${PATH}.spatialReference`, 'cannot be changed: each layer may have its own');
  return {
    ...service,
    access: changes.access ?? service.access,
    capabilities: changedCapabilities(service, changes, layers, faults),
    serviceDescription: changedText(changes.serviceDescription, service.serviceDescription),
    description: changedText(changes.description, service.description),
    copyrightText: changedText(changes.copyrightText, service.copyrightText),
    maxRecordCount: changes.maxRecordCount ?? service.maxRecordCount,
    allowGeometryUpdates: changes.allowGeometryUpdates ?? service.allowGeometryUpdates,
    hasStaticData: changes.hasStaticData ?? service.hasStaticData,
    editorTrackingInfo: changedTracking(
      service.editorTrackingInfo,
      readRowRules(changes.editorTrackingInfo ?? {}, `${PATH}.editorTrackingInfo`, faults),
    ),
    view: changedView(service, changes, faults),
  };
}

function changedView(
  { view }: Service,
  { sourceSchemaChangesAllowed }: ServiceChanges,
  faults: FaultList,
): Service['view'] {
  if (sourceSchemaChangesAllowed === undefined) return view;
  if (view === undefined) faults.add(`${PATH}.sourceSchemaChangesAllowed`, 'is supported for views only');
  return view && { sourceSchemaChangesAllowed };
}

/** Returns the text after a change: null clears it, and an omitted text stays. */
export function changedText(given: string | null | undefined, current: string): string {
  return given === undefined ? current : (given ?? '');
}

/** Returns the capabilities after a change of `capabilities` or `syncEnabled`. */
export function changedCapabilities(
  service: Pick<Service, 'capabilities'>,
  changes: Pick<ServiceChanges, 'capabilities' | 'syncEnabled'>,
  layers: readonly Pick<PresentedLayer, 'name' | 'supportsAppend'>[],
  faults: FaultList,
): readonly Capability[] {
  const { syncEnabled } = changes;
  const given = changes.capabilities === undefined ? undefined : parseCapabilities(changes.capabilities);
  for (const word of given?.unknown ?? []) faults.add(`${PATH}.capabilities`, `${word} is not a capability`);
  const capabilities =
    given === undefined ? service.capabilities : keepClosedAppend(given.capabilities, service, layers);
  const hasSync = capabilities.includes('Sync');
  if (given !== undefined && syncEnabled === true && !hasSync) {
    faults.add(`${PATH}.syncEnabled`, `must agree with ${PATH}.capabilities`);
  }
  const without = layers.filter((layer) => !layer.supportsAppend).map(({ name }) => name);
  // The source of one of a view's layers may have been closed since.
  const isOpen = service.capabilities.includes('Append') && without.length < layers.length;
  if (given?.capabilities.includes('Append') === true && without.length > 0 && !isOpen) {
    faults.add(
      `${PATH}.capabilities`,
      `Append cannot be added: ${without.join(', ')} does not support append`,
    );
  }
  // Every definition shows false here, so a list of capabilities in the request takes precedence.
  if (syncEnabled === undefined || syncEnabled === hasSync || given !== undefined) return capabilities;
  if (!syncEnabled) return capabilities.filter((capability) => capability !== 'Sync');
  return parseCapabilities([...capabilities, 'Sync'].join()).capabilities;
}

/**
 * Adds `Append` to the capabilities of a view while none of its sources supports append. Clients send whole
 * definitions back without it, but the view keeps it until its sources support append again.
 */
function keepClosedAppend(
  given: readonly Capability[],
  service: Pick<Service, 'capabilities'>,
  layers: readonly Pick<PresentedLayer, 'supportsAppend'>[],
): readonly Capability[] {
  const isClosed = layers.length > 0 && layers.every(({ supportsAppend }) => !supportsAppend);
  const isAsShown =
    offeredCapabilities({ capabilities: given }) === offeredCapabilities(withoutAppend(service));
  if (!isClosed || !isAsShown || !service.capabilities.includes('Append')) return given;
  return parseCapabilities([...given, 'Append'].join()).capabilities;
}

/** Switches append on or off for all layers. With append off, the service loses the capability. */
function withSupport(state: ServiceState, supportsAppend: boolean | undefined): ServiceState {
  if (supportsAppend === undefined) return state;
  // The request repeats the shown value. A value inherited from the sources does not become the view's own.
  const isClosed = state.layers.length > 0 && state.layers.every((layer) => !layer.supportsAppend);
  if (!supportsAppend && isClosed) return state;
  const layers = state.layers.map((layer) => withAppendSupport(layer, supportsAppend));
  return { service: supportsAppend ? state.service : withoutAppend(state.service), layers };
}

/** Merges the given members over the current ones. */
export function changedTracking(
  current: EditorTrackingInfo,
  given: Readonly<Partial<EditorTrackingInfo>> | undefined,
): EditorTrackingInfo {
  const names = Object.keys(current) as (keyof EditorTrackingInfo)[];
  const next = { ...current };
  for (const name of names) next[name] = given?.[name] ?? current[name];
  return next;
}

function applyTracking(
  layers: readonly PresentedLayer[],
  given: ServiceChanges['editorTrackingInfo'],
  faults: FaultList,
): readonly PresentedLayer[] {
  if (given?.enableEditorTracking === undefined) return layers;
  return layers.map((layer) => {
    // The rows that a view shows are tracked by their own service.
    if (layer.view !== undefined) return layer;
    if (given.enableEditorTracking === (layer.editorTracking !== undefined)) return layer;
    if (!given.enableEditorTracking) return withoutTracking(layer);
    const path = `${PATH}.editorTrackingInfo (layer ${layer.name})`;
    return withTracking(layer, trackingNames(undefined), path, faults);
  });
}
