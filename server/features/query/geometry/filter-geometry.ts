import type { Box } from '../../../storage/sql/dialect.js';
import { makeGeometryConverter } from '../../append/convert/geometry/geometry.js';
import { Bounds } from '../../append/convert/geometry/wkb-bounds.js';
import { Refusal } from '../../append/report/report.js';
import type { GeometryType } from '../../model/layer.js';
import { boundOverlaps } from './bound-overlaps.js';
import { queryFault } from '../../model/query-fault.js';

/** Geometry that a spatial filter compares features with. */
export interface FilterGeometry {
  readonly kind: 'envelope' | 'point' | 'multipoint' | 'polyline' | 'polygon';
  /** Two-dimensional WKB; an envelope is a polygon, or a line or point if it has no area. */
  readonly wkb: Uint8Array;
  readonly box: Box;
  /** Spatial reference as stated with the geometry. */
  readonly spatialReference: unknown;
}

type Members = Partial<Readonly<Record<string, unknown>>>;

interface Kind {
  readonly kind: FilterGeometry['kind'];
  /** Member that distinguishes this kind from the others. */
  readonly member: string;
  readonly target: GeometryType | undefined;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['esriGeometryEnvelope', { kind: 'envelope', member: 'xmin', target: undefined }],
  ['esriGeometryPoint', { kind: 'point', member: 'x', target: 'esriGeometryPoint' }],
  ['esriGeometryMultipoint', { kind: 'multipoint', member: 'points', target: 'esriGeometryMultipoint' }],
  ['esriGeometryPolyline', { kind: 'polyline', member: 'paths', target: 'esriGeometryPolyline' }],
  ['esriGeometryPolygon', { kind: 'polygon', member: 'rings', target: 'esriGeometryPolygon' }],
]);

/**
 * Reads `geometry`: an object, its JSON text, or plain numbers `xmin,ymin,xmax,ymax` or `x,y` for a point. An object
 * shows its own kind, regardless of `geometryType`. @throws {AppError} `request.invalid` on `geometry`, or on
 * `geometryType` for an unknown type.
 */
export function readFilterGeometry(
  geometry: string | object,
  geometryType = 'esriGeometryEnvelope',
): FilterGeometry {
  const stated = KINDS.get(geometryType);
  if (stated === undefined) {
    const known = [...KINDS.keys()].join(', ');
    throw queryFault('geometryType', `'${geometryType}' is not supported; use one of ${known}`);
  }
  const members = typeof geometry === 'object' ? (geometry as Members) : parse(geometry, stated);
  const { kind, target } = [...KINDS.values()].find(({ member }) => member in members) ?? stated;
  const { spatialReference } = members;
  if (target === undefined) {
    const box = readBox(members);
    return { kind, wkb: writeBoxWkb(box), box, spatialReference };
  }
  if (kind === 'polygon') boundOverlaps(members['rings']);
  const layer = { geometryType: target, hasZ: false, hasM: false };
  const wkb = makeGeometryConverter({ layer, notation: 'esri', isLonLat: false })(members);
  if (wkb instanceof Refusal) throw queryFault('geometry', wkb.description);
  if (wkb === null) throw queryFault('geometry', 'must not be empty');
  const bounds = new Bounds();
  bounds.add(wkb);
  if (bounds.extent === undefined) throw queryFault('geometry', 'must not be empty');
  return { kind, wkb, box: bounds.extent, spatialReference };
}

function parse(text: string, { kind }: Kind): Members {
  try {
    const isObject = text.trimStart().startsWith('{');
    const value: unknown = JSON.parse(isObject ? text : `[${text}]`);
    if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? value : {};
    const [first, second, third, fourth, ...rest] = value as unknown[];
    if (kind === 'point' && value.length === 2) return { x: first, y: second };
    return rest.length === 0 ? { xmin: first, ymin: second, xmax: third, ymax: fourth } : {};
  } catch {
    return {};
  }
}

/** Corners may come in any order. */
function readBox({ xmin, ymin, xmax, ymax }: Members): Box {
  const corners = [xmin, ymin, xmax, ymax].filter(
    (side) => typeof side === 'number' && Number.isFinite(side),
  );
  const [left, bottom, right, top] = corners as number[];
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) {
    throw queryFault(
      'geometry',
      'must be Esri JSON, an envelope xmin,ymin,xmax,ymax, or a point x,y with geometryType',
    );
  }
  return {
    xmin: Math.min(left, right),
    ymin: Math.min(bottom, top),
    xmax: Math.max(left, right),
    ymax: Math.max(bottom, top),
  };
}

/**
 * Writes a box as WKB: a polygon, or a line or point if it has no area, which databases compare exactly.
 */
export function writeBoxWkb({ xmin, ymin, xmax, ymax }: Box): Buffer {
  if (xmin === xmax && ymin === ymax) return write([1], [xmin, ymin]);
  if (xmin === xmax || ymin === ymax) return write([2, 2], [xmin, ymin, xmax, ymax]);
  const corners = [xmin, ymin, xmax, ymin, xmax, ymax, xmin, ymax, xmin, ymin];
  return write([3, 1, corners.length / 2], corners);
}

/** Writes WKB. @param head - type, followed by its counts. */
function write(head: readonly number[], coordinates: readonly number[]): Buffer {
  const start = 1 + head.length * 4;
  const wkb = Buffer.alloc(start + coordinates.length * 8);
  wkb.writeUInt8(1, 0); // little endian
  head.forEach((value, index) => wkb.writeUInt32LE(value, 1 + index * 4));
  coordinates.forEach((value, index) => wkb.writeDoubleLE(value, start + index * 8));
  return wkb;
}
