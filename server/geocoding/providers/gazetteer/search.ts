import type { Address, Candidate, MatchType } from '../../geocoder.js';
import type { Gazetteer } from './load-gazetteer.js';
import { normalizeName } from './normalize.js';
import type { Place } from './places.js';
import { nameVariants } from './name-variants.js';

/** Candidate with its prominence among others of the same score. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly rank: number;
  /** Reason for a lower score, if the user can correct it. */
  readonly note?: string;
}

/** Deduction from the full score for each part of the address that could not be confirmed. */
const PENALTIES = {
  otherName: 2,
  unverifiedPostcode: 2,
  neighborhood: 3,
  unknownRegion: 5,
  street: 10,
  unknownCountry: 10,
  unnamedCountry: 10,
  ambiguous: 10,
  unknownCity: 10,
  otherPostcode: 15,
  otherRegion: 25,
  tooCoarse: 45,
  anywhere: 45,
} as const;

/** Prominence is the decimal logarithm of the population; smaller differences than this are ties. */
const RANK_TIE = 0.3;
const MAX_CANDIDATES = 5;
const NEAR_KM = 100;

/**
 * Finds candidates for an address in parts, the best first. It never finds houses and streets, only the
 * areas that contain them.
 */
export function searchParts(
  gazetteer: Gazetteer,
  address: Address,
  countries: readonly string[],
): readonly Ranked[] {
  const query = readQuery(gazetteer, address, countries);
  if (query === undefined) return [];
  const cities = searchCities(gazetteer, query);
  if (cities.length > 0) return cities;
  return searchPostcode(gazetteer, query) ?? searchArea(gazetteer, query);
}

interface Query {
  readonly address: Address;
  /** `undefined` for all countries. */
  readonly countries: readonly string[] | undefined;
  /** GeoNames codes; empty if the region is unknown or not given. */
  readonly regions: readonly string[];
  /** Deduction for parts of the address that could not be interpreted. */
  readonly penalty: number;
}

/** Reads the address; `undefined` if it lies outside the countries that are searched. */
function readQuery(
  { countries, regions }: Gazetteer,
  address: Address,
  only: readonly string[],
): Query | undefined {
  const named = address.countryCode === undefined ? undefined : countries.find(address.countryCode);
  if (named !== undefined && only.length > 0 && !only.includes(named)) return undefined;
  const within = named !== undefined ? [named] : only.length > 0 ? only : undefined;
  const { region = '' } = address;
  const found =
    within === undefined ? regions.find(region) : within.flatMap((country) => regions.find(region, country));
  let penalty = 0;
  if (address.countryCode !== undefined && named === undefined) penalty += PENALTIES.unknownCountry;
  if (region !== '' && found.length === 0) penalty += PENALTIES.unknownRegion;
  return { address, countries: within, regions: found, penalty };
}

function searchCities(gazetteer: Gazetteer, query: Query): Ranked[] {
  const { address, countries } = query;
  const name = address.city ?? address.neighborhood;
  if (name === undefined) return [];
  for (const variant of nameVariants(name)) {
    const hits = gazetteer.names.find(normalizeName(variant));
    const ranked = hits.flatMap(({ place: index, isOtherName }) => {
      const place = gazetteer.places.get(index);
      if (countries !== undefined && !countries.includes(place.country)) return [];
      return [rankCity(gazetteer, query, place, isOtherName)];
    });
    if (ranked.length > 0) return settleTies(ranked);
  }
  return [];
}

function rankCity(gazetteer: Gazetteer, query: Query, place: Place, isOtherName: boolean): Ranked {
  const { address, regions } = query;
  let penalty = query.penalty + finerPenalty(address);
  if (isOtherName) penalty += PENALTIES.otherName;
  if (regions.length > 0 && !regions.includes(place.region)) penalty += PENALTIES.otherRegion;
  const postcode = place.country === 'US' ? gazetteer.postcodes.find(address.postal ?? '') : undefined;
  const isPostcodeHere = postcode !== undefined && distanceKm(postcode, place) < NEAR_KM;
  if (address.postal !== undefined && !isPostcodeHere) {
    penalty += postcode === undefined ? PENALTIES.unverifiedPostcode : PENALTIES.otherPostcode;
  }
  const at = isPostcodeHere ? postcode : place;
  const rank = Math.log10(place.population + 10) + (isOtherName ? 0 : 0.7) - (place.isSection ? 1 : 0);
  const words = [isPostcodeHere ? postcode.code : '', place.name, ...areaWords(gazetteer, place)];
  const { geonameId, population } = place;
  const attributes = { City: place.name, ...areaAttributes(gazetteer, place), geonameId, population };
  const matchType = isPostcodeHere ? 'postcode' : 'city';
  return { rank, candidate: makeCandidate(at, 100 - penalty, words, matchType, attributes) };
}

/** Deducts for street and neighbourhood, which lie within a city: the match is coarser than the address. */
function finerPenalty(address: Address): number {
  const street = address.address === undefined ? 0 : PENALTIES.street;
  const isCityNamed = address.city !== undefined;
  return street + (isCityNamed && address.neighborhood !== undefined ? PENALTIES.neighborhood : 0);
}

