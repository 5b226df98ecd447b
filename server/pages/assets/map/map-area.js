/* Areas in degrees, as west, south, east, north. West and east of a view may be several times around the world. */

/** Latitude at which Web Mercator ends. */
const END = 85.0511;

/** Returns the area of an extent of the REST API, `undefined` where it is empty. */
export function boundsOf(extent) {
  const area = [extent?.xmin, extent?.ymin, extent?.xmax, extent?.ymax];
  if (!area.every((value) => Number.isFinite(value))) return undefined;
  return [area[0], clamp(area[1]), area[2], clamp(area[3])];
}

/** Returns the area around all of these areas, `undefined` where there is none. */
export function joinBounds(areas) {
  const known = areas.filter((area) => area !== undefined);
  if (known.length === 0) return undefined;
  return [0, 1, 2, 3].map((at) => Math[at < 2 ? 'min' : 'max'](...known.map((area) => area[at])));
}

/** Returns the area around all coordinates of a GeoJSON collection. */
export function boundsOfCollection({ features }) {
  const area = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (coordinates) => {
    if (typeof coordinates[0] !== 'number') return coordinates.forEach(take);
    const [x, y] = coordinates;
    area[0] = Math.min(area[0], x);
    area[1] = Math.min(area[1], y);
    area[2] = Math.max(area[2], x);
    area[3] = Math.max(area[3], y);
  };
  for (const { geometry } of features) if (geometry) take(geometry.coordinates ?? []);
  return boundsOf({ xmin: area[0], ymin: area[1], xmax: area[2], ymax: area[3] });
}

/** Returns the visible area of a map. */
export function visibleArea(map) {
  const seen = map.getBounds();
  return [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
}

/** Query parameters that find the features in an area. An area over the antimeridian has two parts. */
export function filterOf([west, south, east, north]) {
  const [low, high] = [clamp(south), clamp(north)];
  if (east - west >= 360) return envelope(-180, low, 180, high);
  const around = 360 * Math.floor((west + 180) / 360);
  const [left, right] = [west - around, east - around];
  if (right <= 180) return envelope(left, low, right, high);
  const rings = [ring(left, low, 180, high), ring(-180, low, right - 360, high)];
  const geometry = JSON.stringify({ rings, spatialReference: { wkid: 4326 } });
  return { geometry, geometryType: 'esriGeometryPolygon', inSR: '4326' };
}

function envelope(...area) {
  return { geometry: area.join(), geometryType: 'esriGeometryEnvelope', inSR: '4326' };
}

function ring(west, south, east, north) {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

function clamp(latitude) {
  return Math.max(-END, Math.min(END, latitude));
}
