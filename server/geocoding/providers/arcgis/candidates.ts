import type { Candidate, MatchType } from '../../geocoder.js';
import { isOnEarth, member, number, text } from '../../json-values.js';

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

/** Attributes that are told on; a locator has very many. */
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
 * A candidate of `findAddressCandidates`, or a location of `geocodeAddresses`, which are alike; `undefined` for one
 * without a place, which stands for no match.
 */
export function readCandidate(json: unknown): Candidate | undefined {
  const attributes = member(json, 'attributes');
  const location = member(json, 'location');
  const longitude = number(member(location, 'x'));
  const latitude = number(member(location, 'y'));
  if (longitude === undefined || latitude === undefined || !isOnEarth(longitude, latitude)) return undefined;
  const score = number(member(json, 'score')) ?? number(member(attributes, 'Score')) ?? 0;
  return {
    longitude,
    latitude,
    score: Math.min(100, Math.max(0, score)),
    matchedAddress: text(member(json, 'address')) || text(member(attributes, 'Match_addr')),
    matchType: matchTypeOf(attributes),
    attributes: pick(attributes),
  };
}

function matchTypeOf(attributes: unknown): MatchType {
  const name = text(member(attributes, 'Addr_type'));
  const locality = name === 'Locality' ? LOCALITIES[text(member(attributes, 'Type'))] : undefined;
  // Locators of one's own need not say; most of them find houses.
  return locality ?? MATCH_TYPES[name] ?? 'address';
}

function pick(attributes: unknown): Record<string, string | number> {
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = member(attributes, name);
      const isValue = (typeof value === 'string' && value !== '') || typeof value === 'number';
      return isValue ? [[name, value] as const] : [];
    }),
  );
}
