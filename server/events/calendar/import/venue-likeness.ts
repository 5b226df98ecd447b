import { type Place, squareChord, toUnitVector } from '../../places/place.js';
import { foldName } from '../../text/slug.js';
import type { Venue } from '../../venues/venue.js';
import { describeAddress } from '../export/from-record.js';

/** Address and position that a calendar gives for a venue; empty and null if it gives none. */
export interface VenueSaid {
  readonly address: string;
  readonly position: Place | null;
}

/**
 * Result of comparing two venues of one name: `same` if address or position agree, `other` if one differs, `unproven`
 * if one has only an address and the other only a position, `possible` if one has neither.
 */
export type Likeness = 'same' | 'other' | 'unproven' | 'possible';

type Agreement = 'agree' | 'differ' | 'unknown';

/** Maximum distance in kilometres of one place: allows for entrances and rounded degrees. */
const SAME_PLACE_KM = 0.25;
/** Maximum distance in kilometres from a geocoded position, which may be the centre of a town. */
const SAME_TOWN_KM = 25;
/** Maximum distance in kilometres that rounding explains. */
const ROUNDING_KM = 0.02;

/** Compares a venue with a calendar's details of one of its name; `known` is what earlier imports gave for it. */
export function compareVenue(venue: Venue, known: VenueSaid | undefined, said: VenueSaid): Likeness {
  const agreements = [
    compareAddress(wordsOf(addressOf(venue)), wordsOf(known?.address ?? ''), wordsOf(said.address)),
    comparePosition(venue, known?.position ?? null, said.position),
  ];
  if (agreements.includes('differ')) return 'other';
  if (agreements.includes('agree')) return 'same';
  return hasPlace(venue, known) && isPlaced(said) ? 'unproven' : 'possible';
}

/** True if a venue has an address or a position. */
export function hasPlace(venue: Venue, known: VenueSaid | undefined): boolean {
  return isPlaced({ address: addressOf(venue), position: venue.place ?? null }) || isPlaced(known);
}

/** True if a calendar gives an address or a position. */
export function isPlaced(said: VenueSaid | undefined): boolean {
  return said !== undefined && (said.position !== null || wordsOf(said.address).size > 0);
}

/** True if the venue's own address has all words of `address`. */
export function hasAddress(venue: Venue, address: string): boolean {
  return isWithin(wordsOf(address), wordsOf(addressOf(venue)));
}

/** True if the venue lies at a position, but for rounding. */
export function liesAt({ place }: Pick<Venue, 'place'>, position: Place): boolean {
  return place !== undefined && isNear(place, position, ROUNDING_KM);
}

/** True if two positions may be those of one place. */
export function isSamePlace(one: Place, other: Place): boolean {
  return isNear(one, other, SAME_PLACE_KM);
}

function addressOf({ contact }: Venue): string {
  return describeAddress(contact);
}

/** Returns the words of an address without order and case, since programs write its parts in different orders. */
function wordsOf(address: string): ReadonlySet<string> {
  return new Set(foldName(address).match(/[\p{L}\p{N}\p{M}]+/gu));
}

function compareAddress(
  own: ReadonlySet<string>,
  known: ReadonlySet<string>,
  said: ReadonlySet<string>,
): Agreement {
  if (said.size === 0) return 'unknown';
  if (isWithin(said, own)) return 'agree';
  // Two streets of one town differ, even if the venue itself only has the town.
  if (known.size > 0) return isWithin(known, said) || isWithin(said, known) ? 'agree' : 'differ';
  if (own.size === 0) return 'unknown';
  return isWithin(own, said) ? 'agree' : 'differ';
}

function comparePosition({ place, isGeocoded }: Venue, known: Place | null, said: Place | null): Agreement {
  if (said === null) return 'unknown';
  if (known !== null && isSamePlace(known, said)) return 'agree';
  if (place === undefined || (isGeocoded && known !== null)) return known === null ? 'unknown' : 'differ';
  return isNear(place, said, isGeocoded ? SAME_TOWN_KM : SAME_PLACE_KM) ? 'agree' : 'differ';
}

function isNear(one: Place, other: Place, km: number): boolean {
  const [a, b] = [toUnitVector(one), toUnitVector(other)];
  const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  return square <= squareChord(km);
}

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((word) => whole.has(word));
}
