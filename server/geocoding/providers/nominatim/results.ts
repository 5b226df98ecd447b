import type { Address, Candidate, MatchType } from '../../geocoder.js';
import { MATCH_TYPES } from '../../geocoder.js';
import { isOnEarth, readMember, readNumber, readText } from '../../json-values.js';

/** Match types by the place rank in Nominatim's documentation, the finest first. */
const BY_RANK: readonly (readonly [least: number, type: MatchType])[] = [
  [28, 'address'],
  [26, 'street'],
  [12, 'city'],
  [5, 'region'],
  [0, 'country'],
];

const BY_ADDRESS_TYPE: Readonly<Record<string, MatchType>> = {
  country: 'country',
  state: 'region',
  region: 'region',
  province: 'region',
  state_district: 'region',
  county: 'region',
  postcode: 'postcode',
  road: 'street',
};

/** Deduction from the score for each step by which a result is coarser than the address. */
const COARSER = 15;

/**
 * Reads a result of `format=jsonv2`; `undefined` without coordinates. Nominatim sends no score, so it is derived from
 * the type.
 */
export function readResult(json: unknown, address: Address): Candidate | undefined {
  const longitude = readNumber(readMember(json, 'lon'));
  const latitude = readNumber(readMember(json, 'lat'));
  if (longitude === undefined || latitude === undefined || !isOnEarth(longitude, latitude)) return undefined;
  const matchType = matchTypeOf(json);
  const names = [
    'category',
    'type',
    'addresstype',
    'osm_type',
    'osm_id',
    'place_rank',
    'importance',
    'licence',
  ];
  const attributes = Object.fromEntries(
    names.flatMap((name) => {
      const value = readMember(json, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
    }),
  );
  const score = Math.max(0, 100 - COARSER * stepsCoarser(matchType, address));
  const matchedAddress = readText(readMember(json, 'display_name'));
  return { longitude, latitude, score, matchedAddress, matchType, attributes };
}

function matchTypeOf(json: unknown): MatchType {
  const known = BY_ADDRESS_TYPE[readText(readMember(json, 'addresstype'))];
  if (known !== undefined) return known;
  const rank = readNumber(readMember(json, 'place_rank')) ?? 30;
  const type = BY_RANK.find(([least]) => rank >= least)?.[1] ?? 'country';
  // A shop or station is not an address, but equally precise.
  const hasHouse = readMember(readMember(json, 'address'), 'house_number') !== undefined;
  return type === 'address' && !hasHouse && readText(readMember(json, 'category')) !== 'building'
    ? 'place'
    : type;
}

function stepsCoarser(found: MatchType, address: Address): number {
  const wanted = wantedType(address);
  if (wanted === undefined) return 0;
  return Math.max(0, stepOf(found) - stepOf(wanted));
}

/** Returns the coarseness of a type, from 0 for houses and places to 4 for countries. */
function stepOf(type: MatchType): number {
  const steps: Readonly<Record<MatchType, number>> = {
    address: 0,
    place: 0,
    street: 1,
    postcode: 2,
    city: 2,
    region: 3,
    country: 4,
  };
  return Math.min(steps[type], MATCH_TYPES.length);
}

/** Returns the finest type that the address names; a line may name any. */
function wantedType(address: Address): MatchType | undefined {
  if (address.singleLine !== undefined) return undefined;
  if (address.address !== undefined) return /\d/.test(address.address) ? 'address' : 'street';
  if (address.city !== undefined || address.neighborhood !== undefined) return 'city';
  if (address.postal !== undefined) return 'postcode';
  return address.region === undefined && address.subregion === undefined ? 'country' : 'region';
}
