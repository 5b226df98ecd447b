import type { Database } from '../../../server/storage/database/database.js';
import { fillLayers, type FilledLayer, type LayerKind } from '../support/bench-layers.js';

/** A layer whose tiles are requested, alone in its service. */
export interface TileLayer extends FilledLayer {
  readonly service: string;
}

/** Degrees in which all features lie: levels from 10 on have many in each tile. */
export const REGION = { west: 0, south: 45, side: 6 } as const;

/** Services with one layer each. */
export const SERVICES = [
  { name: 'Points', kinds: ['points'] },
  { name: 'Polygons', kinds: ['polygons'] },
] as const;

/** Fills the layers, spread over the region, and stores their extents as an append does. */
export async function fillTileLayers(
  features: Database,
  rows: Readonly<Record<LayerKind, number>>,
): Promise<TileLayer[]> {
  const { west, south, side } = REGION;
  const filled = await fillLayers(features, rows, { west, south, width: side, height: side });
  const extent = JSON.stringify({ xmin: west, ymin: south, xmax: west + side, ymax: south + side });
  await features.write(async (trx) => {
    for (const { table } of filled)
      await trx('layers').where('table_name', table).update({ extent, edit_count: 1 });
  });
  return filled.map((layer, index) => ({ ...layer, service: SERVICES[index]?.name ?? '' }));
}
