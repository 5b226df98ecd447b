import type { Fault } from '../errors.js';
import type { PlaceFilter } from './place-repository.js';

/** What a list may be asked about places. Degrees, and kilometres for the radius. */
export interface PlaceParameters {
  readonly geoloc?: boolean | undefined;
  readonly geoloc_lat?: number | undefined;
  readonly geoloc_lng?: number | undefined;
  readonly geoloc_radius?: number | undefined;
}

/** The middle of a circle has two coordinates. */
export function findCircleFaults({ geoloc_lat: latitude, geoloc_lng: longitude }: PlaceParameters): Fault[] {
  if ((latitude === undefined) === (longitude === undefined)) return [];
  const [field, other] = latitude === undefined ? ['geoloc_lat', 'geoloc_lng'] : ['geoloc_lng', 'geoloc_lat'];
  return [{ field, reason: `must come with ${other}`, kind: 'invalid' }];
}

/** The parameters, which were checked, as a condition; `undefined` when there is none. */
export function readPlaceFilter(
  parameters: PlaceParameters,
  dialect: PlaceFilter['dialect'],
): PlaceFilter | undefined {
  const { geoloc: isPlaced, geoloc_lat: latitude, geoloc_lng: longitude } = parameters;
  // The document has a radius where none is given.
  const { geoloc_radius: radiusKm } = parameters;
  const hasCircle = latitude !== undefined && longitude !== undefined && radiusKm !== undefined;
  if (isPlaced === undefined && !hasCircle) return undefined;
  const within = hasCircle ? { centre: { latitude, longitude }, radiusKm } : undefined;
  return { dialect, isPlaced, within };
}

/** The parameters as the links of a list repeat them; the radius only where there is a circle. */
export function describePlaceFilter(parameters: PlaceParameters): [name: string, value: string][] {
  const { geoloc, geoloc_lat, geoloc_lng, geoloc_radius } = parameters;
  const radius = geoloc_lat === undefined ? undefined : geoloc_radius;
  return Object.entries({ geoloc, geoloc_lat, geoloc_lng, geoloc_radius: radius }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}
