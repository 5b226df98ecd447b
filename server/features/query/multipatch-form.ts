import type { Layer } from '../layer.js';
import { queryFault } from './query-fault.js';
import type { QueryParameters } from './query-parameters.js';

/** What a reply shows of multipatches: nothing, what they cover, or all of their faces. */
export type MultipatchForm = 'none' | 'footprint' | 'patches';

const FORMS: ReadonlyMap<string, MultipatchForm> = new Map([
  ['xyfootprint', 'footprint'],
  ['patches', 'patches'],
]);

/**
 * Reads `multipatchOption`, which other layers take no notice of.
 *
 * @throws {AppError} `request.invalid` for an option that is not served.
 */
export function readMultipatchForm(parameters: QueryParameters, layer: Layer): MultipatchForm {
  const { multipatchOption = '', f } = parameters;
  if (layer.geometryType !== 'esriGeometryMultiPatch' || multipatchOption === '') return 'none';
  const form = FORMS.get(multipatchOption.toLowerCase());
  if (form === undefined) {
    throw queryFault('multipatchOption', `'${multipatchOption}' is not served; xyFootprint and patches are`);
  }
  if (form === 'patches' && f?.toLowerCase() === 'geojson') {
    throw queryFault('multipatchOption', 'GeoJSON cannot tell patches; ask for f=json');
  }
  return form;
}
