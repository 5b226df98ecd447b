import { addressKey, tidyAddress } from '../../geocoding/address.js';
import type { Address } from '../../geocoding/geocoder.js';
import type { Placement } from '../places/place.js';
import { applyPlace, type PlaceFields } from '../places/place-fields.js';
import type { VenueContact } from './venue.js';

/** Due at the next run of the geocoding task. */
const AT_ONCE = 0;

/**
 * Applies checked `fields` to the placement of `current`, or of a new venue. Given coordinates override the
 * address, and so does their removal; otherwise a new address is geocoded later. Geocoded coordinates that
 * are sent back unchanged do not count as given.
 */
export function applyPlacement(
  current: (Placement & { readonly contact: VenueContact }) | undefined,
  contact: VenueContact,
  fields: PlaceFields,
): Placement {
  const isSent = fields.geo_lat !== undefined || fields.geo_lng !== undefined;
  if (isSent && !isSentBack(current, fields)) {
    return { place: applyPlace(current?.place, fields), isGeocoded: false, geocodeAt: undefined };
  }
  const isGiven = current?.place !== undefined && !current.isGeocoded;
  const isSameAddress =
    current !== undefined && venueAddressKey(current.contact) === venueAddressKey(contact);
  if (current !== undefined && (isGiven || isSameAddress)) {
    return { place: current.place, isGeocoded: current.isGeocoded, geocodeAt: current.geocodeAt };
  }
  const hasAddress = toAddress(contact) !== undefined;
  return { place: undefined, isGeocoded: false, geocodeAt: hasAddress ? AT_ONCE : undefined };
}

function isSentBack(current: Placement | undefined, { geo_lat, geo_lng }: PlaceFields): boolean {
  if (current?.isGeocoded !== true) return false;
  const { latitude, longitude } = current.place ?? {};
  return (geo_lat === undefined || geo_lat === latitude) && (geo_lng === undefined || geo_lng === longitude);
}

/** Returns the parts of the address for a geocoder; `undefined` if there is none. */
export function toAddress(contact: VenueContact): Address | undefined {
  const { address, city, zip, country, state, province, stateprovince } = contact;
  return tidyAddress({
    address,
    city,
    postal: zip,
    countryCode: country,
    region: stateprovince || state || province,
  });
}

/** Returns a key that is equal for contacts with the same address. */
export function venueAddressKey(contact: VenueContact): string {
  return addressKey(toAddress(contact) ?? {}, []);
}