/** Orders by score and rank. If several namesakes match fully, the less prominent ones score less. */
function settleTies(ranked: Ranked[]): Ranked[] {
  const ordered = ranked.sort((a, b) => b.candidate.score - a.candidate.score || b.rank - a.rank);
  const best = ordered.reduce((a, b) => (value(b) > value(a) ? b : a));
  const rivals = ordered.filter(
    (other) =>
      other !== best &&
      other.candidate.score >= best.candidate.score - PENALTIES.otherName &&
      best.rank - other.rank < RANK_TIE &&
      distanceKm(other.candidate, best.candidate) > 10,
  );
  const top = best.candidate.score - (rivals.length > 0 ? PENALTIES.ambiguous : 0);
  const scored = ordered.map((entry) => {
    const isTop = entry === best || rivals.includes(entry);
    const lead = Math.min(30, Math.max(1, Math.round((best.rank - entry.rank) * 10)));
    const score = isTop ? top : Math.max(0, Math.min(top, entry.candidate.score) - lead);
    return { rank: entry.rank, candidate: { ...entry.candidate, score } };
  });
  return scored
    .sort((a, b) => b.candidate.score - a.candidate.score || b.rank - a.rank)
    .slice(0, MAX_CANDIDATES);
}

/** Ten times the population outweighs two points of score. */
function value({ candidate, rank }: Ranked): number {
  return candidate.score / 4 + rank;
}

/**
 * Searches US postcodes. Five digits are a postcode in dozens of countries, so they count fully only if
 * something else indicates the USA. Otherwise the score falls below any sensible minimum, so that rows are
 * not placed in the wrong country.
 */
function searchPostcode(gazetteer: Gazetteer, query: Query): Ranked[] | undefined {
  const { address, countries, regions } = query;
  const postcode = gazetteer.postcodes.find(address.postal ?? '');
  if (postcode === undefined || countries?.includes('US') === false) return undefined;
  const areAmerican = regions.map((code) => code.startsWith('US.'));
  if (areAmerican.length > 0 && !areAmerican.includes(true)) return undefined;
  const isNamed = countries?.length === 1 || (areAmerican.length > 0 && !areAmerican.includes(false));
  const isAnywhere = !isNamed && areAmerican.length === 0 && !hasNineDigits(address);
  let penalty = query.penalty + finerPenalty(address);
  if (isAnywhere) penalty += PENALTIES.anywhere;
  else if (!isNamed) penalty += PENALTIES.unnamedCountry;
  if (address.city !== undefined) penalty += PENALTIES.unknownCity;
  const words = [postcode.code, gazetteer.countries.nameOf('US')];
  const attributes = { Postal: postcode.code, Country: 'US' };
  const candidate = makeCandidate(postcode, 100 - penalty, words, 'postcode', attributes);
  return [{ rank: 0, candidate, ...(isAnywhere && { note: OF_ANY_COUNTRY }) }];
}

const OF_ANY_COUNTRY =
  'five digits may be a postcode of many countries: name it in a column, or as sourceCountry';

/** True for ZIP+4, which is almost unique to the USA. */
function hasNineDigits({ postal = '', postalExt }: Address): boolean {
  return postalExt !== undefined || postal.trim().length > 5;
}

function searchArea(gazetteer: Gazetteer, query: Query): Ranked[] {
  const { address, regions } = query;
  const finer = [address.address, address.neighborhood, address.city, address.postal, address.subregion];
  const isTooCoarse = finer.some((part) => part !== undefined);
  const score = 100 - query.penalty - (isTooCoarse ? PENALTIES.tooCoarse : 0);
  const inRegions = regions.flatMap((code) => {
    const centre = gazetteer.centres.get(code);
    if (centre === undefined) return [];
    const area = { country: code.slice(0, 2), region: code };
    const attributes = areaAttributes(gazetteer, area);
    const words = areaWords(gazetteer, area);
    const several = regions.length > 1 ? PENALTIES.ambiguous : 0;
    return [{ rank: 0, candidate: makeCandidate(centre, score - several, words, 'region', attributes) }];
  });
  const country = address.countryCode === undefined ? undefined : query.countries?.[0];
  const centre = country === undefined ? undefined : gazetteer.centres.get(country);
  if (inRegions.length > 0 || country === undefined || centre === undefined) {
    return inRegions.slice(0, MAX_CANDIDATES);
  }
  const coarser = address.region === undefined ? score : Math.min(score, 100 - PENALTIES.tooCoarse);
  const words = [gazetteer.countries.nameOf(country)];
  // A name shared by a country and a region means the country.
  return [{ rank: 1, candidate: makeCandidate(centre, coarser, words, 'country', { Country: country }) }];
}

type Area = Pick<Place, 'country' | 'region'>;

function areaWords({ regions, countries }: Gazetteer, { country, region }: Area): string[] {
  return [regions.nameOf(region), countries.nameOf(country)];
}

function areaAttributes({ regions }: Gazetteer, { country, region }: Area): Record<string, string> {
  return { Region: regions.nameOf(region), Country: country };
}

function makeCandidate(
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  score: number,
  words: readonly string[],
  matchType: MatchType,
  attributes: Candidate['attributes'],
): Candidate {
  const matchedAddress = words.filter((word) => word !== '').join(', ');
  return { longitude, latitude, score: Math.max(0, score), matchedAddress, matchType, attributes };
}

interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLatitude = (b.latitude - a.latitude) * radians;
  const dLongitude = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, h)));
}
