import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../generated/features/types.js';
import { changedText } from './update-service-definition.js';
import { defaultTemplate } from '../metadata/describe-layer.js';
import { defaultDrawingInfo } from '../metadata/drawing.js';
import type { FaultList } from '../model/faults.js';
import type { LayerPresentation, PresentedLayer } from '../model/layer-presentation.js';
import { shownPresentation } from '../views/describe-view.js';

type LayerChanges = components['schemas']['LayerChanges'];

/**
 * Returns the presentation of a layer after a change of some members. Clients send whole definitions back, so values
 * equal to the shown ones change nothing, including default templates and symbols.
 *
 * @param path - of the change in the request.
 */
export function updatePresentation(
  layer: PresentedLayer,
  changes: LayerChanges,
  path: string,
  faults: FaultList,
): LayerPresentation {
  const { presentation } = layer;
  const { drawingInfo, types, templates } = changes;
  const shown = shownPresentation(layer);
  const shownTemplates = shown.templates ?? [defaultTemplate(layer)];
  const shownDrawing = shown.drawingInfo ?? (layer.geometryType && defaultDrawingInfo(layer.geometryType));
  const typeIdField = changedField(layer, 'typeIdField', changes, { shown, otherwise: '', path, faults });
  const hasLostTypes = typeIdField === '' && presentation.typeIdField !== '';
  const nextTypes = kept(types, shown.types, presentation.types) ?? [];
  if (typeIdField === '' && nextTypes !== presentation.types && nextTypes.length > 0)
    faults.add(`${path}.types`, 'must come with a typeIdField');
  return {
    ...presentation,
    description: changedText(changes.description, presentation.description),
    copyrightText: changedText(changes.copyrightText, presentation.copyrightText),
    displayField: changedField(layer, 'displayField', changes, {
      shown,
      otherwise: layer.objectIdField,
      path,
      faults,
    }),
    defaultVisibility: changes.defaultVisibility ?? presentation.defaultVisibility,
    drawingInfo: kept(drawingInfo, shownDrawing, presentation.drawingInfo) ?? undefined,
    minScale: changes.minScale ?? presentation.minScale,
    maxScale: changes.maxScale ?? presentation.maxScale,
    typeIdField,
    types: hasLostTypes ? [] : nextTypes,
    templates: kept(templates, shownTemplates, presentation.templates) ?? undefined,
  };
}

function kept<Value, Current>(given: Value | undefined, shown: unknown, current: Current): Value | Current {
  return given === undefined || isDeepStrictEqual(given, shown) ? current : given;
}

/** Returns the field for a role of the layer; `otherwise` stands for no field. */
function changedField(
  { name, fields, presentation }: PresentedLayer,
  part: 'displayField' | 'typeIdField',
  { [part]: given }: LayerChanges,
  where: {
    readonly shown: LayerPresentation;
    readonly otherwise: string;
    readonly path: string;
    readonly faults: FaultList;
  },
): string {
  if (given === undefined || given === where.shown[part]) return presentation[part];
  if (given === null || given === '') return where.otherwise;
  const field = fields.find(({ column }) => column === given.toLowerCase());
  if (field === undefined) where.faults.add(`${where.path}.${part}`, `${given} is not a field of ${name}`);
  return field?.name ?? given;
}
