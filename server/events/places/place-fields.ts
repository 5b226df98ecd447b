import { AppError, type Fault } from '../../lib/errors.js';
import type { Place } from './place.js';

/** Coordinates of a venue that a request may send, in degrees; empty text and null remove them. */
export interface PlaceFields {
  readonly geo_lat?: number | null | '' | undefined;
  readonly geo_lng?: number | null | '' | undefined;
}

const OTHERS = { geo_lat: 'geo_lng', geo_lng: 'geo_lat' } as const;
const NAMES = ['geo_lat', 'geo_lng'] as const;

/** Finds the faults of the pair: a new venue has both or none, and an update removes both. */
export function findPlaceFaults(fields: PlaceFields, { isCreate }: { readonly isCreate: boolean }): Fault[] {
  const [sent, ...more] = NAMES.filter((name) => fields[name] !== undefined);
  if (sent === undefined) return [];
  const cleared = NAMES.filter((name) => isCleared(fields[name]));
  if (more.length === 0) {
    if (cleared.length === 0) return isCreate ? [missing(OTHERS[sent], sent)] : [];
    return isCreate ? [] : [uncleared(OTHERS[sent], sent)];
  }
  const [only, both] = cleared;
  return only !== undefined && both === undefined ? [uncleared(OTHERS[only], only)] : [];
}

/**
 * Returns the location of the venue after checked `fields` are applied to `current`.
 *
 * @throws {AppError} if the result would have only one of the two coordinates.
 */
export function applyPlace(current: Place | undefined, fields: PlaceFields): Place | undefined {
  const { geo_lat: sentLatitude, geo_lng: sentLongitude } = fields;
  if (isCleared(sentLatitude) || isCleared(sentLongitude)) return undefined;
  const latitude = sentLatitude ?? current?.latitude;
  const longitude = sentLongitude ?? current?.longitude;
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const fault = latitude === undefined ? missing('geo_lat', 'geo_lng') : missing('geo_lng', 'geo_lat');
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults: [fault] });
}

function isCleared(value: PlaceFields['geo_lat']): value is null | '' {
  return value === null || value === '';
}

function missing(field: string, other: string): Fault {
  return { field, reason: `must come with ${other}`, kind: 'invalid' };
}

function uncleared(field: string, other: string): Fault {
  return { field, reason: `must be cleared together with ${other}`, kind: 'invalid' };
}
