import type { Transaction } from '../../../storage/database/database.js';
import { escapeText } from '../../text/html.js';
import { findLinkedImports, type LinkedImport } from '../../linked/linked-import-repository.js';
import type { Place } from '../../places/place.js';
import { isKnownTo } from '../../records/rights.js';
import { foldName } from '../../text/slug.js';
import type { Venue } from '../../venues/venue.js';
import type { VenueFields } from '../../venues/venue-changes.js';
import { venueRepository } from '../../venues/venue-repository.js';
import type { IncomingContent } from '../read/incoming.js';
import type { Notice } from '../read/notice.js';
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

/** LOCATION and GEO of a record, beside what the event has so far. */
export interface VenueInput {
  readonly location: string;
  readonly position: Place | null;
  /** GEO of the record's last version. */
  readonly positionBefore: Place | null;
  /** The venue of the event. */
  readonly currentId: number | undefined;
}

/** A venue of a name that a LOCATION may mean. */
interface Candidate {
  readonly venue: Venue;
  readonly known: LinkedImport<VenueSaid> | undefined;
  readonly said: VenueSaid;
  readonly likeness: Likeness;
}

const NOTHING: VenueSaid = { address: '', position: null };
const LINKS = { table: 'event_venues', key: 'venue_id' } as const;

/**
 * Chooses the venue that a record means: one of the name whose address or position agrees, else one of which neither
 * is known. Venues of one name that lie elsewhere are others. A position that the calendar corrects moves the venue
 * that the event has, if nobody else needs it where it is.
 */
export async function chooseVenue(
  trx: Transaction,
  input: VenueInput,
  context: ChoiceContext,
): Promise<VenueChoice> {
  if (input.location === '') return { kind: 'none', notices: [] };
  const readings = readLocation(input.location);
  const candidates = await findCandidates(trx, readings, input, context);
  const same = candidates.filter(({ likeness }) => likeness === 'same');
  const moved = same.every(({ venue }) => venue.id === input.currentId)
    ? await findMoved(trx, candidates, input, context)
    : undefined;
  if (moved !== undefined) return moved;
  const [best] = same;
  if (best !== undefined) return useVenue(trx, best, context);
  const possible = await findPossible(trx, candidates, readings[0], input, context);
  return possible ?? createVenue(candidates, readings[0], input);
}

/** True if a LOCATION may name the venue. */
export function isNamedBy({ title }: Pick<Venue, 'title'>, location: string): boolean {
  return location !== '' && readLocation(location).some(({ name }) => foldName(name) === foldName(title));
}

async function findCandidates(
  trx: Transaction,
  readings: readonly LocationReading[],
  { position, currentId }: VenueInput,
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
  // The event's own venue first, the others as they were found.
  return candidates.sort((a, b) => Number(b.venue.id === currentId) - Number(a.venue.id === currentId));
}

/** The event's venue, moved to where the calendar says now; `undefined` when it did not say that, or others need it. */
async function findMoved(
  trx: Transaction,
  candidates: readonly Candidate[],
  { position, positionBefore, currentId }: VenueInput,
  context: ChoiceContext,
): Promise<VenueChoice | undefined> {
  const current = candidates.find(({ venue }) => venue.id === currentId);
  const place = current?.venue.place;
  if (current === undefined || place === undefined || position === null || positionBefore === null)
    return undefined;
  const isThere = place.latitude === position.latitude && place.longitude === position.longitude;
  if (isThere || !isSamePlace(place, positionBefore)) return undefined;
  // With the address of another venue it is another venue, wherever it lies.
  const { venue, known, said } = current;
  if (compareVenue(venue, known?.said, { ...said, position: null }) === 'other') return undefined;
  if (!(await canMove(trx, current, position, context))) return undefined;
  return completeVenue(current, { address: hasAddress(venue, said.address) ? '' : said.address, position });
}

/** A venue of which nothing tells that it is another one. A lone name must not mean one of several. */
async function findPossible(
  trx: Transaction,
  candidates: readonly Candidate[],
  { address }: LocationReading,
  { position }: VenueInput,
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
    // A name alone is no proof that two calendars mean one place.
    if (!isOurs || (await canMove(trx, candidate, position, context)))
      return useVenue(trx, candidate, context);
  }
  const unproven = candidates.filter(
    ({ likeness, venue, known }) => likeness === 'unproven' && !isAsImported(venue, known),
  );
  const [only, ...more] = unproven;
  return only !== undefined && more.length === 0 ? useVenue(trx, only, context) : undefined;
}

/** Links the venue, with what is missing of it where an import made it, else with a note of what differs. */
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
  return `is not the ${what} of venue ${String(id)}, which stays as it is`;
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

/** The first of the two, with what it lacks from the other. */
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
  { position }: VenueInput,
): VenueChoice {
  const said = { address, position };
  const fields = { venue: escapeText(name), ...toFields(said) };
  const passedOver = candidates.find(({ venue, known }) => !isAsImported(venue, known));
  const isAmbiguous = !isPlaced(said) && candidates.length > 1;
  const notices: Notice[] = [];
  if (isAmbiguous)
    notices.push({ field: 'LOCATION', reason: 'is the name of several venues: one without a place is used' });
  else if (passedOver !== undefined)
    notices.push({
      field: 'LOCATION',
      reason: `is not venue ${String(passedOver.venue.id)} of this name, which lies elsewhere: another venue is used`,
    });
  return { kind: 'new', fields, said, notices };
}

function toFields({ address, position }: VenueSaid): VenueFields {
  return {
    ...(address !== '' && { address: escapeText(address) }),
    ...(position !== null && { geo_lat: position.latitude, geo_lng: position.longitude }),
  };
}

/** True if a venue may get a position or an address without taking other events along that say otherwise. */
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
