import type { Principal } from '../../auth/principal.js';
import type { Database, Databases } from '../../storage/database/database.js';
import type { LayerPath, ServicePath } from '../model/call.js';
import { type CatalogueScope, eventsLayers, IS_SHOWN } from '../events-service/events-layers.js';
import { EVENTS_SERVICE, isEventsName } from '../events-service/events-service.js';
import { readCatalogueChanges } from '../events-service/catalogue-repository.js';
import { createMeasureLayers } from '../events-service/measure-layers.js';
import { getLayer, getService, getServiceLayers, noLayer } from '../catalog/find.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { findService, listServices } from '../catalog/service-repository.js';
import type { Condition } from '../where/tree.js';
import type { Service } from '../model/service.js';
import { createViewExtents } from '../query/extent/view-extents.js';

type Caller = Principal | undefined;

/** Layer to read, with the location of its rows. */
export interface ReadLayer {
  readonly service: Service;
  readonly layer: PresentedLayer;
  readonly database: Database;
  /** Readable rows; if absent, all rows of the table. */
  readonly only?: Condition;
}

/** A service and its layers as they are read. */
export interface ReadService {
  readonly service: Service;
  readonly layers: readonly ReadLayer[];
}

/** Readable services: the stored ones, and that of the events catalogue, whose rows are in another database. */
export interface ReadServices {
  /** Returns all services by name; the caller must check the right to see each. */
  list(): Promise<readonly Service[]>;
  /** @throws {AppError} as `getService` of the stored ones. */
  service(path: ServicePath, caller: Caller): Promise<Service>;
  /** @throws {AppError} as `getLayer` of the stored ones. */
  layer(path: LayerPath, caller: Caller): Promise<ReadLayer>;
  /**
   * The service with all of its layers as they are read; their extents are not measured.
   *
   * @throws {AppError} as `getService` of the stored ones.
   */
  readLayers(path: ServicePath, caller: Caller): Promise<ReadService>;
  /** Returns all layers of a service with their extents. */
  layers(service: Service, caller: Caller): Promise<readonly PresentedLayer[]>;
  /** The layer with its extent. */
  measured(found: ReadLayer, caller: Caller): Promise<PresentedLayer>;
}

export function createReadServices(databases: Pick<Databases, 'features' | 'events'>): ReadServices {
  const { features, events } = databases;
  const extents = createViewExtents(features);
  const measureEvents = createMeasureLayers(events);

  /** A stored service that already had this name keeps it. */
  async function isOfEvents({ serviceName }: ServicePath): Promise<boolean> {
    return isEventsName(serviceName) && (await findService(features, serviceName)) === undefined;
  }

  return {
    async list() {
      const stored = await listServices(features);
      if (stored.some(({ name }) => isEventsName(name))) return stored;
      return [...stored, EVENTS_SERVICE].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    },

    async service(path, caller) {
      return (await isOfEvents(path)) ? EVENTS_SERVICE : getService(features, path, caller);
    },

    async layer(path, caller) {
      if (!(await isOfEvents(path))) {
        const { service, layer } = await getLayer(features, path, caller);
        return { service, layer, database: features };
      }
      const layer = eventsLayers(scopeOf(caller)).find(({ id }) => id === path.layerId);
      if (layer === undefined) throw noLayer(EVENTS_SERVICE, path);
      return { service: EVENTS_SERVICE, layer, database: events, only: IS_SHOWN };
    },

    async readLayers(path, caller) {
      if (!(await isOfEvents(path))) {
        const { service, layers } = await getServiceLayers(features, path, caller);
        return { service, layers: layers.map((layer) => ({ service, layer, database: features })) };
      }
      const editCount = await readCatalogueChanges(events);
      const layers = eventsLayers(scopeOf(caller)).map((layer) => {
        return { service: EVENTS_SERVICE, layer: { ...layer, editCount }, database: events, only: IS_SHOWN };
      });
      return { service: EVENTS_SERVICE, layers };
    },

    async layers(service, caller) {
      return service === EVENTS_SERVICE ? measureEvents(scopeOf(caller)) : extents.list(service.key);
    },

    async measured({ service, layer }, caller) {
      if (service !== EVENTS_SERVICE) return extents.measure(layer);
      const layers = await measureEvents(scopeOf(caller));
      return layers.find(({ id }) => id === layer.id) ?? layer;
    },
  };
}

function keyOf({ name }: Service): string {
  return name.toLowerCase();
}

/** Returns the records that a caller sees: users who may change all records of the catalogue see all. */
function scopeOf(caller: Caller): CatalogueScope {
  return caller?.role === 'administrator' || caller?.role === 'editor' ? 'all' : 'public';
}
