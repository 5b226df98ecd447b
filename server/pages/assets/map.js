'use strict';

/*
 * Draws the features of a layer, or those that a query has found, over a graticule. There are no map tiles, because a tile
 * server would learn where a user looks. Texts of features enter the page as text only, never as HTML.
 */

/** Maximum number of features on the map. */
const MAX_FEATURES = 2000;
const WIDEST = [
  [-60, -180],
  [75, 180],
];
const STEPS = [
  30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
];

for (const place of document.querySelectorAll('.map')) start(place);

function start(place) {
  const note = place.parentElement.querySelector('.map-note');
  const color = (name) =>
    getComputedStyle(place)
      .getPropertyValue('--map-' + name)
      .trim();
  place.replaceChildren();
  const map = L.map(place, {
    attributionControl: false,
    preferCanvas: true,
    worldCopyJump: true,
    maxZoom: 20,
    zoomSnap: 0.5,
  });
  L.control.scale().addTo(map);
  const graticule = makeGraticule(color).addTo(map);
  const drawn = L.geoJSON(null, {
    style: ({ geometry }) => ({
      color: color(isPoint(geometry) ? 'edge' : 'shape'),
      // Broad edges would hide points that lie close together.
      weight: isPoint(geometry) ? 0.6 : 1.5,
      fillColor: color('shape'),
      fillOpacity: isPoint(geometry) ? 0.9 : 0.25,
    }),
    pointToLayer: (feature, at) => L.circleMarker(at, { radius: 5.5 }),
    onEachFeature: (feature, layer) =>
      layer.bindPopup(() => describe(feature, place.dataset.dates.split(',')), {
        minWidth: 200,
        maxWidth: 340,
        maxHeight: 260,
      }),
  }).addTo(map);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    graticule.redraw();
    drawn.resetStyle();
  });

  const show = (collection) => {
    drawn.clearLayers();
    drawn.addData(collection);
    const count = collection.features.length;
    const isCut = (collection.properties ?? collection).exceededTransferLimit === true;
    // Zooming in does not add features to the result of a query.
    const wayToAll = place.dataset.features ? 'there are more.' : 'zoom in to see all.';
    note.textContent = isCut
      ? 'The first ' + count.toLocaleString('en') + ' features here; ' + wayToAll
      : count.toLocaleString('en') + (count === 1 ? ' feature' : ' features') + ' here.';
    place.dataset.count = String(count);
    place.dataset.state = 'ready';
  };
  const fail = (error) => {
    if (error.name === 'AbortError') return;
    note.textContent = 'The features could not be drawn: ' + error.message;
    place.dataset.state = 'failed';
  };
  const { layer, features, more } = place.dataset;
  if (features) {
    map.fitBounds(WIDEST);
    ask(features)
      .then((collection) => {
        show(collection);
        const bounds = drawn.getBounds();
        if (bounds.isValid()) map.fitBounds(bounds, { maxZoom: 15, padding: [24, 24], animate: false });
      })
      .catch(fail);
  } else {
    lookAround(map, layer + '/query?' + (more ? more + '&' : ''), show, fail).catch(fail);
  }
}

function isPoint(geometry) {
  return geometry?.type === 'Point' || geometry?.type === 'MultiPoint';
}

/** Shows the features of a layer within the visible area of the map. */
async function lookAround(map, query, show, fail) {
  const { extent } = await ask(query + 'f=json&where=1%3D1&returnExtentOnly=true&outSR=4326');
  const corners = [extent.ymin, extent.xmin, extent.ymax, extent.xmax];
  if (corners.every((corner) => Number.isFinite(corner))) {
    map.fitBounds([corners.slice(0, 2), corners.slice(2)], {
      maxZoom: 15,
      padding: [24, 24],
      animate: false,
    });
  } else {
    map.fitBounds(WIDEST);
  }
  let running = new AbortController();
  let isReading = false;
  const look = async () => {
    // New features would close the popup that the user reads.
    if (isReading) return;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      const collection = await ask(query + new URLSearchParams(queryOf(map)).toString(), signal);
      if (!isReading) show(collection);
    } catch (error) {
      fail(error);
    }
  };
  map.on('popupopen', () => {
    isReading = true;
  });
  map.on('popupclose', () => {
    isReading = false;
    look();
  });
  map.on('moveend', look);
  await look();
}

