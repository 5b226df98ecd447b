/* Layers of a map's style that draw features. */

/** Name of the source of features in the style. */
export const SOURCE = 'features';

/** Color around the feature whose attributes are shown, which no background has. */
const SELECTED = '#ff8a00';
const NONE = ['==', ['id'], -1];

/**
 * Returns the layers of a service's style for our own source, with names that no background has.
 *
 * @param isShown - true to draw also those that the service hides at first
 */
export function ownLayers(layers, isShown) {
  return layers.map(({ id, layout, paint, ...layer }) => ({
    ...layer,
    paint: layer.type === 'circle' ? sizeByCount(paint) : paint,
    id: SOURCE + ':' + id,
    source: SOURCE,
    layout: { ...layout, ...(isShown && { visibility: 'visible' }) },
    metadata: { ...layer.metadata, id },
  }));
}

/** Draws a point of a thinned tile as large as the number of features that it is there for. */
function sizeByCount(paint) {
  const factor = [
    'interpolate',
    ['linear'],
    ['log10', ['get', 'point_count']],
    0,
    0.5,
    1,
    0.7,
    2,
    1.1,
    3,
    1.7,
  ];
  const isThinned = ['has', 'point_count'];
  const byCount = (value, most) => ['case', isThinned, ['*', value, most], value];
  return {
    ...paint,
    'circle-radius': byCount(paint['circle-radius'], factor),
    'circle-stroke-width': byCount(paint['circle-stroke-width'], 0.5),
  };
}

/** Returns the layers that mark one feature, which a filter chooses. */
export function selectionLayers(sourceLayer) {
  const common = (shape) => ({
    id: [SOURCE, 'selected', shape, sourceLayer ?? ''].join(':'),
    source: SOURCE,
    ...(sourceLayer && { 'source-layer': sourceLayer }),
    filter: NONE,
    metadata: { shape },
  });
  return [
    { ...common('line'), type: 'line', paint: { 'line-color': SELECTED, 'line-width': 4 } },
    {
      ...common('point'),
      type: 'circle',
      paint: {
        'circle-radius': 9,
        'circle-opacity': 0,
        'circle-stroke-color': SELECTED,
        'circle-stroke-width': 4,
      },
    },
  ];
}

/** Marks a feature, or none, in the layers that do so. */
export function select(map, layers, feature) {
  for (const { id, metadata, ...layer } of layers) {
    const isOurs = feature !== undefined && (layer['source-layer'] ?? '') === feature.sourceLayer;
    const shape = ['in', ['geometry-type'], ['literal', metadata.shape === 'point' ? POINTS : OTHERS]];
    map.setFilter(id, isOurs ? ['all', shape, ['==', ['id'], feature.id]] : NONE);
  }
}

const POINTS = ['Point', 'MultiPoint'];
const OTHERS = ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

/** True if a layer is drawn at a zoom. */
export function isVisible({ minzoom = -Infinity, maxzoom = Infinity, layout }, zoom) {
  return layout?.visibility !== 'none' && zoom >= minzoom && zoom < maxzoom;
}
