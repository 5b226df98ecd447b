/*
 * Shapes of features while they are edited: parts of positions. A point is one part of one position, a multipoint one
 * part, a line has a part for each path, an area one for each ring. Rings are open: their first position is not repeated.
 * Positions are arrays of longitude, latitude, then height and measure where the layer has them.
 */

const POINT = 'esriGeometryPoint';
const MULTIPOINT = 'esriGeometryMultipoint';
const LINE = 'esriGeometryPolyline';
const AREA = 'esriGeometryPolygon';

/** Geometry types that can be edited, with the name of one such feature. */
export const SHAPE_NAMES = {
  [POINT]: 'point',
  [MULTIPOINT]: 'set of points',
  [LINE]: 'line',
  [AREA]: 'area',
};

/** Number of positions without which a part is no geometry. */
const LEAST = { [POINT]: 1, [MULTIPOINT]: 1, [LINE]: 2, [AREA]: 3 };

/** Returns the parts of an Esri geometry, none of a missing or empty one. */
export function partsOf(geometry, { type, hasZ, hasM }) {
  if (!geometry) return [];
  if (type === POINT) {
    const { x, y, z, m } = geometry;
    if (x === null || x === undefined || x === 'NaN') return [];
    return [[[x, y, ...(hasZ ? [z ?? 0] : []), ...(hasM ? [m ?? null] : [])]]];
  }
  const copied = (positions) => positions.map((position) => [...position]);
  if (type === MULTIPOINT) return geometry.points.length === 0 ? [] : [copied(geometry.points)];
  if (type === LINE) return geometry.paths.map(copied);
  return geometry.rings.map((ring) => copied(ring.slice(0, -1)));
}

/** Returns the Esri geometry of parts, in longitude and latitude. */
export function geometryOf(parts, { type, hasZ, hasM }) {
  const spatialReference = { wkid: 4326 };
  if (type === POINT) {
    const [x, y, ...more] = parts[0][0];
    return { x, y, ...(hasZ && { z: more[0] }), ...(hasM && { m: more[hasZ ? 1 : 0] }), spatialReference };
  }
  const common = { ...(hasZ && { hasZ }), ...(hasM && { hasM }), spatialReference };
  if (type === MULTIPOINT) return { ...common, points: parts[0] };
  if (type === LINE) return { ...common, paths: parts };
  return { ...common, rings: parts.map((ring) => [...ring, ring[0]]) };
}

/** Returns the parts as GeoJSON that a map draws. Holes follow the area that they are in. */
export function drawingOf(parts, { type }) {
  const flat = parts.map((part) => part.map(([x, y]) => [x, y]));
  const isDrawable = ({ length }) => length >= LEAST[type];
  if (type === POINT || type === MULTIPOINT) return { type: 'MultiPoint', coordinates: flat.flat() };
  if (type === LINE) return { type: 'MultiLineString', coordinates: flat.filter(isDrawable) };
  const areas = [];
  for (const ring of flat.filter(isDrawable)) {
    const closed = [...ring, ring[0]];
    if (areas.length === 0 || isClockwise(ring)) areas.push([closed]);
    else areas.at(-1).push(closed);
  }
  return { type: 'MultiPolygon', coordinates: areas };
}

/** Returns a new position; its height and measure are the mean of those beside it, else 0 and unknown. */
export function positionAt([x, y], { hasZ, hasM }, beside = []) {
  const more = [...(hasZ ? [0] : []), ...(hasM ? [null] : [])].map((otherwise, at) => {
    const known = beside.map((position) => position[at + 2]).filter((value) => typeof value === 'number');
    return known.length === 0 ? otherwise : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
  return [x, y, ...more];
}

/** Returns the places at which a position can be put between two others. */
export function midpointsOf(parts, { type }) {
  if (type === POINT || type === MULTIPOINT) return [];
  return parts.flatMap((part, index) => {
    const sides = type === AREA ? part.length : part.length - 1;
    return Array.from({ length: sides }, (_, at) => {
      const [one, other] = [part[at], part[(at + 1) % part.length]];
      return { part: index, after: at, x: (one[0] + other[0]) / 2, y: (one[1] + other[1]) / 2 };
    });
  });
}

/** Puts a position behind another one; its height and measure come from those beside it. */
export function insertPosition(parts, { part, after }, place, shape) {
  const positions = parts[part];
  const beside = [positions[after], positions[(after + 1) % positions.length]];
  positions.splice(after + 1, 0, positionAt(place, shape, beside));
}

/** Removes a position. A part with too few positions is removed with it; the last part stays. Returns false if it must stay. */
export function removePosition(parts, { part, at }, { type }) {
  if (parts[part].length > LEAST[type]) parts[part].splice(at, 1);
  else if (parts.length > 1) parts.splice(part, 1);
  else return false;
  return true;
}

/** Moves all positions by degrees. */
export function moveParts(parts, [east, north]) {
  return parts.map((part) => part.map(([x, y, ...more]) => [x + east, y + north, ...more]));
}

/** Returns why parts cannot be stored, `undefined` if they can be. */
export function faultOf(parts, { type }) {
  const name = SHAPE_NAMES[type];
  if (parts.length === 0 || parts.some(({ length }) => length < LEAST[type]))
    return `The ${name} needs at least ${String(LEAST[type])} ${LEAST[type] === 1 ? 'point' : 'points'}.`;
  const longitudes = parts.flat().map(([x]) => x);
  if (longitudes.some((x) => Math.abs(x) > 180))
    return `The ${name} must not cross the antimeridian: draw the part on each side of it.`;
  if (parts.flat().some(([, y]) => Math.abs(y) > 90)) return `The ${name} must not reach beyond a pole.`;
  return undefined;
}

/** Moves parts by whole turns around the world, so that they begin between -180 and 180 degrees. */
export function unwrap(parts) {
  const first = parts[0]?.[0]?.[0] ?? 0;
  return moveParts(parts, [-360 * Math.floor((first + 180) / 360), 0]);
}

/** Turns a drawn ring the way that Esri geometries have their outer rings. */
export function orient(parts, { type }) {
  if (type === AREA && parts[0] && !isClockwise(parts[0])) parts[0].reverse();
  return parts;
}

function isClockwise(ring) {
  let twice = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    twice += (nextX - x) * (nextY + y);
  }
  return twice > 0;
}
