import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import { withoutAppend } from '../model/capabilities.js';
import type { DefinitionContext } from './definition-context.js';
import { refuseOthers, SERVICE_ADDITIONS } from '../model/definition-members.js';
import { defineLayer, type LayerDraft } from './define/define-layer.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import { insertLayer, listLayers, selectLayers } from '../catalog/layer-repository.js';
import { layerTableName, toLayerTable } from '../model/layer-table.js';
import { areaOfUse } from '../references/area-of-use.js';
import { findLayerReference, type LayerReference, storeReference } from '../references/layer-reference.js';
import { projectExtents } from '../references/project-extents.js';
import { unitOfReference } from '../references/unit-of-reference.js';
import type { Service } from '../model/service.js';
import { lockService, updateService } from '../catalog/service-repository.js';
import type { ExtentInput } from '../model/spatial-reference.js';
import { readViewSource } from '../views/define-view.js';

export type ServiceAdditions = components['schemas']['ServiceAdditions'];

/** Added layer or table with its id. */
export interface AddedLayer {
  readonly name: string;
  readonly id: number;
}

interface Draft {
  readonly draft: LayerDraft;
  /** Initial extent of the layer's maps, in any spatial reference. */
  readonly extent: ExtentInput | null | undefined;
  /** Path of its definition in the request. */
  readonly path: string;
  /** Spatial reference after its lookup; absent for a table. */
  readonly reference?: LayerReference | undefined;
}

/**
 * Adds layers and tables to a service, with their database tables: all of them or none.
 *
 * @throws {AppError} `feature.bad_definition` with all faults of all definitions.
 */
export async function addLayers(
  definitionContext: DefinitionContext,
  service: Service,
  additions: ServiceAdditions,
): Promise<{ layers: AddedLayer[]; tables: AddedLayer[] }> {
  const { features, clock, signal } = definitionContext;
  const faults = createFaultList();
  const draftAll = (kind: 'layer' | 'table'): Draft[] =>
    (additions[`${kind}s`] ?? []).map((input, index) => {
      const path = `addToDefinition.${kind}s[${index}]`;
      if (readViewSource(input) !== undefined) {
        const reason = 'is supported only for services created with isView';
        faults.add(`${path}.adminLayerInfo.viewLayerDefinition`, reason);
      }
      const { measuresGeometries } = features.dialect;
      const draft = defineLayer(input, kind, service, path, faults, measuresGeometries);
      return { path, draft, extent: input.extent };
    });
  refuseOthers(SERVICE_ADDITIONS, additions, { path: 'addToDefinition', faults });
  const stated = [...draftAll('layer'), ...draftAll('table')];
  if (stated.length === 0) faults.add('addToDefinition', 'must have layers or tables', 'missing');
  const named = stated.map(({ draft: { name }, path }) => ({ name, path }));
  checkNames(named, await listLayers(features, service.key), faults);
  const found = await findSpatialReferences(definitionContext, stated, faults);
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  const drafts = await projectInitialExtents(found, signal);
  const added = await features.write(async (trx) => {
    const current = await lockService(trx, service.key);
    if (current === undefined) throw goneService(service);
    const existing = await selectLayers(trx, service.key);
    checkNames(named, existing, faults);
    faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
    if (drafts.some(({ draft }) => !draft.supportsAppend)) await updateService(trx, withoutAppend(current));
    const firstId = Math.max(-1, ...existing.map((layer) => layer.id)) + 1;
    const results: (AddedLayer & { isTable: boolean })[] = [];
    for (const [index, { draft, reference, path }] of drafts.entries()) {
      const id = firstId + index;
      const now = clock();
      const table = layerTableName(service, { id, name: draft.name });
      const srid =
        reference === undefined ? draft.srid : await storeReference(trx, features.dialect, reference);
      if (srid === undefined) throw noNumberLeft(path);
      const place = { serviceKey: service.key, id, table, srid, extent: undefined };
      await insertLayer(trx, { ...draft, ...place, lastEditAt: now, schemaEditAt: now });
      await features.dialect.createLayerTable(trx, toLayerTable({ ...draft, table, srid }));
      results.push({ name: draft.name, id, isTable: draft.geometryType === undefined });
    }
    return results;
  });
  const pick = (isTable: boolean): AddedLayer[] =>
    added.filter((layer) => layer.isTable === isTable).map(({ name, id }) => ({ name, id }));
  return { layers: pick(false), tables: pick(true) };
}

/** Returns the error for a service that was deleted between its lookup and this change. */
export function goneService(service: Pick<Service, 'name'>): AppError {
  return new AppError('feature.no_service', `Service "${service.name}" not found.`);
}

function noNumberLeft(path: string): AppError {
  return new AppError('feature.bad_definition', 'The definition is not valid.', {
    faults: [
      {
        field: `${path}.spatialReference`,
        reason:
          'must be a wkt that a layer already uses: the server has the maximum number of different ones',
        kind: 'invalid',
      },
    ],
  });
}

/** Adds the database's data about spatial references to the drafts, and the units of their measures. */
async function findSpatialReferences(
  { features, signal }: DefinitionContext,
  drafts: readonly Draft[],
  faults: FaultList,
): Promise<Draft[]> {
  const found: Draft[] = [];
  for (const { draft, path, extent } of drafts) {
    const isTable = draft.geometryType === undefined;
    const reference = isTable
      ? undefined
      : await findLayerReference(features, draft.spatialReference, signal);
    if (!isTable && reference === undefined) {
      const { latestWkid = 'given as wkt' } = draft.spatialReference;
      faults.add(`${path}.spatialReference`, `spatial reference ${String(latestWkid)} is not supported`);
    }
    const isMeasured = draft.fields.some(({ measure }) => measure !== undefined);
    const measureUnits = isMeasured && reference ? await unitOfReference(features, reference) : undefined;
    const presentation = { ...draft.presentation, measureUnits };
    found.push({ path, extent, reference, draft: { ...draft, presentation } });
  }
  return found;
}

/**
 * Projects the initial extents of the drafts. Runs after the drafts are checked, because it may start child
 * processes.
 */
async function projectInitialExtents(drafts: readonly Draft[], signal: AbortSignal): Promise<Draft[]> {
  const requests = drafts.map(({ draft: { geometryType, spatialReference }, extent }) => ({
    extent: geometryType === undefined ? undefined : extent,
    spatialReference,
  }));
  const placed = await projectExtents(requests, signal);
  const begun: Draft[] = [];
  for (const [index, { draft, ...rest }] of drafts.entries()) {
    const { geometryType, spatialReference, presentation } = draft;
    const initialExtent =
      geometryType === undefined
        ? presentation.initialExtent
        : (placed[index] ?? (await areaOfUse(spatialReference, signal)));
    begun.push({ ...rest, draft: { ...draft, presentation: { ...presentation, initialExtent } } });
  }
  return begun;
}

/** Checks that names differ from those of the service and from each other, in any case. */
export function checkNames(
  drafts: readonly { readonly name: string; readonly path: string }[],
  existing: readonly { readonly name: string }[],
  faults: FaultList,
): void {
  const there = new Set(existing.map((layer) => layer.name.toLowerCase()));
  const seen = new Set<string>();
  for (const { name, path } of drafts) {
    const folded = name.toLowerCase();
    if (there.has(folded)) faults.add(`${path}.name`, `the service already has a layer ${name}`);
    else if (seen.has(folded)) faults.add(`${path}.name`, `${name} must not occur twice`);
    seen.add(folded);
  }
}
