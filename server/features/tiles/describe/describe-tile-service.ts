import type { Schemas } from '../../model/call.js';
import type { Extent } from '../../model/layer.js';
import { CURRENT_VERSION } from '../../model/server-version.js';
import type { Service } from '../../model/service.js';
import { WEB_MERCATOR, WEB_MERCATOR_EDGE } from '../../model/spatial-reference.js';
import { mercatorX, mercatorY } from '../../references/web-mercator.js';
import { MAX_LEVEL, WORLD_SIDE } from '../plan/tile-grid.js';
import { WORLD } from './measure-extent.js';

/** Pixels of a tile's side, by which clients choose the level. */
const TILE_PIXELS = 512;
const DPI = 96;
/** As Esri counts, so that scales are those of its own services. */
const INCHES_PER_METRE = 39.37;

/** Scale of a level, as a denominator. */
export function scaleOf(level: number): number {
  return resolutionOf(level) * DPI * INCHES_PER_METRE;
}

function resolutionOf(level: number): number {
  return WORLD_SIDE / TILE_PIXELS / 2 ** level;
}

/**
 * Describes the tiles of a service as a VectorTileServer of the ArcGIS REST interface does.
 *
 * @param extent - of the layers, in degrees
 */
export function describeTileService(
  service: Service,
  extent: Extent | undefined,
): Schemas['VectorTileService'] {
  const shown = extentOf(extent ?? WORLD);
  const levels = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => level);
  return {
    currentVersion: CURRENT_VERSION,
    name: service.name,
    copyrightText: service.copyrightText,
    capabilities: 'TilesOnly',
    type: 'indexedVector',
    defaultStyles: 'resources/styles',
    tiles: ['tile/{z}/{y}/{x}.pbf'],
    exportTilesAllowed: false,
    maxExportTilesCount: 0,
    initialExtent: shown,
    fullExtent: shown,
    minScale: scaleOf(0),
    maxScale: scaleOf(MAX_LEVEL),
    minzoom: 0,
    maxzoom: MAX_LEVEL,
    tileInfo: {
      rows: TILE_PIXELS,
      cols: TILE_PIXELS,
      dpi: DPI,
      format: 'pbf',
      origin: { x: -WEB_MERCATOR_EDGE, y: WEB_MERCATOR_EDGE },
      spatialReference: WEB_MERCATOR,
      lods: levels.map((level) => ({ level, resolution: resolutionOf(level), scale: scaleOf(level) })),
    },
    resourceInfo: {
      styleVersion: 8,
      tileCompression: 'gzip',
      cacheInfo: { storageInfo: { packetSize: 128, storageFormat: 'compactV2' } },
    },
    serviceItemId: service.itemId,
  };
}

function extentOf({ xmin, ymin, xmax, ymax }: Extent): Schemas['Extent'] {
  return {
    xmin: mercatorX(xmin),
    ymin: mercatorY(ymin),
    xmax: mercatorX(xmax),
    ymax: mercatorY(ymax),
    spatialReference: WEB_MERCATOR,
  };
}
