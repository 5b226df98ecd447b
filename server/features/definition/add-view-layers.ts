import type { Principal } from '../../auth/principal.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { type AddedLayer, checkNames, goneService, type ServiceAdditions } from './add-layers.js';
import { refuseAttachments } from '../metadata/attachments.js';
import { withoutAppend } from '../model/capabilities.js';
import type { DefinitionContext } from './definition-context.js';
import {
  layerMembersIn,
  refuseOthers,
  refuseUnkept,
  SERVICE_ADDITIONS,
} from '../model/definition-members.js';
import type { LayerInput } from './define/define-layer.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import type { Extent, ViewDefinition } from '../model/layer.js';
import type { LayerPresentation, PresentedLayer } from '../model/layer-presentation.js';
import {
  findLayer,
  insertLayer,
  listLayers,
  selectLayers,
  selectLayersByKey,
} from '../catalog/layer-repository.js';
import { layerTableName } from '../model/layer-table.js';
import { projectExtents } from '../references/project-extents.js';
import { mayAdminister, maySee } from '../catalog/rights.js';
import type { Service } from '../model/service.js';
import type { ExtentInput } from '../model/spatial-reference.js';
import { findService, lockService, updateService } from '../catalog/service-repository.js';
import { composeView } from '../catalog/compose-view.js';
import { defineView, readViewSource, type ViewChecks, WHOLE_VIEW } from '../views/define-view.js';

const INVALID = 'The definition is not valid.';

/** Checked layer of a view that has no id yet. */
interface Draft {
  readonly path: string;
  readonly name: string;
  readonly source: PresentedLayer;
  readonly definition: ViewDefinition;
  readonly allowGeometryUpdates: boolean | undefined;
  readonly presentation: LayerPresentation;
  /** Initial extent of the layer's maps, in any spatial reference. */
  readonly extent: ExtentInput | null | undefined;
}

/**
 * Adds layers to a view, each of which shows a layer of another service that the caller administers: all of them or
 * none.
 *
 * @throws {AppError} `feature.bad_definition` with all faults of all definitions.
 */
export async function addViewLayers(
  definitionContext: DefinitionContext,
  service: Service,
  additions: ServiceAdditions,
  caller: Principal,
): Promise<{ layers: AddedLayer[]; tables: AddedLayer[] }> {
  const { features, clock, signal } = definitionContext;
  const faults = createFaultList();
  refuseOthers(SERVICE_ADDITIONS, additions, { path: 'addToDefinition', faults });
  const drafts: Draft[] = [];
  for (const kind of ['layers', 'tables'] as const) {
    for (const [index, input] of (additions[kind] ?? []).entries()) {
      const path = `addToDefinition.${kind}[${String(index)}]`;
      const draft = await draftView(features, input, { service, caller, path, faults, signal });
      if (draft !== undefined) drafts.push(draft);
    }
  }
  if (drafts.length === 0 && faults.all.length === 0) {
    faults.add('addToDefinition', 'must have layers or tables', 'missing');
  }
  checkNames(drafts, await listLayers(features, service.key), faults);
  faults.throwIfAny('feature.bad_definition', INVALID);
  const extents = await projectInitialExtents(drafts, signal);
  const added = await features.write(async (trx) => {
    const current = await lockAll(trx, service, drafts, faults);
    const layers = await selectLayers(trx, service.key);
    checkNames(drafts, layers, faults);
    faults.throwIfAny('feature.bad_definition', INVALID);
    const isAppendable = ({ source, definition }: Draft): boolean =>
      source.supportsAppend && definition.supportsAppend;
    if (!drafts.every(isAppendable)) await updateService(trx, withoutAppend(current));
    const firstId = Math.max(-1, ...layers.map(({ id }) => id)) + 1;
    const results: (AddedLayer & { isTable: boolean })[] = [];
    for (const [index, { name, source, definition, ...looks }] of drafts.entries()) {
      const id = firstId + index;
      const presentation = { ...looks.presentation, initialExtent: extents[index] };
      const table = layerTableName(service, { id, name });
      // The database gives the key.
      const place = { key: 0, serviceKey: service.key, id, name, table };
      const { allowGeometryUpdates } = looks;
      const own = { ...place, allowGeometryUpdates, presentation, schemaEditAt: clock() };
      await insertLayer(trx, composeView(own, { source, definition }));
      results.push({ name, id, isTable: source.geometryType === undefined });
    }
    return results;
  });
  const pick = (isTable: boolean): AddedLayer[] =>
    added.filter((layer) => layer.isTable === isTable).map(({ name, id }) => ({ name, id }));
  return { layers: pick(false), tables: pick(true) };
}

