import type { Place } from './place.js';

/** Where a venue lies, on the wire; nothing where that is not known. Zero is a place like all others. */
export function describePlace(place: Place | undefined): { geo_lat: number; geo_lng: number } | undefined {
  return place && { geo_lat: place.latitude, geo_lng: place.longitude };
}
