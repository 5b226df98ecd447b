import type { Database } from '../../../server/storage/database/database.js';
import { fillLayers, type FilledLayer, type LayerKind } from '../support/bench-layers.js';

/** A layer that is asked, as its requests and its rows in the database need it. */
export interface BenchLayer extends FilledLayer {
  /** Address without the server, up to `/query`. */
  readonly path: string;
}

/** Service with a layer of each kind. */
export const SERVICE = { name: 'Bench', kinds: ['points', 'polygons'] } as const;

const WORLD = { west: -180, south: -85, width: 360, height: 170 };

/** Fills the layers of the service, scattered over the world. */
export async function fillQueryLayers(
  features: Database,
  rows: Readonly<Record<LayerKind, number>>,
): Promise<BenchLayer[]> {
  const filled = await fillLayers(features, rows, WORLD);
  return filled.map((layer, id) => ({
    ...layer,
    path: `/rest/services/${SERVICE.name}/FeatureServer/${String(id)}/query`,
  }));
}
