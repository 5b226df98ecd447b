import type { components } from '../../generated/features/types.js';
import type { PresentedLayer } from './layer-presentation.js';

export type GeometryProperties = components['schemas']['GeometryProperties'];

/** Names the fields that show length and area of features, as far as they are visible; `undefined` if none is. */
export function describeMeasures(layer: PresentedLayer): GeometryProperties | undefined {
  const area = layer.fields.find(({ measure }) => measure === 'area')?.name;
  const length = layer.fields.find(({ measure }) => measure === 'length' || measure === 'perimeter')?.name;
  if (area === undefined && length === undefined) return undefined;
  const units = (layer.view?.source ?? layer).presentation.measureUnits;
  return {
    ...(area !== undefined && { shapeAreaFieldName: area }),
    ...(length !== undefined && { shapeLengthFieldName: length }),
    ...(units !== undefined && { units }),
  };
}
