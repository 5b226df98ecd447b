import { html, type Html } from '../../lib/text/html.js';
import type { Frame, PageContent } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { SUPPORTED_APPEND_FORMATS } from '../append/formats/registry.js';
import { fillableFields } from '../append/mapping/plan.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';
import { mapContent } from './layer-map.js';
import { toMegabytes } from '../uploads/upload-handlers.js';
import { formatCount } from '../../pages/words.js';

/** Returns the files and origins that a page with the wizard loads. */
export function wizardContent(frame: Frame): Pick<PageContent, 'modules' | 'styles' | 'origins'> {
  const map = mapContent(frame);
  return { ...map, modules: ['append-wizard.js'], styles: [...(map.styles ?? []), 'append-wizard.css'] };
}

export interface WizardInput {
  readonly service: Pick<Service, 'name'>;
  readonly layer: PresentedLayer;
  /** Fields that can identify rows. */
  readonly keys: readonly string[];
  /** Limit of a file that is sent in parts, in bytes. */
  readonly maxFileBytes: number;
}

/** Place of the append wizard, with all that its script knows of the layer. The script removes the element after it. */
export function wizardPlace(frame: Frame, { service, layer, keys, maxFileBytes }: WizardInput): Html {
  const fillable = fillableFields(layer, { appendFields: null });
  const config = {
    root: rootOf(frame),
    href: serviceHref(frame, service.name),
    layerHref: serviceHref(frame, service.name, `/${String(layer.id)}`),
    target: { serviceName: service.name, layerId: layer.id },
    fields: layer.fields.map((field) => ({
      name: field.name,
      type: field.type,
      length: field.length,
      nullable: field.nullable,
      hasDefault: field.defaultValue !== null,
      isFillable: fillable.has(field),
    })),
    background: frame.background?.style,
    keys,
    isTracked: layer.editorTracking !== undefined,
    formats: SUPPORTED_APPEND_FORMATS,
    formatNames: FORMAT_NAMES,
    most: `${formatCount(toMegabytes(maxFileBytes))} MB`,
  };
  return html`<div data-wizard="${JSON.stringify(config)}"></div>`;
}

/** Formats in the words of people. */
export const FORMAT_NAMES =
  'CSV, Excel, GeoJSON, GeoPackage, FlatGeobuf, zipped shapefile or file geodatabase';
