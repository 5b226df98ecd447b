import type { Schemas } from '../../model/call.js';
import type { PresentedLayer } from '../../model/layer-presentation.js';
import type { Service } from '../../model/service.js';
import { defaultDrawingInfo } from '../../metadata/drawing.js';
import type { ReadLayer } from '../../metadata/read-services.js';
import { MAX_LEVEL } from '../plan/tile-grid.js';
import { nameLayers } from '../plan/tile-layer.js';
import { scaleOf } from './describe-tile-service.js';
import { looksOf } from './renderers.js';
import { tileUrl } from './tile-url.js';

interface StyleOptions {
  readonly publicUrl: string;
  /** True for a client of Esri, which finds the service by an address relative to the style. */
  readonly hasServiceUrl: boolean;
}

/** Name of the source, as that of other vector tile services. */
const SOURCE = 'esri';

type StyleLayer = Record<string, unknown>;

/** Makes the style of a service's tiles from the drawing of its layers. The first layer is drawn last, on top. */
export function describeStyle(
  service: Service,
  layers: readonly Pick<ReadLayer, 'layer'>[],
  { publicUrl, hasServiceUrl }: StyleOptions,
): Schemas['VectorTileStyle'] {
  const shown = layers.filter(({ layer }) => layer.geometryType !== undefined);
  return {
    version: 8,
    name: service.name,
    sources: {
      [SOURCE]: {
        type: 'vector',
        ...(hasServiceUrl && { url: '../../' }),
        tiles: [tileUrl(publicUrl, service)],
        minzoom: 0,
        maxzoom: MAX_LEVEL,
        scheme: 'xyz',
        ...(service.copyrightText !== '' && { attribution: service.copyrightText }),
      },
    },
    layers: nameLayers(shown)
      .flatMap(({ name, read }) => [drawLayer(name, read.layer)])
      .reverse()
      .flat(),
  };
}

/** Layers of the style that draw one layer of the service, the lowest first. */
function drawLayer(name: string, { id: layerId, geometryType, presentation }: PresentedLayer): StyleLayer[] {
  if (geometryType === undefined) return [];
  const drawing = presentation.drawingInfo ?? defaultDrawingInfo(geometryType);
  const looks = looksOf(drawing['renderer'], geometryType);
  const opacity = opacityOf(drawing['transparency']);
  const common = {
    source: SOURCE,
    'source-layer': name,
    // Two layers may have one name, so that a client needs the number to find the layer of the feature service.
    metadata: { layerId },
    ...zoomsOf(presentation),
  };
  const visibility = presentation.defaultVisibility ? 'visible' : 'none';
  const fill = looks.property((look) => look.fill);
  const stroke = looks.property((look) => look.stroke);
  const width = looks.property((look) => look.strokeWidth);
  const [{ dashes } = { dashes: undefined }] = looks.all;
  const isDashed = dashes !== undefined && looks.all.every((look) => look.dashes === dashes);
  const line = (id: string): StyleLayer => ({
    id,
    type: 'line',
    ...common,
    layout: { visibility, 'line-cap': isDashed ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': stroke,
      'line-width': width,
      'line-opacity': opacity,
      ...(isDashed && { 'line-dasharray': dashes }),
    },
  });
  switch (geometryType) {
    case 'esriGeometryPoint':
    case 'esriGeometryMultipoint':
      return [
        {
          id: name,
          type: 'circle',
          ...common,
          layout: { visibility },
          paint: {
            'circle-radius': looks.property((look) => look.radius),
            'circle-color': fill,
            'circle-opacity': opacity,
            'circle-stroke-color': stroke,
            'circle-stroke-width': width,
            'circle-stroke-opacity': opacity,
          },
        },
      ];
    case 'esriGeometryPolyline':
      return [line(name)];
    case 'esriGeometryPolygon':
    case 'esriGeometryMultiPatch': {
      const area = {
        id: name,
        type: 'fill',
        ...common,
        layout: { visibility },
        paint: { 'fill-color': fill, 'fill-opacity': opacity, 'fill-antialias': false },
      };
      return looks.all.some((look) => look.strokeWidth > 0) ? [area, line(`${name}/outline`)] : [area];
    }
  }
}

/** Transparency is from 0 to 100. */
function opacityOf(transparency: unknown): number {
  const given = typeof transparency === 'number' ? transparency : 0;
  return Math.round(100 - Math.max(0, Math.min(100, given))) / 100;
}

/** Levels at which a layer is drawn; a scale of 0 is no limit. */
function zoomsOf({ minScale, maxScale }: PresentedLayer['presentation']): object {
  return {
    ...(minScale > 0 && { minzoom: levelOf(minScale) }),
    ...(maxScale > 0 && { maxzoom: levelOf(maxScale) }),
  };
}

/** Highest level of a style. */
const HIGHEST = 24;

function levelOf(scale: number): number {
  return Math.max(0, Math.min(HIGHEST, Math.round(Math.log2(scaleOf(0) / scale) * 1000) / 1000));
}
