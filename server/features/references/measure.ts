import { sridOf } from '../model/spatial-reference.js';
import { WEB_MERCATOR_SRID } from './web-mercator.js';
import type { SpatialReference } from '../model/layer.js';
import type { LookupOptions } from './proj-lookups.js';
import { describeReference } from './describe-reference.js';
import { type Ellipsoid, WGS84_ELLIPSOID } from './geodesic.js';

/** Method for distances in a spatial reference. */
export type Measure =
  | { readonly kind: 'plane'; readonly metresPerUnit: number }
  /** Longitudes and latitudes. */
  | { readonly kind: 'globe'; readonly degreesPerUnit: number; readonly ellipsoid: Ellipsoid }
  /** Web Mercator, whose metres are true at the equator only. */
  | { readonly kind: 'mercator' };

const WGS84: Measure = { kind: 'globe', degreesPerUnit: 1, ellipsoid: WGS84_ELLIPSOID };

/**
 * Returns how distances are measured in a spatial reference; `undefined` if PROJ does not know it, or its
 * units are unknown.
 */
export async function measureOf(
  reference: SpatialReference,
  signal: LookupOptions['signal'],
): Promise<Measure | undefined> {
  const srid = sridOf(reference);
  if (srid === 4326) return WGS84;
  if (srid === WEB_MERCATOR_SRID) return { kind: 'mercator' };
  const definition = await describeReference(reference, { signal });
  return definition && readMeasure(definition.wkt);
}

const GEOGRAPHIC = /^(?:GEOGCS|COMPD_CS\["[^"]*",GEOGCS)\[/;
const PROJECTED = /^(?:PROJCS|COMPD_CS\["[^"]*",PROJCS)\[/;
const SPHEROID = /SPHEROID\["[^"]*",(?<axis>[\d.eE+-]+),(?<inverse>[\d.eE+-]+)/;
const UNIT = /(?<!\w)UNIT\["[^"]*",(?<size>[\d.eE+-]+)/g;

/** Reads a measure from well-known text, version 1, in one line. */
export function readMeasure(wkt: string): Measure | undefined {
  const [horizontal = ''] = wkt.split('VERT_CS[');
  const sizes = Array.from(horizontal.matchAll(UNIT), ({ groups }) => Number(groups?.['size']));
  // A projected reference lists the unit of its underlying degrees first.
  const size = sizes.at(-1);
  if (size === undefined || !(size > 0)) return undefined;
  if (PROJECTED.test(wkt)) return { kind: 'plane', metresPerUnit: size };
  const { axis, inverse } = SPHEROID.exec(wkt)?.groups ?? {};
  if (!GEOGRAPHIC.test(wkt) || axis === undefined || inverse === undefined) return undefined;
  const flattening = Number(inverse) === 0 ? 0 : 1 / Number(inverse);
  if (!(Number(axis) > 0 && flattening < 1)) return undefined;
  const degreesPerUnit = (size * 180) / Math.PI;
  return { kind: 'globe', degreesPerUnit, ellipsoid: { semiMajorAxis: Number(axis), flattening } };
}
