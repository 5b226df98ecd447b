import { html, useEffect, useRef, useState } from './preact.js';
import { boundsOfCollection } from './map-area.js';
import { colorOf } from './map-base.js';
import { canDrawMaps, createMap } from './map.js';

/** Level at which borders and coasts are around a single row. */
const CLOSEST = 6;

/**
 * Shows where rows lie: in words, and on a small map.
 *
 * @param features - rows with geometries of Esri JSON in degrees
 * @param names - texts that a click on each row shows
 * @param count - number of rows, those that could not be read included
 */
export function PreviewMap({ features, names = [], count = features.length, background }) {
  const place = useRef();
  const [clicked, setClicked] = useState();
  const shapes = features.flatMap(({ geometry }, index) => {
    const shape = toGeoJson(geometry);
    return shape ? [{ type: 'Feature', geometry: shape, properties: { name: names[index] } }] : [];
  });
  const data = { type: 'FeatureCollection', features: shapes };
  const bounds = boundsOfCollection(data);
  const hasMap = bounds !== undefined && canDrawMaps();
  useEffect(() => {
    if (!hasMap) return undefined;
    let map;
    let isOver = false;
    const draw = async () => {
      const made = await createMap(place.current, { bounds, closest: CLOSEST });
      if (isOver) return made.remove();
      map = made;
      return addRows(map, place.current, data, setClicked);
    };
    // Without coastlines, the words below still say where the rows lie.
    draw().catch(() => undefined);
    return () => {
      isOver = true;
      map?.remove();
    };
  }, [features]);
  if (bounds === undefined) return html`<p class="map-note" role="status">These rows have no places.</p>`;
  return html`<section class="map-frame" aria-label="Where the rows lie">
    ${hasMap && html`<div ref=${place} class="map small" data-background=${background}></div>`}
    <p class="map-note" role="status">${clicked ?? placeText(bounds, shapes.length, count)}</p>
  </section>`;
}

/** Converts a geometry; `undefined` if it has no vertices. The winding of rings tells outlines from holes. */
function toGeoJson(geometry) {
  if (!geometry) return undefined;
  const { x, y, points, paths, rings } = geometry;
  if (typeof x === 'number') return { type: 'Point', coordinates: [x, y] };
  if (points?.length > 0) return { type: 'MultiPoint', coordinates: points };
  if (paths?.length > 0) return { type: 'MultiLineString', coordinates: paths };
  return rings?.length > 0 ? { type: 'Polygon', coordinates: rings } : undefined;
}

function placeText([west, south, east, north], shown, count) {
  const text = (value, [positive, negative]) =>
    `${Math.abs(value).toLocaleString('en', { maximumFractionDigits: 4 })}° ${value < 0 ? negative : positive}`;
  const range = (values, names) => [...new Set(values.map((value) => text(value, names)))].join(' to ');
  const rows = count === 1 ? '1 row' : `${count} rows`;
  const places = shown === count ? rows : `${shown} of ${rows} have places,`;
  return `${places} at ${range([south, north], ['N', 'S'])}, ${range([west, east], ['E', 'W'])}`;
}

function addRows(map, place, data, onClick) {
  const color = colorOf(place, 'shape');
  map.addSource('rows', { type: 'geojson', data });
  const ofType = (type) => ['==', ['geometry-type'], type];
  const layers = [
    { type: 'fill', filter: ofType('Polygon'), paint: { 'fill-color': color, 'fill-opacity': 0.3 } },
    { type: 'line', filter: ['!', ofType('Point')], paint: { 'line-color': color, 'line-width': 2 } },
    { type: 'circle', filter: ofType('Point'), paint: { 'circle-color': color, 'circle-radius': 5 } },
  ];
  for (const layer of layers) map.addLayer({ id: `rows/${layer.type}`, source: 'rows', ...layer });
  map.on('click', ({ point }) => {
    const hits = map.queryRenderedFeatures(point, { layers: layers.map(({ type }) => `rows/${type}`) });
    const names = [...new Set(hits.flatMap(({ properties: { name } }) => name ?? []))];
    onClick(names.length === 0 ? undefined : names.join(', '));
  });
  map.once('idle', () => {
    place.dataset.state = 'ready';
  });
}
