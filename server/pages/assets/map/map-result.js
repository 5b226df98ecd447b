/* The features that a query has found on a map, from its reply as GeoJSON. */
import { getJson } from './feature-calls.js';
import { boundsOfCollection } from './map-area.js';
import { ownLayers, selectionLayers } from './map-style.js';

/**
 * Opens the result of a query.
 *
 * @param options.features - address of the result as GeoJSON
 * @param options.service - address of the feature service, `layer` the number of its layer
 * @param options.tiles - address of its vector tiles, whose style draws the features
 */
export async function openResult({ features, service, tiles, layer }) {
  const address = service + '/' + layer;
  const [collection, described, style] = await Promise.all([
    getJson(features),
    getJson(address + '?f=json'),
    getJson(tiles + '/resources/styles/root.json'),
  ]);
  const own = style.layers.filter(({ metadata }) => metadata?.layerId === described.id);
  const count = collection.features.length;
  // Features of a query may have no identifier, or not all different ones; their places in the reply differ.
  const data = {
    type: 'FeatureCollection',
    features: collection.features.map(({ geometry, properties }, at) => {
      return { type: 'Feature', id: at + 1, geometry, properties };
    }),
  };
  const idOf = (at) => collection.features[at]?.properties?.[described.objectIdField];
  return {
    bounds: boundsOfCollection(data),
    source: { type: 'geojson', data, tolerance: 0.2 },
    layers: ownLayers(
      own.map(({ 'source-layer': _, ...one }) => one),
      true,
    ),
    selection: selectionLayers(),
    find: async (hits) => {
      const places = [...new Set(hits.map(({ id }) => id))];
      const found = places.map((id) => ({
        id,
        attributes: collection.features[id - 1].properties ?? {},
        layer: described,
        sourceLayer: '',
        href: idOf(id - 1) === undefined ? undefined : address + '/' + String(idOf(id - 1)),
      }));
      return Promise.resolve({ features: found, hasMore: false });
    },
    count: () =>
      Promise.resolve({
        drawn: count,
        isCut: (collection.properties ?? collection).exceededTransferLimit === true,
      }),
  };
}
