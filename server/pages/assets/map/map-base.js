/*
 * The background of maps: land, borders and names of countries of Natural Earth, from this server's own files, or the
 * style that the operator has set. A server of somebody else would learn where a reader looks.
 */
import './topojson-client.js';

const { topojson } = globalThis;

/** Names of the colors in the style sheet, by layer and paint property. */
const COLORS = {
  water: { 'background-color': 'water' },
  land: { 'fill-color': 'land', 'fill-outline-color': 'coast' },
  graticule: { 'line-color': 'line' },
  borders: { 'line-color': 'border' },
  countries: { 'text-color': 'label', 'text-halo-color': 'land' },
};

/** Fonts of the reader's system. Without an address of glyphs, MapLibre draws letters from these. */
const FONTS = ['system-ui', 'sans-serif'];

/** Returns the style of the background: the operator's where `place` names one that answers, otherwise Natural Earth. */
export async function loadBackground(place) {
  const { background } = place.dataset;
  if (background && (await answers(background))) return background;
  const reply = await fetch(new URL('./world.json', import.meta.url));
  if (!reply.ok) throw new Error('The coastlines could not be loaded.');
  return drawWorld(await reply.json(), place);
}

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Sets the colors of the background, after a change between light and dark. */
export function recolorBackground(map, place) {
  for (const [id, paint] of Object.entries(COLORS))
    if (map.getLayer(id))
      for (const [name, color] of Object.entries(paint))
        map.setPaintProperty(id, name, colorOf(place, color));
}

/** Returns a color of maps from the style sheet. */
export function colorOf(place, name) {
  return getComputedStyle(place)
    .getPropertyValue('--map-' + name)
    .trim();
}

function drawWorld(world, place) {
  const paintOf = (id) =>
    Object.fromEntries(Object.entries(COLORS[id]).map(([name, color]) => [name, colorOf(place, color)]));
  const geojson = (data) => ({ type: 'geojson', data, maxzoom: 8 });
  const { land, countries } = world.objects;
  const borders = topojson.mesh(world, countries, (one, other) => one !== other);
  const ground = topojson.feature(world, land).features.flatMap(({ geometry }) => partsOf(geometry));
  const names = topojson.feature(world, countries).features.map(placeName);
  return {
    version: 8,
    sources: {
      land: geojson({ type: 'MultiPolygon', coordinates: ground }),
      borders: geojson(borders),
      graticule: geojson(makeGraticule()),
      countries: geojson({ type: 'FeatureCollection', features: names }),
    },
    layers: [
      { id: 'water', type: 'background', paint: paintOf('water') },
      { id: 'land', type: 'fill', source: 'land', paint: paintOf('land') },
      { id: 'graticule', type: 'line', source: 'graticule', paint: paintOf('graticule') },
      { id: 'borders', type: 'line', source: 'borders', paint: paintOf('borders') },
      {
        id: 'countries',
        type: 'symbol',
        source: 'countries',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONTS,
          'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 14],
          'text-max-width': 7,
          'text-padding': 6,
          'symbol-sort-key': ['-', ['get', 'area']],
        },
        paint: { ...paintOf('countries'), 'text-halo-width': 1.2 },
      },
    ],
  };
}

/** Places the name of a country in the middle of its largest part. */
function placeName({ geometry, properties: { name } }) {
  const middles = partsOf(geometry).map(([outline]) => middleOf(outline));
  const { area, coordinates } = middles.reduce((most, part) => (part.area > most.area ? part : most));
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { name, area } };
}

/** Returns the polygons of a geometry, with rings that a plane map can draw. */
function partsOf({ type, coordinates }) {
  return (type === 'Polygon' ? [coordinates] : coordinates).map((rings) => rings.map(unroll));
}

/**
 * Lets a ring that crosses the antimeridian go on beyond it, where its coordinates jump to the other side of the world.
 * A ring around the South Pole is closed along the lower edge of the map.
 */
function unroll(ring) {
  let turns = 0;
  const flat = ring.map(([x, y], at) => {
    const before = at === 0 ? x : ring[at - 1][0];
    turns += x - before > 180 ? -1 : x - before < -180 ? 1 : 0;
    return [x + 360 * turns, y];
  });
  if (turns === 0) return flat;
  const [[first]] = flat;
  return [...flat, [flat.at(-1)[0], -90], [first, -90], flat[0]];
}

/** Returns the area of a ring in square degrees, and its center of gravity. */
function middleOf(ring) {
  let [twice, x, y] = [0, 0, 0];
  for (let at = 1; at < ring.length; at++) {
    const [[x0, y0], [x1, y1]] = [ring[at - 1], ring[at]];
    const cross = x0 * y1 - x1 * y0;
    twice += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  if (twice === 0) return { area: 0, coordinates: ring[0] };
  return { area: Math.abs(twice / 2), coordinates: [x / (3 * twice), y / (3 * twice)] };
}

/** Meridians and parallels, every 30 degrees. */
function makeGraticule() {
  const steps = (least, most) => Array.from({ length: (most - least) / 30 + 1 }, (_, at) => least + 30 * at);
  const meridians = steps(-180, 150).map((x) => [
    [x, -85],
    [x, 85],
  ]);
  const parallels = steps(-60, 60).map((y) => [
    [-180, y],
    [180, y],
  ]);
  return { type: 'MultiLineString', coordinates: [...meridians, ...parallels] };
}
