import type { LinkedContent } from '../linked/linked-record.js';
import type { Placement } from '../places/place.js';
import type { Stored } from '../records/record.js';

/** The contact and address fields of a venue, by their wire names. Empty text where there is nothing. */
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

/** A venue, without its id; the title is its name. */
export interface VenueContent extends LinkedContent, Placement {
  readonly contact: VenueContact;
  readonly showMap: boolean;
  readonly showMapLink: boolean;
}

export type Venue = VenueContent & Stored;

/** The region that a venue shows when it does not say: the state at home and where no country is given. */
export function deriveStateProvince({
  country,
  state,
  province,
}: Omit<VenueContact, 'stateprovince'>): string {
  return /^(?:|us|usa|united states(?: of america)?)$/i.test(country) ? state : province;
}
