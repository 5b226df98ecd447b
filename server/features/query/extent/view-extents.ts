import { AppError } from '../../../lib/errors.js';
import type { Database } from '../../../storage/database/database.js';
import type { Extent } from '../../model/layer.js';
import type { PresentedLayer } from '../../model/layer-presentation.js';
import { listLayers } from '../../catalog/layer-repository.js';
import { openRestriction } from '../rows/open-restriction.js';
import { planQuery } from '../plan/query-plan.js';
import { selectOwnExtent } from '../sql/query-repository.js';
import { isRestricted } from '../../catalog/compose-view.js';

/** Maximum number of views whose extents are cached. */
const MAX_REMEMBERED = 1000;

/**
 * Extents of views that hide rows. They cover only visible rows, because the source's extent would reveal the others.
 */
export interface ViewExtents {
  /** The layer with its extent; layers that need no measuring as they are. */
  measure(layer: PresentedLayer): Promise<PresentedLayer>;
  /** All layers of a service, with their extents. */
  list(serviceKey: number): Promise<PresentedLayer[]>;
}

/** Caches the extent of each view until the rows of its source or its definition change. */
export function createViewExtents(features: Database): ViewExtents {
  const remembered = new Map<string, Promise<Extent | undefined>>();

  function extentOf(layer: PresentedLayer): Promise<Extent | undefined> {
    const name = [layer.key, layer.lastEditAt, layer.schemaEditAt].join();
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const [oldest] = remembered.keys();
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    const measured = measureRows(features, layer);
    remembered.set(name, measured);
    measured.catch(() => remembered.delete(name));
    return measured;
  }

  async function measure(layer: PresentedLayer): Promise<PresentedLayer> {
    const { view } = layer;
    if (view === undefined || !isRestricted(view.definition) || layer.geometryType === undefined)
      return layer;
    return { ...layer, extent: await extentOf(layer) };
  }

  return {
    measure,
    async list(serviceKey) {
      const measured: PresentedLayer[] = [];
      for (const layer of await listLayers(features, serviceKey)) measured.push(await measure(layer));
      return measured;
    },
  };
}

/** Measures the extent of all rows of a layer; a view covers only the rows that it has. */
export async function measureRows(database: Database, layer: PresentedLayer): Promise<Extent | undefined> {
  try {
    // Concurrent callers share one measurement.
    const restriction = await openRestriction(database, layer, undefined);
    const { selection, ...plan } = planQuery(layer, { returnExtentOnly: true });
    return await selectOwnExtent(database, {
      ...plan,
      selection: { ...selection, restriction },
      area: undefined,
    });
  } catch (error) {
    // A view that does not fit its source any more shows nothing, but is still there.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
