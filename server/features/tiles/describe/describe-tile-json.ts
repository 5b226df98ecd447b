import type { Schemas } from '../../model/call.js';
import type { Extent, Field } from '../../model/layer.js';
import type { PresentedLayer } from '../../model/layer-presentation.js';
import type { Service } from '../../model/service.js';
import { MAX_LEVEL } from '../plan/tile-grid.js';
import { nameLayers } from '../plan/tile-layer.js';
import { WORLD } from './measure-extent.js';
import { tileUrl } from './tile-url.js';

interface TileJsonOptions {
  /** Extent of the layers, in degrees. */
  readonly extent: Extent | undefined;
  readonly publicUrl: string;
}

/** Describes the tiles of a service as TileJSON 3.0. */
export function describeTileJson(
  service: Service,
  layers: readonly PresentedLayer[],
  { extent = WORLD, publicUrl }: TileJsonOptions,
): Schemas['TileJson'] {
  const { xmin, ymin, xmax, ymax } = extent;
  const shown = layers.filter(({ geometryType }) => geometryType !== undefined);
  return {
    tilejson: '3.0.0',
    name: service.name,
    description: service.serviceDescription || service.description,
    attribution: service.copyrightText,
    scheme: 'xyz',
    tiles: [tileUrl(publicUrl, service)],
    minzoom: 0,
    maxzoom: MAX_LEVEL,
    bounds: [xmin, ymin, xmax, ymax],
    center: [(xmin + xmax) / 2, (ymin + ymax) / 2, 0],
    vector_layers: nameLayers(shown.map((layer) => ({ layer }))).map(({ name, read: { layer } }) => ({
      id: name,
      description: layer.presentation.description,
      fields: Object.fromEntries(layer.fields.map((field) => [field.name, typeOf(field)])),
      minzoom: 0,
      maxzoom: MAX_LEVEL,
    })),
  };
}

const NUMBERS: ReadonlySet<Field['type']> = new Set([
  'esriFieldTypeOID',
  'esriFieldTypeSmallInteger',
  'esriFieldTypeInteger',
  'esriFieldTypeBigInteger',
  'esriFieldTypeSingle',
  'esriFieldTypeDouble',
  'esriFieldTypeDate',
]);

function typeOf({ type }: Field): string {
  return NUMBERS.has(type) ? 'Number' : 'String';
}
