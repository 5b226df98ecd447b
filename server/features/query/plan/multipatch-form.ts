import type { Layer } from '../../model/layer.js';
import { queryFault } from '../../model/query-fault.js';
import type { QueryParameters } from '../../model/query-parameters.js';

/** Form of multipatches in a reply: none, their footprints, the boxes around them, or all of their faces. */
export type MultipatchForm = 'none' | 'footprint' | 'extent' | 'patches';

const FORMS: ReadonlyMap<string, MultipatchForm> = new Map([
  ['xyfootprint', 'footprint'],
  ['extent', 'extent'],
  ['patches', 'patches'],
]);

/**
 * Reads `multipatchOption`, which other layers ignore.
 *
 * @throws {AppError} `request.invalid` for an option that is not served.
 */
export function readMultipatchForm(parameters: QueryParameters, layer: Layer): MultipatchForm {
  const { multipatchOption = '', f } = parameters;
  if (layer.geometryType !== 'esriGeometryMultiPatch' || multipatchOption === '') return 'none';
  const form = FORMS.get(multipatchOption.toLowerCase());
  if (form === undefined) {
    throw queryFault(
      'multipatchOption',
      `'${multipatchOption}' is not supported; use xyFootprint, extent or patches`,
    );
  }
  const format = f?.toLowerCase() ?? '';
  if (isWhole(form) && ['geojson', 'pbf'].includes(format)) {
    throw queryFault('multipatchOption', `${multipatchOption} is not supported with f=${format}; use f=json`);
  }
  return form;
}

/** True if the form is made of the multipatch itself, which is not projected. */
export function isWhole(form: MultipatchForm): boolean {
  return form === 'patches' || form === 'extent';
}
