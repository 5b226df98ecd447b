import type { Transaction } from '../../../storage/database/database.js';
import { escapeText } from '../../text/html.js';
import { findLinkedImports, type LinkedImport } from '../../linked/linked-import-repository.js';
import type { Place } from '../../places/place.js';
import { isKnownTo } from '../../records/rights.js';
import { foldName } from '../../text/slug.js';
import type { Venue } from '../../venues/venue.js';
import type { VenueFields } from '../../venues/venue-changes.js';
import { venueRepository } from '../../venues/venue-repository.js';
import type { IncomingContent } from '../read/incoming-record.js';
import type { Notice } from '../read/property.js';
import { type ChoiceContext, isAsImported, isChangeable, type LinkedChoice } from './linked-choice.js';
import { type LocationReading, readLocation } from './read-location.js';
import {
  compareVenue,
  hasAddress,
  hasPlace,
  isPlaced,
  isSamePlace,
  liesAt,
  type Likeness,
  type VenueSaid,
} from './venue-likeness.js';

export type VenueChoice = LinkedChoice<VenueFields, VenueSaid>;

/** LOCATION and GEO of a record, and the present venue of the event. */
export interface VenueReference {
  readonly location: string;
  readonly position: Place | null;
  /** GEO of the record's last version. */
  readonly positionBefore: Place | null;
  /** The venue of the event. */
  readonly currentId: number | undefined;
}

/** Venue whose name matches a reading of LOCATION. */
interface Candidate {
  readonly venue: Venue;
  readonly known: LinkedImport<VenueSaid> | undefined;
  readonly said: VenueSaid;
  readonly likeness: Likeness;
}

const NOTHING: VenueSaid = { address: '', position: null };
const LINKS = { table: 'event_venues', key: 'venue_id' } as const;

/**
 * Chooses the venue that a record refers to: one of the name whose address or position agrees, else one without either.
 * A corrected position moves the event's venue, unless other events use the old one.
 */
export async function chooseVenue(
  trx: Transaction,
  reference: VenueReference,
  context: ChoiceContext,
): Promise<VenueChoice> {
  if (reference.location === '') return { kind: 'none', notices: [] };
  const readings = readLocation(reference.location);
  const candidates = await findCandidates(trx, readings, reference, context);
  const same = candidates.filter(({ likeness }) => likeness === 'same');
  const moved = same.every(({ venue }) => venue.id === reference.currentId)
    ? await findMoved(trx, candidates, reference, context)
    : undefined;
  if (moved !== undefined) return moved;
  const [best] = same;
  if (best !== undefined) return useVenue(trx, best, context);
  const possible = await findPossible(trx, candidates, readings[0], reference, context);
  return possible ?? createVenue(candidates, readings[0], reference);
}

/** True if a LOCATION may name the venue. */
export function isNamedBy({ title }: Pick<Venue, 'title'>, location: string): boolean {
  return location !== '' && readLocation(location).some(({ name }) => foldName(name) === foldName(title));
}

async function findCandidates(
  trx: Transaction,
  readings: readonly LocationReading[],
  { position, currentId }: VenueReference,
  { caller }: ChoiceContext,
): Promise<Candidate[]> {
  const found = new Map<number, { venue: Venue; said: VenueSaid }>();
  for (const { name, address } of readings) {
    const venues = await venueRepository.findByName(trx, name);
    for (const venue of venues.filter((one) => isKnownTo(caller, one)))
      if (!found.has(venue.id)) found.set(venue.id, { venue, said: { address, position } });
  }
  const imports = await findLinkedImports<VenueSaid>(trx, [...found.keys()]);
  const candidates = [...found.values()].map(({ venue, said }) => {
    const known = imports.get(venue.id);
    return { venue, known, said, likeness: compareVenue(venue, known?.said, said) };
  });
  // Sorts the event's own venue first.
  return candidates.sort((a, b) => Number(b.venue.id === currentId) - Number(a.venue.id === currentId));
}

/** Moves the event's venue to a corrected position; `undefined` without a correction, or if others use the old one. */
async function findMoved(
  trx: Transaction,
  candidates: readonly Candidate[],
  { position, positionBefore, currentId }: VenueReference,
  context: ChoiceContext,
): Promise<VenueChoice | undefined> {
  const current = candidates.find(({ venue }) => venue.id === currentId);
  const place = current?.venue.place;
  if (current === undefined || place === undefined || position === null || positionBefore === null)
    return undefined;
  const isThere = place.latitude === position.latitude && place.longitude === position.longitude;
  if (isThere || !isSamePlace(place, positionBefore)) return undefined;
  // A different address means a different venue, not a correction.
  const { venue, known, said } = current;
  if (compareVenue(venue, known?.said, { ...said, position: null }) === 'other') return undefined;
  if (!(await canMove(trx, current, position, context))) return undefined;
  return completeVenue(current, { address: hasAddress(venue, said.address) ? '' : said.address, position });
}

