import { html, useEffect, useRef } from './preact.js';

/*
 * Shows where rows lie: in words, and on a small map with a graticule. Geometries are Esri JSON in degrees.
 */

const STEPS = [30, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001];

export function PreviewMap({ features }) {
  const place = useRef();
  const shapes = features.map(({ geometry }) => partsOf(geometry)).filter(({ points }) => points.length > 0);
  useEffect(() => {
    if (shapes.length === 0 || globalThis.L === undefined) return undefined;
    const map = draw(place.current, shapes);
    return () => map.remove();
  }, [features]);
  if (shapes.length === 0) return html`<p class="map-note" role="status">These rows have no places.</p>`;
  return html`<section class="map-frame" aria-label="Where the rows lie">
    ${globalThis.L && html`<div ref=${place} class="map small"></div>`}
    <p class="map-note" role="status">${placeText(shapes, features.length)}</p>
  </section>`;
}

/** Returns the vertices of a geometry, as latitude and longitude, and how they are drawn. */
function partsOf(geometry) {
  const flip = (points) => points.map(([x, y]) => [y, x]);
  if (!geometry) return { points: [] };
  if (typeof geometry.x === 'number') return { kind: 'point', points: [[geometry.y, geometry.x]] };
  if (geometry.points) return { kind: 'point', points: flip(geometry.points) };
  const parts = (geometry.rings ?? geometry.paths ?? []).map(flip);
  return { kind: geometry.rings ? 'area' : 'line', parts, points: parts.flat() };
}

function extentOf(shapes) {
  const points = shapes.flatMap((shape) => shape.points);
  const range = (index) => {
    const values = points.map((point) => point[index]);
    return [Math.min(...values), Math.max(...values)];
  };
  return { latitude: range(0), longitude: range(1) };
}

function placeText(shapes, count) {
  const { latitude, longitude } = extentOf(shapes);
  const text = (value, [positive, negative]) =>
    `${Math.abs(value).toLocaleString('en', { maximumFractionDigits: 4 })}° ${value < 0 ? negative : positive}`;
  const range = (values, names) => [...new Set(values.map((value) => text(value, names)))].join(' to ');
  const places = shapes.length === count ? `${count} rows` : `${shapes.length} of ${count} rows have places,`;
  return `${places} at ${range(latitude, ['N', 'S'])}, ${range(longitude, ['E', 'W'])}`;
}

function draw(place, shapes) {
  const color = (name) => getComputedStyle(place).getPropertyValue(`--map-${name}`).trim();
  const map = L.map(place, { attributionControl: false, preferCanvas: true, maxZoom: 18, zoomSnap: 0.5 });
  const { latitude, longitude } = extentOf(shapes);
  map.fitBounds(
    [
      [latitude[0], longitude[0]],
      [latitude[1], longitude[1]],
    ],
    { maxZoom: 9, padding: [30, 30], animate: false },
  );
  drawGraticule(map, color);
  L.control.scale().addTo(map);
  const style = { color: color('shape'), weight: 2, fillColor: color('shape'), fillOpacity: 0.3 };
  for (const { kind, points, parts } of shapes) {
    if (kind === 'area') L.polygon(parts, style).addTo(map);
    else if (kind === 'line') L.polyline(parts, style).addTo(map);
    else
      for (const point of points) L.circleMarker(point, { ...style, radius: 5, fillOpacity: 0.9 }).addTo(map);
  }
  return map;
}

/** Draws lines of latitude and longitude around what is shown. */
function drawGraticule(map, color) {
  const bounds = map.getBounds().pad(1);
  const width = map.getBounds().getEast() - map.getBounds().getWest();
  const step = STEPS.find((one) => width / one >= 3) ?? STEPS.at(-1);
  const style = { color: color('line'), weight: 1, interactive: false };
  const lines = (from, to) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
  };
  const [south, north] = [Math.max(bounds.getSouth(), -85), Math.min(bounds.getNorth(), 85)];
  for (const y of lines(south, north))
    L.polyline(
      [
        [y, bounds.getWest()],
        [y, bounds.getEast()],
      ],
      style,
    ).addTo(map);
  for (const x of lines(bounds.getWest(), bounds.getEast()))
    L.polyline(
      [
        [south, x],
        [north, x],
      ],
      style,
    ).addTo(map);
}
