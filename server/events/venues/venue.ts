import type { LinkedContent } from '../linked/linked-record.js';
import type { Placement } from '../places/place.js';
import type { Stored } from '../records/record.js';

/** Contact and address fields of a venue, by their wire names; empty text for none. */
export const VENUE_CONTACT_FIELDS = [
  'address',
  'city',
  'country',
  'province',
  'state',
  'zip',
  'phone',
  'website',
  'stateprovince',
] as const;

export type VenueContact = Readonly<Record<(typeof VENUE_CONTACT_FIELDS)[number], string>>;

/** Venue without its id; the title is its name. */
export interface VenueContent extends LinkedContent, Placement {
  readonly contact: VenueContact;
  readonly showMap: boolean;
  readonly showMapLink: boolean;
}

export type Venue = VenueContent & Stored;

/** Returns the default region of a venue: the state in the USA or without a country, else the province. */
export function deriveStateProvince({
  country,
  state,
  province,
}: Omit<VenueContact, 'stateprovince'>): string {
  return /^(?:|us|usa|united states(?: of america)?)$/i.test(country) ? state : province;
}