/** Query parameters for the features in the visible area. */
function queryOf(map) {
  const seen = map.getBounds().pad(0.1);
  const clamp = (value, most) => Math.max(-most, Math.min(most, value));
  const area = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
  const [west, south, east, north] = area.map((value, index) => clamp(value, index % 2 === 0 ? 180 : 90));
  return {
    f: 'geojson',
    outFields: '*',
    inSR: '4326',
    geometry: [west, south, Math.max(west, east), north].join(','),
    resultRecordCount: String(MAX_FEATURES),
    // Half a pixel, in degrees.
    maxAllowableOffset: String(180 / (256 * 2 ** map.getZoom())),
    geometryPrecision: '7',
  };
}

async function ask(address, signal) {
  const reply = await fetch(address, { signal });
  const body = await reply.json();
  if (body.error) throw new Error(body.error.message);
  return body;
}

/** Makes a table of a feature's attributes. `dates` has the names of those in epoch milliseconds. */
function describe({ properties }, dates) {
  const table = document.createElement('table');
  for (const [name, value] of Object.entries(properties ?? {})) {
    const row = table.insertRow();
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = name;
    row.append(head);
    const isDate = dates.includes(name) && Math.abs(value) <= 8.64e15;
    row.insertCell().textContent = value === null ? '–' : isDate ? moment(value) : String(value);
  }
  const scroller = document.createElement('div');
  scroller.className = 'attributes';
  scroller.append(table);
  return scroller;
}

function moment(time) {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ') + ' UTC';
}

/** Meridians and parallels, with their degrees. */
function makeGraticule(color) {
  const Graticule = L.GridLayer.extend({
    createTile(at) {
      const size = this.getTileSize();
      const ratio = window.devicePixelRatio || 1;
      const tile = L.DomUtil.create('canvas', '');
      tile.width = size.x * ratio;
      tile.height = size.y * ratio;
      const pen = tile.getContext('2d');
      pen.scale(ratio, ratio);
      pen.strokeStyle = color('line');
      pen.fillStyle = color('label');
      pen.font = '10px system-ui, sans-serif';
      pen.lineWidth = 1;
      const origin = at.scaleBy(size);
      const crs = L.CRS.EPSG3857;
      const northWest = crs.pointToLatLng(origin, at.z);
      const southEast = crs.pointToLatLng(origin.add(size), at.z);
      const step = STEPS.findLast((degrees) => degrees >= 180 / 2 ** at.z) ?? STEPS[0];
      const digits = Math.max(0, Math.ceil(-Math.log10(step)));
      for (let x = Math.ceil(northWest.lng / step) * step; x < southEast.lng; x += step) {
        const left = Math.round(crs.latLngToPoint(L.latLng(0, x), at.z).x - origin.x) + 0.5;
        line(pen, [left, 0], [left, size.y]);
        const text = degrees(x, digits, 'E', 'W');
        const isRoom = left + 3 + pen.measureText(text).width <= size.x;
        // A label cannot reach into the next tile: without room on this side, it moves to the other side of the line.
        pen.textAlign = isRoom ? 'left' : 'right';
        pen.fillText(text, isRoom ? left + 3 : left - 3, 11);
      }
      for (let y = Math.ceil(southEast.lat / step) * step; y < northWest.lat; y += step) {
        const top = Math.round(crs.latLngToPoint(L.latLng(y, 0), at.z).y - origin.y) + 0.5;
        line(pen, [0, top], [size.x, top]);
        pen.textAlign = 'left';
        if (top > 26) pen.fillText(degrees(y, digits, 'N', 'S'), 3, top - 3);
      }
      return tile;
    },
  });
  return new Graticule({ noWrap: true });
}

function line(pen, from, to) {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}

function degrees(value, digits, positive, negative) {
  const text = Math.abs(value).toFixed(digits);
  const sign = Number(text) === 0 ? '' : value > 0 ? positive : negative;
  return text + '°' + sign;
}
