import { isDeepStrictEqual } from 'node:util';
import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import { isAsShown } from './update-indexes.js';
import { updateLayerDefinition, type LayerChanges } from './update-layer-definition.js';
import type { DefinitionContext } from './definition-context.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import type { Field, Layer, ViewDefinition } from '../model/layer.js';
import type { PresentedLayer, PresentedView } from '../model/layer-presentation.js';
import { mayAdminister } from '../catalog/rights.js';
import type { Service } from '../model/service.js';
import { findServiceByKey } from '../catalog/service-repository.js';
import { composeView } from '../catalog/compose-view.js';
import { defineView, readViewSource } from '../views/define-view.js';
import { shownName } from '../views/describe-view.js';
import { mayChangeGeometries } from '../views/geometry-updates.js';

const PATH = 'updateDefinition';

/**
 * Changes the given members of a layer of a view, and of its service: all or none. The caller administers the view.
 * Only a caller who also administers the source may change what the view shows, since a change can reveal more of it.
 *
 * @throws {AppError} `feature.bad_definition` with all faults, or `access.forbidden`.
 */
export async function updateViewLayer(
  definitionContext: DefinitionContext,
  service: Service,
  layer: PresentedLayer & { readonly view: PresentedView },
  { changes, caller }: { readonly changes: LayerChanges; readonly caller: Principal | undefined },
): Promise<void> {
  const { features, signal } = definitionContext;
  const { source, definition: current } = layer.view;
  const sourceService = await findServiceByKey(features, source.serviceKey);
  const faults = createFaultList();
  const shown = await defineView(features, changes, { source, current }, { path: PATH, faults, signal });
  const ownsSource = sourceService !== undefined && mayAdminister(caller, sourceService);
  // Refuses before it reports faults, which would reveal the fields of the source.
  if (!ownsSource && (faults.all.length > 0 || !isDeepStrictEqual(shown, current))) {
    const text = 'Only the owner of its source, or an administrator, may change what a view shows.';
    throw new AppError('access.forbidden', text);
  }
  refuseOtherSource(changes, source, shownName(sourceService, caller), faults);
  refuseOtherFields(changes, layer, ownsSource ? source.fields : layer.fields, faults);
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  const own = withoutOfSource(changes, layer, sourceService);
  const definition = { ...shown, supportsAppend: own.supportsAppend ?? current.supportsAppend };
  // These members equal the shown values.
  const common = { ...own, fields: undefined, indexes: undefined, editFieldsInfo: undefined };
  await updateLayerDefinition(definitionContext, service, layer.id, common, (next) =>
    redefine(next, definition),
  );
}

/** Removes a false that comes from the source or its service, because clients send whole definitions back. */
function withoutOfSource(
  changes: LayerChanges,
  layer: PresentedLayer & { readonly view: PresentedView },
  sourceService: Service | undefined,
): LayerChanges {
  const { allowGeometryUpdates, supportsAppend, ...others } = changes;
  const ruling = sourceService === undefined ? [] : [sourceService];
  const isFixed = allowGeometryUpdates === false && !mayChangeGeometries(undefined, layer, ruling);
  const isClosed = supportsAppend === false && !layer.view.source.supportsAppend;
  return {
    ...others,
    ...(!isFixed && { allowGeometryUpdates }),
    ...(!isClosed && { supportsAppend }),
  };
}

function redefine(layer: PresentedLayer, definition: ViewDefinition): PresentedLayer {
  const { view } = layer;
  if (view === undefined) return layer;
  return composeView(layer, { source: view.source, definition });
}

/** Clients send whole definitions back, so the same source may be named again. */
function refuseOtherSource(
  changes: LayerChanges,
  source: Layer,
  sourceName: string,
  faults: FaultList,
): void {
  const at = `${PATH}.adminLayerInfo.viewLayerDefinition`;
  const { serviceName, layerId } = readViewSource(changes) ?? {};
  if (serviceName !== undefined && serviceName.toLowerCase() !== sourceName.toLowerCase()) {
    faults.add(`${at}.sourceServiceName`, 'cannot be changed: create another view');
  }
  if (layerId !== undefined && layerId !== source.id) {
    faults.add(`${at}.sourceLayerId`, 'cannot be changed: create another view');
  }
}

const OF_SOURCE = 'must be changed on the source';

/** Refuses changes of fields other than their visibility, of indexes and of editor tracking. */
function refuseOtherFields(
  changes: LayerChanges,
  layer: PresentedLayer,
  fields: readonly Field[],
  faults: FaultList,
): void {
  for (const [index, given] of (changes.fields ?? []).entries()) {
    const path = `${PATH}.fields[${String(index)}]`;
    const name = given.name.toLowerCase();
    const field = fields.find(({ column }) => column === name);
    if (field === undefined) {
      faults.add(`${path}.name`, `${given.name} is not a field of ${layer.name}`);
      continue;
    }
    if (field.type === 'esriFieldTypeOID' || field.type === 'esriFieldTypeGlobalID') continue;
    for (const member of ['type', 'alias', 'nullable', 'editable', 'domain', 'defaultValue'] as const) {
      const value = given[member];
      if (value === undefined || isDeepStrictEqual(value, field[member])) continue;
      faults.add(`${path}.${member}`, OF_SOURCE);
    }
    const isText = field.length !== undefined;
    if (isText && (given.length ?? field.length) !== field.length) faults.add(`${path}.length`, OF_SOURCE);
  }
  for (const [index, given] of (changes.indexes ?? []).entries())
    if (!isAsShown(layer, given)) faults.add(`${PATH}.indexes[${String(index)}]`, OF_SOURCE);
  const { editFieldsInfo } = changes;
  const isSame = isDeepStrictEqual(editFieldsInfo ?? undefined, layer.editorTracking);
  if (editFieldsInfo !== undefined && !isSame) faults.add(`${PATH}.editFieldsInfo`, OF_SOURCE);
}