/** Drafts one layer; `undefined` when its source is not available, which `faults` then reports. */
async function draftView(
  features: Database,
  input: LayerInput,
  place: ViewChecks & { readonly service: Service; readonly caller: Principal },
): Promise<Draft | undefined> {
  const { service, path, faults, signal } = place;
  const name = input.name.trim();
  if (name === '') faults.add(`${path}.name`, 'must not be blank');
  refuseAttachments(input, path, faults);
  refuseUnkept(layerMembersIn(service, input), input, { path, faults });
  const source = await findSource(features, input, place);
  if (source === undefined) return undefined;
  const current = { ...WHOLE_VIEW, supportsAppend: input.supportsAppend !== false };
  const definition = await defineView(features, input, { source, current }, { path, faults, signal });
  const allowGeometryUpdates = input.allowGeometryUpdates ?? undefined;
  const looks = { allowGeometryUpdates, presentation: present(input, source), extent: input.extent };
  return { path, name, source, definition, ...looks };
}

/** Returns the source of a layer. A service that the caller may not see is reported as missing. */
async function findSource(
  features: Database,
  input: LayerInput,
  { caller, path, faults }: Pick<ViewChecks, 'path' | 'faults'> & { readonly caller: Principal },
): Promise<PresentedLayer | undefined> {
  const at = `${path}.adminLayerInfo.viewLayerDefinition`;
  const named = readViewSource(input);
  const { serviceName, layerId } = named ?? {};
  if (named === undefined) faults.add(at, 'must name the layer to show', 'missing');
  else if (serviceName === undefined) faults.add(`${at}.sourceServiceName`, 'must name a service', 'missing');
  else if (layerId === undefined) faults.add(`${at}.sourceLayerId`, 'must name a layer', 'missing');
  if (serviceName === undefined || layerId === undefined) return undefined;
  const service = await findService(features, serviceName);
  if (service === undefined || !maySee(caller, service)) {
    faults.add(`${at}.sourceServiceName`, `service ${serviceName} was not found`);
    return undefined;
  }
  if (!mayAdminister(caller, service)) {
    faults.add(`${at}.sourceServiceName`, `${service.name} must be a service that you administer`);
    return undefined;
  }
  const layer = await findLayer(features, service.key, layerId);
  if (layer === undefined) {
    faults.add(`${at}.sourceLayerId`, `${service.name} has no layer ${String(layerId)}`);
  } else if (layer.view !== undefined) {
    faults.add(`${at}.sourceLayerId`, `${layer.name} is a view: name its source instead`);
    return undefined;
  }
  return layer;
}

/** Returns the source's presentation, unless the definition changes it. */
function present(input: LayerInput, source: PresentedLayer): LayerPresentation {
  const { presentation } = source;
  const named = (name: string | null | undefined): string | undefined =>
    source.fields.find(({ column }) => column === name?.toLowerCase())?.name;
  return {
    displayField: named(input.displayField) ?? presentation.displayField,
    description: input.description ?? presentation.description,
    copyrightText: input.copyrightText ?? presentation.copyrightText,
    defaultVisibility: input.defaultVisibility ?? presentation.defaultVisibility,
    minScale: input.minScale ?? presentation.minScale,
    maxScale: input.maxScale ?? presentation.maxScale,
    drawingInfo: input.drawingInfo ?? presentation.drawingInfo,
    typeIdField: named(input.typeIdField) ?? presentation.typeIdField,
    types: input.types ?? presentation.types,
    templates: input.templates ?? presentation.templates,
    initialExtent: presentation.initialExtent,
  };
}

/** Returns the initial extents of checked views: those of their definitions, or else of their sources. */
async function projectInitialExtents(
  drafts: readonly Draft[],
  signal: AbortSignal,
): Promise<(Extent | undefined)[]> {
  const requests = drafts.map(({ source: { spatialReference }, extent }) => ({ extent, spatialReference }));
  const placed = await projectExtents(requests, signal);
  return drafts.map(({ presentation }, index) => placed[index] ?? presentation.initialExtent);
}

/** Locks the services of a view and its sources, always in the same order, so that two calls cannot deadlock. */
async function lockAll(
  trx: Transaction,
  service: Service,
  drafts: readonly Draft[],
  faults: FaultList,
): Promise<Service> {
  const keys = new Set([service.key, ...drafts.map(({ source }) => source.serviceKey)]);
  let current: Service | undefined;
  for (const key of [...keys].sort((one, other) => one - other)) {
    const locked = await lockService(trx, key);
    if (key === service.key) current = locked;
  }
  if (current === undefined) throw goneService(service);
  const there = await selectLayersByKey(
    trx,
    drafts.map(({ source }) => source.key),
  );
  for (const { source, path } of drafts) {
    if (there.some(({ key }) => key === source.key)) continue;
    faults.add(`${path}.adminLayerInfo.viewLayerDefinition.sourceLayerId`, `${source.name} has been deleted`);
  }
  return current;
}
