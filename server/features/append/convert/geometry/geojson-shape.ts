import { Refusal } from '../../report/report.js';
import { geoJsonGeometryMisfit } from '../../formats/json/member-rules.js';
import {
  notCoordinates,
  readLine,
  readPosition,
  readPositions,
  readRing,
  type Ring,
  type Shape,
  ShapeFault,
  withoutEmpty,
  XYZM,
} from './shape.js';

/**
 * Reads GeoJSON; `undefined` for an empty geometry. Reads a fourth number of a position as m. @throws
 * {ShapeFault}
 */
export function readGeoJsonShape(value: object): Shape | undefined {
  const misfit = geoJsonGeometryMisfit(value);
  if (misfit !== undefined) throw new ShapeFault(misfit);
  const { type, coordinates } = value as { type?: unknown; coordinates?: unknown };
  if (type === 'GeometryCollection') {
    throw new ShapeFault(new Refusal('geometry_type', 'a GeometryCollection is not supported'));
  }
  if (!Array.isArray(coordinates)) throw new ShapeFault(notCoordinates);
  if (isEmpty(coordinates)) return undefined;
  const order = XYZM;
  switch (type) {
    case 'Point':
      return { kind: 'point', position: readPosition(coordinates), order };
    case 'MultiPoint':
      return { kind: 'multipoint', positions: readPositions(coordinates), order };
    case 'LineString':
      return { kind: 'lines', lines: [readLine(coordinates)], order };
    case 'MultiLineString':
      return { kind: 'lines', lines: withoutEmpty(coordinates).map(readLine), order };
    case 'Polygon':
      return { kind: 'polygons', polygons: [readPolygon(coordinates)], order };
    case 'MultiPolygon':
      return {
        kind: 'polygons',
        polygons: coordinates.filter((part) => !isEmpty(part)).map(readPolygon),
        order,
      };
    default:
      throw new ShapeFault(new Refusal('invalid_geometry', 'must be a GeoJSON geometry'));
  }
}

/** Maximum depth: polygons, rings, positions and numbers. */
const MAX_DEPTH = 4;

/** True for nested empty arrays. */
function isEmpty(coordinates: unknown, depth = 0): boolean {
  if (!Array.isArray(coordinates) || depth > MAX_DEPTH) return false;
  return coordinates.every((member) => isEmpty(member, depth + 1));
}

function readPolygon(value: unknown): Ring[] {
  // Without its outer ring, holes would become polygons.
  if (!Array.isArray(value) || isEmpty(value[0])) throw new ShapeFault(notCoordinates);
  return withoutEmpty(value).map(readRing);
}
