import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import type { components } from '../generated/features/types.js';
import type { Database } from '../storage/database.js';
import { withoutAppend } from './capabilities.js';
import { defineLayer, type LayerDraft } from './define-layer.js';
import { createFaultList, type FaultList } from './faults.js';
import type { Extent } from './layer.js';
import { insertLayer, selectLayers } from './layer-repository.js';
import { layerTableName, toLayerTable } from './layer-table.js';
import { areaOfUse } from './references/area-of-use.js';
import { learnReference } from './references/learn-reference.js';
import { placeExtent } from './references/place-extent.js';
import { unitOfReference } from './references/unit-of-reference.js';
import type { Service } from './service.js';
import { lockService, updateService } from './service-repository.js';
import type { ExtentInput } from './spatial-reference.js';
import { readViewSource } from './views/define-view.js';

export type ServiceAdditions = components['schemas']['ServiceAdditions'];

/** A layer or table by the number that it got. */
export interface AddedLayer {
  readonly name: string;
  readonly id: number;
}

interface Draft {
  readonly draft: LayerDraft;
  /** What a map of it is to begin with, in whichever spatial reference it is. */
  readonly extent: ExtentInput | null | undefined;
  /** Where its definition stands in the request. */
  readonly path: string;
}

/**
 * Adds layers and tables to a service, with their database tables: all of them or none.
 *
 * @throws {AppError} `feature.bad_definition` with all faults of all definitions.
 */
export async function addLayers(
  deps: { readonly features: Database; readonly clock: Clock },
  service: Service,
  additions: ServiceAdditions,
): Promise<{ layers: AddedLayer[]; tables: AddedLayer[] }> {
  const { features, clock } = deps;
  const faults = createFaultList();
  const draftAll = (kind: 'layer' | 'table'): Draft[] =>
    (additions[`${kind}s`] ?? []).map((input, index) => {
      const path = `addToDefinition.${kind}s[${index}]`;
      if (readViewSource(input) !== undefined) {
        const reason = 'is for services that were created with isView';
        faults.add(`${path}.adminLayerInfo.viewLayerDefinition`, reason);
      }
      const { measuresGeometries } = features.dialect;
      const draft = defineLayer(input, kind, service, path, faults, measuresGeometries);
      return { path, draft, extent: input.extent };
    });
  const stated = [...draftAll('layer'), ...draftAll('table')];
  if (stated.length === 0) faults.add('addToDefinition', 'has neither layers nor tables', 'missing');
  const drafts = await findSpatialReferences(features, stated, faults);
  checkNames(drafts, faults);
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  const added = await features.write(async (trx) => {
    const current = await lockService(trx, service.key);
    if (current === undefined) throw goneService(service);
    const existing = await selectLayers(trx, service.key);
    for (const { draft, path } of drafts) {
      if (existing.some((layer) => isSameName(layer, draft))) {
        faults.add(`${path}.name`, `the service already has a layer ${draft.name}`);
      }
    }
    faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
    if (drafts.some(({ draft }) => !draft.supportsAppend)) await updateService(trx, withoutAppend(current));
    const firstId = Math.max(-1, ...existing.map((layer) => layer.id)) + 1;
    const results: (AddedLayer & { isTable: boolean })[] = [];
    for (const [index, { draft }] of drafts.entries()) {
      const id = firstId + index;
      const now = clock();
      const table = layerTableName(service, { id, name: draft.name });
      const place = { serviceKey: service.key, id, table, extent: undefined };
      await insertLayer(trx, { ...draft, ...place, lastEditAt: now, schemaEditAt: now });
      await features.dialect.createLayerTable(trx, toLayerTable({ ...draft, table }));
      results.push({ name: draft.name, id, isTable: draft.geometryType === undefined });
    }
    return results;
  });
  const pick = (isTable: boolean): AddedLayer[] =>
    added.filter((layer) => layer.isTable === isTable).map(({ name, id }) => ({ name, id }));
  return { layers: pick(false), tables: pick(true) };
}

/** The layer's service was deleted between its look-up and this change of it. */
export function goneService(service: Pick<Service, 'name'>): AppError {
  return new AppError('feature.no_service', `Service "${service.name}" not found.`);
}

/** The same drafts with the database's numbers for their spatial references. */
async function findSpatialReferences(
  features: Database,
  drafts: readonly Draft[],
  faults: FaultList,
): Promise<Draft[]> {
  const found: Draft[] = [];
  for (const { draft, path, extent } of drafts) {
    const isTable = draft.geometryType === undefined;
    const srid = isTable ? draft.srid : await learnReference(features, draft.spatialReference);
    if (srid === undefined) {
      const { latestWkid = 'that is given as wkt' } = draft.spatialReference;
      faults.add(
        `${path}.spatialReference`,
        `this server does not know the spatial reference ${String(latestWkid)}`,
      );
    }
    found.push({ path, extent, draft: await inReference(features, draft, srid ?? 0, extent) });
  }
  return found;
}

/** The draft with the number of its reference, the units of what it measures, and what a map of it begins with. */
async function inReference(
  features: Database,
  draft: LayerDraft,
  srid: number,
  extent: Draft['extent'],
): Promise<LayerDraft> {
  const isMeasured = draft.fields.some(({ measure }) => measure !== undefined);
  const measureUnits = isMeasured ? await unitOfReference(features, srid) : undefined;
  const { presentation, spatialReference, geometryType } = draft;
  const hasArea = geometryType !== undefined && srid !== 0;
  const begin = async (): Promise<Extent | undefined> =>
    (await placeExtent(extent, spatialReference)) ?? (await areaOfUse(spatialReference));
  const initialExtent = presentation.initialExtent ?? (hasArea ? await begin() : undefined);
  return { ...draft, srid, presentation: { ...presentation, measureUnits, initialExtent } };
}

function checkNames(drafts: readonly Draft[], faults: FaultList): void {
  for (const [index, { draft, path }] of drafts.entries()) {
    const isRepeated = drafts.slice(0, index).some((earlier) => isSameName(earlier.draft, draft));
    if (isRepeated) faults.add(`${path}.name`, `${draft.name} is there twice`);
  }
}

function isSameName(one: { readonly name: string }, other: { readonly name: string }): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase();
}