/** Finds a venue of the name that nothing contradicts; several matches for a name alone are ambiguous. */
async function findPossible(
  trx: Transaction,
  candidates: readonly Candidate[],
  { address }: LocationReading,
  { position }: VenueReference,
  context: ChoiceContext,
): Promise<VenueChoice | undefined> {
  if (!isPlaced({ address, position })) {
    const named = candidates.filter(({ likeness }) => likeness === 'possible');
    const bare = named.find(({ venue }) => !hasPlace(venue, undefined));
    const chosen = bare ?? (named.length === 1 ? named[0] : undefined);
    return chosen && useVenue(trx, chosen, context);
  }
  for (const candidate of candidates.filter(({ likeness }) => likeness === 'possible')) {
    const isOurs = isAsImported(candidate.venue, candidate.known);
    // Two calendars can use one name for different places.
    if (!isOurs || (await canMove(trx, candidate, position, context)))
      return useVenue(trx, candidate, context);
  }
  const unproven = candidates.filter(
    ({ likeness, venue, known }) => likeness === 'unproven' && !isAsImported(venue, known),
  );
  const [only, ...more] = unproven;
  return only !== undefined && more.length === 0 ? useVenue(trx, only, context) : undefined;
}

/** Links a venue. An imported venue gets its missing details; for any other, a notice says what differs. */
async function useVenue(
  trx: Transaction,
  candidate: Candidate,
  context: ChoiceContext,
): Promise<VenueChoice> {
  const { venue, known, said } = candidate;
  const { address, position } = said;
  const lacksAddress = !hasAddress(venue, address);
  const lacksPosition = position !== null && (venue.place === undefined || venue.isGeocoded);
  if ((lacksAddress || lacksPosition) && (await canMove(trx, candidate, position, context))) {
    return completeVenue(candidate, {
      address: lacksAddress ? address : '',
      position: lacksPosition ? position : null,
    });
  }
  const notices: Notice[] = [];
  if (lacksAddress) notices.push({ field: 'LOCATION', reason: describeDifference(venue, 'address') });
  if (position !== null && !liesAt(venue, position))
    notices.push({ field: 'GEO', reason: describeDifference(venue, 'position') });
  const learned = complement(known?.said, said);
  const isNews = notices.length > 0 && JSON.stringify(learned) !== JSON.stringify(known?.said);
  return {
    kind: 'known',
    id: venue.id,
    ...(isNews && { learns: { revision: known?.revision, said: learned } }),
    notices,
  };
}

function describeDifference({ id }: Venue, what: 'address' | 'position'): string {
  return `differs from the ${what} of venue ${String(id)}; the venue was not changed`;
}

function completeVenue({ venue, known }: Candidate, { address, position }: VenueSaid): VenueChoice {
  return {
    kind: 'known',
    id: venue.id,
    completes: toFields({ address, position }),
    learns: { revision: known?.revision, said: complement({ address, position }, known?.said) },
    notices: [],
  };
}

/** Merges two sets of details; the first wins. */
function complement(first: VenueSaid | undefined, second: VenueSaid | undefined): VenueSaid {
  const [one, other] = [first ?? NOTHING, second ?? NOTHING];
  return {
    address: one.address === '' ? other.address : one.address,
    position: one.position ?? other.position,
  };
}

function createVenue(
  candidates: readonly Candidate[],
  { name, address }: LocationReading,
  { position }: VenueReference,
): VenueChoice {
  const said = { address, position };
  const fields = { venue: escapeText(name), ...toFields(said) };
  const passedOver = candidates.find(({ venue, known }) => !isAsImported(venue, known));
  const isAmbiguous = !isPlaced(said) && candidates.length > 1;
  const notices: Notice[] = [];
  if (isAmbiguous)
    notices.push({ field: 'LOCATION', reason: 'is the name of several venues; one without a place is used' });
  else if (passedOver !== undefined)
    notices.push({
      field: 'LOCATION',
      reason: `does not match venue ${String(passedOver.venue.id)}, which has this name and another place; another venue is used`,
    });
  return { kind: 'new', fields, said, notices };
}

function toFields({ address, position }: VenueSaid): VenueFields {
  return {
    ...(address !== '' && { address: escapeText(address) }),
    ...(position !== null && { geo_lat: position.latitude, geo_lng: position.longitude }),
  };
}

/** True if a venue may get a position or an address, because no other linked event contradicts it. */
function canMove(
  trx: Transaction,
  { venue: record, known }: Candidate,
  position: Place | null,
  context: ChoiceContext,
): Promise<boolean> {
  const contradicts = (content: IncomingContent): boolean =>
    position !== null &&
    content.position !== null &&
    isNamedBy(record, content.location) &&
    !isSamePlace(content.position, position);
  return isChangeable(trx, { record, known, links: LINKS }, context, contradicts);
}
