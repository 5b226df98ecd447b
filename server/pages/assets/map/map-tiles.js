/* The features of a service's layers on a map, by its vector tiles: all of them, at every zoom. */
import { getJson, withParameters } from './feature-calls.js';
import { boundsOf, filterOf, joinBounds, visibleArea } from './map-area.js';
import { isVisible, ownLayers, selectionLayers } from './map-style.js';

/** Maximum number of features at one place that can be leafed through. */
const MAX_FOUND = 100;

/**
 * Opens the features of a service, or of one of its layers.
 *
 * @param options.service - address of the feature service
 * @param options.tiles - address of its vector tiles
 * @param options.layer - number of the layer; without, all layers with geometries
 */
export async function openTiles({ service, tiles, layer }) {
  const [style, described] = await Promise.all([
    getJson(tiles + '/resources/styles/root.json'),
    layer ? getJson(service + '/' + layer + '?f=json').then((one) => [one]) : layersOf(service),
  ]);
  const shown = described.filter(({ geometryType }) => geometryType !== undefined);
  const layers = await Promise.all(shown.map((one) => openLayer(one, service, style, layer !== undefined)));
  const drawn = layers.flatMap(({ styleLayers }) => styleLayers);
  // The first layer of a service is drawn on top, which the style's order says.
  const order = style.layers.map(({ id }) => id);
  drawn.sort((one, other) => order.indexOf(one.metadata.id) - order.indexOf(other.metadata.id));
  return {
    bounds: joinBounds(layers.map(({ bounds }) => bounds)),
    source: {
      type: 'vector',
      tiles: [new URL(tiles, location.href).href + '/tile/{z}/{y}/{x}.pbf'],
      minzoom: 0,
      maxzoom: 22,
    },
    layers: drawn,
    selection: layers.flatMap(({ selection }) => selection),
    find: (hits, area, signal) => findFeatures(layers, hits, area, signal),
    count: (map, signal) => countFeatures(layers, map, signal),
  };
}

async function layersOf(service) {
  return (await getJson(service + '/layers?f=json')).layers;
}

async function openLayer(described, service, style, isAlone) {
  const address = service + '/' + String(described.id);
  const own = style.layers.filter(({ metadata }) => metadata?.layerId === described.id);
  const counted = await getJson(
    withParameters(address + '/query', {
      where: '1=1',
      returnCountOnly: 'true',
      returnExtentOnly: 'true',
      outSR: '4326',
    }),
  );
  return {
    described,
    address,
    styleLayers: ownLayers(own, isAlone),
    selection: own.length === 0 ? [] : selectionLayers(own[0]['source-layer']),
    total: counted.count,
    bounds: boundsOf(counted.extent),
  };
}

/** Returns the features at a place with their attributes: those that are drawn, then those that a thinned tile leaves out. */
async function findFeatures(layers, hits, area, signal) {
  const found = [];
  let hasMore = false;
  for (const { described, address, styleLayers } of layers) {
    const own = hits.filter(({ layer }) => styleLayers.some(({ id }) => id === layer.id));
    if (own.length === 0) continue;
    const query = (parameters) =>
      getJson(
        withParameters(address + '/query', {
          where: '1=1',
          outFields: '*',
          returnGeometry: 'false',
          resultRecordCount: String(MAX_FOUND),
          ...parameters,
        }),
        signal,
      );
    const ids = [...new Set(own.map(({ id }) => id))].slice(0, MAX_FOUND);
    const replies = [await query({ objectIds: ids.join() })];
    const isThinned = own.some(({ properties: { point_count, omitted_count } }) => {
      return point_count > 1 || omitted_count > 0;
    });
    if (isThinned) replies.push(await query(filterOf(area)));
    hasMore ||= replies.some(({ exceededTransferLimit }) => exceededTransferLimit === true);
    const known = new Map();
    for (const { features } of replies)
      for (const { attributes } of features) known.set(attributes[described.objectIdField], attributes);
    const last = known.size;
    const rank = (id) => (ids.includes(id) ? ids.indexOf(id) : last);
    for (const [id, attributes] of [...known].sort(([one], [other]) => rank(one) - rank(other)))
      found.push({
        id,
        attributes,
        layer: described,
        sourceLayer: own[0].sourceLayer,
        href: address + '/' + String(id),
      });
  }
  return { features: found, hasMore };
}

/**
 * Counts the features in the visible area, and how many of them are drawn. The database counts the former; where tiles
 * are thinned, those on the screen are the latter.
 */
async function countFeatures(layers, map, signal) {
  const zoom = map.getZoom();
  const filter = filterOf(visibleArea(map));
  const counts = await Promise.all(
    layers.map(async ({ address, styleLayers, total }) => {
      const { count: inView } = await getJson(
        withParameters(address + '/query', { where: '1=1', returnCountOnly: 'true', ...filter }),
        signal,
      );
      const visible = styleLayers.filter((layer) => isVisible(layer, zoom));
      if (visible.length === 0) return { drawn: 0, inView, total, isHidden: true };
      const { ids, isThinned, hasCounts } = drawnFeatures(map, visible);
      return { drawn: isThinned ? Math.min(ids, inView) : inView, inView, total, isThinned, hasCounts };
    }),
  );
  const sum = (name) => counts.reduce((all, count) => all + count[name], 0);
  return {
    drawn: sum('drawn'),
    inView: sum('inView'),
    total: sum('total'),
    isThinned: counts.some(({ isThinned }) => isThinned),
    hasCounts: counts.some(({ hasCounts }) => hasCounts),
    isHidden: counts.some(({ isHidden }) => isHidden),
  };
}

function drawnFeatures(map, [{ id }]) {
  const ids = new Set();
  let hasCounts = false;
  let hasOmitted = false;
  for (const { id: feature, properties } of map.queryRenderedFeatures({ layers: [id] })) {
    // A thinned tile says so at each of its features.
    hasCounts ||= properties.point_count !== undefined;
    hasOmitted ||= properties.omitted_count !== undefined;
    ids.add(feature);
  }
  return { ids: ids.size, isThinned: hasCounts || hasOmitted, hasCounts };
}
