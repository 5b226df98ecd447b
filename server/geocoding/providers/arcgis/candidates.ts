import type { Candidate, MatchType } from '../../geocoder.js';
import { isOnEarth, readMember, readNumber, readText } from '../../json-values.js';

const MATCH_TYPES: Readonly<Record<string, MatchType>> = {
  Subaddress: 'address',
  PointAddress: 'address',
  StreetAddress: 'address',
  StreetAddressExt: 'address',
  DistanceMarker: 'street',
  StreetInt: 'street',
  StreetBetween: 'street',
  StreetMidBlock: 'street',
  StreetName: 'street',
  POI: 'place',
  Postal: 'postcode',
  PostalExt: 'postcode',
  PostalLoc: 'postcode',
  Locality: 'city',
};

const LOCALITIES: Readonly<Record<string, MatchType>> = {
  Subregion: 'region',
  Region: 'region',
  Territory: 'region',
  Country: 'country',
};

/** Attributes that are passed on; a locator has very many. */
const KEPT = [
  'Addr_type',
  'Type',
  'City',
  'Subregion',
  'Region',
  'Postal',
  'Country',
  'Loc_name',
  'LongLabel',
];

/**
 * Reads a candidate of `findAddressCandidates` or a location of `geocodeAddresses`; `undefined` without coordinates,
 * which means no match.
 */
export function readCandidate(json: unknown): Candidate | undefined {
  const attributes = readMember(json, 'attributes');
  const location = readMember(json, 'location');
  const longitude = readNumber(readMember(location, 'x'));
  const latitude = readNumber(readMember(location, 'y'));
  if (longitude === undefined || latitude === undefined || !isOnEarth(longitude, latitude)) return undefined;
  const score = readNumber(readMember(json, 'score')) ?? readNumber(readMember(attributes, 'Score')) ?? 0;
  return {
    longitude,
    latitude,
    score: Math.min(100, Math.max(0, score)),
    matchedAddress: readText(readMember(json, 'address')) || readText(readMember(attributes, 'Match_addr')),
    matchType: matchTypeOf(attributes),
    attributes: pick(attributes),
  };
}

function matchTypeOf(attributes: unknown): MatchType {
  const name = readText(readMember(attributes, 'Addr_type'));
  const locality = name === 'Locality' ? LOCALITIES[readText(readMember(attributes, 'Type'))] : undefined;
  // Custom locators may omit the type; most of them find houses.
  return locality ?? MATCH_TYPES[name] ?? 'address';
}

function pick(attributes: unknown): Record<string, string | number> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = readMember(attributes, name);
      const isValue = (typeof value === 'string' && value !== '') || typeof value === 'number';
      return isValue ? [[name, value] as const] : [];
    }),
  );
}
