import type { Database } from '../../storage/database/database.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { measureRows } from '../query/extent/view-extents.js';
import { readCatalogueChanges, readLastChange } from './catalogue-repository.js';
import { type CatalogueScope, eventsLayers } from './events-layers.js';

/** Returns the layers of the catalogue with their extents and dates of last change. */
export type MeasureLayers = (scope: CatalogueScope) => Promise<readonly PresentedLayer[]>;

/** Caches the measured layers until the catalogue changes. */
export function createMeasureLayers(events: Database): MeasureLayers {
  const remembered = new Map<CatalogueScope, { changes: number; layers: Promise<PresentedLayer[]> }>();
  return async (scope) => {
    // Reads the version first, so that a change during the measurement causes another one.
    const changes = await readCatalogueChanges(events);
    const known = remembered.get(scope);
    if (known?.changes === changes) return known.layers;
    const layers = measure(events, scope);
    remembered.set(scope, { changes, layers });
    layers.catch(() => remembered.delete(scope));
    return layers;
  };
}

async function measure(events: Database, scope: CatalogueScope): Promise<PresentedLayer[]> {
  const measured: PresentedLayer[] = [];
  for (const layer of eventsLayers(scope)) {
    const lastEditAt = (await readLastChange(events, layer.table)) ?? layer.lastEditAt;
    measured.push({ ...layer, lastEditAt, extent: await measureRows(events, layer) });
  }
  return measured;
}
