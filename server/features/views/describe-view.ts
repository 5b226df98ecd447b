import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import type { Database } from '../../storage/database/database.js';
import type { LayerView } from '../model/layer.js';
import type { LayerPresentation, PresentedLayer } from '../model/layer-presentation.js';
import { parseWhere } from '../where/parse-where.js';
import { maySee } from '../catalog/rights.js';
import type { Service } from '../model/service.js';
import { findServiceByKey } from '../catalog/service-repository.js';

type LayerReply = components['schemas']['Layer'];
type AdminInfo = NonNullable<LayerReply['adminLayerInfo']>;

/** Returns the metadata in which a view's layer differs from other layers. */
export function describeView(layer: PresentedLayer): Partial<LayerReply> {
  const { view } = layer;
  if (view === undefined) return {};
  const { query } = view.definition;
  return {
    isView: true,
    supportsTruncate: false,
    // A condition on hidden fields would reveal them.
    ...(isReadable(query, layer) && { viewDefinitionQuery: query, definitionQuery: query }),
  };
}

function isReadable(query: string, layer: PresentedLayer): boolean {
  if (query === '') return false;
  try {
    parseWhere(query, layer);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Describes the source of a view's layer and the shown part, in the form that defines one. The service's name is
 * empty for callers who may not see it.
 */
export async function describeViewSource(
  features: Database,
  { source, definition }: LayerView,
  caller: Principal | undefined,
): Promise<NonNullable<AdminInfo['viewLayerDefinition']>> {
  const service = await findServiceByKey(features, source.serviceKey);
  const { fields, filter } = definition;
  return {
    sourceServiceName: shownName(service, caller),
    sourceLayerId: source.id,
    sourceLayerFields: fields === undefined ? '*' : [...fields],
    ...(filter && {
      filter: {
        operator: filter.operator,
        value: {
          ...(filter.geometryType !== undefined && { geometryType: filter.geometryType }),
          geometry: filter.geometry,
        },
      },
    }),
  };
}

/** Returns the name of a view's source, if the caller may see it in the definition. */
export function shownName(source: Service | undefined, caller: Principal | undefined): string {
  return source !== undefined && maySee(caller, source) ? source.name : '';
}

/** Returns the presentation of a view without references to fields that it does not show. */
export function shownPresentation(layer: PresentedLayer): LayerPresentation {
  const { presentation, fields } = layer;
  if (layer.view === undefined) return presentation;
  const names = new Set(fields.map(({ name }) => name.toLowerCase()));
  const isShown = (name: string): boolean => names.has(name.toLowerCase());
  const hasTypes = isShown(presentation.typeIdField);
  return {
    ...presentation,
    displayField: isShown(presentation.displayField) ? presentation.displayField : layer.objectIdField,
    drawingInfo: namesHidden(presentation.drawingInfo, layer) ? undefined : presentation.drawingInfo,
    typeIdField: hasTypes ? presentation.typeIdField : '',
    types: hasTypes ? presentation.types.map((type) => maskType(type, isShown)) : [],
    templates: presentation.templates?.map((template) => maskTemplate(template, isShown)),
  };
}

type Members = Readonly<Record<string, unknown>>;

/** Symbols may go by a field, in ways too many to take apart. */
function namesHidden(drawingInfo: Members | undefined, { fields, view }: PresentedLayer): boolean {
  const hidden = view?.source.fields.filter((field) => !fields.includes(field)) ?? [];
  const text = JSON.stringify(drawingInfo ?? {}).toLowerCase();
  return hidden.some(({ name }) => text.includes(name.toLowerCase()));
}

function maskType(type: Members, isShown: (name: string) => boolean): Members {
  const { domains, templates } = type;
  return {
    ...type,
    ...(isMembers(domains) && { domains: pick(domains, isShown) }),
    ...(Array.isArray(templates) && {
      templates: templates.filter(isMembers).map((template) => maskTemplate(template, isShown)),
    }),
  };
}

function maskTemplate(template: Members, isShown: (name: string) => boolean): Members {
  const { prototype } = template;
  if (!isMembers(prototype) || !isMembers(prototype['attributes'])) return template;
  return { ...template, prototype: { ...prototype, attributes: pick(prototype['attributes'], isShown) } };
}

function pick(members: Members, isShown: (name: string) => boolean): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => isShown(name)));
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
