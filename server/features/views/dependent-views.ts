import type { Database, Transaction } from '../../storage/database/database.js';
import { AppError } from '../../lib/errors.js';
import type { Layer } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { parseWhere } from '../where/parse-where.js';
import type { Service } from '../model/service.js';
import { selectServiceByKey } from '../catalog/service-repository.js';
import { selectViewsOf } from './view-repository.js';

/** Layer of a view that prevents a deletion. */
export interface DependentView {
  readonly service: Service;
  readonly layer: PresentedLayer;
}

/** Returns the views that show one of these layers and must be deleted before them. */
export async function findViewsOf(
  trx: Database['knex'],
  layers: readonly Pick<Layer, 'key'>[],
): Promise<DependentView[]> {
  const views = await selectViewsOf(
    trx,
    layers.map(({ key }) => key),
  );
  const found: DependentView[] = [];
  for (const layer of views) {
    const service = await selectServiceByKey(trx, layer.serviceKey);
    if (service !== undefined) found.push({ service, layer });
  }
  return found;
}

/**
 * Finds fields that cannot be deleted because of a view: those in its condition, and those that it shows unless its
 * owner allows changes of the sources.
 */
export async function findFieldsOfViews(
  trx: Transaction,
  source: PresentedLayer,
  names: readonly string[],
): Promise<{ readonly field: string; readonly by: DependentView }[]> {
  const views = await findViewsOf(trx, [source]);
  return names.flatMap((field) => {
    const by = views.find((view) => holds(view, source, field));
    return by === undefined ? [] : [{ field, by }];
  });
}

function holds({ service, layer }: DependentView, source: Layer, name: string): boolean {
  const isIt = (field: { readonly name: string }): boolean => field.name.toLowerCase() === name.toLowerCase();
  if (service.view?.sourceSchemaChangesAllowed === false && layer.fields.some(isIt)) return true;
  const query = layer.view?.definition.query ?? '';
  const others = { fields: source.fields.filter((field) => !isIt(field)) };
  return query !== '' && isValid(query, source) && !isValid(query, others);
}

function isValid(query: string, layer: Pick<Layer, 'fields'>): boolean {
  try {
    parseWhere(query, layer);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
