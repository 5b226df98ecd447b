import type { Fault } from '../../lib/errors.js';
import type { PlaceFilter } from './place-repository.js';

/** Parameters of a list about places: degrees, and kilometres for the radius. */
export interface PlaceParameters {
  readonly geoloc?: boolean | undefined;
  readonly geoloc_lat?: number | undefined;
  readonly geoloc_lng?: number | undefined;
  readonly geoloc_radius?: number | undefined;
}

const DEFAULT_RADIUS_KM = 25;
const COORDINATES = ['geoloc_lat', 'geoloc_lng'] as const;

/** Finds faults of a circle: its centre needs both coordinates, and a radius needs a centre. */
export function findCircleFaults(parameters: PlaceParameters): Fault[] {
  const given = [...COORDINATES, 'geoloc_radius' as const].find((name) => parameters[name] !== undefined);
  if (given === undefined) return [];
  const missing = COORDINATES.filter((name) => parameters[name] === undefined);
  return missing.map((field) => ({ field, reason: `must come with ${given}`, kind: 'invalid' }));
}

/** Converts checked parameters to a condition; `undefined` if there is none. */
export function readPlaceFilter(
  parameters: PlaceParameters,
  dialect: PlaceFilter['dialect'],
): PlaceFilter | undefined {
  const { geoloc: isPlaced, geoloc_lat: latitude, geoloc_lng: longitude } = parameters;
  const { geoloc_radius: radiusKm = DEFAULT_RADIUS_KM } = parameters;
  const hasCircle = latitude !== undefined && longitude !== undefined;
  if (isPlaced === undefined && !hasCircle) return undefined;
  const within = hasCircle ? { centre: { latitude, longitude }, radiusKm } : undefined;
  return { dialect, isPlaced, within };
}

/** Lists the parameters as links of a list repeat them, with the radius for every circle. */
export function describePlaceFilter(parameters: PlaceParameters): [name: string, value: string][] {
  const { geoloc, geoloc_lat, geoloc_lng } = parameters;
  const radiusKm = parameters.geoloc_radius ?? DEFAULT_RADIUS_KM;
  const geoloc_radius = geoloc_lat === undefined ? undefined : radiusKm;
  return Object.entries({ geoloc, geoloc_lat, geoloc_lng, geoloc_radius }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}
