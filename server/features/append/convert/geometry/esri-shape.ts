import { Refusal } from '../../report/report.js';
import { esriGeometryMisfit } from '../../formats/json/member-rules.js';
import { nestRings } from './nest-rings.js';
import {
  notCoordinates,
  type OrdinateOrder,
  readLine,
  readPositions,
  readRing,
  withoutEmpty,
  type Shape,
  ShapeFault,
  XY,
  XYM,
  XYZ,
  XYZM,
} from './shape.js';

interface EsriGeometry {
  readonly x?: unknown;
  readonly y?: unknown;
  readonly z?: unknown;
  readonly m?: unknown;
  readonly points?: unknown;
  readonly paths?: unknown;
  readonly rings?: unknown;
  readonly hasZ?: unknown;
  readonly hasM?: unknown;
}

/** Reads Esri JSON; `undefined` for an empty geometry. @throws {ShapeFault} */
export function readEsriShape(value: object): Shape | undefined {
  const misfit = esriGeometryMisfit(value);
  if (misfit !== undefined) throw new ShapeFault(misfit);
  const geometry = value as EsriGeometry;
  if ('x' in geometry) return readPoint(geometry);
  const order = orderOf(geometry);
  if (Array.isArray(geometry.points)) {
    const positions = readPositions(geometry.points);
    return positions.length === 0 ? undefined : { kind: 'multipoint', positions, order };
  }
  if (Array.isArray(geometry.paths)) {
    const lines = withoutEmpty(geometry.paths).map(readLine);
    return lines.length === 0 ? undefined : { kind: 'lines', lines, order };
  }
  if (Array.isArray(geometry.rings)) {
    const polygons = nestRings(withoutEmpty(geometry.rings).map(readRing));
    return polygons.length === 0 ? undefined : { kind: 'polygons', polygons, order };
  }
  throw new ShapeFault(new Refusal('invalid_geometry', 'must be a point, multipoint, polyline or polygon'));
}

function readPoint({ x, y, z, m }: EsriGeometry): Shape | undefined {
  // Notation of an empty point.
  if (x === null || x === 'NaN' || (typeof x === 'number' && Number.isNaN(x))) return undefined;
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw new ShapeFault(notCoordinates);
  const [hasZ, hasM] = [Number.isFinite(z), Number.isFinite(m)];
  const position = [x as number, y as number];
  if (hasZ) position.push(z as number);
  if (hasM) position.push(m as number);
  return { kind: 'point', position, order: hasZ ? (hasM ? XYZM : XYZ) : hasM ? XYM : XY };
}

/** A third number is z unless the geometry states that it has only m. */
function orderOf({ hasZ, hasM }: EsriGeometry): OrdinateOrder {
  return hasM === true && hasZ !== true ? XYM : XYZM;
}
