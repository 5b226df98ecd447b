import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { selectLayersByKey } from '../catalog/layer-repository.js';

interface LayerKeys {
  readonly key: number;
  readonly service_key: number;
  readonly source_key: number | null;
}

/** True if a view shows a layer of this service. */
export async function hasViews(features: Database, serviceKey: number): Promise<boolean> {
  const found = await viewsOf(features.knex)
    .where('source.service_key', serviceKey)
    .first<LayerKeys | undefined>('view.key');
  return found !== undefined;
}

/** Returns the layers of views that show one of these layers, as this transaction sees them. */
export async function selectViewsOf(knex: Knex, layerKeys: readonly number[]): Promise<PresentedLayer[]> {
  const keys = await viewsOf(knex).whereIn('source.key', layerKeys).pluck<number[]>('view.key');
  return selectLayersByKey(knex, keys);
}

/** Returns the sorted names of the services that are views of this service's layers, as this transaction sees them. */
export async function selectViewNames(knex: Knex, serviceKey: number): Promise<string[]> {
  return viewsOf(knex)
    .join('services', 'services.key', 'view.service_key')
    .where('source.service_key', serviceKey)
    .distinct()
    .orderBy('services.name')
    .pluck<string[]>('services.name');
}

function viewsOf(knex: Knex) {
  return knex<LayerKeys>('layers as view').join('layers as source', 'source.key', 'view.source_key');
}
